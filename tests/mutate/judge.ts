import type { Mutant } from "./source/mutants.ts";
import type { Meeting, Reach } from "./reach.ts";
import type { Session, Task } from "./session/session.ts";
import type { Outcome } from "./session/messages.ts";

export type Verdict = {
  /** `unreached`: no test in Node or workerd ever runs it; `equivalent`: it is named in `equivalents.ts`. */
  readonly status: "killed" | "timeout" | "survived" | "unreached" | "equivalent";
  /** The test that noticed; of an equivalent, the reason. */
  readonly by: string | null;
  readonly ms: number;
};

/** More steps than this many times the usual ones are no end. */
const patience = 100;
const leastSteps = 10_000;

/**
 * Switches one change on, and lets those who meet it try to notice: so many test files at most, the
 * nearest first.
 */
export async function judge(
  session: Session,
  nth: number,
  reach: Reach,
  mostFiles: number,
): Promise<Verdict> {
  const begun = Date.now();
  const meetings = reach.meetings(nth).slice(0, mostFiles);
  const mutant = { nth, mostSteps: leastSteps + patience * reach.mostSteps(nth) };
  const verdict = (status: Verdict["status"], by: string | null = null): Verdict => {
    return { status, by, ms: Date.now() - begun };
  };
  for (const meeting of meetings) {
    const task = taskOf(meeting, mutant, reach.isStatic(nth));
    const outcome = await session.run(task);
    const { path } = meeting.file;
    if (outcome?.endless) return verdict("timeout", path);
    if (outcome?.passed || !(await isItsDoing(session, task, outcome))) continue;
    return outcome === null
      ? verdict("timeout", path)
      : verdict("killed", `${path} > ${nameOf(outcome)}`);
  }
  return verdict(meetings.length === 0 ? "unreached" : "survived");
}

function taskOf({ file, tests, ms }: Meeting, mutant: Task["mutant"], isStatic: boolean): Task {
  return { file, tests, mutant, isStatic, limitMs: 30_000 + 10 * ms };
}

/**
 * Whether what failed, or took too long, passes without the change. What does not was broken by what an
 * earlier change has left behind in the process: then a new one decides.
 */
async function isItsDoing(session: Session, task: Task, outcome: Outcome | null): Promise<boolean> {
  if (await passesWithout(session, task, outcome)) return true;
  await session.restart();
  const again = await session.run(task);
  return !again?.passed && passesWithout(session, task, again);
}

async function passesWithout(
  session: Session,
  task: Task,
  outcome: Outcome | null,
): Promise<boolean> {
  const failed = outcome?.tests.filter((test) => test.failed).map(({ id }) => id) ?? [];
  const tests = failed.length > 0 ? failed : task.tests;
  const again = await session.run({ ...task, tests, mutant: null });
  return again?.passed === true;
}

function nameOf({ tests, broken }: Outcome): string {
  return tests.find(({ failed }) => failed)?.name ?? broken[0] ?? "(no test)";
}

/** A mutant, by where it is and what it changes. */
export function described({ file, line, mutator, change }: Mutant): string {
  return `${file}:${line}  ${mutator}: ${change}`;
}
