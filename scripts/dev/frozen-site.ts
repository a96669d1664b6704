import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "../parts/root.ts";
import { localEntry } from "../../tests/simulators/cloudflare/mail-events.ts";
import { devConfigFile, localConfig } from "./site-config.ts";
import { applyMigrations, runWrangler, type SiteFolder } from "../cloudflare/wrangler.ts";

/**
 * Builds the site into its own folder, with an empty, migrated database; `vars` become its `.dev.vars`.
 * SITE_BUILT in the environment says that the site is built already; SITE_FROZEN names a folder to copy instead.
 */
export async function freezeSite(
  folder: string,
  vars: Readonly<Record<string, string>>,
): Promise<Required<SiteFolder>> {
  const site = { cwd: folder, persistTo: join(folder, "state"), tmpDir: join(folder, "tmp") };
  await rm(folder, { recursive: true, force: true });
  const frozen = process.env["SITE_FROZEN"];
  if (frozen !== undefined) {
    await cp(frozen, folder, { recursive: true });
    await writeVars(folder, vars);
    return site;
  }
  await mkdir(folder, { recursive: true });

  // A configuration without a build step takes the existing build.
  const built = process.env["SITE_BUILT"] !== undefined;
  if (built) await writeFile(join(root, devConfigFile), await localConfig("workers/app.ts"));
  const config = built ? ["--config", devConfigFile] : [];
  await runWrangler(["deploy", "--dry-run", ...config, "--outdir", join(folder, "worker")], root);
  await cp(join(root, "public"), join(folder, "public"), { recursive: true });
  await cp(join(root, "migrations"), join(folder, "migrations"), { recursive: true });
  await writeFile(join(folder, "worker/entry.js"), localEntry("./app.js"));
  await writeFile(join(folder, "wrangler.toml"), await frozenConfig());
  await writeVars(folder, vars);

  await mkdir(site.tmpDir);
  await applyMigrations(site);
  return site;
}

export async function writeVars(folder: string, vars: Readonly<Record<string, string>>) {
  const lines = Object.entries(vars).map(([key, value]) => `${key}=${value}\n`);
  await writeFile(join(folder, ".dev.vars"), lines.join(""));
}

async function frozenConfig(): Promise<string> {
  const config = await localConfig("worker/entry.js");
  const rule = '[[rules]]\ntype = "ESModule"\nglobs = ["**/*.js"]\n';
  const dataset = '[[analytics_engine_datasets]]\nbinding = "FIELD_MEASURE"\n';
  return `no_bundle = true\nfind_additional_modules = true\n${config}\n${rule}${dataset}`;
}
