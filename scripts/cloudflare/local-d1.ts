import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getPlatformProxy, type Unstable_Config as Config } from "wrangler";
import { root } from "../parts/root.ts";
import { quiet } from "./wrangler.ts";

export type LocalD1 = { readonly binding: D1Database; readonly close: () => Promise<void> };

/**
 * The database of this machine, which a running site may have open at the same time. Wrangler is shown
 * nothing of the project but the database: it would warn of all that runs in the Worker alone.
 */
export async function openLocalD1(
  { compatibility_date, d1_databases }: Pick<Config, "compatibility_date" | "d1_databases">,
  persistTo = ".wrangler/state",
): Promise<LocalD1> {
  Object.assign(process.env, quiet);
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
    return { binding: env.DB, close: dispose };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
