import { Sentence } from "../../scripts/parts/sentence.ts";
import type { Memory } from "./memory.ts";
import type { Mutant } from "./source/mutants.ts";
import type { Session } from "./session/session.ts";
import type { Outcome, TestFile } from "./session/messages.ts";

/** Tests that meet a change. */
export type Meeting = {
  readonly file: TestFile;
  /** Their ids; null for the whole file. */
  readonly tests: readonly string[] | null;
  readonly ms: number;
};

export type Reach = {
  /** Who meets the change of this number, the nearest first. */
  readonly meetings: (nth: number) => readonly Meeting[];
  /** How often the change was met by the test that met it most. */
  readonly mostSteps: (nth: number) => number;
  /** Whether it is decided while modules are loaded, which those of workerd are only once. */
  readonly isStatic: (nth: number) => boolean;
};

/** No test file takes longer. */
const longestMs = 300_000;

/**
 * Runs all tests with every change switched off, which they must pass, and notes which test meets which
 * change: nobody else could notice it.
 */
export async function measureReach(
  sessions: readonly Session[],
  files: readonly TestFile[],
  mutants: readonly Mutant[],
  memory: Memory,
  onFile: (file: TestFile, outcome: Outcome) => void,
): Promise<Reach> {
  const outcomes = new Map<TestFile, Outcome>();
  for (const file of files) {
    const known = memory.recall(file);
    if (known) outcomes.set(file, known);
  }
  const queue = files.filter((file) => !outcomes.has(file));
  await Promise.all(
    sessions.map(async (session) => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const outcome = await look(session, file);
        outcomes.set(file, outcome);
        memory.note(file, outcome);
        onFile(file, outcome);
      }
    }),
  );
  const all = files.flatMap((file) => {
    const outcome = outcomes.get(file);
    return outcome ? [{ file, outcome }] : [];
  });
  const red = all.filter(({ outcome }) => !outcome.passed && meetsAny(outcome));
  if (red.length > 0) throw new Sentence(`Without any change fail:\n${red.map(told).join("\n")}`);

  const inWorker = all.filter(({ file }) => file.project === "worker");
  const statics = new Set(inWorker.flatMap(({ outcome }) => outcome.loaded));
  return {
    isStatic: (nth) => statics.has(nth),
    mostSteps: (nth) => Math.max(0, ...all.map(({ outcome }) => stepsOf(outcome, nth))),
    meetings: (nth) => {
      const near = nearnessTo(mutants[nth]?.file ?? "");
      return all
        .flatMap(({ file, outcome }) => meetingOf(file, outcome, nth, statics.has(nth)))
        .toSorted((a, b) => near(b.file) - near(a.file) || a.ms - b.ms);
    },
  };
}

/** Once more, should it fail: a busy machine fails no test twice. */
async function look(session: Session, file: TestFile): Promise<Outcome> {
  const task = { file, tests: null, mutant: null, isStatic: false, limitMs: longestMs };
  const first = await session.run(task);
  if (first?.passed) return first;
  await session.restart();
  const second = await session.run(task);
  if (!second) throw new Sentence(`${file.path} does not come to an end.`);
  return second;
}

function meetingOf(
  file: TestFile,
  outcome: Outcome,
  nth: number,
  isStatic: boolean,
): readonly Meeting[] {
  const { tests, outside, loaded, ms } = outcome;
  const inLoad = isStatic && file.project === "worker";
  if (inLoad || loaded.includes(nth) || outside[nth]) return [{ file, tests: null, ms }];
  const met = tests.filter(({ reached }) => reached[nth]);
  if (met.length === 0) return [];
  const sum = met.reduce((total, test) => total + test.ms, 0);
  return [{ file, tests: met.map(({ id }) => id), ms: sum }];
}

function stepsOf({ tests, outside }: Outcome, nth: number): number {
  return Math.max(outside[nth] ?? 0, ...tests.map(({ reached }) => reached[nth] ?? 0));
}

function meetsAny({ tests, outside, loaded }: Outcome): boolean {
  const counts = [outside, ...tests.map(({ reached }) => reached)];
  return loaded.length > 0 || counts.some((one) => Object.keys(one).length > 0);
}

function told({ file, outcome }: { readonly file: TestFile; readonly outcome: Outcome }): string {
  const names = outcome.tests.filter(({ failed }) => failed).map(({ name }) => name);
  return `  ${file.path}: ${[...names, ...outcome.broken].join("; ")}`;
}

/** How many words of its path a test shares with a source. */
function nearnessTo(source: string): ({ path }: TestFile) => number {
  const wordsOf = (path: string) => new Set(path.split(/[/.-]/));
  const words = wordsOf(source);
  return ({ path }) => [...wordsOf(path)].filter((word) => words.has(word)).length;
}
