import { log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Job } from "../job";
import type { BotSnapshot, Refusal } from "../provider/bot-provider";
import {
  breakerPauseMs,
  nextBotFromPoolAt,
  nextDeadline,
  nextDispatchAt,
  nextPollAt,
  nextTryAfterRefusal,
  purgeAt,
  rateWindowMs,
  settleMs,
} from "../schedule";
import { unwantedStatuses } from "../status";
import {
  findJob,
  moveAndTell,
  moveToScheduled,
  release,
  type Adoption,
} from "../store/jobs.server";
import { leaveNothing, rateOf } from "../store/limits/rate.server";
import type { FormerCall } from "./dispatch-bots.server";
import {
  type Breaker,
  isOwnFault,
  noteRefusal,
  openBreaker,
  refusedError,
  wasRefused,
} from "./refusal-circuit.server";
import { removeBot } from "./remove.server";

/** What becomes of a job once the provider has been asked, or is not to be asked. */

/** What is to be written once there is a bot for a job. */
export function adoptionOf(job: Job, bot: BotSnapshot, now: number): Adoption {
  // In its first round a job has one key, which makes one bot; later a call of an earlier round may have made another.
  const unsettled = job.revision === 0 ? 0 : job.unsettled - 1;
  const nextAt = nextPollAt("scheduled", job.startsAt, now);
  const changes = {
    botId: bot.botId,
    unsettled,
    nextAt: unsettled === 0 ? nextAt : Math.min(nextAt, now + settleMs),
  };
  return { job, changes };
}

/** Writes down the bots of a run in one statement. One that came too late for its claim is taken away. */
export async function adoptAll(
  { db, provider, clock }: WithProvider,
  adoptions: readonly Adoption[],
): Promise<void> {
  const moved = await moveToScheduled(db, adoptions, clock());
  for (const { job, changes } of adoptions.filter(({ job: { id } }) => !moved.has(id))) {
    const current = await findJob(db, job.id);
    if (current && isSpokenFor(current, job, changes.botId)) continue;
    await removeBot(provider, changes.botId, job.id);
  }
}

/** Whether a bot that came too late for its claim is somebody else's to keep or to take away. */
function isSpokenFor(current: Job, claimed: Job, botId: string): boolean {
  if (unwantedStatuses.includes(current.status)) return false;
  if (current.botId === botId || current.formerBotId === botId) return true;
  // Whoever has the lease now finds this bot by its metadata.
  return current.status === "requested" && current.revision === claimed.revision;
}

export async function refused(
  world: WithProvider,
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
    case "permanent": {
      if (isOwnFault(breaker.circuit, job)) return fail(world, job, "refused_by_provider");
      await noteRefusal(db, breaker.circuit, job, refusal, now);
      // Under the key that was refused the provider would repeat the refusal, even once it is put right.
      const nextAt = nextTryAfterRefusal(job, refusal, now, random);
      const lastError = refusedError(refusal);
      await release(db, job, { ...settled, revision: job.revision + 1, nextAt, lastError }, now);
      return;
    }

    case "paused":
      // Before the await, so that one of the calls that run side by side raises the alarm.
      if (breaker.openUntil <= now) {
        breaker.openUntil = now + breakerPauseMs;
        await openBreaker(db, world.provider.name, code, now);
      }
      return hold(world, job, breaker.openUntil, "paused");

    case "retry_new_key": {
      const nextAt = nextBotFromPoolAt(job, refusal, now, random);
      await release(db, job, { ...settled, revision: job.revision + 1, nextAt }, now);
      return;
    }

    default: {
      const { status, retryAfterMs } = refusal;
      if (call === "create_bot" && status === 429) {
        await leaveNothing(
          db,
          rateOf(world, world.provider.name),
          now + (retryAfterMs ?? rateWindowMs),
        );
      }
      // 409: another call with our key is still at work, so a bot may come of it.
      const unknown = refusal.class === "ambiguous" || refusal.status === 409;
      const nextAt = nextDispatchAt(job, refusal, now, random);
      const unsettled = unknown ? job.unsettled : settled.unsettled;
      await release(db, job, { lastError: code, unsettled, nextAt }, now);
    }
  }
}

/** One that was refused already waits behind those that were not. */
export function waitForProbe(world: WithProvider, job: Job, until: number): Promise<void> {
  return wasRefused(job)
    ? hold(world, job, until + 1_000, job.lastError)
    : hold(world, job, until, "paused");
}

/** In `last_error`: the site has sent as many bots as it sends in a day. */
export const overTheDay = "daily_limit";

/** Not this job's fault: neither the try nor the call counts. */
export async function hold(
  world: WithProvider,
  job: Job,
  until: number,
  lastError: string | null,
): Promise<void> {
  const now = world.clock();
  const changes = {
    attempts: job.attempts - 1,
    unsettled: job.unsettled - 1,
    lastError,
    nextAt: Math.min(until, nextDeadline(job, now)),
  };
  await release(world.db, job, changes, now);
}

/** Start and grace have passed. Nobody tried in time, or the provider never took the job. */
export async function giveUp(world: WithProvider, job: Job): Promise<void> {
  if (wasRefused(job)) return fail(world, job, "refused_by_provider");
  const isKept = job.lastError === overTheDay;
  const tried = (job.lastError !== null && !isKept) || job.unsettled > 1;
  return fail(world, job, tried ? "provider_down" : "missed");
}

async function fail(
  world: WithProvider,
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
