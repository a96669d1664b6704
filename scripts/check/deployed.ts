import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parseEnv } from "node:util";
import { EnvError, readEnv } from "../../app/config/env.server.ts";
import { mailEventsQueue, openCloudflareApi, wranglerConfig } from "../cloudflare/api.ts";
import { openDatabase } from "../cloudflare/database.ts";
import { root } from "../parts/root.ts";
import { botsSubject } from "./bots.ts";
import { cronSubject, database, inboundMail, mailEvents, sender } from "./cloudflare.ts";
import { crm } from "./crm.ts";
import { model } from "./model.ts";
import { runSubjects, summary } from "./run-subjects.ts";
import type { CheckEnv, CheckWorld, Subject } from "./run-subjects.ts";
import { checkedSecrets, settingsSubjects, valuesFile } from "./secrets.ts";
import { site, siteSecretsSubject } from "./site-health.ts";
import { stripe } from "./stripe.ts";

/** All subjects of a check, in order. Some hold state, so each run needs new ones. */
export function allSubjects(...times: readonly Subject["when"][]): readonly Subject[] {
  return [
    ...settingsSubjects(),
    ...[botsSubject("recall"), botsSubject("attendee")],
    ...[stripe, crm, model, sender, database, site, siteSecretsSubject(), mailEvents],
    ...[cronSubject(), inboundMail],
  ].filter(({ when }) => times.length === 0 || times.includes(when));
}

export async function checkDeployed(...times: readonly Subject["when"][]): Promise<boolean> {
  const world = await openDeployedWorld(new AbortController().signal);
  const tally = await runSubjects(world, allSubjects(...times), { print: console.log });
  console.log(`\n${summary(tally)}`);
  return tally.failed === 0;
}

export async function openDeployedWorld(signal: AbortSignal): Promise<CheckWorld> {
  const config = wranglerConfig();
  const values = await readDeployedValues(config.vars, `${root}${valuesFile}`, process.env);
  const { db } = await openDatabase({ remote: true });
  return {
    ...siteFacts(values),
    place: "deployed",
    cloudflare: openCloudflareApi(config),
    db,
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }),
  };
}

/** The part of a world that the deployed site and the local one share. */
export function siteFacts(values: Readonly<Record<string, string>>) {
  const config = wranglerConfig();
  return {
    vars: config.vars,
    values,
    ...readValues(values),
    fetch,
    clock: Date.now,
    worker: config.name ?? "",
    mailEventsQueue: mailEventsQueue(config),
  };
}

/** Not secret; their features are off while they are absent. */
const optionalVars = [
  ...["PIXEL_ID", "AUTOMATION_WEBHOOK_URL"],
  ...["SUMMARY", "SUMMARY_BASE_URL", "SUMMARY_MODEL"],
];

/**
 * Reads the deployed site's values: the environment wins over the file, and the file over `vars` of wrangler.toml.
 * A secret in neither environment nor file is unknown, because a Worker does not reveal its secrets.
 */
export async function readDeployedValues(
  vars: Readonly<Record<string, unknown>>,
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Record<string, string>> {
  const text = await readFile(file, "utf8").catch(() => "");
  const all: Record<string, unknown> = { ...vars, ...parseEnv(text), ...environment };
  const found: Record<string, string> = {};
  for (const name of [...Object.keys(vars), ...checkedSecrets, ...optionalVars]) {
    const value = all[name];
    if (typeof value === "string" && value !== "") found[name] = value;
  }
  return found;
}

/** Replace what `readEnv` demands if it is missing or wrong. No call goes to these addresses. */
const standIns = {
  DB: {},
  AI: {},
  EMAIL: {},
  ASSETS: {},
  TASK_COUNTER: {},
  POST_LIMIT: {},
  SITE_URL: "https://site.invalid",
  SITE_SECRET: "x".repeat(32),
  MAIL_FROM: "nobody@site.invalid",
  JOIN_ADDRESS: "nobody@site.invalid",
  RECALL_BASE_URL: "https://provider.invalid",
  STRIPE_BASE_URL: "https://payments.invalid",
};

/** Reads the values as the Worker does. Leaves out those that the Worker would refuse; `bad` has their names. */
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
