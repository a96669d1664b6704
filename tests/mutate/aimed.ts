import { readFileSync } from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import { intake } from "./aimed/intake.ts";
import { meetings } from "./aimed/meetings.ts";
import { partners } from "./aimed/partners.ts";
import { sending } from "./aimed/sending.ts";
import { mutantOf, type Mutant } from "./source/mutants.ts";

/** A change made by hand, where tests are needed most: races, fences, leases, branches that are rare. */
type Aimed = {
  readonly file: string;
  /** The promise that it breaks. */
  readonly breaks: string;
  readonly find: string;
  readonly replace: string;
};

const aimed: readonly Aimed[] = [intake, meetings, sending, partners].flatMap((rows) =>
  Object.entries(rows).flatMap(([file, ofFile]) =>
    ofFile.map(([breaks, find, replace]) => ({ file, breaks, find, replace })),
  ),
);

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
