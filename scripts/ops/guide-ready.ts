import { existsSync } from "node:fs";
import { relative } from "node:path";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { guides } from "../../app/content/shared/guides.ts";
import { runBatch } from "../../app/db/client.server.ts";
import { leadEffects } from "../../app/leads/status.ts";
import { enqueue } from "../../app/outbox/enqueue.server.ts";
import { root } from "../parts/root.ts";
import { openAppDb } from "./app-database.ts";
import type { Database } from "./database.ts";
import type { Report } from "./report.ts";
import { Sentence } from "./sentence.ts";
import { literal } from "./sql.ts";
import { utc } from "./times.ts";

/** A tick sends 42 messages: what other people wait for keeps its share. */
const mailsPerMinute = 20;
const batchesAtOnce = 25;
const minute = 60_000;
const kind = leadEffects.guideReady;

export type GuideReady = {
  readonly sentence: string;
  readonly confirm: (now: number) => Promise<Report>;
};

/**
 * `guide-ready GUIDE --file F | --link URL`: everybody on that guide's list gets its link by mail, once.
 * Run again after a break it goes on where it was; run again with another link it corrects the link of
 * the mails that are still to go. `served` asks whether the deployed site has a file.
 */
export async function prepareGuideReady(
  db: Database,
  wish: {
    readonly guide: string;
    readonly file: string | undefined;
    readonly link: string | undefined;
  },
  world: {
    readonly progress: (line: string) => void;
    readonly served: (path: string) => Promise<boolean>;
  },
): Promise<GuideReady> {
  const guide = guides.find(({ id }) => id === wish.guide);
  if (!guide) {
    const known = guides.map(({ id, title }) => `  ${id}  ${title}`).join("\n");
    throw new Sentence(`There is no guide “${wish.guide}”. There are:\n${known}`);
  }
  const link = await linkOf(wish, world.served);
  const [rows] = await db.run(`select count(*) as people from leads where ${waiting(guide.id)}`);
  const [{ people }] = z.tuple([z.object({ people: z.number() })]).parse(rows);
  return {
    sentence: `Mails “${guide.title}” (${link}) to ${people} people.`,
    confirm: async (now) => {
      const [, latest] = await db.run(
        `insert into guide_releases (guide_id, link, created_at)
         values (${literal(guide.id)}, ${literal(link)}, ${now})
         on conflict (guide_id) do update set link = excluded.link`,
        `select max(next_at) as lastAt from outbox where state = 'pending' and kind = ${literal(kind)}`,
      );
      const [{ lastAt: before }] = lastRow.parse(latest);
      const from = Math.max(now, before === null ? 0 : before + minute);
      const { filed, lastAt } = await fileAll(db, guide.id, { now, from }, (done) =>
        world.progress(`  ${done} of ${people}`),
      );
      const text =
        filed === 0
          ? "Everybody on the list had it already, or has it coming."
          : `${filed} mails wait, ${mailsPerMinute} a minute; the last goes out at ${utc(lastAt)}.`;
      return { data: { now, guide: guide.id, link, filed, lastAt }, text };
    },
  };
}

const lastRow = z.tuple([z.object({ lastAt: z.number().nullable() })]);

/** Who waits for it and has no message yet. Whoever unsubscribes later is passed over when it is sent. */
function waiting(guideId: string): string {
  return `guide_id = ${literal(guideId)} and email is not null and not quarantined
    and not exists (select 1 from unsubscribes as gone where gone.email_key = leads.email_key)
    and not exists (select 1 from outbox where dedupe_key = leads.id || ${literal(`:${kind}`)})`;
}

/**
 * Files a minute's mails in each statement, 25 statements in each transaction: a break loses nothing, and
 * the rest is what has no message yet. `from`: behind the mails of an earlier run.
 */
async function fileAll(
  db: Database,
  guideId: string,
  { now, from }: { readonly now: number; readonly from: number },
  progress: (done: number) => void,
) {
  const people = sql.raw(
    `select id from leads where ${waiting(guideId)} order by id limit ${mailsPerMinute}`,
  );
  const appDb = openAppDb(db);
  let dueAt = from;
  let filed = 0;
  let lastAt = now;
  for (;;) {
    const times = Array.from({ length: batchesAtOnce }, (_, nth) => dueAt + nth * minute);
    const results = await runBatch(
      appDb,
      times.map((at) => enqueue(kind, people, now, { dueAt: at })),
    );
    const counts = results.map(({ meta }) => meta.changes);
    const filledBatches = counts.filter((count) => count > 0).length;
    filed += counts.reduce((sum, count) => sum + count, 0);
    lastAt = times[filledBatches - 1] ?? lastAt;
    progress(filed);
    if (filledBatches < batchesAtOnce) return { filed, lastAt };
    dueAt += batchesAtOnce * minute;
  }
}

async function linkOf(
  { file, link }: { readonly file: string | undefined; readonly link: string | undefined },
  served: (path: string) => Promise<boolean>,
): Promise<string> {
  if ((file === undefined) === (link === undefined)) {
    throw new Sentence("Say where the guide is: --file public/guides/F or --link https://…");
  }
  if (link !== undefined) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url?.protocol === "https:") return url.href;
    throw new Sentence(`“${link}” is no https link.`);
  }
  const path = relative(`${root}public`, file ?? "").replaceAll("\\", "/");
  if (!/^guides\/[\w.-]+$/.test(path) || !existsSync(file ?? "")) {
    throw new Sentence(
      "The file must lie in public/guides, with a name of letters, digits, dots and hyphens: the site serves it from there. Put it there, `npm run deploy`, then run this again.",
    );
  }
  if (!(await served(`/${path}`))) {
    throw new Sentence("The deployed site does not serve that file yet: `npm run deploy` first.");
  }
  return `/${path}`;
}
