import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { drain } from "~/lib/drain.server";
import { forgetAll } from "./repo-erase.server";
import { claimDue } from "./repo.server";

/**
 * The last of a deleted job: the addresses that were kept for one more mail go, whether that was sent
 * or not. Answers how many jobs were worked on.
 */
export function forgetTold(
  { db, clock }: { readonly db: Db; readonly clock: () => number },
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  return drain(
    "forget",
    { ...bounds, clock },
    (limit, now) => claimDue(db, "forget", limit, now),
    (jobs) => Promise.allSettled(jobs.map((job) => forgetAll(db, job, clock()))),
  );
}

/** Forgets which meetings were closed once they are open again. Answers how many. */
export async function forgetClosures(db: Db, now: number): Promise<number> {
  const result = await db.run(sql`delete from meeting_closures where closed_until <= ${now}`);
  return result.meta.changes;
}
