import { spawn } from "node:child_process";
import { root } from "./root.ts";

/** Runs a program in the project's folder, with its output on the screen. Returns the exit code. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return start(command, args, { env }, null);
}

type Options = {
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
  readonly cwd?: string;
};

/**
 * Like `run`, for programs that run in parallel: the output is returned, not printed. The signal ends the
 * program with SIGTERM.
 */
export async function runAside(
  command: string,
  args: readonly string[],
  options: Options = {},
): Promise<{ readonly code: number; readonly output: string }> {
  const pieces: Buffer[] = [];
  const code = await start(command, args, options, pieces);
  return { code, output: Buffer.concat(pieces).toString() };
}

function start(
  command: string,
  args: readonly string[],
  { env, signal, cwd = root }: Options,
  pieces: Buffer[] | null,
): Promise<number> {
  return new Promise((resolve) => {
    const output = pieces === null ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
      ...(signal && { signal }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (piece: Buffer) => pieces?.push(piece));
    }
    child.once("error", (error) => {
      if (!signal?.aborted) console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code, endedBy) => {
      // Without this line, a killed build prints only esbuild's deadlock error.
      if (endedBy && !signal?.aborted) console.error(`${command} was ended by ${endedBy}.`);
      resolve(code ?? 1);
    });
  });
}
