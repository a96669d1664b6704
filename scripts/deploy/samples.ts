import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Marks of what was invented to fill the site: records, and addresses of a domain that nobody has. */
const marks = [
  { pattern: /\bsample:\s*true\b/g, what: "sample records" },
  { pattern: /[\w.@-]+\.example\b/g, what: "sample addresses" },
];

export type Sample = { readonly file: string; readonly what: string; readonly count: number };

/** Everything in the published words, names and settings that is still invented: a deploy refuses it. */
export async function findSamples(projectRoot: string): Promise<Sample[]> {
  const files = [
    "wrangler.toml",
    "app/config/names.ts",
    ...(await sourcesUnder(projectRoot, "app/content")),
  ];
  const found = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(projectRoot, file), "utf8");
      return marks.map(({ pattern, what }) => {
        return { file, what, count: [...text.matchAll(pattern)].length };
      });
    }),
  );
  return found.flat().filter(({ count }) => count > 0);
}

async function sourcesUnder(projectRoot: string, folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const;
  const entries = await readdir(join(projectRoot, folder), options);
  return entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(projectRoot.length))
    .sort();
}
