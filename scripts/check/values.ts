import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { EnvError, readEnv } from "../../app/config/env.server.ts";
import { mailEventsQueue, openCloudflareApi, wranglerConfig } from "../cloudflare/api.ts";
import { openDatabase } from "../cloudflare/database.ts";
import { root } from "../parts/root.ts";
import type { CheckEnv, CheckWorld } from "./run.ts";
import { featureSecrets, valuesFile } from "./secrets.ts";

/** The deployed site of wrangler.toml, with the values that the operator has at hand. */
export async function openDeployedWorld(signal: AbortSignal): Promise<CheckWorld> {
  const config = wranglerConfig();
  const values = await readDeployedValues(config.vars, `${root}${valuesFile}`, process.env);
  const { db } = await openDatabase({ remote: true });
  return {
    place: "deployed",
    vars: config.vars,
    values,
    ...readValues(values),
    fetch,
    worker: config.name ?? "",
    mailEventsQueue: mailEventsQueue(config),
    cloudflare: openCloudflareApi(config),
    db,
    clock: Date.now,
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }),
  };
}

/** No secrets; what they are for is off as long as they are absent. */
const optional = [
  ...["PIXEL_ID", "AUTOMATION_WEBHOOK_URL"],
  ...["SUMMARY", "SUMMARY_BASE_URL", "SUMMARY_MODEL"],
];

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
  const given: Record<string, unknown> = { ...vars, ...parseEnv(text), ...environment };
  const names = new Set([...Object.keys(vars), ...featureSecrets, ...optional]);
  const found: Record<string, string> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === "string" && value !== "") found[name] = value;
  }
  return found;
}

const bindings = { DB: {}, AI: {}, EMAIL: {}, ASSETS: {}, TASK_COUNTER: {}, POST_LIMIT: {} };
/** For what is missing or wrong and the site cannot do without; nothing is sent to these. */
const standIns = {
  ...bindings,
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
    return { env: readEnv({ ...standIns, ...values }), bad: [] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const bad = error.keys;
    const sound = Object.entries(values).filter(([name]) => !bad.includes(name));
    return { env: readValues(Object.fromEntries(sound)).env, bad };
  }
}
