import { spawn, type ChildProcess } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";

/**
 * A program in a process group of its own. wrangler is a node that starts a node that starts two
 * workerd and esbuild: only a signal to the whole group reaches them all.
 */
export type ProcessGroup = {
  readonly child: ChildProcess;
  /** Settles with the exit code of the group's first process; null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** SIGTERM, then SIGKILL after `patienceMs`; settles once no process of the group is left. */
  readonly stop: (patienceMs?: number) => Promise<void>;
  /** SIGKILL to the whole group at once, as a crash would. */
  readonly kill: () => Promise<void>;
};

/**
 * Has esbuild collect its garbage sooner (https://pkg.go.dev/runtime#hdr-Environment_Variables): where it
 * waits for changes, it would keep twice the memory for as long as it lives.
 */
export const lean = { GOGC: "25" };

export function startGroup(
  command: string,
  args: readonly string[],
  options: {
    readonly cwd: string;
    readonly env?: NodeJS.ProcessEnv;
    /** Each line of stdout and stderr, without colours. */
    readonly onLine?: (line: string) => void;
    /** The child may be sent messages, and sends some. */
    readonly talks?: boolean;
  },
): ProcessGroup {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    detached: true,
    stdio: ["ignore", "pipe", "pipe", ...(options.talks ? ["ipc" as const] : [])],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => resolve(code));
    child.once("error", () => resolve(127));
  });
  for (const stream of [child.stdout, child.stderr]) eachLine(stream, options.onLine);

  const pid = child.pid;
  // Whatever ends this process, the group does not outlive it.
  const killOnExit = () => pid !== undefined && signalGroup(pid, "SIGKILL");
  process.once("exit", killOnExit);

  const end = async (signal: "SIGTERM" | "SIGKILL", patienceMs: number) => {
    if (pid !== undefined) await endGroup(pid, signal, patienceMs);
    process.off("exit", killOnExit);
  };
  return {
    child,
    ended,
    stop: (patienceMs = 4_000) => end("SIGTERM", patienceMs),
    kill: () => end("SIGKILL", 0),
  };
}

/** For programs without an end of their own: a signal ends them as `process.exit` does, groups included. */
export function exitOnSignals(): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => process.exit(130));
  }
}

async function endGroup(pid: number, first: "SIGTERM" | "SIGKILL", patienceMs: number) {
  signalGroup(pid, first);
  if (await goneWithin(pid, patienceMs)) return;

  signalGroup(pid, "SIGKILL");
  if (!(await goneWithin(pid, 5_000))) {
    throw new Error(`processes of the group ${pid} survive SIGKILL`);
  }
}

async function goneWithin(pid: number, ms: number): Promise<boolean> {
  for (const until = Date.now() + ms; ; await sleep(20)) {
    if (!groupExists(pid)) return true;
    if (Date.now() >= until) return false;
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // Nobody of the group is left, which is what the signal was for.
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

/** In a container nobody may collect the dead: they keep their group's number, but run no more. */
function isOnlyZombies(group: number): boolean {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .every((name) => {
      const [state, , processGroup] = statOf(name);
      return processGroup !== String(group) || state === "Z";
    });
}

/** State, parent and process group of a process; nothing if it has just gone. */
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
  stream?.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine?.(stripVTControlCharacters(line));
  });
  stream?.on("end", () => {
    if (rest) onLine?.(stripVTControlCharacters(rest));
  });
}
