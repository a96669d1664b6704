import type { WithProvider } from "~/world.server";
import type { Identity, Job } from "../job";
import { dispatchDeadline, dispatchPatience } from "../schedule";
import { endDisownedOwners } from "../store/disowned.server";
import { findOwners } from "../store/jobs.server";
import { takePlaces, type Places } from "../store/places.server";
import { botFor, findOwn, reuseFormer } from "./dispatch-bots.server";
import { adopt, giveUp, hold, overTheDay, refused, waitForProbe } from "./dispatch-outcome.server";
import {
  keepOpen,
  noteSuccess,
  readBreaker,
  wasRefused,
  type Breaker,
} from "./refusal-circuit.server";

/** Sends a bot for each of these jobs, unless it is given up or has to wait. */
export async function dispatchAll(world: WithProvider, claimed: readonly Job[]) {
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
