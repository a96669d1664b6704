import { sql } from "drizzle-orm";
import { priorities } from "~/jobs/message";
import type { Db } from "~/db/client.server";
import { heartbeats } from "~/db/schema.server";
import { alarmMailMinutes } from "./alarm-words";

const minute = 60_000;
const tickOverdueMs = 5 * minute;
const mailOverdueMs = 10 * minute;
/** After this many attempts, an old mail is late even if its next attempt is not due yet. */
const failedAttempts = 3;
/** An alarm has at most one mail an hour, so one that begins again waits for the end of that hour. */
const alarmOverdueMs = alarmMailMinutes * minute + mailOverdueMs;

export async function recordHeartbeat(db: Db, now: number): Promise<void> {
  await db
    .insert(heartbeats)
    .values({ name: "tick", beatAt: now })
    .onConflictDoUpdate({ target: heartbeats.name, set: { beatAt: now } });
}

/** Returns null if all is well. Rejects if D1 does not answer or has no tables. */
export async function failingPart(
  db: Db,
  now: number,
  hasOperator: boolean,
): Promise<"cron" | "mail" | null> {
  const { beatAt, lateMail, lateAlarm } = await db.get<{
    beatAt: number | null;
    lateMail: number;
    lateAlarm: number;
    // An alarm is late if it was not mailed since it began, and its last mail is more than an hour old.
  }>(sql`
    select (select beat_at from heartbeats where name = 'tick') as beatAt,
      exists (select 1 from outbox where state = 'pending' and priority = ${priorities.urgent}
        and (due_at < ${now - mailOverdueMs}
             or (attempts >= ${failedAttempts} and created_at < ${now - mailOverdueMs}))) as lateMail,
      exists (select 1 from operator_alarms where since_at < ${now - mailOverdueMs}
        and coalesce(mailed_at, 0) < since_at
        and coalesce(mailed_at, 0) < ${now - alarmOverdueMs}) as lateAlarm`);
  // A heartbeat in the future comes from a clock that was ahead.
  if (beatAt === null || Math.abs(now - beatAt) > tickOverdueMs) return "cron";
  return lateMail || (lateAlarm && hasOperator) ? "mail" : null;
}
