import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Wait before a run, because an editor or a branch change writes several files. */
const quietMs = 200;

/** Runs `work`, once at a time, after files whose name ends with `ending` have changed in a folder. */
export function onChange(
  folders: readonly string[],
  ending: string,
  work: () => Promise<void>,
): { readonly stop: () => void } {
  const stopped = new AbortController();
  const { signal } = stopped;
  let isBusy = false;
  let isStale = false;

  async function workWhileStale() {
    if (isBusy) return;
    isBusy = true;
    while (isStale && !signal.aborted) {
      await sleep(quietMs);
      isStale = false;
      if (!signal.aborted) await work();
    }
    isBusy = false;
  }
  for (const folder of folders) {
    watch(folder, { recursive: true, signal }, (_, file) => {
      if (!file?.endsWith(ending)) return;
      isStale = true;
      void workWhileStale();
    });
  }
  return { stop: () => stopped.abort() };
}
