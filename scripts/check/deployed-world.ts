import { setTimeout as sleep } from "node:timers/promises";
import { unstable_readConfig as readConfig } from "wrangler";
import { openDatabase } from "../ops/database.ts";
import { root } from "../parts/root.ts";
import { readDeployedValues, readValues, valuesFile } from "./values.ts";
import type { CheckWorld } from "./world.ts";
import { wranglerOf } from "./wrangler-world.ts";

/** The deployed site of wrangler.toml, with the values that the operator has at hand. */
export async function openDeployedWorld(signal: AbortSignal): Promise<CheckWorld> {
  const { vars } = readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });
  const values = await readDeployedValues(vars, `${root}${valuesFile}`, process.env);
  return {
    place: "deployed",
    values,
    ...readValues(values),
    fetch,
    wrangler: wranglerOf(),
    db: openDatabase({ remote: true }),
    clock: Date.now,
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }),
  };
}
