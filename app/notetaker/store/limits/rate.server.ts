import { and, eq, lte, sql, type SQL } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { ProviderName } from "~/config/names";
import { rowsOf, runBatch, type Db } from "~/db/client.server";
import { notetakerJobs as jobs } from "~/db/schema.server";
import { leaseUntil } from "~/jobs/lease.server";
import type { Job } from "../../job";
import { leaseMs, longestGraceMs, rateWindowMs } from "../../schedule";
import { claiming } from "../claims.server";

/**
 * A provider lets a workspace create so many bots in a minute and refuses the rest (429). All ticks and
 * all requests that cannot wait for one share that rate: a job is only claimed with a call to spend on it.
 *
 * A call counts from its claim until a minute after its answer, so that no minute of the provider's, by
 * whatever clock it counts, holds more than the rate. Whoever dies in between leaves calls that count for
 * as long as theirs could still arrive: the rate is then used less, and never exceeded.
 */

/** Answers that are so near to each other are kept in one row. */
const roundingMs = 500;

export type Rate = {
  /** Whose rate it is: each provider counts for itself. */
  readonly provider: ProviderName;
  readonly perMinute: number;
  /** New jobs go to this one. */
  readonly chosen: boolean;
};

type Rated = Pick<Env, "botProvider" | "providerRatePerMinute" | "attendeeRatePerMinute">;

/** Of the provider that gets the bots of new jobs, unless another is named. */
export function rateOf({ env }: { readonly env: Rated }, provider = env.botProvider): Rate {
  const perMinute = provider === "recall" ? env.providerRatePerMinute : env.attendeeRatePerMinute;
  return { provider, perMinute, chosen: provider === env.botProvider };
}

/** Of the provider that is to send a bot for a job: where one may already be, else whoever is chosen. */
export function rateFor(
  world: { readonly env: Rated },
  { provider, botId, formerBotId, unsettled }: Whereabouts,
): Rate {
  const isFree = botId === null && formerBotId === null && unsettled === 0;
  return rateOf(world, isFree ? undefined : provider);
}

type Whereabouts = Pick<Job, "provider" | "botId" | "formerBotId" | "unsettled">;

/** An SQL condition: calls of this provider, whose name begins their ids. */
function isCallOf({ provider }: Rate): SQL {
  return sql`(provider_calls.id >= ${`${provider}:`} and provider_calls.id < ${`${provider};`})`;
}

/** An SQL expression: how many calls could be made now. */
function callsLeft(rate: Rate, now: number): SQL {
  return sql`(${rate.perMinute} - (
    select coalesce(sum(calls), 0) from provider_calls
    where ${isCallOf(rate)} and free_at > ${now}))`;
}

/**
 * An SQL condition: no provider has a bot of this job, nor may a call for one still have its effect. Such
 * a job goes to whoever is chosen when it is dispatched; every other stays where its bot is.
 */
const isFree = sql`(bot_id is null and former_bot_id is null and unsettled = 0)`;

/** An SQL condition: this provider is the one to ask for a bot. */
export function isFor({ provider, chosen }: Rate): SQL {
  return chosen
    ? sql`(provider = ${provider} or ${isFree})`
    : sql`(provider = ${provider} and not ${isFree})`;
}

/** An SQL condition: it is too late to create a bot for a job, so none of its calls counts. */
export function isOver(now: number): SQL {
  const since = now - longestGraceMs;
  return sql`(starts_at <= ${since} and created_at <= ${since})`;
}

/** Takes up to `limit` jobs of which nothing but an end can come, whoever has their bots. */
export async function claimOver(db: Db, rate: Rate, limit: number, now: number): Promise<Job[]> {
  const over = sql`${jobs.id} in (
    select id from notetaker_jobs indexed by notetaker_jobs_dispatch_idx
    where next_step = 'dispatch' and next_at <= ${now} and ${isOver(now)}
      and ${isFor(rate)}
    order by starts_at limit ${limit})`;
  return claiming(db, "dispatch", over, leaseUntil(now + leaseMs.dispatch), now);
}

const isDue = (now: number) => and(eq(jobs.nextStep, "dispatch"), lte(jobs.nextAt, now));

