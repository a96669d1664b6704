import { readdirSync, statSync } from "node:fs";
import { root } from "../../scripts/parts/root";
import { run } from "../../scripts/parts/run-program";

const sources = ["app", "remix.config.js", "package-lock.json"];

/** Builds again if the build, which the tests run, is older than its sources. */
export async function setup(): Promise<void> {
  const built = changedAt("build/index.js");
  if (built !== null && sources.flatMap(within).every((file) => (changedAt(file) ?? 0) <= built)) {
    return;
  }
  console.log(
    built === null
      ? "Nothing is built yet: building."
      : "The build is older than its sources: building.",
  );
  if ((await run(process.execPath, [`${root}scripts/build.ts`])) !== 0) {
    throw new Error("The site could not be built; see above.");
  }
}

/** A file, or a folder with everything in it; the folder itself changes when a file is deleted. */
function within(path: string): string[] {
  if (!statSync(`${root}${path}`).isDirectory()) return [path];
  const inside = readdirSync(`${root}${path}`, { recursive: true, encoding: "utf8" });
  return [
    path,
    ...inside.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => `${path}/${file}`),
  ];
}

function changedAt(file: string): number | null {
  return statSync(`${root}${file}`, { throwIfNoEntry: false })?.mtimeMs ?? null;
}
