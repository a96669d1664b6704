/** Times as an operator reads them: UTC, as the log has them. Instants in epoch milliseconds. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
export const day = 24 * hour;

/** `2026-11-20 15:00:00 UTC`, or a dash for none. */
export function utc(instant: number | null): string {
  return instant === null
    ? "–"
    : `${new Date(instant).toISOString().slice(0, 19).replace("T", " ")} UTC`;
}

/** `4 min ago`, `in 6 days`, `now`; a dash for none. */
export function relative(instant: number | null, now: number): string {
  if (instant === null) return "–";
  const span = Math.abs(instant - now);
  if (span < second) return "now";
  return instant < now ? `${duration(span)} ago` : `in ${duration(span)}`;
}

/** In the largest unit of which there are at least two, without a fraction. */
function duration(ms: number): string {
  if (ms >= 2 * day) return `${Math.floor(ms / day)} days`;
  if (ms >= 2 * hour) return `${Math.floor(ms / hour)} h`;
  if (ms >= 2 * minute) return `${Math.floor(ms / minute)} min`;
  return `${Math.floor(ms / second)} s`;
}
