import "./parts/app-modules.ts";
import { readArguments } from "./ops/arguments.ts";
import { runCommandLine } from "./parts/terminal.ts";

/** Runs `npm run ops -- <command>`: shows and changes data of the local site or, with `--remote`, of the deployed one. */
export async function ops(typed: readonly string[]): Promise<number> {
  const args = readArguments(typed);
  const { runCommand } = await import("./ops/run-command.ts");
  const { data, text } = await runCommand(args);
  console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
  return 0;
}

if (import.meta.main) await runCommandLine(() => ops(process.argv.slice(2)));
