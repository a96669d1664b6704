import { sql, type SQL } from "drizzle-orm";
import { counting, countOf, nextDropOf, uncounting, type Counted } from "~/abuse/counts.server";
import { runBatch, type Db } from "~/db/client.server";
import { log } from "~/lib/log/log.server";
import type { Job } from "../../job";

/**
 * The ceiling of the whole site: every bot costs money, and a day has so many. At the ceiling requests
 * are kept and go on as the day before moves out of sight. A part of it is kept free of what can be made
 * up without end: bookings for a day that is far off, which still have time to be sent, and requests for
 * mailboxes that have never answered. A bot that is called off before its meeting costs nothing, and
 * gives its place back.
 */

const site: Counted = { kind: "site", key: "bots" };
/** From this part of the limit on somebody ought to look. */
const alarmingShare = 0.8;
/** Up to which part of the limit a bot of this sort is sent; any other up to all of it. */
const shares = { later: 0.5, unknown: 0.8 } as const;
/** What starts so far ahead waits for its turn where the day is busy. */
const laterMs = 24 * 60 * 60_000;
/** A place may be given back at any time, and what was far off comes near: so often that is looked for. */
const lookAgainMs = 10 * 60_000;

/** An SQL expression: how many bots are sent in a day before one of these jobs is. */
function roomFor(limit: number, now: number): SQL {
  const isKnown = sql`exists (select 1 from notetaker_requests as owner
    join mailboxes on mailboxes.key = owner.email_key and mailboxes.known_at is not null
    where owner.job_id = notetaker_jobs.id and owner.standing = 'owner')`;
  return sql`(case when starts_at > ${now + laterMs} then ${Math.ceil(limit * shares.later)}
    when ${isKnown} then ${limit} else ${Math.ceil(limit * shares.unknown)} end)`;
}

/** When the bot of a job can be sent, epoch milliseconds; null while there is room. */
export async function roomFrom(
  db: Db,
  jobId: string,
  limit: number,
  now: number,
): Promise<number | null> {
  const row = await db.get<{ at: number | null } | undefined>(roomFromOf(jobId, limit, now));
  return row?.at ?? null;
}

/** The same as a SELECT of `at`. */
export function roomFromOf(jobId: string, limit: number, now: number): SQL {
  return sql`
    select iif(${countOf(site, now)} >= ${roomFor(limit, now)}, ${nextDropOf(site, now)}, null) as at
    from notetaker_jobs where id = ${jobId}`;
}

/**
 * Gives the place back that a job had, whose bot was called off before its meeting and is gone. One that
 * was moved may have been at a door before, so it keeps its place. Rejects when D1 does.
 */
export async function givePlaceBack(db: Db, job: Job): Promise<void> {
  const { id, placedAt, endedAt, startsAt, revision } = job;
  const isUnused = endedAt !== null && endedAt < startsAt && revision === 0;
  if (placedAt === null || !isUnused) return;
  const holds = sql`id = ${id} and placed_at = ${placedAt}`;
  await runBatch(db, [
    uncounting(site, placedAt, sql`exists (select 1 from notetaker_jobs where ${holds})`),
    sql`update notetaker_jobs set placed_at = null where ${holds}`,
  ]);
}

export type Places = {
  /** The ids of the jobs that have a place. */
  readonly placed: ReadonlySet<string>;
  /** When to look for room for the others, epoch milliseconds. */
  readonly until: number;
};

/**
 * Takes places for the bots of jobs that were claimed together: one for a job, however often it is tried
 * or moved. The alarm is raised by the bot that reaches a mark, once.
 */
export async function takePlaces(
  db: Db,
  jobs: readonly Job[],
  limit: number,
  now: number,
): Promise<Places> {
  const had = jobs.filter(({ placedAt }) => placedAt !== null).map(({ id }) => id);
  const wanting = jobs.filter(({ placedAt }) => placedAt === null);
  const [first] = wanting;
  if (!first) return { placed: new Set(had), until: now };

  // What was claimed together has one lease.
  const ids = JSON.stringify(wanting.map(({ id }) => id));
  const ours = sql`id in (select value from json_each(${ids})) and lease_token = ${first.leaseToken}`;
  const taken = sql`select id from notetaker_jobs where ${ours} and placed_at = ${now}`;
  const results = await runBatch(db, [
    sql`update notetaker_jobs set placed_at = ${now}
        where id in (
          select id from (
            select id, room, row_number() over (order by room desc, starts_at) as nth
            from (select id, starts_at, ${roomFor(limit, now)} as room
                  from notetaker_jobs where ${ours} and placed_at is null))
          where nth <= room - ${countOf(site, now)})`,
    counting([site], now, sql`exists (${taken})`, sql`(select count(*) from (${taken}))`),
    taken,
    sql`select ${countOf(site, now)} as count, ${nextDropOf(site, now)} as freeAt`,
  ]);
  const placed = (results[2]?.results as { id: string }[]).map(({ id }) => id);
  const [{ count, freeAt }] = results[3]?.results as [{ count: number; freeAt: number | null }];
  for (const mark of new Set([Math.ceil(limit * alarmingShare), limit])) {
    const isReached = count >= mark && count - placed.length < mark;
    if (isReached) log({ event: "notetaker.daily_limit", count: mark, limit });
  }
  return {
    placed: new Set([...had, ...placed]),
    until: Math.min(freeAt ?? now, now + lookAgainMs),
  };
}
