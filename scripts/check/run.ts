import { databaseSentence } from "../cloudflare/database-sentence.ts";
import { redact } from "./redact.ts";
import { failed, type Outcome, type Step, type Subject } from "./step.ts";
import type { CheckWorld } from "./world.ts";

export type Tally = { readonly ok: number; readonly failed: number; readonly skipped: number };

export type RunOptions = {
  readonly dryRun?: boolean;
  readonly print: (line: string) => void;
  /** Ends the run after the step at work: what that has made is taken back all the same. */
  readonly signal?: AbortSignal;
};

const defaultLimitMs = 60_000;

/** Runs the subjects one after the other and prints what became of each step. Never throws. */
export async function runSubjects(
  world: CheckWorld,
  subjects: readonly Subject[],
  { dryRun = false, print, signal }: RunOptions,
): Promise<Tally> {
  const tally = { ok: 0, failed: 0, skipped: 0 };
  const tell = (name: string, outcome: Outcome) => {
    tally[outcome.result] += 1;
    for (const line of linesOf(name, outcome)) print(redact(line, world.values));
  };
  for (const { name, steps, cleanUp } of subjects) {
    if (signal?.aborted) break;
    print(`\n${name}`);
    if (dryRun) {
      for (const { name: step, would } of steps) print(`  · ${step}: ${would}`);
      continue;
    }
    for (const step of steps) {
      if (signal?.aborted) break;
      tell(step.name, await attempt(step, world));
    }
    const left = await cleanUp?.(world).catch((error: unknown) => crashed(error, world));
    if (left) tell("Take back what was made", left);
  }
  return tally;
}

/** The lines that end a run. */
export function summary({ ok, failed: wrong, skipped }: Tally): string {
  const parts = [`${ok} in order`, ...(skipped > 0 ? [`${skipped} not tried`] : [])];
  return wrong === 0
    ? `All in order: ${parts.join(", ")}.`
    : `${wrong} wrong, ${parts.join(", ")}.`;
}

async function attempt(
  { run, limitMs = defaultLimitMs }: Step,
  world: CheckWorld,
): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<Outcome>((resolve) => {
    timer = setTimeout(() => resolve(tookTooLong(limitMs)), limitMs);
  });
  try {
    return await Promise.race([run(world).catch((error: unknown) => crashed(error, world)), over]);
  } finally {
    clearTimeout(timer);
  }
}

function tookTooLong(limitMs: number): Outcome {
  return failed(
    `It had not come to an end after ${Math.round(limitMs / 1000)} seconds.`,
    "Run the check again; if it happens again, whoever is asked here has trouble of its own.",
  );
}

/** `Sentence`s are made for people; of anything else the first line is. */
function crashed(thrown: unknown, { place }: CheckWorld): Outcome {
  const error = databaseSentence(thrown, place === "deployed") ?? thrown;
  const message = error instanceof Error ? error.message : String(error);
  const [first = ""] = message.split("\n");
  return failed(first.slice(0, 300), "Put that right, then run the check again.");
}

function linesOf(name: string, outcome: Outcome): readonly string[] {
  switch (outcome.result) {
    case "ok":
      return [`  ✓ ${name}${outcome.note === undefined ? "" : `: ${outcome.note}`}`];
    case "skipped":
      return [`  – ${name}: not tried, ${outcome.why}`];
    case "failed":
      return [
        `  ✗ ${name}`,
        `      What is wrong: ${outcome.wrong}`,
        `      What to do:    ${outcome.todo}`,
      ];
  }
}
