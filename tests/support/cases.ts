/** `npm test -- --full`. */
const isFull = process.env["FULL"] === "1";

/**
 * Number of generated cases. `quick`: three times as many as the worst of 10 runs needed to find a planted
 * fault. `full`: before a release.
 */
export const cases = (quick: number, full: number): number => (isFull ? full : quick);

/** Every row before a release, else about `quick` rows at equal distances. */
export function someOf<Row>(rows: readonly Row[], quick: number): readonly Row[] {
  const stride = rows.length / cases(Math.min(quick, rows.length), rows.length);
  return rows.filter((_, nth) => nth % stride < 1);
}
