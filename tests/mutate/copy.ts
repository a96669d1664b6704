import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { root } from "../../scripts/parts/root.ts";
import { runAside } from "../../scripts/parts/run.ts";
import { Sentence } from "../../scripts/parts/sentence.ts";
import type { Mutant } from "./source/mutants.ts";
import { withSwitches } from "./source/switches.ts";

/** Everything that a run leaves behind. */
export const workFolder = `${root}.cache/mutate/`;
/** The project in another folder, in whose sources the changes are. */
export const copyFolder = `${workFolder}copy/`;

/** What others make, and what a build makes. */
const left = new Set(["node_modules", "build", ".git", ".cache", ".wrangler"]);

/** The project as it is now, with all changes behind switches, and built. */
export async function buildCopy(mutants: readonly Mutant[]): Promise<void> {
  rmSync(copyFolder, { recursive: true, force: true });
  mkdirSync(copyFolder, { recursive: true });
  for (const name of readdirSync(root).filter((one) => !left.has(one))) {
    cpSync(`${root}${name}`, `${copyFolder}${name}`, {
      recursive: true,
      filter: (source) => source !== `${root}public/build`,
    });
  }
  symlinkSync(`${root}node_modules`, `${copyFolder}node_modules`);

  for (const [file, ofFile] of byFile(mutants)) {
    const text = readFileSync(`${root}${file}`, "utf8");
    writeFileSync(`${copyFolder}${file}`, withSwitches(file, text, ofFile));
  }
  const builder = `${copyFolder}scripts/build.ts`;
  const { code, output } = await runAside(process.execPath, [builder], { cwd: copyFolder });
  if (code !== 0) throw new Sentence(`The copy cannot be built:\n${output}`);
}

function byFile(mutants: readonly Mutant[]) {
  const files = new Map<string, (Mutant & { readonly nth: number })[]>();
  mutants.forEach((mutant, nth) => {
    files.set(mutant.file, [...(files.get(mutant.file) ?? []), { ...mutant, nth }]);
  });
  return files;
}
