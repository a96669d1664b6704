import { spawn } from "node:child_process";
import { root } from "./root.ts";

/** Runs a program in the project's folder, its output on the screen; answers its exit code. */
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

/** The same beside others: its output comes with the answer. The signal ends it with SIGTERM. */
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
  kept: Buffer[] | null,
): Promise<number> {
  return new Promise((resolve) => {
    const output = kept === null ? "inherit" : "pipe";
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
      ...(signal && { signal }),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on("data", (piece: Buffer) => kept?.push(piece));
    }
    child.once("error", (error) => {
      if (!signal?.aborted) console.error(`${command} could not be started: ${error.message}`);
      resolve(127);
    });
    child.once("close", (code, endedBy) => {
      // Otherwise esbuild's complaint of a deadlock is all that a killed build leaves.
      if (endedBy && !signal?.aborted) console.error(`${command} was ended by ${endedBy}.`);
      resolve(code ?? 1);
    });
  });
}
