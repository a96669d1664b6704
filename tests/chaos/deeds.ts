import { setTimeout as sleep } from "node:timers/promises";
import { askedMailWords } from "../../app/notetaker/mails/sharing/words.ts";
import type { Gathering, Gatherings } from "./gatherings.ts";
import type { MailReader, SentMail } from "./sent-mails.ts";
import type { Insist, Submission } from "./submitters.ts";
import { personalLink } from "./verdict.ts";

/** What the people of a gathering press on their own pages. */
export type Press = "share" | "delete";

type Deed = {
  readonly press: Press;
  readonly guest: Submission;
  readonly gathering: Gathering;
  readonly token: string;
  /** Whose question is answered: the id of that request. */
  askerId: string | null;
  /** The site said that it is done. */
  acknowledged: boolean;
};

export type Deeds = {
  readonly all: readonly Deed[];
  /** The ids of the requests whose owner has pressed Share, whatever came of it. */
  readonly letIn: ReadonlySet<string>;
  readonly finish: () => Promise<void>;
  /** Does what is left to do about the mails so far, while nothing is killed. */
  readonly finishReading: () => Promise<void>;
};

const atOnce = 3;

type World = {
  readonly siteUrl: string;
  readonly random: () => number;
  readonly isOpen: () => boolean;
  readonly insist: Insist;
  readonly gatherings: Gatherings;
  readonly mail: MailReader;
};

/** Reads the mail of everybody at a meeting: most owners share, and here and there one has all deleted. */
export function startDeeds(world: World): Deeds {
  const { random, isOpen, gatherings, mail } = world;
  const all: Deed[] = [];
  const waiting: Deed[] = [];
  const letIn = new Set<string>();
  let seen = 0;
  let finished = false;

  const loops = Array.from({ length: atOnce }, async () => {
    while (!finished) {
      await sleep(20 + random() * 60);
      if (!isOpen()) continue;
      readMail();
      const deed = waiting.shift();
      if (!deed) continue;
      // Whoever was stored after everything was deleted would have begun anew, and be nobody's mistake.
      const isDone = deed.gathering.isComplete && (await perform(world, deed, letIn));
      if (!isDone) waiting.push(deed);
    }
  });

  function readMail() {
    mail.read();
    for (const next of mail.mails.slice(seen)) {
      const deed = deedFor(next, gatherings, random);
      if (!deed) continue;
      all.push(deed);
      waiting.push(deed);
    }
    seen = mail.mails.length;
  }

  return {
    all,
    letIn,
    finish: async () => {
      finished = true;
      await Promise.all(loops);
    },
    finishReading: async () => {
      readMail();
      for (const deed of waiting.splice(0)) await perform(world, deed, letIn);
    },
  };
}

/** What somebody does about a mail; null for nothing. */
function deedFor(mail: SentMail, gatherings: Gatherings, random: () => number): Deed | null {
  const email = mail.to[0] ?? "";
  const gathering = gatherings.find(email);
  const guest = gathering?.guests.find((one) => one.email === email);
  const token = /\/notetaker-status\?token=([\w-]+)/.exec(mail.text)?.[1];
  const press = choose(mail, random());
  if (!gathering || !guest || !token || press === null) return null;
  return { press, guest, gathering, token, askerId: null, acknowledged: false };
}

/** `dice` in [0, 1) */
function choose({ subject, text }: SentMail, dice: number): Press | null {
  if (subject === askedMailWords.subject) return dice < 0.6 ? "share" : null;
  return text.includes(personalLink) && dice < 0.1 ? "delete" : null;
}

/** Answers false when the site could not be reached: then there will be another time. */
async function perform(world: World, deed: Deed, letIn: Set<string>): Promise<boolean> {
  const { siteUrl, insist, gatherings } = world;
  const asker = await askerOnPage(world, deed);
  if (asker === undefined) return false;
  if (asker === null) return true;

  // What is deleted now can be found by its id alone.
  gatherings.remember();
  if (deed.press === "share") {
    letIn.add(asker);
    deed.askerId = asker;
  }
  await insist(deed, () =>
    fetch(`${siteUrl}/notetaker-status?token=${deed.token}`, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
      headers: { "cf-connecting-ip": deed.guest.network },
      body: new URLSearchParams({ do: deed.press, asker }),
    }),
  );
  return true;
}

/**
 * Whom the page's own button is about: one of them, where several questions are open; nobody for a
 * deletion. null if there is no button, undefined if nobody answers.
 */
async function askerOnPage({ siteUrl, random }: World, deed: Deed) {
  const shown = deed.press === "delete" ? "&confirm=delete" : "";
  const html = await fetch(`${siteUrl}/notetaker-status?token=${deed.token}${shown}`, {
    signal: AbortSignal.timeout(5_000),
    headers: { "cf-connecting-ip": deed.guest.network },
  })
    .then((answer) => answer.text())
    .catch(() => undefined);
  if (html === undefined) return undefined;
  const forms = html
    .split("<form")
    .filter((form) => form.includes(`name="do" value="${deed.press}"`));
  const form = forms[Math.floor(random() * forms.length)];
  if (form === undefined) return null;
  return /name="asker" value="([^"]+)"/.exec(form)?.[1] ?? "";
}
