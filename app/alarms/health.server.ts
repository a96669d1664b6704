import { sql } from "drizzle-orm";
import { priorities } from "~/jobs/message";
import type { Db } from "~/db/client.server";
import { heartbeats } from "~/db/schema.server";

const minute = 60_000;
const tickOverdueMs = 5 * minute;
const urgentOverdueMs = 10 * minute;
const triesOfLate = 3;
const alarmOverdueMs = 70 * minute;

export type Ailment = "cron" | "mail";

export async function beat(db: Db, now: number): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ name: "tick", beatAt: now })
    .onConflictDoUpdate({ target: heartbeats.name, set: { beatAt: now } });
}

export async function ailmentOf(
  db: Db,
  { now, hasOperator }: { readonly now: number; readonly hasOperator: boolean },
): Promise<Ailment | null> {
  const { beatAt, lateMail, lateAlarm } = await db.get<{
    beatAt: number | null;
    lateMail: number;
    lateAlarm: number;
  }>(sql`
    select (select beat_at from heartbeats where name = 'tick') as beatAt,
      exists (select 1 from outbox where state = 'pending' and priority = ${priorities.urgent}
        and (due_at < ${now - urgentOverdueMs}
             or (attempts >= ${triesOfLate} and created_at < ${now - urgentOverdueMs}))) as lateMail,
      exists (select 1 from operator_alarms where since_at < ${now - urgentOverdueMs}
        and coalesce(mailed_at, 0) < min(since_at, ${now - alarmOverdueMs})) as lateAlarm`);
  // A heartbeat in the future comes from a clock that was ahead.
  if (beatAt === null || Math.abs(now - beatAt) > tickOverdueMs) return "cron";
  return lateMail || (lateAlarm && hasOperator) ? "mail" : null;
}
