import type { PoolRunnerInitializer, PoolWorker, TestProject } from "vitest/node";

/** What the worker's side sends and is sent (`vitest/dist/chunks/init.*.js`). */
type Message = { readonly type?: string; readonly __vitest_worker_request__?: true };
type Listener = (message: unknown) => void;

export type KeptWorkers = {
  /** Ends workerd; the next run begins with a new one, whose modules are loaded anew. */
  readonly renew: () => Promise<void>;
};

/**
 * Vitest ends a pool's worker with each run. Starting workerd and loading the site into it takes ten
 * times as long as most tests, so here the worker is told neither the end of a run nor the beginning of
 * the next: to workerd all of them are one, as are the files of one run without isolation.
 */
export function keepWorker(project: TestProject): KeptWorkers {
  const { poolRunner } = project.config;
  if (!poolRunner) throw new Error(`${project.name} has no pool of its own`);
  let kept: (PoolWorker & { end: () => Promise<void> }) | null = null;
  const keeping: PoolRunnerInitializer = {
    name: poolRunner.name,
    createPoolWorker: (options) => (kept ??= keep(poolRunner.createPoolWorker(options))),
  };
  project.config.poolRunner = keeping;
  return {
    renew: async () => {
      const old = kept;
      kept = null;
      await old?.end();
    },
  };
}

function keep(worker: PoolWorker): PoolWorker & { end: () => Promise<void> } {
  const listeners = new Map<string, Set<Listener>>();
  const tell = (event: string, message: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(message);
  };
  const answer = (type: string) =>
    queueMicrotask(() => tell("message", { type, __vitest_worker_response__: true }));
  let isOpen = false;
  let isGreeted = false;

  return {
    name: worker.name,
    deserialize: (data) => worker.deserialize(data),
    start: async () => {
      if (isOpen) return;
      isOpen = true;
      await worker.start();
      for (const event of ["message", "error", "exit"]) {
        worker.on(event, (message: unknown) => tell(event, message));
      }
    },
    on: (event, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    off: (event, listener: Listener) => void listeners.get(event)?.delete(listener),
    send: (message) => {
      const { type, __vitest_worker_request__: isRequest } = message as Message;
      if (isRequest && type === "stop") return answer("stopped");
      if (isRequest && type === "start" && isGreeted) return answer("started");
      isGreeted ||= type === "start";
      worker.send(message);
    },
    // The end of a run: whoever listened to it listens no more.
    stop: () => {
      listeners.clear();
      return Promise.resolve();
    },
    end: () => worker.stop(),
  };
}
