import { createHash } from "node:crypto";
import { pageRows } from "../../app/config/pages.ts";
import { resourceRows } from "../../app/config/resources.ts";
import { sampleTurns } from "../fixtures/sample-meeting.ts";
import type { BotsControl } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb, type Row } from "../support/local-db.ts";
import type { MailReader } from "./sent-mails.ts";
import type { SharedLink } from "./deeds.ts";
import { notetakerIdOf } from "./verdict.ts";

const resultPaths = [
  resourceRows["result-video"][0],
  resourceRows["result-transcript-txt"][0],
  resourceRows["result-transcript-vtt"][0],
  resourceRows["result-transcript-srt"][0],
  resourceRows["result-transcript-markdown"][0],
  resourceRows["result-transcript-json"][0],
  resourceRows["result-chat"][0],
];
const pagePaths = {
  personal: pageRows["notetaker-status"].paths[0],
  share: pageRows["notetaker-shared"].paths[0],
} as const;
const atOnce = 8;
/** Links tried after each kill, of those that are open and of closed ones for which nothing has changed. */
const sampleSize = 6;

export type LeakCheck = {
  readonly violations: readonly string[];
  readonly figures: { tokens: number; tries: number; refused: number; read: number };
  /** Tries what was mailed so far; `everything`: also what nobody has touched since it was last tried. */
  readonly check: (options?: { readonly everything: boolean }) => Promise<void>;
};

/** A link to somebody's results, and how things stand with it. */
type Link = {
  readonly token: string;
  readonly kind: "personal" | "share";
  /** The address that it was mailed to, or whose page showed it. */
  readonly of: string;
  /** null once it is forgotten. */
  readonly email: string | null;
  readonly notetakerId: string;
  readonly status: string;
  /** It leads nowhere any more: its data is gone, or it is no longer shared. */
  readonly isClosed: boolean;
  /** Its deletion is under way. */
  readonly isErasing: boolean;
};

/**
 * Nobody may ever read what is not theirs. Every link that was ever mailed, and every share link, is tried
 * against every address that hands out results; who may read is taken from what people have pressed and
 * from the database, not from the site's answers.
 */
