import { readFile } from "node:fs/promises";
import { parseEnv } from "node:util";
import { EnvError, readEnv } from "../../app/config/env.server.ts";
import { featureSecrets, optionalSettings } from "./cloudflare/secret-kinds.ts";
import type { CheckEnv } from "./world.ts";

/** Where an operator keeps the deployed site's secrets for this check; git ignores it. */
export const valuesFile = ".prod.vars";

/**
 * The deployed site's values: `vars` of wrangler.toml, over them those of the file, over them the
 * environment. A Worker does not tell its secrets, so what is in neither is not to be had.
 */
export async function readDeployedValues(
  vars: Readonly<Record<string, unknown>>,
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const text = await readFile(file, "utf8").catch(() => "");
  const names = [...Object.keys(vars), ...featureSecrets, ...optionalSettings];
  const given = { ...vars, ...parseEnv(text), ...environment };
  return Object.fromEntries(
    [...new Set(names)].flatMap((name) => {
      const value = given[name as keyof typeof given];
      return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
    }),
  );
}

const bindings = { DB: {}, EMAIL: {}, ASSETS: {}, TASK_COUNTER: {}, POST_LIMIT: {} };
/** For what is missing or wrong and the site cannot do without; nothing is sent to these. */
const standIns: Readonly<Record<string, string>> = {
  SITE_URL: "https://site.invalid",
  SITE_SECRET: "x".repeat(32),
  MAIL_FROM: "nobody@site.invalid",
  JOIN_ADDRESS: "nobody@site.invalid",
  RECALL_BASE_URL: "https://provider.invalid",
  STRIPE_BASE_URL: "https://payments.invalid",
};

/** Reads the values as the Worker does; what it would refuse is named and left out. */
export function readValues(values: Readonly<Record<string, string>>): {
  readonly env: CheckEnv;
  readonly bad: readonly string[];
} {
  try {
    return { env: readEnv({ ...bindings, ...standIns, ...values }), bad: [] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const bad = error.keys;
    const sound = Object.entries(values).filter(([name]) => !bad.includes(name));
    return { env: readValues(Object.fromEntries(sound)).env, bad };
  }
}
