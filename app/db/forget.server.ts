import { sql } from "drizzle-orm";
import { keptDays } from "~/config/ages";
import { type Db, runBatch } from "./client.server";

const dayMs = 24 * 60 * 60_000;

/** Deletes old messages and erased notetakers from the `limit` oldest rows of each table. */
export async function forgetOld(db: Db, now: number, limit: number): Promise<number> {
  const deletedBefore = now - keptDays.deletedRows * dayMs;
  const old = await db.all<{ id: string }>(sql`
    select id from notetakers
    where rowid in (select rowid from notetakers order by rowid limit ${limit})
      and status = 'deleted' and next_step is null and updated_at < ${deletedBefore}`);
  const ids = JSON.stringify(old.map(({ id }) => id));
  const results = await runBatch(db, [
    sql`delete from outbox where rowid in (select rowid from outbox order by rowid limit ${limit})
      and state <> 'pending' and finished_at < ${now - keptDays.sentMessages * dayMs}`,
    sql`delete from access_tokens where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetaker_notes where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetakers where id in (select value from json_each(${ids}))`,
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}
