import { existsSync } from "node:fs";
import { relative } from "node:path";
import { sql, type SQL } from "drizzle-orm";
import { guides } from "../../app/content/shared/guides.ts";
import type { Db } from "../../app/db/client.server.ts";
import { guideReleases, leads } from "../../app/db/schema.server.ts";
import { enqueueForEach } from "../../app/jobs/outbox.server.ts";
import { wranglerConfig } from "../cloudflare/api.ts";
import { root } from "../parts/root.ts";
import { UserError } from "../parts/terminal.ts";
import type { Report } from "./print.ts";
import type { Confirm } from "./run-command.ts";

const chunk = 500;
const kind = "guide-ready";

type Options = {
  readonly id: string;
  readonly file?: string | undefined;
  readonly link?: string | undefined;
  readonly remote: boolean;
};

/**
 * `guide-ready GUIDE --file F | --link URL`: mails the link to everyone on that guide's list, once. A second
 * run continues after a break, or corrects the link of the mails that are still waiting.
 */
export async function guideReady(
  db: Db,
  options: Options,
  now: number,
  confirm: Confirm,
  progress: (line: string) => void = console.error,
): Promise<Report> {
  const guide = guides.find(({ id }) => id === options.id);
  if (!guide) {
    const known = guides.map(({ id, title }) => `  ${id}  ${title}`).join("\n");
    throw new UserError(`There is no guide “${options.id}”. There are:\n${known}`);
  }
  const link = await linkOf(options);
  const people = await db.$count(leads, waiting(guide.id));
  await confirm(`Mails “${guide.title}” (${link}) to ${people} people.`);
  await db
    .insert(guideReleases)
    .values({ guideId: guide.id, link, createdAt: now })
    .onConflictDoUpdate({ target: guideReleases.guideId, set: { link } });
  const filed = await enqueueAll(db, guide.id, now, (done) => progress(`  ${done} of ${people}`));
  return {
    data: { now, guide: guide.id, link, filed },
    text:
      filed === 0
        ? "Everyone on the list has it already, or has it coming."
        : `${filed} mails wait. Some are sent each minute, after more urgent mail; \`status\` says how many are left.`,
  };
}

/** Leads that wait for the guide and have no message yet. Sending checks unsubscribes again. */
function waiting(guideId: string): SQL {
  return sql`guide_id = ${guideId} and email is not null and not quarantined
    and not exists (select 1 from unsubscribes as gone where gone.email_key = leads.email_key)
    and not exists (select 1 from outbox where key = leads.id || ${`:${kind}`})`;
}

/** Returns the number of enqueued mails. `waiting` leaves out the leads that have a message already. */
async function enqueueAll(
  db: Db,
  guideId: string,
  now: number,
  progress: (done: number) => void,
): Promise<number> {
  const message = { kind, priority: "bulk" } as const;
  let enqueued = 0;
  for (;;) {
    const { meta } = await enqueueForEach(db, leads, waiting(guideId), message, now, chunk).run();
    enqueued += meta.changes;
    progress(enqueued);
    if (meta.changes < chunk) return enqueued;
  }
}

async function linkOf({ file, link, remote }: Options): Promise<string> {
  const places = [file, link].filter((place) => place !== undefined);
  if (places.length !== 1) {
    throw new UserError("Say where the guide is: --file public/guides/F or --link https://…");
  }
  if (link !== undefined) {
    const url = URL.canParse(link) ? new URL(link) : null;
    if (url?.protocol === "https:") return url.href;
    throw new UserError(`“${link}” is no https link.`);
  }
  const path = relative(`${root}public`, file ?? "").replaceAll("\\", "/");
  if (!/^guides\/[\w.-]+$/.test(path) || !existsSync(file ?? "")) {
    throw new UserError(
      "The file must lie in public/guides, with a name of letters, digits, dots and hyphens: the site serves it from there. Put it there, `npm run deploy`, then run this again.",
    );
  }
  if (remote && !(await deployedSiteHas(`/${path}`))) {
    throw new UserError("The deployed site does not serve that file yet: `npm run deploy` first.");
  }
  return `/${path}`;
}

/** Returns false also if the site of wrangler.toml cannot be reached. */
async function deployedSiteHas(path: string): Promise<boolean> {
  const url = `${String(wranglerConfig().vars["SITE_URL"])}${path}`;
  const init = { method: "HEAD", signal: AbortSignal.timeout(15_000) };
  const answer = await fetch(url, init).catch(() => null);
  return answer?.status === 200;
}
