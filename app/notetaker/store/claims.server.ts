import { and, eq, inArray, lte, sql, type SQL } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakerJobs as jobs } from "~/db/schema.server";
import { isAmongDue, leaseUntil, type Lease } from "~/jobs/lease.server";
import type { Job } from "../job";
import { leaseMs } from "../schedule";
import type { Step } from "../status";

/** The steps whose jobs wait for nothing but their time; a dispatch is claimed in `rate.server.ts`. */
type UnratedStep = Exclude<Step, "dispatch">;

/**
 * Takes up to `limit` jobs that are due for a step, the longest due first, under a lease of the step's
 * length; null for `providers` takes those of every provider.
 */
export async function claimDue(
  db: Db,
  step: UnratedStep,
  providers: readonly ProviderName[] | null,
  limit: number,
  now: number,
): Promise<Job[]> {
  const ofStep = eq(jobs.nextStep, step);
  const queue = providers === null ? ofStep : sql`(${ofStep} and ${isWith(providers)})`;
  const isDue = isAmongDue(db, jobs, { limit, now, queue });
  return claiming(db, step, isDue, leaseUntil(now + leaseMs[step]), now);
}

/** The same for one job, if it is due; null when it is not, or somebody else has it. */
export async function claimOne(
  db: Db,
  jobId: string,
  step: UnratedStep,
  providers: readonly ProviderName[] | null,
  now: number,
): Promise<Job | null> {
  const isDue = and(
    eq(jobs.id, jobId),
    eq(jobs.nextStep, step),
    isWith(providers),
    lte(jobs.nextAt, now),
  );
  const [job] = await claiming(db, step, isDue, leaseUntil(now + leaseMs[step]), now);
  return job ?? null;
}

function isWith(providers: readonly ProviderName[] | null): SQL | undefined {
  return providers === null ? undefined : inArray(jobs.provider, [...providers]);
}

/**
 * The statement that claims the jobs that `which` holds for; `provider` is who is asked for their bots.
 * What another one had against them is no reason any more.
 */
export function claiming(
  db: Db,
  step: Step,
  which: SQL | undefined,
  lease: Lease,
  now: number,
  provider?: ProviderName,
) {
  const claimed = {
    ...lease,
    attempts: sql`${jobs.attempts} + 1`,
    updatedAt: now,
    ...(step === "dispatch" ? { unsettled: sql`${jobs.unsettled} + 1` } : {}),
    ...(provider && {
      provider,
      lastError: sql`iif(${jobs.provider} = ${provider}, ${jobs.lastError}, null)`,
    }),
  };
  return db.update(jobs).set(claimed).where(which).returning();
}
