import { watch } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** drizzle-kit writes a migration and its journal; both are there after this. */
const settledMs = 300;

/** Applies migrations that are added while the site runs. A failed one is printed, and tried after the next change. */
export function watchMigrations({
  folder,
  apply,
  onLine,
}: {
  readonly folder: string;
  readonly apply: () => Promise<void>;
  readonly onLine: (line: string) => void;
}): { readonly stop: () => void } {
  const stopped = new AbortController();
  let isBusy = false;
  let isStale = false;

  async function applyWhileStale() {
    if (isBusy) return;
    isBusy = true;
    while (isStale && !stopped.signal.aborted) {
      await sleep(settledMs);
      isStale = false;
      try {
        await apply();
        onLine("A migration was added: the local database is up to date.");
      } catch (error) {
        onLine(error instanceof Error ? error.message : String(error));
      }
    }
    isBusy = false;
  }

  watch(folder, { signal: stopped.signal }, (_, file) => {
    if (!file?.endsWith(".sql")) return;
    isStale = true;
    void applyWhileStale();
  });
  return { stop: () => stopped.abort() };
}
