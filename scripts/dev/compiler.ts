import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "../parts/root.ts";
import { lean, startGroup, type ProcessGroup } from "./process-group.ts";

const sources = ["app", "workers"];
/** An editor writes a file in several steps, and a branch that is changed many files. */
const settledMs = 100;

/**
 * Builds the site, and again after each change under `app/` or `workers/`, in a process for each build: a
 * compiler that waits holds 275 MB and saves a second. Throws if the first build fails; prints later errors.
 */
export async function startCompiler({
  onLine,
  onStart,
}: {
  readonly onLine: (line: string) => void;
  readonly onStart: (compiler: { readonly stop: () => Promise<void> }) => void;
}): Promise<void> {
  let building: ProcessGroup | null = null;
  let isBusy = true;
  let isStale = false;
  const stopped = new AbortController();
  const { signal } = stopped;

  async function build(): Promise<{ readonly failed: boolean; readonly words: readonly string[] }> {
    const words: string[] = [];
    building = startGroup(process.execPath, [`${root}scripts/build.ts`], {
      cwd: root,
      env: lean,
      onLine: (line) => words.push(line),
    });
    const code = await building.ended;
    building = null;
    return { failed: code !== 0 && !signal.aborted, words };
  }

  async function buildWhileStale() {
    if (isBusy) return;
    isBusy = true;
    while (isStale && !signal.aborted) {
      await sleep(settledMs);
      isStale = false;
      const { failed, words } = await build();
      if (failed) words.forEach(onLine);
    }
    isBusy = false;
  }

  onStart({
    async stop() {
      stopped.abort();
      await building?.stop();
    },
  });
  for (const folder of sources) {
    watch(`${root}${folder}`, { recursive: true, signal }, () => {
      isStale = true;
      void buildWhileStale();
    });
  }
  const { failed, words } = await build();
  if (failed) throw new Error(`The site could not be built:\n${words.join("\n")}`);
  isBusy = false;
  void buildWhileStale();
}
