/** The real clock plus the time that a test adds by `advance`, which runs all tasks due until then, in order. */
export type SimClock = {
  readonly now: () => number;
  /** Runs `task` at the time given, replacing the task of the same key. */
  readonly schedule: (key: string, at: number, task: () => void) => void;
  readonly cancel: (key: string) => void;
  readonly advance: (milliseconds: number) => void;
  readonly clear: () => void;
};

const longestTimerMs = 60_000;
const shortestTimerMs = 5;

export function createClock(realNow: () => number = Date.now): SimClock {
  const tasks = new Map<string, { at: number; task: () => void }>();
  let offset = 0;
  let timer: NodeJS.Timeout | undefined;
  const now = () => realNow() + offset;

  return {
    now,
    schedule: (key, at, task) => {
      tasks.set(key, { at, task });
      arm();
    },
    cancel: (key) => {
      tasks.delete(key);
    },
    advance: (milliseconds) => {
      const target = now() + milliseconds;
      for (let key = earliest(); key !== undefined; key = earliest()) {
        const at = tasks.get(key)?.at ?? target;
        if (at > target) break;
        offset += Math.max(0, at - now());
        run(key);
      }
      offset += Math.max(0, target - now());
      arm();
    },
    clear: () => {
      tasks.clear();
      clearTimeout(timer);
      offset = 0;
    },
  };

  function earliest(): string | undefined {
    return [...tasks].sort((a, b) => a[1].at - b[1].at)[0]?.[0];
  }

  function run(key: string) {
    const due = tasks.get(key);
    tasks.delete(key);
    due?.task();
  }

  function arm() {
    clearTimeout(timer);
    const next = earliest();
    if (next === undefined) return;
    const wait = (tasks.get(next)?.at ?? 0) - now();
    timer = setTimeout(fire, Math.min(longestTimerMs, Math.max(shortestTimerMs, wait)));
    timer.unref();
  }

  function fire() {
    for (let key = earliest(); key !== undefined; key = earliest()) {
      if ((tasks.get(key)?.at ?? 0) > now()) break;
      run(key);
    }
    arm();
  }
}
