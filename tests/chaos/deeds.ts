import { setTimeout as sleep } from "node:timers/promises";
import {
  alreadyComingMailWords,
  askedMailWords,
  declinedMailWords,
  letInMailWords,
} from "../../app/notetaker/mails/sharing/words.ts";
import { onItsWayMailWords } from "../../app/notetaker/mails/confirmation.server.ts";
import type { BotsControl } from "../simulators/frame/meetings-page.ts";
import type { Gathering, Gatherings } from "./gatherings.ts";
import type { MailReader, SentMail } from "./sent-mails.ts";
import type { Insist, Submission } from "./submitters.ts";
import { jobIdOf, personalLink } from "./verdict.ts";

/** What the people of a gathering press: buttons of their own pages, and one of the meeting's chat. */
export type Press = "share" | "decline" | "send_own" | "leave" | "delete" | "opt_out";

type Deed = {
  readonly press: Press;
  readonly guest: Submission;
  readonly gathering: Gathering;
  /** Of the page; empty for what anybody in the meeting can do. */
  readonly token: string;
  /** Whose question is answered: the id of that request. */
  askerId: string | null;
  /** Whose bot somebody in the meeting objects to. */
  jobId: string | null;
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
  readonly provider: BotsControl;
};

/**
 * Reads the mail of everybody who is at a meeting together and does what they may do with it: most owners
 * share, some decline, some have everything deleted; who asked may take it back, or send a notetaker of
 * their own; and here and there somebody in the meeting objects.
 */
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
  return { press, guest, gathering, token, askerId: null, jobId: null, acknowledged: false };
}

/** `dice` in [0, 1) */
function choose({ subject, text }: SentMail, dice: number): Press | null {
  switch (subject) {
    case askedMailWords.subject:
    case askedMailWords.again.subject:
      return dice < 0.6 ? "share" : dice < 0.85 ? "decline" : null;
    case alreadyComingMailWords.subject:
      return dice < 0.1 ? "leave" : dice < 0.2 ? "send_own" : null;
    case letInMailWords.subject:
      return dice < 0.15 ? "leave" : null;
    case declinedMailWords.subject:
      return dice < 0.4 ? "send_own" : null;
    case onItsWayMailWords.subject:
      return dice < 0.08 ? "opt_out" : dice < 0.14 ? "delete" : null;
    default:
      return text.includes(personalLink) && dice < 0.1 ? "delete" : null;
  }
}

/** Answers false when the site could not be reached: then there will be another time. */
async function perform(world: World, deed: Deed, letIn: Set<string>): Promise<boolean> {
  const { siteUrl, insist, gatherings } = world;
  const target = deed.press === "opt_out" ? optOutOf(world, deed) : await buttonOf(world, deed);
  if (target === undefined) return false;
  if (target === null) return true;

  // What is deleted now can be found by its id alone.
  gatherings.remember();
  if (deed.press === "share" && target.askerId !== null) letIn.add(target.askerId);
  deed.askerId = target.askerId;
  deed.jobId = target.jobId;
  await insist(deed, () =>
    fetch(siteUrl + target.path, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(5_000),
      headers: { "cf-connecting-ip": deed.guest.network },
      body: new URLSearchParams({
        do: deed.press,
        ...(target.askerId === null ? {} : { asker: target.askerId }),
      }),
    }),
  );
  return true;
}

type Target = Pick<Deed, "askerId" | "jobId"> & { readonly path: string };

/**
 * The page's own button; one of them, where several questions are open. null if there is none, undefined
 * if nobody answers.
 */
async function buttonOf(
  { siteUrl, random }: World,
  deed: Deed,
): Promise<Target | null | undefined> {
  const path = `/notetaker-status?token=${deed.token}`;
  const shown = deed.press === "delete" ? `${path}&confirm=delete` : path;
  const html = await fetch(siteUrl + shown, {
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
  return { path, askerId: /name="asker" value="([^"]+)"/.exec(form)?.[1] ?? null, jobId: null };
}

/** The link that the bot has written into the meeting's chat; null before it has. */
function optOutOf({ provider }: World, { gathering }: Deed): Target | null {
  const bot = provider
    .state()
    .bots.find(({ request }) => request.meeting_url.endsWith(gathering.code));
  const [, path] = /https?:\/\/[^/\s]+(\/\S+)/.exec(bot?.chatSent[0]?.text ?? "") ?? [];
  return bot === undefined || path === undefined
    ? null
    : { path, askerId: null, jobId: jobIdOf(bot) };
}
