import { help, readArguments } from "./ops/arguments.ts";
import "./parts/app-modules.ts";
import { Sentence } from "./parts/sentence.ts";

/** `npm run ops -- <command>`: what an operator looks at and changes, here or, with `--remote`, deployed. */

process.exitCode = await main(process.argv.slice(2));

async function main(typed: readonly string[]): Promise<number> {
  try {
    const args = readArguments(typed);
    if (args.command === null) {
      console.log(help);
      return 0;
    }
    const { runCommand } = await import("./ops/run.ts");
    const { data, text } = await runCommand(args.command, args);
    console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof Sentence)) throw error;
    console.error(`\n${error.message}\n`);
    return 1;
  }
}
