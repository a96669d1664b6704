import type { CheckWorld } from "./world.ts";

/** What became of a step. The sentences are for an operator who has never seen the code. */
export type Outcome =
  | { readonly result: "ok"; readonly note?: string }
  | { readonly result: "failed"; readonly wrong: string; readonly todo: string }
  /** Nothing was tried: a feature is off, or what the step needs is not at hand. */
  | { readonly result: "skipped"; readonly why: string };

export type Step = {
  readonly name: string;
  /** What it does, as `--dry-run` says it. */
  readonly would: string;
  /** It is given up after this long; a minute if absent. */
  readonly limitMs?: number;
  readonly run: (world: CheckWorld) => Promise<Outcome>;
};

/** Steps about one thing outside. Those of one subject may build on each other; they run in order. */
export type Subject = {
  readonly name: string;
  /** `before`: needs no deployed site, so that `npm run deploy` runs it first. */
  readonly when: "before" | "after";
  readonly steps: readonly Step[];
  /** Takes back what the steps have made, however they ended; null when there was nothing. */
  readonly cleanUp?: (world: CheckWorld) => Promise<Outcome | null>;
};

export function ok(note?: string): Outcome {
  return note === undefined ? { result: "ok" } : { result: "ok", note };
}

export function failed(wrong: string, todo: string): Outcome {
  return { result: "failed", wrong, todo };
}

export function skipped(why: string): Outcome {
  return { result: "skipped", why };
}

/** For a step that builds on one that did not come to its end. */
export function pointless(after: string): Outcome {
  return skipped(`there is nothing to try it with, because “${after}” did not work`);
}
