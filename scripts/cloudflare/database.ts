import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DrizzleQueryError } from "drizzle-orm";
import { getPlatformProxy } from "wrangler";
import { z } from "zod";
import { openDb, type Db } from "../../app/db/client.server.ts";
import { root } from "../parts/root.ts";
import { UserError } from "../parts/terminal.ts";
import { NotLoggedIn, openCloudflareApi, wranglerConfig, type CloudflareApi } from "./api.ts";
import { d1Client } from "./d1-client.ts";
import { quiet } from "./wrangler.ts";

export type Place = {
  /** True for the deployed database, false for the one on this machine. */
  readonly remote: boolean;
  /** Folder of the local database; `.wrangler/state` if absent. */
  readonly persistTo?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
};

/** Opens the site's database. A missing login or database is an error only at the first statement. */
export async function openDatabase({ remote, persistTo, env }: Place): Promise<{
  readonly db: Db;
  readonly close: () => Promise<void>;
}> {
  if (!remote) return openLocal(persistTo);
  const config = wranglerConfig();
  const [database] = config.d1_databases;
  const name = database?.database_id ?? database?.database_name ?? "DB";
  const client = deployedD1(openCloudflareApi(config, env), name);
  return { db: openDb(client), close: () => Promise.resolve() };
}

/** Opens the local database, also while a site runs on it. Wrangler gets only the database's settings, or it would warn. */
async function openLocal(persistTo = ".wrangler/state") {
  Object.assign(process.env, quiet);
  const { compatibility_date, d1_databases } = wranglerConfig();
  const folder = await mkdtemp(join(tmpdir(), "d1-"));
  try {
    const configPath = join(folder, "wrangler.json");
    await writeFile(configPath, JSON.stringify({ compatibility_date, d1_databases }));
    const { env, dispose } = await getPlatformProxy<{ readonly DB: D1Database }>({
      configPath,
      envFiles: [],
      persist: { path: resolve(root, persistTo, "v3") },
      remoteBindings: false,
    });
    return { db: openDb(env.DB), close: dispose };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Uses https://developers.cloudflare.com/api/resources/d1/subresources/database/methods/raw/, because a
 * binding with `remote = true` would publish a Worker in the account for each session.
 */
function deployedD1(api: CloudflareApi, name: string): D1Database {
  let path: string | null = null;
  return d1Client(async (statements) => {
    path ??= await findDatabase(api, name);
    const answer = await api.ask(`${path}/raw`, { batch: statements });
    if (!answer.ok) throw refusal(answer);
    return answers.parse(answer.result);
  });
}

const answers = z.array(
  z
    .object({
      results: z.object({
        columns: z.array(z.string()).nullish(),
        rows: z.array(z.array(z.unknown())).nullish(),
      }),
      meta: z.object({ changes: z.number().nullish() }),
    })
    .transform(({ results, meta }) => ({
      columns: results.columns ?? [],
      rows: results.rows ?? [],
      changes: meta.changes ?? 0,
    })),
);

const database = z.object({ uuid: z.string() });

async function findDatabase(api: CloudflareApi, name: string): Promise<string> {
  for (const account of await api.accounts()) {
    const path = `/accounts/${account}/d1/database`;
    const answer = await api.ask(`${path}/${encodeURIComponent(name)}`);
    if (answer.ok) return `${path}/${database.parse(answer.result).uuid}`;
    if (answer.status !== 404) throw refusal(answer);
  }
  throw new UserError("There is no deployed database yet. See README, “Deploy”, step 2.");
}

/** Returns an error that is worded like one of a D1 binding. */
function refusal({ message }: { readonly message: string }): Error {
  const isLoginError = /authentication error/i.test(message);
  return isLoginError ? new NotLoggedIn() : new Error(`D1_ERROR: ${message}`);
}

/** Explains a database error to a person, without values of the statement; null for any other error. */
export function explainDatabaseError(error: unknown, remote: boolean): UserError | null {
  const links = chainOf(error);
  const explained = links.find((link) => link instanceof UserError);
  if (explained) return explained;
  // Drizzle's own message repeats the values.
  const last = links.findLast((link) => !(link instanceof DrizzleQueryError))?.message ?? "nothing";
  const isDatabaseError = links.some((link) => {
    return link instanceof DrizzleQueryError || link.message.startsWith("D1_");
  });
  if (!isDatabaseError) return null;
  if (/no such (table|column)/i.test(last)) {
    return new UserError(
      remote
        ? "The deployed database is empty or older than this checkout: `npm run deploy` brings it up to date."
        : "The local database is empty or older than this checkout: `npm start` brings it up to date.",
    );
  }
  return new UserError(`The database did not answer. It says: ${last.trim().slice(0, 600)}`);
}

function chainOf(error: unknown): readonly Error[] {
  const links: Error[] = [];
  for (let link = error; link instanceof Error && links.length < 5; link = link.cause) {
    links.push(link);
  }
  return links;
}
