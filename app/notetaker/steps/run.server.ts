import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { type Job } from "../job";
import type { Step } from "../status";
import { forgetAll } from "../store/erase.server";
import { claimDue, claimOne } from "../store/jobs.server";
import { claimOver, claimToDispatch, nextCallAt, rateOf } from "../store/rate.server";
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
function workOf(world: World, step: Step): Work | null {
  const each = (work: (job: Job) => Promise<unknown>): Work => {
    return (jobs) => Promise.allSettled(jobs.map(work));
  };
  // Of what has to go, what is ours goes without a provider as well.
  if (step === "purge") return each((job) => purge(world, job));
  if (step === "forget") return each((job) => forgetAll(world.db, job, world.clock()));

  const { provider } = world;
  if (!provider) {
    log({ event: "provider.off" });
    return null;
  }
  const equipped = { ...world, provider };
  switch (step) {
    case "dispatch":
      return (jobs) => dispatchAll(equipped, jobs);
    case "poll":
      return each((job) => poll(equipped, job));
    case "remove":
      return each((job) => remove(equipped, job));
  }
}

/** Does a step for every job that is due for it. Returns how many were worked on. */
export async function runDue(world: World, step: Step, bounds: StepBounds): Promise<number> {
  const { db, clock } = world;
  const { canGoOn = () => true } = bounds;
  const work = workOf(world, step);
  if (!work) return 0;
  const isRated = step === "dispatch";
  const batches = { ...bounds, clock, ...(isRated ? { batchSize: dispatchedTogether } : {}) };
  const claim = (limit: number, now: number) =>
    isRated ? claimToDispatch(db, rateOf(world), limit, now) : claimDue(db, step, limit, now);
  const take =
    (claiming: typeof claim): typeof claim =>
    (limit, now) =>
      canGoOn() ? claiming(limit, now) : Promise.resolve([]);
  const count = await drain(step, batches, take(claim), work);
  if (!isRated || count >= bounds.limit) return count;
  // What is given up waits for no call, and keeps nobody waiting who does.
  const left = { ...bounds, clock, limit: bounds.limit - count };
  const ended = await drain(
    step,
    left,
    take((limit, now) => claimOver(db, limit, now)),
    work,
  );
  return count + ended;
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
  while (world.provider && count < bounds.limit && canGoOn()) {
    const at = await nextCallAt(db, rateOf(world), clock());
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
}

/**
 * The same for one job that cannot wait for the next tick, which follows should this fail. Does nothing
 * when the job is not due for the step, or somebody else has it. Never throws.
 */
export async function runNow(world: World, step: Step, jobId: string): Promise<void> {
  try {
    const work = workOf(world, step);
    if (!work) return;
    const job = await claimNow(world, step, jobId);
    if (!job) return;
    const [result] = await work([job]);
    if (result?.status === "rejected") throw result.reason;
  } catch (error) {
    log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
  }
}

async function claimNow(world: World, step: Step, jobId: string): Promise<Job | null> {
  const now = world.clock();
  if (step !== "dispatch") return claimOne(world.db, jobId, step, now);
  const [job] = await claimToDispatch(world.db, rateOf(world), 1, now, jobId);
  return job ?? null;
}
