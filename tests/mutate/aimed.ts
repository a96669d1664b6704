import { intake } from "./aimed/intake.ts";
import { meetings } from "./aimed/meetings.ts";
import { partners } from "./aimed/partners.ts";
import { sending } from "./aimed/sending.ts";
import type { Mutant } from "./source/mutants.ts";
import { mutantsOf } from "./source/rows.ts";

/**
 * Changes made by hand, each said by the promise that it breaks, where tests are needed most: races,
 * fences, leases, branches that are rare.
 */
export function aimedMutants(): readonly Mutant[] {
  return mutantsOf([intake, meetings, sending, partners], "aimed").map(({ said, mutant }) => ({
    ...mutant,
    change: said,
  }));
}
