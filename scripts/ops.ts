import "./parts/app-modules.ts";
import { helpOf } from "./parts/help.ts";
import { Sentence } from "./parts/sentence.ts";
import { readArguments } from "./ops/arguments.ts";

/** `npm run ops -- <command>`: what an operator looks at and changes, here or, with `--remote`, deployed. */

try {
  const args = readArguments(process.argv.slice(2));
  if (args === null) {
    console.log(helpOf("ops"));
  } else {
    const { runCommand } = await import("./ops/run.ts");
    const { data, text } = await runCommand(args);
    console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
  }
} catch (error) {
  if (!(error instanceof Sentence)) throw error;
  console.error(`\n${error.message}\n`);
  process.exitCode = 1;
}
