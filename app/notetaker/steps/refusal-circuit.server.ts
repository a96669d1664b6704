import { and, eq, inArray, isNull, sql, type SQL } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import {
  circuitBreakers as breakers,
  notetakerJobs as jobs,
  providerRefusals as refusals,
} from "~/db/schema.server";
import { log } from "~/lib/log/log.server";
import type { Job } from "../job";
import type { Refusal } from "../provider/bot-provider";
import { breakerPauseMs, probePauseMs } from "../schedule";

/** In the table of circuit breakers: the one of our account at a provider. */
function accountBreaker(provider: ProviderName): string {
  return `account:${provider}`;
}

/**
 * The provider refuses our account (401, 402): every isolate leaves it alone for a while. The alarm is
 * raised once for an outage, however often it is tried in between. Answers the end of the pause.
 */
export async function openBreaker(
  db: Db,
  provider: ProviderName,
  code: string,
  now: number,
): Promise<number> {
  const openUntil = now + breakerPauseMs;
  const [breaker] = await db
    .insert(breakers)
    .values({ name: accountBreaker(provider), openUntil, alarmedAt: now })
    .onConflictDoUpdate({
      target: breakers.name,
      set: {
        openUntil,
        // Tried again and refused again soon after the last pause: the same outage.
        alarmedAt: sql`iif(${breakers.openUntil} > ${now - breakerPauseMs}, ${breakers.alarmedAt}, ${now})`,
      },
    })
    .returning();
  if (breaker?.alarmedAt === now) log({ event: "provider.paused", provider, code });
  return openUntil;
}

/**
 * A request that the provider refuses for good may be at fault itself, or every request of ours may be:
 * a field of the body that is no longer taken, a firewall's new rule. So a refused job stays requested,
 * and is judged by what becomes of others:
 *
 * - another job is taken, and this one is refused again: the fault is its own, and it fails
 * - three different jobs are refused without one being taken in between: the fault is everybody's. The
 *   circuit opens: one alarm, and each minute one job is tried, those first that were never refused,
 *   until one is taken
 *
 * In either case a job is given up at its own deadline and not before. Each provider has a circuit of its own.
 */

function circuitOf(provider: ProviderName): string {
  return `refusals:${provider}`;
}
const refusedJobsThatOpen = 3;

/** How things stand with the circuit at the beginning of a run; one for all jobs of it. */
type RefusalCircuit = {
  readonly provider: ProviderName;
  /** null while it is closed. */
  openUntil: number | null;
  /** Whether any job was refused since one was last taken. */
  anyRefused: boolean;
  /** Those of this run. */
  readonly refusedJobs: Set<string>;
};

/** Why the provider is to be left alone, and until when; one for all jobs of a run. */
export type Breaker = {
  /** Of our account: epoch milliseconds, 0 for not at all. */
  openUntil: number;
  readonly circuit: RefusalCircuit;
};

export async function readBreaker(
  db: Db,
  provider: ProviderName,
  ofRun: readonly Job[],
  now: number,
): Promise<Breaker> {
  const [row] = await db.all<{ account: number | null; open: number | null; refused: number }>(sql`
    select (select open_until from circuit_breakers where name = ${accountBreaker(provider)}) as account,
           (select open_until from circuit_breakers where name = ${circuitOf(provider)}) as open,
           exists (select 1 from provider_refusals where ${isRefusedBy(provider)}) as refused`);
  const anyRefused = row?.refused === 1;
  const account = row?.account ?? 0;
  return {
    openUntil: account > now ? account : 0,
    circuit: {
      provider,
      openUntil: row?.open ?? null,
      anyRefused,
      refusedJobs: anyRefused ? await refusedOf(db, ofRun) : new Set(),
    },
  };
}

/** An SQL condition: of a refusal of this provider. */
function isRefusedBy(provider: ProviderName): SQL {
  return sql`exists (select 1 from notetaker_jobs
    where notetaker_jobs.id = provider_refusals.job_id and provider = ${provider})`;
}

async function refusedOf(db: Db, jobsOfRun: readonly Job[]): Promise<Set<string>> {
  const ids = JSON.stringify(jobsOfRun.map(({ id }) => id));
  const known = await db
    .select()
    .from(refusals)
    .where(sql`${refusals.jobId} in (select value from json_each(${ids}))`);
  return new Set(known.map(({ jobId }) => jobId));
}

/** In `last_error` of a job that the provider refused for good, before the refusal's code. */
const mark = "refused_";

export function wasRefused({ lastError }: Pick<Job, "lastError">): boolean {
  return lastError?.startsWith(mark) ?? false;
}

export function refusedError(refusal: Refusal): string {
  return mark + refusal.code;
}

/** Whether the fault is the job's own: another was taken since it was refused before. */
export function isOwnFault(known: RefusalCircuit, job: Job): boolean {
  return wasRefused(job) && !known.refusedJobs.has(job.id);
}

/** Notes a refusal for good, and opens the circuit with the third job; one alarm for each outage. */
export async function noteRefusal(
  db: Db,
  known: RefusalCircuit,
  job: Job,
  refusal: Refusal,
  now: number,
): Promise<void> {
  const [, [counted]] = await db.batch([
    db.insert(refusals).values({ jobId: job.id, refusedAt: now }).onConflictDoNothing(),
    db
      .select({ jobs: sql<number>`count(*)` })
      .from(refusals)
      .where(isRefusedBy(known.provider)),
  ]);
  known.refusedJobs.add(job.id);
  known.anyRefused = true;
  const count = counted?.jobs ?? 0;
  if (count < refusedJobsThatOpen && known.openUntil === null) return;

  const openUntil = now + probePauseMs;
  const [opened] = await db
    .insert(breakers)
    .values({ name: circuitOf(known.provider), openUntil, alarmedAt: now })
    .onConflictDoNothing()
    .returning();
  known.openUntil = openUntil;
  if (opened) {
    const said = refusal.said === undefined ? {} : { said: refusal.said };
    const { provider } = known;
    log({ event: "provider.refusing", provider, jobs: count, code: refusal.code, ...said });
  }
}

/** The circuit stays open for another while, whatever became of the job that was tried. */
export async function keepOpen(db: Db, known: RefusalCircuit, now: number): Promise<void> {
  const openUntil = now + probePauseMs;
  await db
    .update(breakers)
    .set({ openUntil })
    .where(eq(breakers.name, circuitOf(known.provider)));
  known.openUntil = openUntil;
}

/** A job was taken: those that were refused until now are tried again at once, and judged by the answer. */
export async function noteSuccess(db: Db, known: RefusalCircuit, now: number): Promise<void> {
  if (known.openUntil === null && !known.anyRefused) return;
  const isTheirs = isRefusedBy(known.provider);
  const refused = db.select({ jobId: refusals.jobId }).from(refusals).where(isTheirs);
  const waiting = and(eq(jobs.nextStep, "dispatch"), isNull(jobs.leaseToken));
  await db.batch([
    db
      .update(jobs)
      .set({ nextAt: now })
      .where(and(inArray(jobs.id, refused), waiting)),
    db.delete(refusals).where(isTheirs),
    db.delete(breakers).where(eq(breakers.name, circuitOf(known.provider))),
  ]);
  known.openUntil = null;
  known.anyRefused = false;
  known.refusedJobs.clear();
}
