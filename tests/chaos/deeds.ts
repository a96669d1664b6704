import { setTimeout as sleep } from "node:timers/promises";
import type { MailReader } from "../support/sent-mails.ts";
import type { Insist } from "./submitters.ts";
import { isResultMail } from "./notetaker-promises.ts";

/** Buttons of the page behind a result mail. */
export type Press = "share" | "stop_sharing" | "delete";

type Deed = {
  readonly email: string;
  readonly token: string;
  /** Own network of the person, for the site's limits. */
  readonly address: string;
  readonly presses: Press[];
  acknowledged: boolean;
};

/** A share link as its page showed it. */
export type SharedLink = {
  readonly token: string;
  readonly email: string;
  /** "Stop sharing" or "Delete" was pressed, perhaps without an answer. */
  ended: boolean;
};

export type Deeds = {
  readonly pressed: ReadonlyMap<Press, number>;
  /** Addresses of people who pressed "Delete", perhaps without an answer. */
  readonly deleted: ReadonlySet<string>;
  readonly shared: readonly SharedLink[];
  readonly finish: () => Promise<void>;
  /** Presses the remaining buttons while nothing is killed. */
  readonly finishReading: () => Promise<void>;
};

type World = {
  readonly siteUrl: string;
  readonly random: () => number;
  readonly isOpen: () => boolean;
  readonly insist: Insist;
  readonly mail: MailReader;
};

const atOnce = 3;

/** Reads every result mail: some people share it, some stop sharing, some delete everything. */
export function startDeeds(world: World): Deeds {
  const { random, isOpen, mail } = world;
  const pressed = new Map<Press, number>();
  const deleted = new Set<string>();
  const shared: SharedLink[] = [];
  const waiting: Deed[] = [];
  const known = new Set<string>();
  let seen = 0;
  let finished = false;

  const loops = Array.from({ length: atOnce }, async () => {
    while (!finished) {
      await sleep(20 + random() * 60);
      if (!isOpen()) continue;
      readMail();
      const deed = waiting.shift();
      if (deed && !(await perform(deed))) waiting.push(deed);
    }
  });

  function readMail() {
    const mails = mail.read();
    for (const next of mails.slice(seen)) {
      const email = next.to[0] ?? "";
      const token = /\/notetaker-status\?token=([\w-]+)/.exec(next.text)?.[1];
      if (!isResultMail(next) || token === undefined || known.has(email)) continue;
      known.add(email);
      const address = `10.203.${known.size >> 8}.${known.size & 255}`;
      waiting.push({ email, token, address, presses: choose(random()), acknowledged: false });
    }
    seen = mails.length;
  }

  /** False when the site could not be reached; tried again later. */
  async function perform(deed: Deed): Promise<boolean> {
    const { siteUrl, insist } = world;
    const { email, token, address, presses } = deed;
    for (let press = presses[0]; press; press = presses[0]) {
      if (press === "delete") deleted.add(email);
      if (press !== "share") endLinksOf(email);
      deed.acknowledged = false;
      const body = new URLSearchParams({ do: press });
      await insist(deed, () =>
        fetch(`${siteUrl}/notetaker-status?token=${token}`, {
          ...{ method: "POST", body, ...from(address) },
        }),
      );
      if (!deed.acknowledged) return false;
      if (press === "share" && !(await readLink(siteUrl, deed))) return false;
      pressed.set(press, (pressed.get(press) ?? 0) + 1);
      presses.shift();
    }
    return true;
  }

  function endLinksOf(email: string) {
    for (const link of shared) if (link.email === email) link.ended = true;
  }

  async function readLink(siteUrl: string, { email, token, address }: Deed): Promise<boolean> {
    const page = await fetch(`${siteUrl}/notetaker-status?token=${token}`, from(address))
      .then((answer) => answer.text())
      .catch(() => "");
    const link = /\/notetaker-shared\?token=([\w-]+)/.exec(page)?.[1];
    if (link === undefined) return false;
    shared.push({ token: link, email, ended: false });
    return true;
  }

  return {
    pressed,
    deleted,
    shared,
    finish: async () => {
      finished = true;
      await Promise.all(loops);
    },
    finishReading: async () => {
      readMail();
      for (const deed of waiting.splice(0)) await perform(deed);
    },
  };
}

function from(address: string) {
  return { redirect: "manual", headers: { "cf-connecting-ip": address } } as const;
}

function choose(chance: number): Press[] {
  if (chance < 0.1) return ["delete"];
  if (chance < 0.2) return ["share", "delete"];
  if (chance < 0.35) return ["share", "stop_sharing"];
  return chance < 0.5 ? ["share"] : [];
}
