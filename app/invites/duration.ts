/** Milliseconds. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Reads "PT1H30M", "P1D", "P2W"; null for anything else, and for a negative one. */
export function readDuration(text: string): number | null {
  const parts =
    /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,5})H)?(?:(\d{1,6})M)?(?:(\d{1,7})S)?)?$/.exec(
      text,
    );
  if (!parts) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(1)
    .map((part) => Number(part ?? 0));
  return (weeks * 7 + days) * dayMs + hours * hourMs + minutes * minuteMs + seconds * 1_000;
}
