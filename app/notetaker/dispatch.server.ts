import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { drain, kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { takePlaces, type Places } from "./daily-limit.server";
import { botFor, findOwn, reuseFormer } from "./dispatch-bots.server";
import { adopt, giveUp, hold, overTheDay, refused, waitForProbe } from "./dispatch-outcome.server";
import type { BotProvider } from "./provider/bot-provider";
import {
  keepOpen,
  noteSuccess,
  readBreaker,
  wasRefused,
  type Breaker,
} from "./refusal-circuit.server";
import { endDisownedOwners } from "./repo-disowned.server";
import { claimDue, claimOne, findOwners, type Identity, type Job } from "./repo.server";
import { dispatchDeadline, dispatchPatience } from "./schedule";

export type DispatchWorld = {
  readonly env: Pick<Env, "siteSecret" | "siteUrl" | "dailyBotLimit">;
  readonly db: Db;
  readonly provider: BotProvider;
  readonly clock: () => number;
  readonly random: () => number;
};

/**
 * Sends a bot for every request that is due. Answers how many jobs were worked on. Without a provider
 * nothing is, and the log says what is missing.
 */
export async function dispatchDue(
  { provider, ...rest }: Omit<DispatchWorld, "provider"> & { provider: BotProvider | null },
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  if (!provider) {
    log({ event: "provider.off" });
    return 0;
  }
  const world = { ...rest, provider };
  const { db, clock } = world;
  return drain(
    "dispatch",
    { ...bounds, clock },
    (limit, now) => claimDue(db, "dispatch", limit, now),
    (jobs) => dispatchAll(world, jobs),
  );
}

/** The same for one request that cannot wait for the next tick, which follows should this fail. Never throws. */
export async function dispatchNow(world: DispatchWorld, jobId: string): Promise<void> {
  const { db, clock } = world;
  try {
    const job = await claimOne(db, jobId, "dispatch", clock());
    if (!job) return;

    const [result] = await dispatchAll(world, [job]);
    if (result?.status === "rejected") throw result.reason;
  } catch (error) {
    log({ event: "tick.failed", step: "dispatch_now", kind: kindOf(error) });
  }
}

async function dispatchAll(world: DispatchWorld, claimed: readonly Job[]) {
  const { db, clock } = world;
  const ended = await endDisownedOwners(db, claimed, clock());
  const jobs = claimed.filter(({ id }) => !ended.has(id));
  const owners = await findOwners(
    db,
    jobs.map(({ id }) => id),
  );
  const breaker = await readBreaker(db, jobs, clock());
  const places = await placesFor(world, jobs, breaker);
  const run = (job: Job) => dispatch(world, job, owners.get(job.id), breaker, places);

  const probe = probeOf(jobs, breaker, clock());
  if (!probe) return Promise.allSettled(jobs.map(run));
  const tried = await Promise.allSettled([run(probe)]);
  if (breaker.circuit.openUntil !== null) await keepOpen(db, breaker.circuit, clock());
  const others = jobs.filter((job) => job !== probe);
  return [...tried, ...(await Promise.allSettled(others.map(run)))];
}

/** The one job that is tried while the provider refuses all: one that it has not refused, if there is one. */
function probeOf(
  jobs: readonly Job[],
  { openUntil, circuit }: Breaker,
  now: number,
): Job | undefined {
  const isTime = openUntil <= now && circuit.openUntil !== null && circuit.openUntil <= now;
  if (!isTime) return undefined;
  const going = jobs.filter((job) => now < dispatchPatience(job));
  return going.find((job) => !wasRefused(job)) ?? going[0];
}

/** Nothing is taken for what is given up, or while the provider is left alone. */
async function placesFor(
  { db, env, clock }: DispatchWorld,
  jobs: readonly Job[],
  breaker: Breaker,
): Promise<Places> {
  const now = clock();
  const going = jobs.filter((job) => breaker.openUntil <= now && now < dispatchPatience(job));
  return takePlaces(db, going, env.dailyBotLimit, now);
}

async function dispatch(
  world: DispatchWorld,
  job: Job,
  owner: Identity | undefined,
  breaker: Breaker,
  places: Places,
): Promise<void> {
  const { provider, clock } = world;
  // This claim is one of the unsettled; a second one means that a bot may exist of which we do not know.
  const mayExist = job.unsettled > 1;
  if (clock() >= dispatchPatience(job)) return giveUp(world, job);
  if (breaker.openUntil > clock()) return hold(world, job, breaker.openUntil, "paused");
  const probedAt = breaker.circuit.openUntil ?? 0;
  if (probedAt > clock()) return waitForProbe(world, job, probedAt);
  if (!places.placed.has(job.id)) return hold(world, job, places.until, overTheDay);

  if (mayExist) {
    const found = await findOwn(world, job);
    if (!found.ok) return refused(world, job, "find_bots", found, breaker);
    if (found.value) return adopt(world, job, found.value);
    if (clock() >= dispatchDeadline(job)) return giveUp(world, job);
  }

  const bot = await botFor(world, job, owner);
  if (job.formerBotId !== null) {
    const { call, answer } = await reuseFormer(world, job, job.formerBotId, bot);
    if (!answer.ok) return refused(world, job, call, answer, breaker);
    if (answer.value) return adopt(world, job, answer.value);
  }

  const answer = await provider.createBot(bot, `${job.id}.${job.revision}`);
  if (answer.ok) {
    await noteSuccess(world.db, breaker.circuit, clock());
    return adopt(world, job, answer.value);
  }
  return refused(world, job, "create_bot", answer, breaker);
}
