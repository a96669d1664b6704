import { createHash } from "node:crypto";
import { pageRows } from "../../app/config/pages.ts";
import { resourceRows } from "../../app/config/resources.ts";
import { sampleTurns } from "../fixtures/sample-meeting.ts";
import type { BotsControl } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb, type Row } from "../support/local-db.ts";
import type { MailReader } from "./sent-mails.ts";
import { jobIdOf } from "./verdict.ts";

const resultPaths = [
  resourceRows["result-video"][0],
  resourceRows["result-transcript-txt"][0],
  resourceRows["result-transcript-vtt"][0],
  resourceRows["result-transcript-srt"][0],
  resourceRows["result-transcript-markdown"][0],
  resourceRows["result-transcript-json"][0],
  resourceRows["result-chat"][0],
];
const statusPath = pageRows["notetaker-status"].paths[0];
const atOnce = 8;
/** Of those who may read, and of outsiders for whom nothing has changed, so many are tried after each kill. */
const sampleSize = 6;

export type LeakCheck = {
  readonly violations: readonly string[];
  readonly figures: { tokens: number; tries: number; refused: number; read: number };
  /** Tries what was mailed so far; `everything`: also what nobody has touched since it was last tried. */
  readonly check: (options?: { readonly everything: boolean }) => Promise<void>;
};

/** A personal link, and how things stand with it. */
type Link = {
  readonly token: string;
  /** The address that it was mailed to. */
  readonly mailedTo: string;
  readonly requestId: string;
  /** null once it is forgotten. */
  readonly email: string | null;
  readonly jobId: string;
  readonly standing: string;
  readonly status: string;
  /** Whose data is gone, or is on its way out. */
  readonly isDeleted: boolean;
  readonly isErasing: boolean;
};

/**
 * Nobody may ever read a meeting whose owner has not let them in. Every personal link that was ever mailed
 * is tried against every address that hands out results; who may read is taken from what the owners have
 * pressed and from the database, not from the site's answers.
 */
export function createLeakCheck(world: {
  readonly siteUrl: string;
  readonly persistTo: string;
  readonly mail: MailReader;
  readonly provider: BotsControl;
  readonly letIn: ReadonlySet<string>;
}): LeakCheck {
  const { siteUrl, mail } = world;
  const violations: string[] = [];
  const figures = { tokens: 0, tries: 0, refused: 0, read: 0 };
  const tried = new Map<string, string>();
  const readLinks = createLinkReader(world);
  const jobOfRecording = createRecordingIndex(world.provider);
  let turn = 0;

  return { violations, figures, check };

  async function check({ everything } = { everything: false }): Promise<void> {
    mail.read();
    const links = readLinks();
    figures.tokens = links.length;
    for (const link of links) {
      const isTheirs = link.email === null || link.email === "" || link.email === link.mailedTo;
      if (!isTheirs) violations.push(`${link.mailedTo} has a link of ${link.email}`);
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

  function mayRead({ standing, requestId, isDeleted, isErasing }: Link): boolean {
    if (isDeleted || isErasing) return false;
    return standing === "owner" || (standing === "recipient" && world.letIn.has(requestId));
  }

  /** No address hands out anything, and the page shows nothing of the job. */
  async function tryAsOutsider(link: Link): Promise<void> {
    for (const path of resultPaths) {
      const { status } = await open(path, link);
      figures.refused += 1;
      const isRight = link.isDeleted ? isGone(status) : status >= 400 && status < 500;
      if (!isRight) violations.push(`${path} of ${nameOf(link)}: ${status}`);
    }
    const page = await open(statusPath, link);
    const shows = [...resultPaths, sampleTurns[0]!.says].filter((text) => page.text.includes(text));
    if (shows.length > 0) violations.push(`the page of ${nameOf(link)} shows ${shows.join(", ")}`);
    if (link.isDeleted && !isGone(page.status)) {
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
    if (jobOfRecording(recordingId ?? "") !== link.jobId) {
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

/** Returns the job that a recording was made for; undefined if there is no such recording. */
function createRecordingIndex(provider: BotsControl) {
  const jobs = new Map<string, string>();
  return (recordingId: string): string | undefined => {
    if (!jobs.has(recordingId)) {
      for (const bot of provider.state().bots) {
        for (const { id } of bot.recordings) jobs.set(id, jobIdOf(bot));
      }
    }
    return jobs.get(recordingId);
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

function stateOf({ requestId, jobId, standing, status, isDeleted, isErasing }: Link): string {
  return [requestId, jobId, standing, status, isDeleted, isErasing].join(" ");
}

function nameOf({ mailedTo, standing, status, isDeleted, isErasing }: Link): string {
  const fate = isDeleted ? ", deleted" : isErasing ? ", being deleted" : "";
  return `${mailedTo} (${standing}, ${status}${fate})`;
}

async function inTurns(tasks: (() => Promise<void>)[]): Promise<void> {
  const loops = Array.from({ length: atOnce }, async () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) await task();
  });
  await Promise.all(loops);
}

/** Returns a reader of every link that is in any mail, with what the database knows of it at that time. */
function createLinkReader({ persistTo, mail }: { persistTo: string; mail: MailReader }) {
  const mailed = new Map<string, { readonly hash: string; readonly mailedTo: string }>();
  let mailsRead = 0;

  return function readLinks(): Link[] {
    for (const { to, text } of mail.mails.slice(mailsRead)) {
      for (const [, token = ""] of text.matchAll(
        /\/(?:notetaker-status|api\/notetaker\/\S+)\?token=([\w-]+)/g,
      )) {
        const hash = createHash("sha256").update(token).digest("base64url");
        mailed.set(token, { hash, mailedTo: to[0] ?? "" });
      }
    }
    mailsRead = mail.mails.length;
    const known = new Map(knownLinks(persistTo).map((row) => [String(row["hash"]), row]));
    return [...mailed].map(([token, { hash, mailedTo }]) => {
      const row = known.get(hash);
      const text = (column: string) => String(row?.[column] ?? "");
      return {
        ...{ token, mailedTo, requestId: text("requestId"), jobId: text("jobId") },
        ...{ standing: text("standing"), status: text("status") },
        email: row?.["email"] === null ? null : text("email"),
        // A link that nobody knows any more leads nowhere, like one to something deleted.
        isDeleted: row === undefined || row["isDeleted"] === 1,
        isErasing: row?.["isErasing"] === 1,
      };
    });
  };
}

function knownLinks(persistTo: string): Row[] {
  return queryLocalDb(
    persistTo,
    `select token_hash as hash, r.id as requestId, r.email as email, r.standing as standing,
            r.deleted_at is not null or j.status = 'deleted' as isDeleted,
            j.delete_requested_at is not null or r.cancelled_at is not null as isErasing,
            j.id as jobId, j.status as status
       from access_tokens t join notetaker_requests r on r.id = t.request_id
       join notetaker_jobs j on j.id = r.job_id`,
  );
}
