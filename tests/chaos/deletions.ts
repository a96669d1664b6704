import { setTimeout as sleep } from "node:timers/promises";
import type { MailReader } from "../support/sent-mails.ts";
import { isResultMail } from "./notetaker-promises.ts";
import type { Submitters } from "./submitters.ts";

type Deletion = {
  readonly email: string;
  readonly token: string;
  /** The person's own IP address, because the site limits requests per network. */
  readonly network: string;
  acknowledged: boolean;
};

const shareOfPeople = 0.2;

/** Starts people who press "Delete" on the page that their result mail links to. */
export function startDeletions(
  siteUrl: string,
  random: () => number,
  { isOpen, sendInsistently }: Submitters,
  mail: MailReader,
) {
  const pressed = new Set<Deletion>();
  const readEmails = new Set<string>();
  const waiting: Deletion[] = [];
  let finished = false;

  const loop = (async () => {
    while (!finished) {
      await sleep(20 + random() * 60);
      if (isOpen()) await pressOne();
    }
  })();

  async function pressOne(): Promise<void> {
    readMail();
    const deletion = waiting.shift();
    if (!deletion) return;
    const { token, network } = deletion;
    pressed.add(deletion);
    await sendInsistently(deletion, () =>
      fetch(`${siteUrl}/notetaker-status?token=${token}`, {
        method: "POST",
        body: new URLSearchParams({ do: "delete" }),
        redirect: "manual",
        headers: { "cf-connecting-ip": network },
      }),
    );
    if (!deletion.acknowledged) waiting.push(deletion);
  }

  function readMail() {
    for (const next of mail.read()) {
      const email = next.to[0] ?? "";
      const token = /\/notetaker-status\?token=([\w-]+)/.exec(next.text)?.[1];
      if (!isResultMail(next) || token === undefined || readEmails.has(email)) continue;
      readEmails.add(email);
      const network = `10.203.${readEmails.size >> 8}.${readEmails.size & 255}`;
      if (random() < shareOfPeople) waiting.push({ email, token, network, acknowledged: false });
    }
  }

  return {
    /** Addresses of people who pressed "Delete", perhaps without an answer. */
    emails: () => new Set(Array.from(pressed, ({ email }) => email)),
    async finish() {
      finished = true;
      await loop;
    },
    /** Presses the remaining buttons while nothing is killed. */
    async pressAll() {
      readMail();
      while (waiting.length > 0) await pressOne();
    },
    /** Returns the results that can still be opened after their deletion. */
    async leftovers(): Promise<readonly string[]> {
      const violations: string[] = [];
      for (const { email, token, network } of pressed) {
        for (const path of ["/notetaker-status", "/api/notetaker/transcript.txt"]) {
          const headers = { "cf-connecting-ip": network };
          const { status } = await fetch(`${siteUrl}${path}?token=${token}`, { headers });
          if (status !== 404 && status !== 410) violations.push(`${path} of ${email}: ${status}`);
        }
      }
      return violations;
    },
  };
}
