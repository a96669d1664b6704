import { retentionDays } from "~/config/facts";
import type { Notetaker } from "./notetaker";
import type { BotProvider, Refusal } from "./provider/bot-provider";
import type { Status, Step } from "./status";

/** Times and pauses, in milliseconds. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after the start a bot is still sent; `lookup` is added if a bot may already exist. */
export const patienceMs = {
  now: 15 * minute,
  scheduled: 10 * minute,
  lookup: hour,
} as const;

/** Longer than all calls of one claim together (15 s each), so that a lease outlives its work. */
export const leaseMs: Readonly<Record<Step, number>> = {
  dispatch: 90 * second,
  poll: 90 * second,
  remove: 90 * second,
  purge: 3 * minute,
  forget: minute,
};

/** Longest time until a call that was sent has taken effect, and its bot can be found. */
export const callEffectMs = 2 * minute;

/** Longest recording; the provider has no limit and bills forgotten bots for days. */
const recordingCapMs = 4 * hour;

type Meeting = Pick<Notetaker, "startsAt" | "scheduled">;
type RequestedMeeting = Meeting & Pick<Notetaker, "createdAt">;

/** Deadline for sending a bot: counts from the start, or from a submission that came after the start. */
export function dispatchDeadline({ startsAt, createdAt, scheduled }: RequestedMeeting): number {
  return Math.max(startsAt, createdAt) + (scheduled ? patienceMs.scheduled : patienceMs.now);
}

/** Deadline for finding a bot whose creation was never confirmed: it may be recording. */
export function lookupDeadline(notetaker: RequestedMeeting): number {
  return dispatchDeadline(notetaker) + patienceMs.lookup;
}

/** Returns the end of sending; afterwards the end of the look-ups, or a second from now if that has passed too. */
export function nextDeadline(notetaker: RequestedMeeting, now: number): number {
  const deadline = dispatchDeadline(notetaker);
  return now < deadline ? deadline : Math.max(lookupDeadline(notetaker), now + second);
}

/** Returns null for a bot that is sent right away: providers refuse a time in the past. */
export function joinAtFor({ startsAt, scheduled }: Meeting, now: number): number | null {
  return scheduled && startsAt > now + 30 * second ? startsAt : null;
}

/** Providers guarantee only a bot that is ordered 10 minutes ahead: a nearer meeting cannot wait for the tick. */
export function isDueNow({ startsAt, scheduled }: Meeting, now: number): boolean {
  return !scheduled || startsAt - now < 10 * minute;
}

/** Waits at random for up to an eighth of the time to the start (at least 30 s, at most 15 min), or for Retry-After. */
export function nextDispatchAt(
  notetaker: RequestedMeeting & Pick<Notetaker, "attempts">,
  { retryAfterMs }: Pick<Refusal, "retryAfterMs">,
  now: number,
  random: () => number,
  minMs = second,
): number {
  const maxMs = Math.min(Math.max((notetaker.startsAt - now) / 8, 30 * second), 15 * minute);
  const pauseMs = backoff(notetaker.attempts, 5 * second, maxMs, random);
  const nextAt = now + Math.max(pauseMs, minMs, retryAfterMs ?? 0);
  return Math.max(now + second, Math.min(nextAt, nextDeadline(notetaker, now)));
}

export function reminderAt(startsAt: number, now: number): number | null {
  return startsAt > now + 24 * hour ? startsAt - hour : null;
}

const retries = {
  poll: { minMs: 10 * second, baseMs: 20 * second, maxMs: 5 * minute },
  remove: { minMs: 5 * second, baseMs: 10 * second, maxMs: 5 * minute },
  purge: { minMs: 30 * second, baseMs: minute, maxMs: 6 * hour },
} as const;

export function nextTryAt(
  step: keyof typeof retries,
  attempts: number,
  { retryAfterMs }: Pick<Refusal, "retryAfterMs">,
  now: number,
  random: () => number,
): number {
  const { minMs, baseMs, maxMs } = retries[step];
  return now + Math.max(backoff(attempts, baseMs, maxMs, random), minMs, retryAfterMs ?? 0);
}

export const rateLimitPauseMs = minute;

/** For all notetakers, after the provider refused our account, or refused several notetakers for good. */
export const breakerPauseMs = { account: 5 * minute, refusals: 10 * minute } as const;

/** For one notetaker, after the provider refused it for good, or while no signed-in bot is free. */
export const minPauseMs = { refused: minute, noFreeBot: 20 * second } as const;

export function nextPollAt(status: Status, startsAt: number, now: number): number {
  switch (status) {
    case "scheduled":
      return Math.max(startsAt, now) + 2 * minute;
    case "joining":
    case "waiting_room":
    case "in_call":
      return now + minute;
    case "recording":
      return now + 5 * minute;
    default:
      return now + 30 * second;
  }
}

export const stuckAfterMs = {
  joining: 15 * minute,
  waiting_room: 12 * minute,
  in_call: 75 * minute,
  recording: recordingCapMs + 10 * minute,
} as const;

export const uploadPatienceMs = 60 * minute;
export const transcriptPatienceMs = 60 * minute;
export const transcriptTries = 3;

export function pollDeadline(notetaker: Pick<Notetaker, "startsAt">): number {
  return notetaker.startsAt + 24 * hour;
}

export function purgeAt(endedAt: number): number {
  return endedAt + retentionDays * 24 * hour;
}

export function forgetAt(deletedAt: number): number {
  return deletedAt + 24 * hour;
}

/** Returns whether a bot that is canceled now may still ask to join. */
export function mayStillCome(
  { botId, startsAt }: Pick<Notetaker, "botId" | "startsAt">,
  provider: Pick<BotProvider, "unstoppableAheadMs"> | null,
  now: number,
): boolean {
  const aheadMs = provider?.unstoppableAheadMs ?? null;
  return aheadMs !== null && botId !== null && startsAt - now < aheadMs;
}

function backoff(attempts: number, baseMs: number, maxMs: number, random: () => number): number {
  const doublings = Math.min(Math.max(attempts, 1), 20);
  return Math.round(random() * Math.min(maxMs, baseMs * 2 ** doublings));
}
