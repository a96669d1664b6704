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
export const dailyLimit: Counted = { kind: "site", key: "bots" };

const alarmShare = 0.8;

/** Pause before bots over the limit are tried again, because the operator may have raised the limit. */
const retryMs = 10 * 60_000;

/** Returns when the site may send bots again, in epoch ms; null if the limit is not reached. */
export function fullUntil({ count, freeAt }: DayCount, limit: number): number | null {
  return count >= limit ? freeAt : null;
}

/** Counts bots as far as the limit allows. Returns the ids that may be sent, and when to try the others, epoch ms. */
export async function countBots(db: Db, claimed: readonly Notetaker[], limit: number, now: number) {
  const uncounted = claimed.filter(({ countedAt }) => countedAt === null);
  const ids = new Set(claimed.filter((one) => !uncounted.includes(one)).map(({ id }) => id));
  if (uncounted.length === 0) return { ids, until: now };

  const day = countIn(await selectCounts(db, [dailyLimit], now), dailyLimit, now);
  const allowed = uncounted.slice(0, Math.max(0, limit - day.count)).map(({ id }) => id);
  if (allowed.length > 0) {
    await runBatch(db, [
      addCounts(db, [dailyLimit], now, allowed.length),
      db.update(notetakers).set({ countedAt: now }).where(inArray(notetakers.id, allowed)),
    ]);
    warn(day.count, day.count + allowed.length, limit);
  }
  return { ids: new Set([...ids, ...allowed]), until: Math.min(day.freeAt, now + retryMs) };
}

function warn(before: number, count: number, limit: number): void {
  const thresholds = [Math.ceil(limit * alarmShare), limit];
  const isCrossed = thresholds.some((threshold) => before < threshold && count >= threshold);
  if (isCrossed) log({ event: "notetaker.daily_limit", count, limit });
}
