import { sql } from "drizzle-orm";
import { countsKeptDays } from "~/config/facts";
import { type Db, runBatch } from "~/db/client.server";
import { dayMs } from "~/lib/time/instant";

/** Rows without personal data; the days of personal data are in `config/facts.ts`. */
export const keptDays = {
  /** An operator can replay a message until then. */
  sentMessages: 90,
  deletedRows: 365,
  bounces: 90,
  webhookIds: 8,
} as const;

const maxDeleted = 20_000;

/** Deletes old rows. Without an index by age, only the `limit` oldest are looked at. Returns how many rows changed. */
export async function forgetOld(db: Db, now: number, limit = 2_000): Promise<number> {
  const before = (days: number) => now - days * dayMs;
  const old = await db.all<{ id: string }>(sql`
    select id from notetakers
    where rowid in (select rowid from notetakers order by rowid limit ${limit})
      and status = 'deleted' and next_step is null
      and updated_at < ${before(keptDays.deletedRows)}`);
  const ids = JSON.stringify(old.map(({ id }) => id));
  const oldestHour = Math.floor(before(countsKeptDays) / 3_600_000);
  const results = await runBatch(db, [
    sql`delete from outbox where rowid in (select rowid from outbox order by rowid limit ${limit})
      and state <> 'pending' and finished_at < ${before(keptDays.sentMessages)}`,
    sql`delete from access_tokens where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetaker_notes where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetakers where id in (select value from json_each(${ids}))`,
    sql`delete from counts where rowid in (select rowid from counts
      where hour < ${oldestHour} limit ${maxDeleted})`,
    sql`delete from meeting_closures where closed_until <= ${now}`,
    sql`delete from webhook_receipts where rowid in (select rowid from webhook_receipts
      where received_at <= ${before(keptDays.webhookIds)} limit ${maxDeleted})`,
    // A mailbox that did not exist may exist by now; complaints are kept.
    sql`update mailboxes set bounced_at = null where bounced_at < ${before(keptDays.bounces)}`,
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
