import { unstable_readConfig as readConfig, type Unstable_Config as Config } from "wrangler";
import { root } from "../parts/root.ts";

/** The project's wrangler.toml, as wrangler reads it. */
export function wranglerConfig(): Config {
  return readConfig({ config: `${root}wrangler.toml` }, { hideWarnings: true });
}
