import { startGroup, type ProcessGroup } from "../../../scripts/dev/process-group.ts";
import { copyFolder } from "../copy.ts";
import type { Active, Order, Outcome, TestFile } from "./messages.ts";

export type Task = {
  readonly file: TestFile;
  readonly tests: Order["tests"];
  readonly mutant: Active | null;
  /** What is changed is decided while modules are loaded. */
  readonly isStatic: boolean;
  readonly limitMs: number;
};

export type Session = {
  readonly files: () => Promise<readonly TestFile[]>;
  /** null when it took longer than it may, or was the end of the process: then all begins anew. */
  readonly run: (task: Task) => Promise<Outcome | null>;
  readonly restart: () => Promise<void>;
};

/** Starting Vitest, and a workerd with the site in it. */
const startMs = 120_000;

type Process = { readonly group: ProcessGroup; readonly files: readonly TestFile[] };

/** A process for tests (`main.ts`) that is started when it is needed, and ended when it hangs. */
export function openSession(): Session {
  let current: Process | null = null;
  /** The change that was switched on while the modules in workerd were loaded. */
  let loadedWith: number | null = null;

  const running = async () => (current ??= await startProcess());
  const restart = async () => {
    const old = current;
    current = null;
    loadedWith = null;
    await old?.group.kill();
  };
  return {
    restart,
    files: async () => (await running()).files,
    run: async ({ file, tests, mutant, isStatic, limitMs }) => {
      const { group } = await running();
      const wanted = isStatic && mutant ? mutant.nth : null;
      const renewed = file.project === "worker" && wanted !== loadedWith;
      if (renewed) loadedWith = wanted;
      const answer = answerOf<Outcome>(group, limitMs + startMs * Number(renewed));
      const order: Order = { file, tests, mutant, renewed };
      group.child.send(order);
      const outcome = await answer;
      if (outcome === null) await restart();
      return outcome;
    },
  };
}

async function startProcess(): Promise<Process> {
  const output: string[] = [];
  const group = startGroup(process.execPath, ["tests/mutate/session/main.ts"], {
    cwd: copyFolder,
    env: { NODE_ENV: "test", VITEST: "true", VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
    onLine: (line) => output.push(line),
    talks: true,
  });
  const files = await answerOf<readonly TestFile[]>(group, startMs);
  if (files === null) {
    await group.kill();
    throw new Error(`Vitest does not start:\n${output.join("\n")}`);
  }
  return { group, files };
}

/** The next thing that the process says; null when it ends instead, or says nothing in time. */
function answerOf<Answer>({ child }: ProcessGroup, limitMs: number): Promise<Answer | null> {
  return new Promise((resolve) => {
    const done = (answer: Answer | null) => {
      clearTimeout(timer);
      child.off("message", onMessage).off("exit", onExit);
      resolve(answer);
    };
    const onMessage = (answer: unknown) => done(answer as Answer);
    const onExit = () => done(null);
    const timer = setTimeout(onExit, limitMs);
    child.once("message", onMessage).once("exit", onExit);
  });
}
