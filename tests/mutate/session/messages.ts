/** What a session is told and answers (`main.ts`). */

export type TestFile = { readonly project: string; readonly path: string };

/** The change that is switched on, and how often a test may meet it before it counts as endless. */
export type Active = { readonly nth: number; readonly mostSteps: number };

export type Order = {
  readonly file: TestFile;
  /** The ids of those that are to run; null for all. */
  readonly tests: readonly string[] | null;
  readonly mutant: Active | null;
  /** With a workerd of its own, which loads all modules anew. */
  readonly renewed: boolean;
};

export type RunTest = {
  readonly id: string;
  readonly name: string;
  readonly ms: number;
  readonly failed: boolean;
  /** How often it met each change. */
  readonly reached: Readonly<Record<number, number>>;
};

export type Outcome = {
  readonly passed: boolean;
  readonly tests: readonly RunTest[];
  /** What was met before, between and after the tests. */
  readonly outside: Readonly<Record<number, number>>;
  /** What was met while modules were loaded. */
  readonly loaded: readonly number[];
  readonly endless: boolean;
  /** What went wrong outside of tests. */
  readonly broken: readonly string[];
  readonly ms: number;
};
