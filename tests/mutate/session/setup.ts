import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";

/**
 * Runs before each test file, in Node and in workerd alike: switches one change on (`tests/mutate/source/switches.ts`), and
 * counts who meets which. What a test met is in its `meta`, from where the session takes it.
 */
type Counts = Map<number, number>;

const mutant = inject("mutant");
const loaded: Counts = new Map();
const outside: Counts = new Map();
const running = new Map<string, Counts>();
let isLoading = true;
let isEndless = false;
let steps = 0;

function isMutated(nth: number): boolean {
  const counting = running.size > 0 ? running.values() : [isLoading ? loaded : outside];
  for (const counts of counting) counts.set(nth, (counts.get(nth) ?? 0) + 1);
  if (nth !== mutant?.nth) return false;
  steps += 1;
  if (steps > mutant.mostSteps) {
    isEndless = true;
    throw new Error("This change never comes to an end.");
  }
  return true;
}

Object.assign(globalThis, { isMutated });

beforeAll(() => {
  isLoading = false;
});
beforeEach(({ task }) => {
  running.set(task.id, new Map());
  steps = 0;
});
afterEach(({ task }) => {
  task.meta.reached = Object.fromEntries(running.get(task.id) ?? []);
  running.delete(task.id);
});
afterAll(({}, file) => {
  file.meta.reached = Object.fromEntries(outside);
  file.meta.loaded = [...loaded.keys()];
  file.meta.endless = isEndless;
});
