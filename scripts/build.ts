import { root } from "./parts/root.ts";
import { run } from "./parts/run.ts";
import { writeSplitCss } from "./parts/write-split-css.ts";

/** `npm run build`: what Remix builds, and its style sheet in rules. */

const cli = `${root}node_modules/@remix-run/dev/dist/cli.js`;
process.exitCode = await run(process.execPath, [cli, "build"], { NODE_ENV: "production" });
if (process.exitCode === 0) await writeSplitCss();
