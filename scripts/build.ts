import { copyFile, writeFile } from "node:fs/promises";
import "./parts/app-modules.ts";
import { root } from "./parts/root.ts";
import { run } from "./parts/run-program.ts";
import { writeSplitCss } from "./parts/write-split-css.ts";

/**
 * `npm run build`: runs Remix's compiler, then writes the split style sheet, the library of
 * `public/field-measure.js`, and `public/openapi.json`.
 */

const cli = `${root}node_modules/@remix-run/dev/dist/cli.js`;
process.exitCode = await run(process.execPath, [cli, "build"], { NODE_ENV: "production" });
if (process.exitCode === 0) {
  await writeSplitCss();
  const library = "node_modules/web-vitals/dist/web-vitals.js";
  await copyFile(root + library, `${root}public/web-vitals.js`);
  const { openApiDocument } = await import("../app/routes/api/openapi.server.ts");
  await writeFile(`${root}public/openapi.json`, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
}
