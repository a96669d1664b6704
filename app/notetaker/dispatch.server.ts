import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { drain, kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { breakerOpenUntil, openBreaker } from "./breaker.server";
import { takePlaces, type Places } from "./daily-limit.server";
import { botFor, findOwn, reuseFormer, type FormerCall } from "./dispatch-bots.server";
import type { BotProvider, BotSnapshot, Refusal } from "./provider/bot-provider";
import { removeBot } from "./remove-bot.server";
import { endDisownedOwners } from "./repo-disowned.server";
import {
  claimDue,
  claimOne,
  findJob,
  findOwners,
  move,
  moveAndTell,
  release,
  type Identity,
  type Job,
} from "./repo.server";
import {
  breakerPauseMs,
  dispatchDeadline,
  dispatchPatience,
  nextBotFromPoolAt,
  nextDeadline,
  nextDispatchAt,
  nextPollAt,
  purgeAt,
  settleMs,
} from "./schedule";
import { unwantedStatuses } from "./status";

export type DispatchWorld = {
  readonly env: Pick<Env, "siteSecret" | "siteUrl" | "dailyBotLimit">;
  readonly db: Db;
  readonly provider: BotProvider;
  readonly clock: () => number;
  readonly random: () => number;
};

/** Until when the provider is to be left alone; one for all jobs of a run. */
type Breaker = { openUntil: number };

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
  let breaker: Breaker | null = null;
  return drain(
    "dispatch",
    { ...bounds, clock },
    (limit, now) => claimDue(db, "dispatch", limit, now),
    async (jobs) => {
      breaker ??= { openUntil: await breakerOpenUntil(db, clock()) };
      return dispatchAll(world, jobs, breaker);
    },
  );
}

/** The same for one request that cannot wait for the next tick, which follows should this fail. Never throws. */
export async function dispatchNow(world: DispatchWorld, jobId: string): Promise<void> {
  const { db, clock } = world;
  try {
    const job = await claimOne(db, jobId, "dispatch", clock());
    if (!job) return;

    const breaker = { openUntil: await breakerOpenUntil(db, clock()) };
    const [result] = await dispatchAll(world, [job], breaker);
    if (result?.status === "rejected") throw result.reason;
  } catch (error) {
    log({ event: "tick.failed", step: "dispatch_now", kind: kindOf(error) });
  }
}

async function dispatchAll(world: DispatchWorld, claimed: readonly Job[], breaker: Breaker) {
  const ended = await endDisownedOwners(world.db, claimed, world.clock());
  const jobs = claimed.filter(({ id }) => !ended.has(id));
  const ids = jobs.map(({ id }) => id);
  const owners = await findOwners(world.db, ids);
  const places = await placesFor(world, jobs, breaker);
  return Promise.allSettled(
    jobs.map((job) => dispatch(world, job, owners.get(job.id), breaker, places)),
  );
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
  if (answer.ok) return adopt(world, job, answer.value);
  return refused(world, job, "create_bot", answer, breaker);
}

async function adopt(world: DispatchWorld, job: Job, bot: BotSnapshot): Promise<void> {
  const { db, provider, clock } = world;
  const now = clock();
  // In its first round a job has one key, which makes one bot; later a call of an earlier round may have made another.
  const unsettled = job.revision === 0 ? 0 : job.unsettled - 1;
  const nextAt = nextPollAt("scheduled", job.startsAt, now);
  const changes = {
    botId: bot.botId,
    formerBotId: null,
    unsettled,
    nextStep: "poll",
    nextAt: unsettled === 0 ? nextAt : Math.min(nextAt, now + settleMs),
  } as const;
  if (await move(db, job, "scheduled", changes, now)) return;

  const current = await findJob(db, job.id);
  if (current && isSpokenFor(current, job, bot)) return;
  await removeBot(provider, bot.botId, job.id);
}

/** Whether a bot that came too late for its claim is somebody else's to keep or to take away. */
function isSpokenFor(current: Job, claimed: Job, { botId }: BotSnapshot): boolean {
  if (unwantedStatuses.includes(current.status)) return false;
  if (current.botId === botId || current.formerBotId === botId) return true;
  // Whoever has the lease now finds this bot by its metadata.
  return current.status === "requested" && current.revision === claimed.revision;
}

async function refused(
  world: DispatchWorld,
  job: Job,
  call: "create_bot" | "find_bots" | FormerCall,
  refusal: Refusal,
  breaker: Breaker,
): Promise<void> {
  const { db, clock, random } = world;
  const { code } = refusal;
  log({ event: "provider.refused", call, class: refusal.class, code, jobId: job.id });
  const now = clock();
  // A refusal settles its own call only; an earlier one without an answer stays to be looked up.
  const settled = { lastError: code, unsettled: job.unsettled - 1 };

  switch (refusal.class) {
    case "permanent":
      return fail(world, job, "refused_by_provider");

    case "paused":
      // Before the await, so that one of the calls that run side by side raises the alarm.
      if (breaker.openUntil <= now) {
        breaker.openUntil = now + breakerPauseMs;
        await openBreaker(db, code, now);
      }
      return hold(world, job, breaker.openUntil, "paused");

    case "retry_new_key": {
      const nextAt = nextBotFromPoolAt(job, refusal, now, random);
      await release(db, job, { ...settled, revision: job.revision + 1, nextAt }, now);
      return;
    }

    default: {
      // 409: another call with our key is still at work, so a bot may come of it.
      const unknown = refusal.class === "ambiguous" || refusal.status === 409;
      const nextAt = nextDispatchAt(job, refusal, now, random);
      const unsettled = unknown ? job.unsettled : settled.unsettled;
      await release(db, job, { lastError: code, unsettled, nextAt }, now);
    }
  }
}

/** In `last_error`: the site has sent as many bots as it sends in a day. */
const overTheDay = "daily_limit";

/** Not this job's fault: neither the try nor the call counts. */
async function hold(
  world: DispatchWorld,
  job: Job,
  until: number,
  code: "paused" | typeof overTheDay,
): Promise<void> {
  const now = world.clock();
  const changes = {
    attempts: job.attempts - 1,
    unsettled: job.unsettled - 1,
    lastError: code,
    nextAt: Math.min(until, nextDeadline(job, now)),
  };
  await release(world.db, job, changes, now);
}

/** Start and grace have passed. Nobody tried in time, or the provider never took the job. */
async function giveUp(world: DispatchWorld, job: Job): Promise<void> {
  const isKept = job.lastError === overTheDay;
  const tried = (job.lastError !== null && !isKept) || job.unsettled > 1;
  return fail(world, job, tried ? "provider_down" : "missed");
}

async function fail(
  world: DispatchWorld,
  job: Job,
  reason: "refused_by_provider" | "provider_down" | "missed",
): Promise<void> {
  const now = world.clock();
  // Nobody will look after it any more, and its time may be yet to come.
  if (job.formerBotId !== null) await removeBot(world.provider, job.formerBotId, job.id);
  const to = reason === "missed" ? "expired" : "failed";
  const changes = { reason, nextStep: "purge", nextAt: purgeAt(now) } as const;
  await moveAndTell(world.db, job, to, changes, now);
}
