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
 * What the highlights of 90 minutes cost inside workerd, CPU in milliseconds, with all that the process does
 * for it on the side: of the first meeting of a fresh process, and of a later one. A process that only makes up
 * the meeting is what both are measured against.
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
  const cpu = async (language: string, times: number) => {
    const path = `/?language=${language}&times=${times}`;
    return (await startCold(folder, config, await freePort(), { path, status: 200 })).cpu;
  };
  const rows = [["language", "first, CPU ms", "a later one"]];
  for (const language of ["en", "de", "fr", "es", "pt"]) {
    const cold: number[] = [];
    const warm: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      cold.push((await cpu(language, 1)) - (await cpu(language, 0)));
      warm.push(((await cpu(language, many)) - (await cpu(language, few))) / (many - few));
    }
    rows.push([language, median(cold).toFixed(0), median(warm).toFixed(0)]);
  }
  return rows;
}
