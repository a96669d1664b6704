declare module "vitest" {
  interface ProvidedContext {
    /** Which change is switched on, and how often a test may meet it; null for none. */
    readonly mutant: { readonly nth: number; readonly mostSteps: number } | null;
  }
  interface TaskMeta {
    /** How often a test met each change; of a file, what was met outside of its tests. */
    reached?: Record<number, number>;
    /** Of a file: what was met while its modules were loaded, for the first time or again. */
    loaded?: readonly number[];
    /** A test met the change so often that it would never have come to an end. */
    endless?: boolean;
  }
}

export {};
