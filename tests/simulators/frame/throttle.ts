const windowMs = 60_000;

/**
 * Counts a call, unless the limit is used up. Returns the ms until a call is allowed, 0 if this one is.
 * `counted`: times of the calls that were allowed so far.
 */
export function countCall(counted: number[], perMinute: number, now: number): number {
  const recent = counted.filter((at) => at > now - windowMs);
  const oldest = recent[0];
  if (recent.length >= perMinute && oldest !== undefined) return oldest + windowMs - now;
  counted.splice(0, counted.length, ...recent, now);
  return 0;
}