export function createLeakCheck(world: {
  readonly siteUrl: string;
  readonly persistTo: string;
  readonly mail: MailReader;
  readonly provider: BotsControl;
  readonly shared: readonly SharedLink[];
}): LeakCheck {
  const { siteUrl, mail } = world;
  const violations: string[] = [];
  const figures = { tokens: 0, tries: 0, refused: 0, read: 0 };
  const tried = new Map<string, string>();
  const readLinks = createLinkReader(world);
  const notetakerOfRecording = createRecordingIndex(world.provider);
  let turn = 0;

  return { violations, figures, check };

  async function check({ everything } = { everything: false }): Promise<void> {
    mail.read();
    const links = readLinks();
    figures.tokens = links.length;
    for (const link of links) {
      const isTheirs = link.email === null || link.email === "" || link.email === link.of;
      if (!isTheirs) violations.push(`${link.of} has a link of ${link.email}`);
    }
    const readers = links.filter((link) => mayRead(link));
    const outsiders = links.filter((link) => !mayRead(link));
    // What the site answers to an outsider hangs on these columns: the same is asked again in samples only.
    const changed = outsiders.filter((link) => tried.get(link.token) !== stateOf(link));
    const unchanged = outsiders.filter((link) => tried.get(link.token) === stateOf(link));
    const some = (all: readonly Link[]) => (everything ? all : sampleOf(all, turn));
    turn += 1;

    await inTurns([
      ...[...changed, ...some(unchanged)].map((link) => () => tryAsOutsider(link)),
      ...some(readers).map((link) => () => tryAsReader(link)),
    ]);
  }

  function mayRead({ isClosed, isErasing }: Link): boolean {
    return !isClosed && !isErasing;
  }

  /** No address hands out anything, and the page shows nothing of it. */
  async function tryAsOutsider(link: Link): Promise<void> {
    for (const path of resultPaths) {
      const { status } = await open(path, link);
      figures.refused += 1;
      const isRight = link.isClosed ? isGone(status) : status >= 400 && status < 500;
      if (!isRight) violations.push(`${path} of ${nameOf(link)}: ${status}`);
    }
    const page = await open(pagePaths[link.kind], link);
    const shows = [...resultPaths, sampleTurns[0]!.says].filter((text) => page.text.includes(text));
    if (shows.length > 0) violations.push(`the page of ${nameOf(link)} shows ${shows.join(", ")}`);
    if (link.isClosed && !isGone(page.status)) {
      violations.push(`the page of ${nameOf(link)}: ${page.status}`);
    }
    tried.set(link.token, stateOf(link));
  }

  /** What is handed out is of this person's own meeting. */
  async function tryAsReader(link: Link): Promise<void> {
    const { status, location } = await open(resourceRows["result-video"][0], link);
    if (status !== 302) {
      if (status >= 500 && status !== 503) violations.push(`${nameOf(link)} reads: ${status}`);
      return;
    }
    figures.read += 1;
    const recordingId = /\/media\/([^/]+)\//.exec(location)?.[1];
    if (notetakerOfRecording(recordingId ?? "") !== link.notetakerId) {
      violations.push(`${nameOf(link)} reads another meeting's video`);
    }
  }

  async function open(path: string, { token }: Link) {
    figures.tries += 1;
    const answer = await fetch(`${siteUrl}${path}?token=${token}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
      headers: { "cf-connecting-ip": "10.202.0.1" },
    });
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, text: await answer.text() };
  }
}

/** Returns the notetaker that a recording was made for; undefined if there is no such recording. */
function createRecordingIndex(provider: BotsControl) {
  const made = new Map<string, string>();
  return (recordingId: string): string | undefined => {
    if (!made.has(recordingId)) {
      for (const bot of provider.state().bots) {
        for (const { id } of bot.recordings) made.set(id, notetakerIdOf(bot));
      }
    }
    return made.get(recordingId);
  };
}

/** The next few of all, from where the last turn ended. */
function sampleOf(links: readonly Link[], turn: number): readonly Link[] {
  const from = (turn * sampleSize) % Math.max(1, links.length);
  return links.slice(from, from + sampleSize);
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

function stateOf({ notetakerId, status, isClosed, isErasing }: Link): string {
  return [notetakerId, status, isClosed, isErasing].join(" ");
}

function nameOf({ kind, of, status, isClosed, isErasing }: Link): string {
  const fate = isClosed ? ", closed" : isErasing ? ", being deleted" : "";
  return `the ${kind} link of ${of} (${status}${fate})`;
}

async function inTurns(tasks: (() => Promise<void>)[]): Promise<void> {
  const loops = Array.from({ length: atOnce }, async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  });
  await Promise.all(loops);
}

/** Returns a reader of every link so far, with what the database knows of it at that time. */
function createLinkReader({
  persistTo,
  mail,
  shared,
}: {
  readonly persistTo: string;
  readonly mail: MailReader;
  readonly shared: readonly SharedLink[];
}) {
  const mailed = new Map<string, string>();
  let mailsRead = 0;

  return function readLinks(): Link[] {
    for (const { to, text } of mail.mails.slice(mailsRead)) {
      for (const [, token = ""] of text.matchAll(
        /\/(?:notetaker-status|api\/notetaker\/\S+)\?token=([\w-]+)/g,
      )) {
        mailed.set(token, to[0] ?? "");
      }
    }
    mailsRead = mail.mails.length;
    const known = new Map(knownLinks(persistTo).map((row) => [String(row["hash"]), row]));
    const linkFor = (token: string, kind: Link["kind"], of: string): Link => {
      const row = known.get(hashOf(token));
      const text = (column: string) => String(row?.[column] ?? "");
      return {
        ...{ token, kind, of, notetakerId: text("notetakerId"), status: text("status") },
        email: row?.["email"] === null ? null : text("email"),
        // A link that nobody knows any more leads nowhere, like one to something deleted.
        isClosed: row === undefined || row["isDeleted"] === 1,
        isErasing: row?.["isErasing"] === 1,
      };
    };
    return [
      ...[...mailed].map(([token, of]) => linkFor(token, "personal", of)),
      // One that was to end may have ended or not, as long as no answer came: it is read by nobody here.
      ...shared
        .filter(({ token, ended }) => !ended || !known.has(hashOf(token)))
        .map(({ token, email }) => linkFor(token, "share", email)),
    ];
  };
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

function knownLinks(persistTo: string): Row[] {
  return queryLocalDb(
    persistTo,
    `select t.token_hash as hash, n.email as email, n.status = 'deleted' as isDeleted,
            n.delete_requested_at is not null or n.cancelled_at is not null as isErasing,
            n.id as notetakerId, n.status as status
       from access_tokens t join notetakers n on n.id = t.notetaker_id`,
  );
}
