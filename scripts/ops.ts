import "./parts/app-modules.ts";
import { readArguments } from "./ops/arguments.ts";
import { helpOf, runCommandLine } from "./parts/terminal.ts";

/** `npm run ops -- <command>`: what an operator looks at and changes, here or, with `--remote`, deployed. */

await runCommandLine(async () => {
  const args = readArguments(process.argv.slice(2));
  if (args === null) {
    console.log(helpOf("ops"));
    return 0;
  }
  const { runCommand } = await import("./ops/run.ts");
  const { data, text } = await runCommand(args);
  console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
  return 0;
});