/**
 * Takes up to `limit` jobs that are due, those of the earliest meetings first and of those the longest due,
 * and no more than there are calls for; or the one of that id. What was claimed together has one lease.
 */
export async function claimToDispatch(
  db: Db,
  rate: Rate,
  limit: number,
  now: number,
  jobId: string | null = null,
): Promise<Job[]> {
  const lease = leaseUntil(now + leaseMs.dispatch);
  const { leaseToken, nextAt } = lease;
  const ours = sql`provider_calls.id = ${callsOf(rate, leaseToken)}`;
  const calls = sql`coalesce((select calls from provider_calls where ${ours}), 0)`;
  // Indexes are named where another would read all that is due, and sort it.
  const first = sql`${jobs.id} in (
    select id from notetaker_jobs indexed by notetaker_jobs_dispatch_idx
    where next_step = 'dispatch' and next_at <= ${now} and not ${isOver(now)}
      and ${isFor(rate)}
    order by starts_at, next_at limit ${calls})`;
  const one = and(eq(jobs.id, jobId ?? ""), isDue(now), isFor(rate), sql`${calls} > 0`);
  const which = jobId === null ? first : one;
  const [, , claimed] = await runBatch(db, [
    forgetRefusalsElsewhere(rate),
    sql`
      insert into provider_calls (id, calls, free_at)
      select ${callsOf(rate, leaseToken)}, given.calls, ${nextAt + rateWindowMs}
      from (select min(${limit}, ${callsLeft(rate, now)}) as calls) as given
      where given.calls > 0`,
    claiming(db, "dispatch", which, lease, now, rate.provider),
    sql`
      update provider_calls set calls = (
        select count(*) from notetaker_jobs indexed by notetaker_jobs_due_idx
        where next_step = 'dispatch' and next_at = ${nextAt} and lease_token = ${leaseToken})
      where ${ours}`,
  ]);
  return rowsOf(jobs, claimed);
}

function callsOf({ provider }: Rate, of: string): string {
  return `${provider}:${of}`;
}

/** What a provider had against a job that now goes to another says nothing there. */
function forgetRefusalsElsewhere({ provider, chosen }: Rate): SQL {
  return sql`delete from provider_refusals where ${chosen} and job_id in (
    select id from notetaker_jobs where id = job_id and provider <> ${provider} and ${isFree})`;
}

/** What a claim has made of its calls: when each was answered, or given up. The others are free again. */
export async function settleCalls(
  db: Db,
  rate: Rate,
  leaseToken: string,
  answeredAt: readonly number[],
  now: number,
): Promise<void> {
  const until = answeredAt.map((at) => Math.ceil((at + rateWindowMs) / roundingMs) * roundingMs);
  await runBatch(db, [
    sql`delete from provider_calls where id = ${callsOf(rate, leaseToken)} or free_at <= ${now}`,
    sql`
      insert into provider_calls (id, calls, free_at)
      select ${callsOf(rate, "until-")} || value, count(*), value from json_each(${JSON.stringify(until)}) where true
      group by value
      on conflict (id) do update set calls = calls + excluded.calls`,
  ]);
}

/** The provider says that its rate is exceeded all the same: nothing is sent until it says. */
export async function leaveNothing(db: Db, rate: Rate, until: number): Promise<void> {
  await db.run(sql`
    insert into provider_calls (id, calls, free_at)
    values (${callsOf(rate, `refused-${until}`)}, ${rate.perMinute}, ${until}) on conflict (id) do nothing`);
}

/** When there is a call for what is due, epoch milliseconds; null when nothing is. */
export async function nextCallAt(db: Db, rate: Rate, now: number): Promise<number | null> {
  const { at } = await db.get<{ at: number | null }>(sql`
    select case
      when not exists (select 1 from notetaker_jobs
        where next_step = 'dispatch' and next_at <= ${now} and not ${isOver(now)}
          and ${isFor(rate)}) then null
      when ${callsLeft(rate, now)} > 0 then ${now}
      else (select min(free_at) from provider_calls
        where ${isCallOf(rate)} and free_at > ${now})
    end as at`);
  return at;
}
