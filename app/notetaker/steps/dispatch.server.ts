import { settleInTurns } from "~/jobs/drain.server";
import type { WithProvider } from "~/world.server";
import type { Identity, Job } from "../job";
import { dispatchDeadline, dispatchPatience, startWithinMs } from "../schedule";
import { endDisownedOwners } from "../store/disowned.server";
import { findOwners, type Adoption } from "../store/jobs.server";
import { takePlaces, type Places } from "../store/limits/places.server";
import { rateOf, settleCalls } from "../store/limits/rate.server";
import { botFor, findOwn, reuseFormer } from "./dispatch-bots.server";
import {
  adoptAll,
  adoptionOf,
  giveUp,
  hold,
  overTheDay,
  refused,
  waitForProbe,
} from "./dispatch-outcome.server";
import {
  keepOpen,
  noteSuccess,
  readBreaker,
  wasRefused,
  type Breaker,
} from "./refusal-circuit.server";

/** The calls that jobs of one claim have made for a bot. */
type Run = {
  readonly breaker: Breaker;
  readonly places: Places;
  /** Nothing is begun later, so that all calls have an answer before the lease ends. */
  readonly lastStart: number;
  /** When each call was answered, epoch milliseconds. */
  readonly answeredAt: number[];
};

/**
 * Sends a bot for each of these jobs, which were claimed together, unless it is given up or has to wait.
 * Answers what became of each; the bots are written down together.
 */
export async function dispatchAll(
  world: WithProvider,
  claimed: readonly Job[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const [first] = claimed;
  if (!first) return [];
  const answeredAt: number[] = [];
  const results = await Promise.allSettled([sendBots(world, claimed, answeredAt)]);
  // A claim that broke off has made no more calls than were counted.
  const rate = rateOf(world, world.provider.name);
  await settleCalls(world.db, rate, first.leaseToken ?? "", answeredAt, world.clock());
  return results.flatMap((result) => (result.status === "fulfilled" ? result.value : [result]));
}

async function sendBots(
  world: WithProvider,
  claimed: readonly Job[],
  answeredAt: number[],
): Promise<readonly PromiseSettledResult<Adoption | null>[]> {
  const { db, clock } = world;
  const lastStart = clock() + startWithinMs;
  const ended = await endDisownedOwners(db, claimed, clock());
  const jobs = claimed.filter(({ id }) => !ended.has(id));
  const owners = await findOwners(
    db,
    jobs.map(({ id }) => id),
  );
  const breaker = await readBreaker(db, world.provider.name, jobs, clock());
  const places = await placesFor(world, jobs, breaker);
  const run: Run = { breaker, places, lastStart, answeredAt };
  const send = (job: Job) => dispatch(world, job, owners.get(job.id), run);

  const probe = probeOf(jobs, breaker, clock());
  const tried = probe ? await Promise.allSettled([send(probe)]) : [];
  if (probe && breaker.circuit.openUntil !== null) await keepOpen(db, breaker.circuit, clock());
  const others = await settleInTurns(
    jobs.filter((job) => job !== probe),
    send,
  );
  const results = [...tried, ...others];
  const adoptions = results.flatMap((result) =>
    result.status === "fulfilled" && result.value ? [result.value] : [],
  );
  await adoptAll(world, adoptions);
  return results;
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
  { db, env, clock }: WithProvider,
  jobs: readonly Job[],
  breaker: Breaker,
): Promise<Places> {
  const now = clock();
  const going = jobs.filter((job) => breaker.openUntil <= now && now < dispatchPatience(job));
  return takePlaces(db, going, env.dailyBotLimit, now);
}

async function dispatch(
  world: WithProvider,
  job: Job,
  owner: Identity | undefined,
  { breaker, places, lastStart, answeredAt }: Run,
): Promise<Adoption | null> {
  const { provider, clock } = world;
  // This claim is one of the unsettled; a second one means that a bot may exist of which we do not know.
  const mayExist = job.unsettled > 1;
  if (clock() >= dispatchPatience(job)) return done(giveUp(world, job));
  if (clock() > lastStart) return done(hold(world, job, clock(), job.lastError));
  if (breaker.openUntil > clock()) return done(hold(world, job, breaker.openUntil, "paused"));
  const probedAt = breaker.circuit.openUntil ?? 0;
  if (probedAt > clock()) return done(waitForProbe(world, job, probedAt));
  if (!places.placed.has(job.id)) return done(hold(world, job, places.until, overTheDay));

  if (mayExist) {
    const found = await findOwn(world, job);
    if (!found.ok) return done(refused(world, job, "find_bots", found, breaker));
    if (found.value) return adoptionOf(job, found.value, clock());
    if (clock() >= dispatchDeadline(job)) return done(giveUp(world, job));
  }

  const bot = await botFor(world, job, owner);
  if (job.formerBotId !== null) {
    const { call, answer } = await reuseFormer(world, job, job.formerBotId, bot);
    if (!answer.ok) return done(refused(world, job, call, answer, breaker));
    if (answer.value) return adoptionOf(job, answer.value, clock());
  }

  const answer = await provider
    .createBot(bot, `${job.id}.${job.revision}`)
    .finally(() => void answeredAt.push(clock()));
  if (answer.ok) {
    await noteSuccess(world.db, breaker.circuit, clock());
    return adoptionOf(job, answer.value, clock());
  }
  return done(refused(world, job, "create_bot", answer, breaker));
}

/** There is no bot to write down. */
async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
