import type { RaceDatabase } from "./race-database";

export type Race = ReturnType<typeof createRace>;
export type Isolate = ReturnType<Race["isolate"]>;

/**
 * One order of concurrent work. Participants wait before each statement to the database and around each call of
 * the provider; `random` decides which of them continues.
 */
export function createRace(random: () => number) {
  let waiting: { isolate: object; go: () => void }[] = [];
  const working = new Map<object, number>();

  return {
    random,
    isolate() {
      const isolate = {};
      const count = (by: number) => {
        if (working.has(isolate)) working.set(isolate, (working.get(isolate) ?? 0) + by);
      };
      working.set(isolate, 0);
      return {
        turn: () =>
          new Promise<void>((go) => {
            if (working.has(isolate)) waiting.push({ isolate, go });
          }),
        /** Starts work in the isolate; an error ends only this work. */
        start(work: () => Promise<unknown>) {
          count(1);
          work()
            .catch(() => undefined)
            .finally(() => count(-1));
        },
        die() {
          working.delete(isolate);
          waiting = waiting.filter((one) => one.isolate !== isolate);
        },
      };
    },
    /** Resumes one waiting participant; returns false once all work has ended. */
    step() {
      const chosen = waiting[Math.floor(random() * waiting.length)];
      waiting = waiting.filter((one) => one !== chosen);
      chosen?.go();
      return waiting.length > 0 || [...working.values()].some((left) => left > 0);
    },
  };
}

export async function runRaces(races: readonly Race[], database: RaceDatabase): Promise<void> {
  let left = [...races];
  while (left.length > 0) {
    left = left.filter((race) => race.step());
    await nextMacrotask();
    await database.flush();
    await nextMacrotask();
  }
}

/** Resolves when every participant waits. */
function nextMacrotask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}
