import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SplitCss } from "../../app/lib/render/split-css.ts";
import { filesByRoute, readMetafile } from "./browser-files.ts";
import { root } from "./root.ts";
import { classesIn, splitCss } from "./split-css.ts";

const folder = join(root, "public/build/_assets");

/**
 * Writes the rules of the style sheet that was just built as JSON beside it, with the classes that each browser
 * file names. The Worker reads that file (`app/lib/render/app-css.server.ts`).
 */
export async function writeSplitCss(): Promise<void> {
  const files = await filesByRoute(await readMetafile());
  const scripts = [...new Set([...files.values()].flat())];
  const words = await Promise.all(
    scripts.map(async (file) => wordsOf(await readFile(join(root, file), "utf8"))),
  );
  const routes = Object.fromEntries(
    [...files].map(([id, ofRoute]) => [id, ofRoute.map((file) => scripts.indexOf(file))]),
  );

  for (const name of (await readdir(folder)).filter((one) => /^app-.*\.css$/.test(one))) {
    const parts = splitCss(await readFile(join(folder, name), "utf8"));
    const classes = [...classesIn(parts)];
    const named = words.map((ofFile) => classes.filter((one) => mayName(ofFile, one.slice(1))));
    const split: SplitCss = { parts, scripts: named, routes };
    await writeFile(join(folder, `${name}.json`), JSON.stringify(split));
  }
}

/** Returns what stands between spaces, quotes and braces, as it is and without the dot of a selector. */
function wordsOf(script: string): Set<string> {
  const words = script.split(/[\s"'`]+|\$\{|\}/).map((word) => word.replaceAll("\\\\", "\\"));
  return new Set(words.flatMap((word) => [word, word.replace(/^\./, "")]));
}

/** `wordsOf` cuts a class with a quote or brace in its name into pieces, so any script may name that class. */
function mayName(ofFile: ReadonlySet<string>, name: string): boolean {
  return ofFile.has(name) || /["'`{}]/.test(name);
}
