import { setTimeout as sleep } from "node:timers/promises";
import { openCloudflareApi } from "../cloudflare/api.ts";
import { openDatabase } from "../cloudflare/database.ts";
import { wranglerConfig } from "../cloudflare/wrangler-config.ts";
import { root } from "../parts/root.ts";
import { readDeployedValues, readValues, valuesFile } from "./values.ts";
import type { CheckWorld } from "./world.ts";

/** The deployed site of wrangler.toml, with the values that the operator has at hand. */
export async function openDeployedWorld(signal: AbortSignal): Promise<CheckWorld> {
  const config = wranglerConfig();
  const values = await readDeployedValues(config.vars, `${root}${valuesFile}`, process.env);
  const { db } = await openDatabase({ remote: true });
  return {
    place: "deployed",
    values,
    ...readValues(values),
    fetch,
    worker: config.name ?? "",
    cloudflare: openCloudflareApi(config),
    db,
    clock: Date.now,
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }),
  };
}
