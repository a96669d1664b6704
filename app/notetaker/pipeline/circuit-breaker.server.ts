import { eq, sql } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { circuitBreakers as breakers } from "~/db/schema.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { Refusal } from "../provider/bot-provider";
import { breakerPauseMs, nextTryAt } from "../schedule";
import { release } from "../store/moves.server";

/**
 * No bot is ordered from a provider
 * - after a 429, for as long as it says;
 * - for 5 minutes, after it refused our account (401, 402);
 * - for 10 minutes, after it refused 3 different notetakers permanently and accepted none in between.
 * Notetakers wait meanwhile; each expires only at its own `dispatchDeadline`.
 */
export async function readBreaker(db: Db, provider: ProviderName) {
  const [row] = await db.select().from(breakers).where(eq(breakers.provider, provider));
  return {
    provider,
    openUntil: row?.openUntil ?? 0,
    refusedIds: new Set(row ? (JSON.parse(row.refused) as string[]) : []),
  };
}

export type Breaker = Awaited<ReturnType<typeof readBreaker>>;

const refusalsThatOpen = 3;

export async function tryLater(
  { db, clock, random }: World,
  notetaker: Notetaker,
  step: "poll" | "remove" | "purge",
  refusal: Refusal,
): Promise<void> {
  const now = clock();
  const { provider, attempts } = notetaker;
  const nextAt =
    refusal.class === "paused"
      ? await pauseForAccount(db, provider, refusal.code, now)
      : nextTryAt(step, attempts, refusal, now, random);
  await release(db, notetaker, { nextAt, lastError: refusal.code }, now);
}

export function logRefusal(call: string, refusal: Refusal, notetakerId: string): void {
  log({ event: "provider.refused", call, class: refusal.class, code: refusal.code, notetakerId });
}

export function pauseForAccount(
  db: Db,
  provider: ProviderName,
  code: string,
  now: number,
): Promise<number> {
  log({ event: "provider.paused", provider, code });
  return pauseUntil(db, provider, now + breakerPauseMs.account);
}

/** No bot is ordered from the provider before `until`, epoch ms. Never shortens a pause. Returns `until`. */
export async function pauseUntil(db: Db, provider: ProviderName, until: number): Promise<number> {
  const openUntil = sql`max(${breakers.openUntil}, ${until})`;
  await db
    .insert(breakers)
    .values({ provider, openUntil: until })
    .onConflictDoUpdate({ target: breakers.provider, set: { openUntil } });
  return until;
}

/** Prefix of the refusal's code in `last_error` of a permanently refused notetaker. */
export const refusedPrefix = "refused_";

export function wasRefused({ lastError }: Pick<Notetaker, "lastError">): boolean {
  return lastError?.startsWith(refusedPrefix) ?? false;
}

export async function recordRefusal(
  db: Db,
  breaker: Breaker,
  notetakerId: string,
  { code, message }: Refusal,
  now: number,
): Promise<void> {
  const { provider } = breaker;
  breaker.refusedIds.add(notetakerId);
  const refused = JSON.stringify([...breaker.refusedIds]);
  await db
    .insert(breakers)
    .values({ provider, refused })
    .onConflictDoUpdate({ target: breakers.provider, set: { refused } });
  const count = breaker.refusedIds.size;
  if (count < refusalsThatOpen) return;

  await pauseUntil(db, provider, now + breakerPauseMs.refusals);
  const entry = { event: "provider.refusing", provider, notetakers: count, code } as const;
  log(message === null ? entry : { ...entry, message });
}

export async function recordSuccess(db: Db, breaker: Breaker): Promise<void> {
  if (breaker.refusedIds.size === 0) return;
  breaker.refusedIds.clear();
  await db.delete(breakers).where(eq(breakers.provider, breaker.provider));
}

/** True if the provider refused this notetaker and later accepted another: a success empties `refusedIds`. */
export function isItsOwnFault(breaker: Breaker, notetaker: Notetaker): boolean {
  return wasRefused(notetaker) && !breaker.refusedIds.has(notetaker.id);
}
