import { readFileSync } from "node:fs";
import { root } from "../../../scripts/parts/root.ts";
import { Sentence } from "../../../scripts/parts/sentence.ts";
import { mutantOf, type Mutant } from "./mutants.ts";

/**
 * For each file: what there is to say of a change, what stands exactly once in the file, and what stands
 * there instead.
 */
export type Rows = Readonly<
  Record<string, readonly (readonly [said: string, find: string, replace: string])[]>
>;

type Written = { readonly said: string; readonly mutant: Mutant };

/** The changes of a list that was written by hand, as mutants of today's sources. */
export function mutantsOf(lists: readonly Rows[], mutator: string): readonly Written[] {
  const all = lists
    .flatMap((rows) => Object.entries(rows))
    .flatMap(([file, ofFile]) =>
      ofFile.map(([said, find, replace]) => ({ file, said, find, replace })),
    );
  const lost = all.filter(({ file, find }) => textOf(file).split(find).length !== 2);
  if (lost.length > 0) {
    const names = lost.map(({ file, said }) => `  ${file}: ${said}`).join("\n");
    throw new Sentence(`What these change no longer stands exactly once in its file:\n${names}`);
  }
  return all.map(({ file, said, find, replace }) => {
    const text = textOf(file);
    const start = text.indexOf(find);
    const change = { start, end: start + find.length, replacement: replace };
    return { said, mutant: mutantOf({ file, text }, change, mutator) };
  });
}

function textOf(file: string): string {
  return readFileSync(`${root}${file}`, "utf8");
}
