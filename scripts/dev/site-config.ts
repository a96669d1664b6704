import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../parts/root.ts";

/** Ignored by git; beside `wrangler.toml`, because its paths count from there. */
export const devConfigFile = "wrangler.dev.toml";

/** The project's configuration without its build step, for a site that was built already. */
export async function configWithoutBuild(): Promise<string> {
  const config = await readFile(join(root, "wrangler.toml"), "utf8");
  const without = config.replace(/^\[build\]\n(?:(?!\[).*\n)*/m, "");
  if (without === config) throw new Error("wrangler.toml has no [build] where it was expected");
  return without;
}

/** For a site that the compiler rebuilds while it runs: wrangler then takes up what was built, at once. */
export async function writeDevConfig(): Promise<void> {
  await writeFile(join(root, devConfigFile), await configWithoutBuild());
}
