import "./parts/app-modules.ts";
import { readArguments } from "./ops/arguments.ts";
import { runCommandLine } from "./parts/terminal.ts";

/** `npm run ops -- <command>`: shows and changes data of the site here or, with `--remote`, deployed. */

await runCommandLine(async () => {
  const args = readArguments(process.argv.slice(2));
  if (args === null) return 0;
  const { runCommand } = await import("./ops/run-command.ts");
  const { data, text } = await runCommand(args);
  console.log(args.json ? JSON.stringify(data, null, 2) : `\n${text}\n`);
  return 0;
});
