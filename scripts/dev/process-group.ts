import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

/** A program in its own process group: wrangler starts several processes, which only a group signal reaches. */
export type ProcessGroup = {
  readonly child: ChildProcess;
  /** Exit code of the first process, after its last output; null if a signal ended it. */
  readonly ended: Promise<number | null>;
  /** SIGTERM, then SIGKILL after `patienceMs`; resolves when no process is left. */
  readonly stop: (patienceMs?: number) => Promise<void>;
  readonly kill: () => Promise<void>;
};

/** Halves the memory of esbuild while it waits (https://pkg.go.dev/runtime#hdr-Environment_Variables). */
export const lean = { GOGC: "25" };

const outputGraceMs = 1_000;

export function startGroup(
  command: string,
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env?: NodeJS.ProcessEnv;
    /** Gets each line of stdout and stderr, without color codes. */
    readonly onLine?: (line: string) => void;
  },
): ProcessGroup {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("close", (code) => resolve(code));
    // A process that the child leaves behind may hold the output open forever.
    child.once("exit", (code) => setTimeout(resolve, outputGraceMs, code).unref());
    child.once("error", () => resolve(127));
  });
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, options.onLine);

  const pid = child.pid;
  // The group must not outlive this process.
  const killOnExit = () => pid !== undefined && signalGroup(pid, "SIGKILL");
  process.once("exit", killOnExit);
  const removeExitListener = () => process.off("exit", killOnExit);
  void ended.then(() => {
    if (pid === undefined || !groupExists(pid)) removeExitListener();
  });

  const end = async (signal: "SIGTERM" | "SIGKILL", patienceMs: number) => {
    if (pid !== undefined) await endGroup(pid, signal, patienceMs);
    removeExitListener();
  };
  return {
    child,
    ended,
    stop: (patienceMs = 4_000) => end("SIGTERM", patienceMs),
    kill: () => end("SIGKILL", 0),
  };
}

/** Makes a signal end this program like `process.exit`, which also ends its groups. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(130));
  }
}

async function endGroup(pid: number, first: "SIGTERM" | "SIGKILL", patienceMs: number) {
  signalGroup(pid, first);
  if (await hasEndedWithin(pid, patienceMs)) return;

  signalGroup(pid, "SIGKILL");
  if (!(await hasEndedWithin(pid, 5_000))) {
    throw new Error(`processes of the group ${pid} survive SIGKILL`);
  }
}

async function hasEndedWithin(pid: number, ms: number): Promise<boolean> {
  const until = Date.now() + ms;
  while (groupExists(pid)) {
    if (Date.now() >= until) return false;
    await sleep(20);
  }
  return true;
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // No process of the group is left.
  }
}

function groupExists(pid: number): boolean {
  try {
    process.kill(-pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return process.platform !== "linux" || !isOnlyZombies(pid);
}

/** In a container zombies may never be collected; they keep their group's number. */
function isOnlyZombies(group: number): boolean {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .every((name) => {
      const [state, , processGroup] = statOf(name);
      return processGroup !== String(group) || state === "Z";
    });
}

function statOf(process: string): string[] {
  try {
    const stat = readFileSync(`/proc/${process}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}

function eachLine(stream: NodeJS.ReadableStream | null, onLine?: (line: string) => void) {
  let rest = "";
  stream?.setEncoding("utf8");
  stream?.on("data", (chunk: string) => {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine?.(stripVTControlCharacters(line));
  });
  stream?.on("end", () => {
    if (rest) onLine?.(stripVTControlCharacters(rest));
  });
}
