import { createHash } from "node:crypto";
import { pageRows } from "../../app/config/pages.ts";
import { resourceRows } from "../../app/config/resources.ts";
import { sampleTurns } from "../fixtures/sample-meeting.ts";
import type { BotsControl } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { SharedLink } from "./deeds.ts";
import { notetakerIdOf } from "./notetaker-promises.ts";
import type { MailReader } from "../support/sent-mails.ts";

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
const parallelTries = 8;
/** Links tried after each kill. */
const sampleSize = 24;

type Link = {
  readonly token: string;
  readonly kind: "personal" | "share";
  /** Address that it was mailed to, or whose page showed it. */
  readonly of: string;
  /** null once it is forgotten. */
  readonly email: string | null;
  readonly notetakerId: string;
  readonly status: string;
  /** Its data is deleted, or it is no longer shared. */
  readonly isClosed: boolean;
  readonly isErasing: boolean;
};

export type LeakCheck = {
  readonly violations: readonly string[];
  readonly figures: { links: number; refused: number; read: number };
  /** Tries some of the links so far, or `everything`. */
  readonly check: (options?: { readonly everything: boolean }) => Promise<void>;
};

/**
 * Tries mailed links and share links against every address that hands out results. Rights are taken
 * from what people have pressed and from the database, not from the site's answers.
 */
export function createLeakCheck(world: {
  readonly siteUrl: string;
  readonly persistTo: string;
  readonly mail: MailReader;
  readonly provider: BotsControl;
  readonly shared: readonly SharedLink[];
}): LeakCheck {
  const { siteUrl, persistTo, mail, provider, shared } = world;
  const violations: string[] = [];
  const figures = { links: 0, refused: 0, read: 0 };
  let turn = 0;

  return { violations, figures, check };

  async function check({ everything } = { everything: false }): Promise<void> {
    const links = readLinks();
    figures.links = links.length;
    for (const { of, email } of links) {
      if (email && email !== of) violations.push(`${of} has a link of ${email}`);
    }
    const from = (turn * sampleSize) % Math.max(1, links.length);
    turn += 1;
    const tried = everything ? links : links.slice(from, from + sampleSize);
    const loops = Array.from({ length: parallelTries }, async () => {
      for (let link = tried.shift(); link; link = tried.shift()) {
        await (link.isClosed || link.isErasing ? tryAsOutsider(link) : tryAsReader(link));
      }
    });
    await Promise.all(loops);
  }

  function readLinks(): Link[] {
    const links = /\/(?:notetaker-status|api\/notetaker\/\S+)\?token=([\w-]+)/g;
    const mailed = new Map(
      mail
        .read()
        .flatMap(({ to: [to = ""], text }) =>
          [...text.matchAll(links)].map(([, token = ""]) => [token, to] as const),
        ),
    );
    const rows = queryLocalDb(
      persistTo,
      `select t.token_hash as hash, n.email as email, n.status = 'deleted' as isDeleted,
              n.delete_requested_at is not null or n.cancelled_at is not null as isErasing,
              n.id as notetakerId, n.status as status
         from access_tokens t join notetakers n on n.id = t.notetaker_id`,
    );
    const known = new Map(rows.map((row) => [row["hash"], row]));
    const rowOf = (token: string) =>
      known.get(createHash("sha256").update(token).digest("base64url"));
    const linkFor = (token: string, kind: Link["kind"], of: string): Link => {
      const row = rowOf(token);
      return {
        ...{ token, kind, of, notetakerId: String(row?.["notetakerId"]) },
        status: String(row?.["status"]),
        email: row?.["email"] === null ? null : String(row?.["email"] ?? ""),
        isClosed: row === undefined || row["isDeleted"] === 1,
        isErasing: row?.["isErasing"] === 1,
      };
    };
    return [
      ...[...mailed].map(([token, of]) => linkFor(token, "personal", of)),
      // Until an answer comes, a link that was to end may still work.
      ...shared
        .filter(({ token, ended }) => !ended || !rowOf(token))
        .map(({ token, email }) => linkFor(token, "share", email)),
    ];
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
    const shown = [...resultPaths, sampleTurns[0]!.says].filter((text) => page.text.includes(text));
    if (shown.length > 0) violations.push(`the page of ${nameOf(link)} shows ${shown.join(", ")}`);
    if (link.isClosed && !isGone(page.status)) {
      violations.push(`the page of ${nameOf(link)}: ${page.status}`);
    }
  }

  /** The video is of this person's own meeting. */
  async function tryAsReader(link: Link): Promise<void> {
    const { status, location } = await open(resourceRows["result-video"][0], link);
    if (status !== 302) {
      if (status >= 500 && status !== 503) violations.push(`${nameOf(link)} reads: ${status}`);
      return;
    }
    figures.read += 1;
    const recordingId = /\/media\/([^/]+)\//.exec(location)?.[1];
    const bot = provider
      .state()
      .bots.find(({ recordings }) => recordings.some(({ id }) => id === recordingId));
    if (!bot || notetakerIdOf(bot) !== link.notetakerId) {
      violations.push(`${nameOf(link)} reads another meeting's video`);
    }
  }

  async function open(path: string, { token }: Link) {
    const answer = await fetch(`${siteUrl}${path}?token=${token}`, {
      redirect: "manual",
      signal: AbortSignal.timeout(20_000),
      headers: { "cf-connecting-ip": "10.202.0.1" },
    });
    const location = answer.headers.get("location") ?? "";
    return { status: answer.status, location, text: await answer.text() };
  }
}

function isGone(status: number): boolean {
  return status === 404 || status === 410;
}

function nameOf({ kind, of, status, isClosed, isErasing }: Link): string {
  return `the ${kind} link of ${of} (${status}${isClosed ? ", closed" : ""}${isErasing ? ", erasing" : ""})`;
}
