import { readFileSync } from "node:fs";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { root } from "./root.ts";

/** How the commands read what is typed, and print. */

/** An error that a person can do something about; shown without a stack. */
export class Sentence extends Error {}

/** What `npm run <task> -- --help` prints; `bootstrap.mjs` prints the same before anything is installed. */
export function helpOf(task: "check" | "deploy" | "ops"): string {
  return readFileSync(`${root}scripts/help/${task}.txt`, "utf8");
}

/** What was typed, by Node's rules. Throws a sentence, with the task's help, for what it does not know. */
export function readTyped<const Config extends ParseArgsConfig>(
  task: "check" | "deploy" | "ops",
  typed: readonly string[],
  config: Config,
) {
  try {
    return parseArgs<Config>({ ...config, args: [...typed] });
  } catch (error) {
    throw new Sentence(
      `${error instanceof Error ? error.message : String(error)}\n\n${helpOf(task)}`,
    );
  }
}

/** Runs a command to its exit code; what it has to say to a person is printed without a stack. */
export async function runCommandLine(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Says what is being done, and how long it took. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const started = Date.now();
  console.log(`• ${what} …`);
  const waiting = setInterval(() => console.log(`  … ${seconds(started)}`), 10_000);
  try {
    const result = await work();
    console.log(`  done in ${seconds(started)}`);
    return result;
  } finally {
    clearInterval(waiting);
  }
}

/** Rows of cells, each column as wide as its widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, nth) => Math.max(...rows.map((row) => row[nth]?.length ?? 0)));
  return rows
    .map((row) => row.map((cell, nth) => cell.padEnd(widths?.[nth] ?? 0)).join("  "))
    .map((line) => `  ${line.trimEnd()}`)
    .join("\n");
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
