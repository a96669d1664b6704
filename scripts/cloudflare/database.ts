import { openDb, type Db } from "../../app/db/client.server.ts";
import { openCloudflareApi } from "./api.ts";
import { deployedD1 } from "./deployed-d1.ts";
import { openLocalD1 } from "./local-d1.ts";
import { wranglerConfig } from "./wrangler-config.ts";

export type Place = {
  /** The deployed database; otherwise the one of this machine. */
  readonly remote: boolean;
  /** Where the local one is kept, if not in wrangler's own `.wrangler/state`. */
  readonly persistTo?: string | undefined;
  /** May send what is asked of Cloudflare elsewhere. */
  readonly env?: NodeJS.ProcessEnv;
};

export type OpenDatabase = {
  readonly db: Db;
  /** The process does not end before. */
  readonly close: () => Promise<void>;
};

/**
 * The site's database as the app's own functions take it. That there is a deployed one, and somebody who
 * may ask it, shows with the first statement.
 */
export async function openDatabase({ remote, persistTo, env }: Place): Promise<OpenDatabase> {
  const config = wranglerConfig();
  if (!remote) {
    const { binding, close } = await openLocalD1(config, persistTo);
    return { db: openDb(binding), close };
  }
  const [database] = config.d1_databases;
  const name = database?.database_id ?? database?.database_name ?? "DB";
  const client = deployedD1(openCloudflareApi(config, env), name);
  return { db: openDb(client), close: () => Promise.resolve() };
}
