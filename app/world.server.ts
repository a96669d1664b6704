import type { Env } from "~/config/env.server";
import { type Db, openDb } from "~/db/client.server";
import type { BotProvider } from "~/notetaker/provider/bot-provider";
import { openProviders, type Providers } from "~/notetaker/provider/open-provider.server";

/**
 * What everything that acts needs of its surroundings. A function takes the whole or a `Pick` of it, and
 * never reaches for a clock, a database or a network of its own: so a test can hand it others.
 */
export type World = Providers & {
  readonly env: Env;
  readonly db: Db;
  readonly fetch: typeof globalThis.fetch;
  /** Epoch milliseconds, now. */
  readonly clock: () => number;
  /** [0, 1) */
  readonly random: () => number;
  /** Resolves after so many milliseconds. */
  readonly sleep: (ms: number) => Promise<void>;
  /** Lets work outlive the response, at most 30 s. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** A world in which bots can be had. What is done about a job is done in one whose provider has its bot. */
export type WithProvider = World & { readonly provider: BotProvider };

/** A world with a visitor in it. */
export type WithVisitor = World & {
  /** The visitor's address, IPv6 as its /64 network; personal data: never logged, stored only as a keyed hash. */
  readonly network: string;
  /** More posts came from this network than the brake allows: answer 429 with the form still filled in. */
  readonly overLimit: boolean;
};

/** The one place that puts a world together; what is not given is the real one. */
export function createWorld(
  env: Env,
  given: Pick<World, "clock" | "waitUntil"> & Partial<Omit<World, "env">>,
): World {
  return {
    env,
    db: openDb(env.db),
    ...openProviders(env, given.clock),
    fetch: (...request) => fetch(...request),
    random: Math.random,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...given,
  };
}

/** A clock that shows `now`, epoch milliseconds, at first and then goes on with the machine's. */
export function clockFrom(now: number): () => number {
  const began = Date.now();
  return () => now + Date.now() - began;
}
