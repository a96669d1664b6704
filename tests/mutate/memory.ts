import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { workFolder } from "./copy.ts";
import type { Outcome, TestFile } from "./session/messages.ts";
import type { Mutant } from "./source/mutants.ts";

/** What test files did without a change, for a run that is resumed: only the tests that are new run again. */
export type Memory = {
  readonly recall: (file: TestFile) => Outcome | null;
  readonly note: (file: TestFile, outcome: Outcome) => void;
};

const memoryFile = `${workFolder}reach.json`;
type Notes = Record<string, { readonly text: string; readonly outcome: Outcome }>;

/** Holds for the same changes in the same order, and for sources that are as they were. */
export function openMemory(mutants: readonly Mutant[]): Memory {
  const subject = hash([...mutants.map(({ id }) => id), ...sourceTexts()]);
  const notes = readNotes(subject);
  return {
    recall: ({ path }) => {
      const known = notes[path];
      return known?.text === hash([textOf(path)]) ? known.outcome : null;
    },
    note: ({ path }, outcome) => {
      if (!outcome.passed) return;
      notes[path] = { text: hash([textOf(path)]), outcome };
      mkdirSync(workFolder, { recursive: true });
      writeFileSync(memoryFile, JSON.stringify({ subject, notes }));
    },
  };
}

function readNotes(subject: string): Notes {
  try {
    const read = JSON.parse(readFileSync(memoryFile, "utf8")) as { subject: string; notes: Notes };
    return read.subject === subject ? read.notes : {};
  } catch {
    return {};
  }
}

/** Runs in no test: a change that is named there does not make the others new. */
const listed = "mutate/equivalents.ts";

/** Everything that a test may run, but for the tests themselves. */
function sourceTexts(): readonly string[] {
  return ["app", "workers", "scripts", "tests", "migrations"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.(?:test|spec))\.(?:tsx?|mjs|sql)$/.test(name) && name !== listed)
      .toSorted()
      .flatMap((name) => [name, textOf(`${folder}/${name}`)]),
  );
}

function textOf(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}

function hash(texts: readonly string[]): string {
  return createHash("sha256").update(texts.join("\n")).digest("hex");
}
