import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { root } from "./root.ts";

/** An error that the person at the terminal can do something about; printed without a stack. */
export class UserError extends Error {}

type Task = "check" | "deploy" | "ops";

/** The text of `npm run <task> -- --help`, which `bootstrap.mjs` prints. */
export function helpOf(task: Task): string {
  return readFileSync(`${root}scripts/help/${task}.txt`, "utf8");
}

export const boolean = { type: "boolean", default: false } as const;

export function parseCommandLine<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  task: Task,
  options: Options,
  args: readonly string[],
) {
  try {
    return parseArgs<{ args: string[]; options: Options; allowPositionals: boolean }>({
      args: [...args],
      options,
      allowPositionals: task === "ops",
    });
  } catch (error) {
    throw new UserError(
      `${error instanceof Error ? error.message : String(error)}\n\n${helpOf(task)}`,
    );
  }
}

export async function runCommandLine(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  console.log(`• ${what} …`);
  const waiting = setInterval(() => console.log(`  … ${seconds()}`), 10_000);
  try {
    const result = await work();
    console.log(`  done in ${seconds()}`);
    return result;
  } finally {
    clearInterval(waiting);
  }
}

export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, nth) => Math.max(...rows.map((row) => row[nth]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, nth) => cell.padEnd(widths?.[nth] ?? 0)).join("  "))
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n");
}
