import { sql } from "drizzle-orm";
import { countCall } from "../simulators/frame/throttle";
import { fakeProvider, refusal } from "./fake-provider";
import { createWorld, day, db, type TestWorld } from "./pipeline";

export type RatedWorld = TestWorld & {
  readonly refusals: () => number;
};

/** A world whose provider has the simulator's rate limit. */
export function ratedWorld(perMinute: number): RatedWorld {
  const world = createWorld();
  const provider = fakeProvider();
  const counted: number[] = [];
  let refusals = 0;
  const createBot: typeof provider.createBot = async (...call) => {
    const retryAfterMs = countCall(counted, perMinute, world.time);
    if (retryAfterMs === 0) return provider.createBot(...call);
    refusals += 1;
    return refusal("retry", { status: 429, retryAfterMs });
  };
  return Object.assign(world, {
    env: { ...world.env, dailyBotLimit: 100_000 },
    provider: { ...provider, createBot },
    refusals: () => refusals,
  });
}

/** Inserts `count` requests that are due since `now`; the nth starts `startsInMs(nth)` after `now`. */
export async function fillDue(
  count: number,
  now: number,
  startsInMs: (nth: number) => number,
): Promise<void> {
  const starts = Array.from({ length: count }, (_, nth) => now + startsInMs(nth));
  await db.run(sql`
    insert into notetakers
      (id, status, name, email, mailbox_key, meeting_code, starts_at, scheduled, timezone, source,
       provider, next_step, next_at, created_at, updated_at)
    select 'due-' || key, 'requested', 'Ada', 'p' || key || '@example.test', 'm' || key,
           'abc-defg-hij', value, 1, 'UTC', 'web', 'recall', 'dispatch', ${now}, ${now - day}, ${now}
    from json_each(${JSON.stringify(starts)})`);
}
