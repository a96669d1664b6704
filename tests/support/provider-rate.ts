import { runBatch } from "~/db/client.server";
import { sql } from "drizzle-orm";
import { countCall } from "../simulators/frame/throttle";
import { fakeProvider, refusal } from "./fake-provider";
import { createWorld, day, db, type TestWorld } from "./pipeline";

export type RatedWorld = TestWorld & {
  /** Milliseconds that pass on the way of each call to the provider, and on the way of its answer. */
  readonly slowness: { there: number; back: number };
  /** When each bot was made; the provider has not refused any of these. */
  readonly madeAt: number[];
  /** How often the provider has said that its rate is exceeded. */
  readonly refusals: () => number;
};

/** A world whose provider counts by the rule of the simulator, and whose site is set to the same rate. */
export function ratedWorld(perMinute: number, providers = perMinute): RatedWorld {
  const world = createWorld();
  const slowness = { there: 0, back: 0 };
  const provider = fakeProvider();
  const counted: number[] = [];
  const madeAt: number[] = [];
  let refusals = 0;
  const createBot: typeof provider.createBot = async (...call) => {
    world.pass(slowness.there);
    const retryAfterMs = countCall(counted, providers, world.time);
    if (retryAfterMs > 0) refusals += 1;
    else madeAt.push(world.time);
    const answer =
      retryAfterMs > 0
        ? refusal("retry", { status: 429, retryAfterMs })
        : await provider.createBot(...call);
    world.pass(slowness.back);
    return answer;
  };
  return Object.assign(world, {
    env: { ...world.env, providerRatePerMinute: perMinute, dailyBotLimit: 100_000 },
    provider: { ...provider, createBot },
    ...{ slowness, madeAt, refusals: () => refusals },
  });
}

/** Jobs that are due since `now`; the nth of `count` starts so long after it. */
export async function fillDue(
  count: number,
  now: number,
  startsInMs: (nth: number) => number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, nth) => ({
    id: `due-${nth}`,
    code: `abc-${lettersOf(nth)}-xyz`,
    startsAt: now + startsInMs(nth),
  }));
  const all = sql`json_each(${JSON.stringify(rows)})`;
  await runBatch(db, [
    sql`insert into notetaker_jobs
          (id, status, meeting_code, starts_at, scheduled, next_step, next_at, created_at, updated_at)
        select value ->> 'id', 'requested', value ->> 'code', value ->> 'startsAt', 1, 'dispatch',
               ${now}, ${now - day}, ${now} from ${all}`,
    sql`insert into notetaker_requests
          (id, idempotency_key, job_id, name, email, email_key, timezone, created_at)
        select value ->> 'id', value ->> 'id', value ->> 'id', 'Ada',
               (value ->> 'id') || '@example.test', value ->> 'id', 'UTC', ${now} from ${all}`,
  ]);
}

/** Four letters, for each number others. */
function lettersOf(number: number): string {
  return [3, 2, 1, 0]
    .map((place) => String.fromCharCode(97 + (Math.floor(number / 26 ** place) % 26)))
    .join("");
}
