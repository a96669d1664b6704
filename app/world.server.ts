import type { Env } from "~/config/env.server";
import { type Db, openDb } from "~/db/client.server";
import type { BotProvider } from "~/notetaker/provider/bot-provider";
import { openProviders, type Providers } from "~/notetaker/provider/open-provider.server";

/** The app's context: a test replaces clock, database and network. */
export type World = Providers & {
  readonly env: Env;
  readonly db: Db;
  readonly fetch: typeof globalThis.fetch;
  readonly clock: () => number;
  readonly random: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** `provider` is that of the notetaker at hand, which may differ from the provider of new bots. */
export type WithProvider = World & { readonly provider: BotProvider };

export type WithVisitor = World & {
  /** IPv4 address or IPv6 /64; personal: never logged, stored only as a keyed hash. */
  readonly network: string;
  /** True only for a POST to a page, which shows the 429 itself; others over the limit were refused before. */
  readonly overLimit: boolean;
};

export function createWorld(
  env: Env,
  parts: Pick<World, "clock" | "waitUntil"> & Partial<Omit<World, "env">>,
): World {
  return {
    env,
    db: openDb(env.db),
    ...openProviders(env, parts.clock),
    fetch: (...request) => fetch(...request),
    random: Math.random,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ...parts,
  };
}

export function clockFrom(now: number): () => number {
  const began = Date.now();
  return () => now + Date.now() - began;
}
