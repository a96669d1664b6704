const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The pauses between ten tries over three days (https://www.standardwebhooks.com), milliseconds. */
const pauses = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

const maxWish = 24 * hour;

export const maxAttempts = pauses.length + 1;

/**
 * Returns when the try after `attempt` (1 for the first) is due, or null if that was the last one. Waits at
 * least `afterMs`, the receiver's Retry-After, but believes no more than a day of it.
 */
export function nextAttemptAt(
  attempt: number,
  now: number,
  random: () => number,
  afterMs = 0,
): number | null {
  const pause = pauses[attempt - 1];
  if (pause === undefined) return null;
  return Math.round(now + Math.max(pause, Math.min(afterMs, maxWish)) * (1 + 0.2 * random()));
}
