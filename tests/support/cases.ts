/** Whether the run takes the time for every generated case: `npm test -- --full`. */
const isFull = process.env["FULL"] === "1";

/**
 * How many generated cases a test takes. `quick` is at least four times the smallest number that found
 * each fault which was put into the code on purpose; `full` is for a release.
 */
export const cases = (quick: number, full: number): number => (isFull ? full : quick);

/** As many of a table's rows, spread evenly over it; all of them in a full run. */
export function someOf<Row>(rows: readonly Row[], quick: number): readonly Row[] {
  const every = rows.length / cases(Math.min(quick, rows.length), rows.length);
  return rows.filter((_, nth) => Math.floor(nth % every) === 0);
}
