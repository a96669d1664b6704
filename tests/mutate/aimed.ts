import { readFileSync } from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import { aimedAtIntake } from "./aimed/intake.ts";
import { aimedAtMeetings } from "./aimed/meetings.ts";
import { aimedAtPartners } from "./aimed/partners.ts";
import { aimedAtSending } from "./aimed/sending.ts";
import { mutantOf, type Mutant } from "./mutants.ts";

/** A change made by hand, where a test is needed most: races, fences, leases, branches that are rare. */
export type Aimed = {
  /** The promise that it breaks. */
  readonly breaks: string;
  readonly file: string;
  /** What stands exactly once in the file, and what stands there instead. */
  readonly find: string;
  readonly replace: string;
};

export const aimed: readonly Aimed[] = [
  ...[aimedAtIntake, aimedAtMeetings, aimedAtSending, aimedAtPartners].flat(),
];

/** The list as mutants of today's sources. */
export function aimedMutants(): readonly Mutant[] {
  const lost = aimed.filter(({ file, find }) => textOf(file).split(find).length !== 2);
  if (lost.length > 0) {
    const names = lost.map(({ file, breaks }) => `  ${file}: ${breaks}`).join("\n");
    throw new Sentence(`What these change no longer stands exactly once in its file:\n${names}`);
  }
  return aimed.map(({ breaks, file, find, replace }) => {
    const text = textOf(file);
    const start = text.indexOf(find);
    const change = { start, end: start + find.length, replacement: replace };
    return { ...mutantOf({ file, text }, change, "aimed"), change: breaks };
  });
}

function textOf(file: string): string {
  return readFileSync(`${root}${file}`, "utf8");
}
