import { build } from "esbuild";
import { freePort } from "../../../scripts/dev/ports.ts";
import { root } from "../../../scripts/parts/root.ts";
import { startCold } from "../cold-start/start.ts";
import { laidOut } from "../cold-start/workers.ts";
import { median } from "../pages/figures.ts";

const scratch = `${root}.wrangler/bench/notes`;
const rounds = 7;
/** From the second on it is measured what a warm Worker needs. */
const few = 10;
const many = 30;

/**
 * What the highlights of 90 minutes cost inside workerd, CPU in milliseconds: of the first meeting of a fresh
 * process, and of a later one. Reading the module and making up the meeting is not in it, as a process that does
 * only that is what both are measured against. What V8 compiles and collects in threads of its own is in it; the
 * second column is without.
 */
export async function inWorkerRows(): Promise<string[][]> {
  const { outputFiles } = await build({
    entryPoints: [`${root}tests/bench/notes/highlights-worker.ts`],
    bundle: true,
    format: "esm",
    write: false,
    tsconfig: `${root}tsconfig.json`,
  });
  const { folder, config } = await laidOut(scratch, outputFiles[0]?.text ?? "", []);
  const start = async (language: string, times: number) => {
    const path = `/?language=${language}&times=${times}`;
    return startCold(folder, config, await freePort(), { path, status: 200 });
  };
  const rows = [["language", "first, CPU ms", "in the Worker's thread", "a later one"]];
  for (const language of ["en", "de", "fr", "es", "pt"]) {
    const first: number[] = [];
    const own: number[] = [];
    const later: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const without = await start(language, 0);
      const once = await start(language, 1);
      first.push(once.cpu - without.cpu);
      own.push(once.ownCpu - without.ownCpu);
      later.push(
        ((await start(language, many)).cpu - (await start(language, few)).cpu) / (many - few),
      );
    }
    rows.push([language, ...[first, own, later].map((figures) => median(figures).toFixed(0))]);
  }
  return rows;
}
