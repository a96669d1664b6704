import { inArray } from "drizzle-orm";
import {
  addCounts,
  countIn,
  type Counted,
  type DayCount,
  selectCounts,
} from "~/abuse/counts.server";
import { type Db, runBatch } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";
import { log } from "~/lib/log/log.server";
import type { Notetaker } from "../notetaker";

/** Bots of the whole site, at most `DAILY_BOT_LIMIT` a day; each costs money. */
export const dailyBots: Counted = { kind: "site", key: "bots" };

const alarmShare = 0.8;

/** Pause before bots over the limit are tried again, because the operator may have raised the limit. */
const retryMs = 10 * 60_000;

/** Returns when the site may send bots again, in epoch ms; null if the limit is not reached. */
export function fullUntil({ count, freeAt }: DayCount, limit: number): number | null {
  return count >= limit ? freeAt : null;
}

/** Counts bots up to the limit. Returns the notetakers that may get one, and when to try the others, epoch ms. */
export async function countBots(db: Db, claimed: readonly Notetaker[], limit: number, now: number) {
  const uncounted = claimed.filter(({ countedAt }) => countedAt === null);
  const counted = claimed.filter(({ countedAt }) => countedAt !== null);
  if (uncounted.length === 0) return { allowed: counted, retryAt: now };

  const day = countIn(await selectCounts(db, [dailyBots], now), dailyBots, now);
  const added = uncounted.slice(0, Math.max(0, limit - day.count));
  if (added.length > 0) {
    const ids = added.map(({ id }) => id);
    await runBatch(db, [
      addCounts(db, [dailyBots], now, added.length),
      db.update(notetakers).set({ countedAt: now }).where(inArray(notetakers.id, ids)),
    ]);
    logCrossing(day.count, day.count + added.length, limit);
  }
  return { allowed: [...counted, ...added], retryAt: Math.min(day.freeAt, now + retryMs) };
}

function logCrossing(before: number, count: number, limit: number): void {
  const thresholds = [Math.ceil(limit * alarmShare), limit];
  const isCrossed = thresholds.some((threshold) => before < threshold && count >= threshold);
  if (isCrossed) log({ event: "notetaker.daily_limit", count, limit });
}
