import { describe, expect, test } from "vitest";
import { judge } from "./judge.ts";
import type { Memory } from "./memory.ts";
import { mutantsIn } from "./source/mutants.ts";
import { measureReach } from "./reach.ts";
import type { Session, Task } from "./session/session.ts";
import type { Outcome, TestFile } from "./session/messages.ts";

const near: TestFile = { project: "unit", path: "app/jobs/drain.test.ts" };
const far: TestFile = { project: "worker", path: "tests/worker/pages.test.ts" };
const mutants = mutantsIn("app/jobs/drain.ts", "const a = b < c && d === e;");

const nothing: Memory = { recall: () => null, note: () => {} };

type Answer = Partial<Outcome> | null;

/** A session that answers as it is told, and notes what it was asked. */
function sessionOf(answer: (task: Task, restarts: number) => Answer) {
  const asked: Task[] = [];
  let restarts = 0;
  const session: Session = {
    files: () => Promise.resolve([near, far]),
    restart: () => Promise.resolve(void (restarts += 1)),
    run: (task) => {
      asked.push(task);
      const given = answer(task, restarts);
      return Promise.resolve(given && outcome(given));
    },
  };
  return { session, asked };
}

function outcome(given: Partial<Outcome>): Outcome {
  const tests = given.tests ?? [ran("one", { 0: 3 }), ran("two", {})];
  const passed = tests.every(({ failed }) => !failed);
  return { passed, outside: {}, loaded: [], endless: false, broken: [], ms: 10, ...given, tests };
}

function ran(id: string, reached: Readonly<Record<number, number>>, failed = false) {
  return { id, name: `test ${id}`, ms: 5, failed, reached };
}

const red: Answer = { tests: [ran("one", {}, true)] };

/** Tests pass while it is measured who meets what; from then on they do as `answer` says. */
async function judged(answer: (task: Task, restarts: number) => Answer, nth = 0) {
  let isJudging = false;
  const { session, asked } = sessionOf((task, restarts) =>
    isJudging ? answer(task, restarts) : {},
  );
  const reach = await measureReach([session], [far, near], mutants, nothing, () => {});
  isJudging = true;
  asked.splice(0);
  return { verdict: await judge(session, nth, reach, Infinity), asked };
}

describe("a change is", () => {
  test("killed by the nearest test that fails with it and passes without it", async () => {
    const { verdict, asked } = await judged(({ mutant }) => (mutant ? red : {}));
    expect(verdict).toMatchObject({ status: "killed", by: "app/jobs/drain.test.ts > test one" });
    expect(asked.map(({ file, tests, mutant }) => [file, tests, mutant?.nth])).toEqual([
      [near, ["one"], 0],
      [near, ["one"], undefined],
    ]);
  });

  test("a survivor when everybody who meets it passes", async () => {
    const { verdict, asked } = await judged(() => ({}));
    expect(verdict.status).toBe("survived");
    expect(asked.map(({ file }) => file)).toEqual([near, far]);
  });

  test("unreached when no test meets it", async () => {
    const { verdict, asked } = await judged(() => ({}), 1);
    expect(verdict.status).toBe("unreached");
    expect(asked).toEqual([]);
  });

  test("timed out when the process had to be ended", async () => {
    const { verdict } = await judged(({ mutant }) => (mutant ? null : {}));
    expect(verdict).toMatchObject({ status: "timeout", by: near.path });
  });

  test("not to blame for a process that ends without it as well", async () => {
    const { verdict } = await judged(({ file }) => (file === near ? null : {}));
    expect(verdict.status).toBe("survived");
  });

  test("timed out when a test met it without end", async () => {
    const { verdict, asked } = await judged(({ mutant }) => (mutant ? { endless: true } : {}));
    expect(verdict.status).toBe("timeout");
    expect(asked[0]?.mutant?.mostSteps).toBe(10_300);
  });

  test("not to blame for what an earlier one has broken in the process", async () => {
    const { verdict } = await judged((_, restarts) => (restarts === 0 ? red : {}));
    expect(verdict.status).toBe("survived");
  });

  test("to blame for what fails in a new process as well", async () => {
    const { verdict } = await judged(({ mutant }, restarts) => {
      return restarts === 0 || mutant ? red : {};
    });
    expect(verdict.status).toBe("killed");
  });

  test("not to blame for a test that fails without it", async () => {
    const { verdict } = await judged(({ file }) => (file === near ? red : {}));
    expect(verdict.status).toBe("survived");
  });
});

describe("before anything is changed", () => {
  const measure = (answer: (task: Task, restarts: number) => Answer) => {
    const { session } = sessionOf(answer);
    return measureReach([session], [near, far], mutants, nothing, () => {});
  };

  test("a test that fails twice ends the run", async () => {
    await expect(measure(() => ({ tests: [ran("one", { 0: 1 }, true)] }))).rejects.toThrow(
      /Without any change fail:\n {2}app\/jobs\/drain\.test\.ts: test one/,
    );
  });

  test("a test that fails once does not", async () => {
    const reach = await measure((_, restarts) =>
      restarts === 0 ? red : { tests: [ran("one", { 1: 2 })] },
    );
    expect(reach.meetings(1).map(({ file }) => file)).toEqual([near, far]);
  });

  test("what is met outside of tests concerns their whole file", async () => {
    const reach = await measure(({ file }) => (file === near ? { outside: { 2: 1 } } : {}));
    expect(reach.meetings(2)).toEqual([{ file: near, tests: null, ms: 10 }]);
  });

  test("what workerd meets while it loads modules concerns all that it runs", async () => {
    const reach = await measure(({ file }) => (file === far ? { loaded: [2] } : {}));
    expect(reach.isStatic(2)).toBe(true);
    expect(reach.meetings(2)).toEqual([{ file: far, tests: null, ms: 10 }]);
  });

  test("what Node meets while it loads modules concerns that file alone", async () => {
    const reach = await measure(({ file }) => (file === near ? { loaded: [2] } : {}));
    expect(reach.isStatic(2)).toBe(false);
    expect(reach.meetings(2)).toEqual([{ file: near, tests: null, ms: 10 }]);
  });

  test("what is remembered is not run again", async () => {
    const { session, asked } = sessionOf(() => ({}));
    const known = outcome({ outside: { 2: 1 } });
    const memory: Memory = { ...nothing, recall: (file) => (file === far ? known : null) };
    const reach = await measureReach([session], [near, far], mutants, memory, () => {});
    expect(asked.map(({ file }) => file)).toEqual([near]);
    expect(reach.meetings(2)).toEqual([{ file: far, tests: null, ms: 10 }]);
  });
});
