import { keptDays } from "~/config/ages";
import { retentionDays } from "~/config/facts";
import type { Notetaker } from "./notetaker";
import type { BotProvider, Refusal } from "./provider/bot-provider";
import type { Status, Step } from "./status";

/** When things are tried, and until when. Pure: clock and random are arguments. Milliseconds. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after its start a bot is still worth sending; `lookup` is added where one may exist already. */
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

/**
 * After this long, every call that was under way when a job changed has had its effect or never will:
 * what it left behind can be found.
 */
export const settleMs = 2 * minute;

/** The longest recording of one meeting: the provider knows no limit, and bills a forgotten one for days. */
const recordingCapMs = 4 * hour;

type Planned = Pick<Notetaker, "startsAt" | "scheduled" | "createdAt">;
type Refused = Pick<Refusal, "retryAfterMs">;

/**
 * A bot that comes later than this is of no use: the request is given up. A submission that reached us
 * only after its start has the same grace from then on.
 */
export function dispatchDeadline(notetaker: Planned): number {
  return (
    Math.max(notetaker.startsAt, notetaker.createdAt) +
    (notetaker.scheduled ? patienceMs.scheduled : patienceMs.now)
  );
}

/** An answer to "was a bot made?" is worth waiting for a little past the deadline: it could be recording. */
export function lookupDeadline(notetaker: Planned): number {
  return dispatchDeadline(notetaker) + patienceMs.lookup;
}

/** The next moment at which an undispatched notetaker must be looked at, whatever else it waits for. */
export function nextDeadline(notetaker: Planned, now: number): number {
  const deadline = dispatchDeadline(notetaker);
  return now < deadline ? deadline : Math.max(lookupDeadline(notetaker), now + second);
}

/** Bots are told of a start that is still to come, never of one that has passed, which is refused. */
export function joinAtFor(
  notetaker: Pick<Notetaker, "startsAt" | "scheduled">,
  now: number,
): number | null {
  return notetaker.scheduled && notetaker.startsAt > now + 30 * second ? notetaker.startsAt : null;
}

/** Whether a bot that waits can still be given another time, with a margin for the call. */
export function mayChangeBot(
  joinAt: number | null,
  { fixedAheadMs }: Pick<BotProvider, "fixedAheadMs">,
  now: number,
): boolean {
  return joinAt !== null && joinAt > now + fixedAheadMs + 5 * second;
}

/** Whether a request cannot wait for the next tick: nearer than 10 minutes, no bot is reserved for it. */
export function isDueNow(
  notetaker: Pick<Notetaker, "startsAt" | "scheduled">,
  now: number,
): boolean {
  return !notetaker.scheduled || notetaker.startsAt - now < 10 * minute;
}

/**
 * Full jitter, floored by the provider's Retry-After. The further away the start, the longer the
 * pause may grow; the deadline itself is always a moment at which the job is looked at.
 */
export function nextDispatchAt(
  notetaker: Planned & Pick<Notetaker, "attempts">,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const longest = clamp((notetaker.startsAt - now) / 8, 30 * second, 15 * minute);
  const pause = backoff(notetaker.attempts, 5 * second, longest, random);
  return atLatest(
    now + Math.max(pause, refusal.retryAfterMs ?? 0),
    nextDeadline(notetaker, now),
    now,
  );
}

/** 507: the pool of bots that are not reserved is empty; asked about every 30 s. */
export function nextBotFromPoolAt(
  notetaker: Planned,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const pause = Math.max(refusal.retryAfterMs ?? 0, 20 * second + random() * 20 * second);
  return atLatest(now + pause, nextDeadline(notetaker, now), now);
}

/** An hour before a meeting that was booked more than a day ahead; null for one that is nearer. */
export function reminderAt(startsAt: number, now: number): number | null {
  return startsAt > now + 24 * hour ? startsAt - hour : null;
}

/** A bot that nobody wants is taken away again soon: it may be about to join. */
export function nextRemoveAt(
  attempts: number,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const pause = backoff(attempts, 10 * second, 5 * minute, random);
  return now + Math.max(pause, 5 * second, refusal.retryAfterMs ?? 0);
}

/** How long nothing is sent after a 429 without a Retry-After: the provider counts by the minute. */
export const rateLimitPauseMs = minute;

/** How long nothing is sent after a 401 or 402. */
export const breakerPauseMs = 5 * minute;

/** How long nothing is sent after the provider refused three different notetakers in a row. */
export const refusalPauseMs = 10 * minute;

/** A job that was refused for good is tried again in case it was the provider's fault. */
export function nextTryAfterRefusal(
  notetaker: Planned & Pick<Notetaker, "attempts">,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const nextAt = Math.max(nextDispatchAt(notetaker, refusal, now, random), now + minute);
  return atLatest(nextAt, nextDeadline(notetaker, now), now);
}

/** When a bot's state is asked for again, if no webhook comes first. */
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

/** A bot takes up to 11 seconds to leave; until it has, it is told again. */
export function nextLookAfterStop(now: number): number {
  return now + 15 * second;
}

export function nextPollAfterRefusal(
  attempts: number,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const pause = backoff(attempts, 20 * second, 5 * minute, random);
  return now + Math.max(pause, 10 * second, refusal.retryAfterMs ?? 0);
}

/** Where a job may not stay longer, counted from the moment the provider says it got there. */
export const stuckAfterMs = {
  joining: 15 * minute,
  waiting_room: 12 * minute,
  in_call: 75 * minute,
  recording: recordingCapMs + 10 * minute,
  /** Then the bot has been told to leave and does not answer for its recording. */
  ended: 60 * minute,
} as const;

/** After the end: how long a transcript may take before the rest is delivered without it. */
export const transcriptPatienceMs = 60 * minute;
export const transcriptTries = 3;

/** A provider that cannot be asked about a bot for so long after its start has lost it. */
export function pollDeadline(notetaker: Pick<Notetaker, "startsAt">): number {
  return notetaker.startsAt + 24 * hour;
}

export function purgeAt(endedAt: number): number {
  return endedAt + retentionDays * 24 * hour;
}

/** A row past its date is tried for as long as it takes. */
export function nextPurgeAt(
  attempts: number,
  refusal: Refused,
  now: number,
  random: () => number,
): number {
  const pause = backoff(attempts, minute, 6 * hour, random);
  return now + Math.max(pause, 30 * second, refusal.retryAfterMs ?? 0);
}

/** The last day of an address: until then its owner is told that everything else is gone. */
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

export const receiptRetentionMs = keptDays.webhookIds * 24 * hour;

function backoff(attempts: number, base: number, longest: number, random: () => number): number {
  const ceiling = Math.min(longest, base * 2 ** Math.min(Math.max(attempts, 1), 20));
  return Math.round(random() * ceiling);
}

function atLatest(at: number, deadline: number, now: number): number {
  return Math.max(now + second, Math.min(Math.round(at), deadline));
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
