import type { Env } from "../../app/config/env.server.ts";
import type { Db } from "../../app/db/client.server.ts";
import type { CloudflareApi } from "../cloudflare/api.ts";

/** What a check looks at, and by which means. */
export type CheckWorld = {
  /** The deployed site, or the local world. */
  readonly place: "deployed" | "local";
  /** The site's variables and secrets as far as they are at hand, by name. */
  readonly values: Readonly<Record<string, string>>;
  /** The same as the site reads them. What is wrong (`bad`) or missing is off, or a stand-in. */
  readonly env: CheckEnv;
  /** Names of `values` that the site would refuse. */
  readonly bad: readonly string[];
  readonly fetch: typeof globalThis.fetch;
  /** The name of the Worker. */
  readonly worker: string;
  /** Whoever asks it is logged in to the account in question. */
  readonly cloudflare: Pick<CloudflareApi, "ask" | "accounts">;
  readonly db: Db;
  readonly clock: () => number;
  /** Rejects when the run is interrupted meanwhile. */
  readonly wait: (milliseconds: number) => Promise<void>;
};

/** Without the bindings, which only a Worker has. */
export type CheckEnv = Omit<Env, "db" | "email" | "assets" | "taskCounter" | "postLimit">;
