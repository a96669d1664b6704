import type { ProviderName } from "~/config/names";
import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { WithProvider, World } from "~/world.server";
import { type Job } from "../job";
import { allOf, providerOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { claimDue, claimOne } from "../store/claims.server";
import { forgetAll } from "../store/erase.server";

import { claimOver, claimToDispatch, nextCallAt, rateOf } from "../store/limits/rate.server";
import { dispatchAll } from "./dispatch.server";
import { poll } from "./poll.server";
import { purge } from "./purge.server";
import { remove } from "./remove.server";

/**
 * Runs the steps: claims jobs under a lease and hands them to the step's own work. A job whose work
 * throws is logged and left to the end of its lease; it stops nobody else.
 */

/** What a run may do at most; what is left is due in the next one. */
export type StepBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  /** Asked before each batch: whether what it may cost can still be spent. */
  readonly canGoOn?: () => boolean;
};

/** Most of what a dispatch asks of the database it asks once for so many jobs. */
const dispatchedTogether = 50;

type Work = (jobs: readonly Job[]) => Promise<readonly PromiseSettledResult<unknown>[]>;

/** null when nothing can be done without a provider: then the jobs stay on the list. */
function workOf(world: World, step: Exclude<Step, "dispatch">): Work | null {
  const each = (work: (job: Job) => Promise<unknown>): Work => {
    return (jobs) => Promise.allSettled(jobs.map(work));
  };
  // Of what has to go, what is ours goes without a provider as well.
  if (step === "purge") return each((job) => purge(world, job));
  if (step === "forget") return each((job) => forgetAll(world.db, job, world.clock()));

  if (allOf(world).length === 0) {
    log({ event: "provider.off", provider: world.env.botProvider });
    return null;
  }
  const work = step === "poll" ? poll : remove;
  return each((job) => {
    const provider = providerOf(world, job);
    // Claimed are jobs of those that are there.
    return provider ? work({ ...world, provider }, job) : Promise.resolve();
  });
}

/** Whose jobs a step can be done for; null where it needs nobody. */
function reachable(world: World, step: Step): readonly ProviderName[] | null {
  const needsNobody = step === "purge" || step === "forget";
  return needsNobody ? null : allOf(world).map(({ name }) => name);
}

/** Does a step for every job that is due for it. Returns how many were worked on. */
export async function runDue(world: World, step: Step, bounds: StepBounds): Promise<number> {
  if (step === "dispatch") return dispatchDue(world, bounds);
  const { db, clock } = world;
  const { canGoOn = () => true } = bounds;
  const work = workOf(world, step);
  if (!work) return 0;
  const claim = (limit: number, now: number) =>
    canGoOn() ? claimDue(db, step, reachable(world, step), limit, now) : Promise.resolve([]);
  return drain(step, { ...bounds, clock }, claim, work);
}

/** Each provider has a rate of its own, and its jobs are claimed together. */
async function dispatchDue(world: World, bounds: StepBounds): Promise<number> {
  if (!world.provider) log({ event: "provider.off", provider: world.env.botProvider });
  let count = 0;
  for (const provider of allOf(world)) {
    const left = { ...bounds, limit: bounds.limit - count };
    count += await dispatchTo({ ...world, provider }, left);
  }
  return count;
}

async function dispatchTo(world: WithProvider, bounds: StepBounds): Promise<number> {
  const { db, clock } = world;
  const { canGoOn = () => true } = bounds;
  const rate = rateOf(world, world.provider.name);
  const work: Work = (jobs) => dispatchAll(world, jobs);
  const drained = (
    claim: (limit: number, now: number) => Promise<Job[]>,
    given: StepBounds & { readonly batchSize?: number },
  ) => {
    const take: typeof claim = (limit, now) =>
      canGoOn() ? claim(limit, now) : Promise.resolve([]);
    return drain("dispatch", { ...given, clock }, take, work);
  };
  const count = await drained((limit, now) => claimToDispatch(db, rate, limit, now), {
    ...bounds,
    batchSize: dispatchedTogether,
  });
  if (count >= bounds.limit) return count;
  // What is given up waits for no call, and keeps nobody waiting who does.
  const left = { ...bounds, limit: bounds.limit - count };
  return count + (await drained((limit, now) => claimOver(db, rate, limit, now), left));
}

/** A call becomes free each half a second or so; several are used together. */
const shortestSleepMs = 2_000;

/**
 * Goes on with what waits for the provider's rate, as soon as there are calls for it, until `until`, epoch
 * milliseconds. Returns how many jobs were worked on.
 */
export async function dispatchUntil(
  world: World,
  until: number,
  bounds: StepBounds,
): Promise<number> {
  const { db, clock, sleep } = world;
  const { canGoOn = () => true } = bounds;
  let count = 0;
  while (count < bounds.limit && canGoOn()) {
    const at = await nextCallOfAny(world);
    if (at === null) break;
    const wakesAt = at <= clock() ? clock() : Math.max(at, clock() + shortestSleepMs);
    if (wakesAt >= until) break;
    if (wakesAt > clock()) await sleep(wakesAt - clock());
    const limit = bounds.limit - count;
    const worked = await runDue(world, "dispatch", { ...bounds, limit, budgetMs: until - clock() });
    if (worked === 0) await sleep(shortestSleepMs);
    count += worked;
  }
  return count;

  async function nextCallOfAny(given: World): Promise<number | null> {
    const moments = await Promise.all(
      allOf(given).map(({ name }) => nextCallAt(db, rateOf(given, name), clock())),
    );
    const known = moments.filter((at) => at !== null);
    return known.length === 0 ? null : Math.min(...known);
  }
}

/**
 * The same for one job that cannot wait for the next tick, which follows should this fail. Does nothing
 * when the job is not due for the step, or somebody else has it. Never throws.
 */
export async function runNow(world: World, step: Step, jobId: string): Promise<void> {
  try {
    const results = await doNow(world, step, jobId);
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  } catch (error) {
    log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
  }
}

async function doNow(world: World, step: Step, jobId: string): ReturnType<Work> {
  const now = world.clock();
  if (step !== "dispatch") {
    const work = workOf(world, step);
    const job = work && (await claimOne(world.db, jobId, step, reachable(world, step), now));
    return work && job ? work([job]) : [];
  }
  for (const provider of allOf(world)) {
    const rate = rateOf(world, provider.name);
    const jobs = await claimToDispatch(world.db, rate, 1, now, jobId);
    if (jobs.length > 0) return dispatchAll({ ...world, provider }, jobs);
  }
  return [];
}
