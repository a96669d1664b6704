import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";

/** How often an alarm that strangers can set off is raised at most. */
const intervalMs = 10 * 60_000;

export type ClaimedAlarm = {
  /** Nobody has raised it within the interval: whoever asks is to do it. */
  readonly raised: boolean;
  /** How often it would have been raised since the last time. */
  readonly suppressed: number;
};

/** Of a forged webhook. Without the headers it was nobody who ever had a secret, which alarms nobody. */
export async function claimSignatureAlarm(db: Db, why: string, now: number): Promise<ClaimedAlarm> {
  if (why === "missing_header") return { raised: false, suppressed: 0 };
  return claimAlarm(db, "webhook_signature", now);
}

/**
 * Whether an alarm that strangers can set off is to be raised now: once in ten minutes for the whole
 * site, however many isolates it runs in. When D1 does not answer, it is. `now` in epoch milliseconds.
 */
export async function claimAlarm(db: Db, name: string, now: number): Promise<ClaimedAlarm> {
  const isOver = sql`abs(${now} - raised_at) >= ${intervalMs}`;
  try {
    const [, read] = await runBatch(db, [
      sql`insert into alarms (name, raised_at) values (${name}, 0)
          on conflict (name) do update set suppressed = suppressed + 1`,
      sql`select ${isOver} as raised, suppressed from alarms where name = ${name}`,
      sql`update alarms set raised_at = ${now}, suppressed = 0 where name = ${name} and ${isOver}`,
    ]);
    const [row] = read?.results as [{ raised: number; suppressed: number }];
    // The last one counted is this one.
    return { raised: row.raised === 1, suppressed: Math.max(0, row.suppressed - 1) };
  } catch {
    return { raised: true, suppressed: 0 };
  }
}
