import { mutantsOf, type Rows } from "./source/rows.ts";

/**
 * Changes that change nothing anybody could notice, one by one, each with the reason. A run lists them
 * apart, switches none of them on, and counts none as survivor.
 */
export const equivalents: Rows = {};

/** Why a change is none, by the id of its mutant. */
export function reasonsById(): ReadonlyMap<string, string> {
  return new Map(
    mutantsOf([equivalents], "equivalent").map(({ said, mutant }) => [mutant.id, said]),
  );
}
