import "./parts/app-modules.ts";
import { Sentence } from "./parts/sentence.ts";
import { help, readArguments } from "./ops/arguments.ts";

/** `npm run ops -- <command>`: what an operator looks at and changes, here or, with `--remote`, deployed. */

try {
  const args = readArguments(process.argv.slice(2));
  if (args === null) {
    console.log(help);
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
