import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { exampleSecrets } from "../../app/config/published-secrets.server.ts";
import { startAttendeeSimulator } from "./attendee/attendee-simulator.ts";
import { startCrmSimulator } from "./crm/crm-simulator.ts";
import { startModelSimulator } from "./model/model-simulator.ts";
import { startMailbox } from "./mailbox.ts";
import { startRecallSimulator } from "./recall/recall-simulator.ts";
import { startStripeSimulator } from "./stripe/stripe-simulator.ts";

/**
 * Everything outside of the local site, in one process: `node tests/simulators/start-simulators.ts`.
 * Ports and secrets come from the environment, else from `.dev.vars`, so that both sides agree.
 */
const root = fileURLToPath(new URL("../..", import.meta.url));
const values = { ...readDevVars(), ...process.env };
const siteUrl = values["SITE_LOCAL_URL"] ?? values["SITE_URL"] ?? "http://localhost:8787";

try {
  const recall = await startRecallSimulator({
    port: Number(values["RECALL_PORT"] ?? 8790),
    apiKey: required("RECALL_API_KEY"),
    webhookSecret: required("RECALL_WEBHOOK_SECRETS").split(/[\s,]+/)[0] ?? "",
    webhookUrl: `${siteUrl}/api/bot-webhook`,
    publicOrigin: values["SITE_URL"] ?? siteUrl,
  });
  // A `.dev.vars` may be older than this provider.
  const attendee = await startAttendeeSimulator({
    port: Number(values["ATTENDEE_PORT"] ?? 8794),
    apiKey: values["ATTENDEE_API_KEY"] ?? exampleSecrets.ATTENDEE_API_KEY,
    webhookSecret: values["ATTENDEE_WEBHOOK_SECRETS"] ?? exampleSecrets.ATTENDEE_WEBHOOK_SECRETS,
    webhookUrl: `${siteUrl}/api/bot-webhook-attendee`,
  });
  console.log(`attendee ready on ${attendee.url}`);
  const crm = await startCrmSimulator({
    port: Number(values["CRM_PORT"] ?? 8792),
    secret: required("LEADS_WEBHOOK_SECRET"),
  });
  console.log(`crm ready on ${crm.url}`);
  const stripe = await startStripeSimulator({
    port: Number(values["STRIPE_PORT"] ?? 8793),
    apiKey: required("STRIPE_SECRET_KEY"),
    webhookSecret: required("STRIPE_WEBHOOK_SECRETS").split(/[\s,]+/)[0] ?? "",
    webhookUrl: `${siteUrl}/api/stripe-webhook`,
  });
  console.log(`stripe ready on ${stripe.url}`);
  const model = await startModelSimulator({
    port: Number(values["MODEL_PORT"] ?? 8795),
    // One who has started the site before has a .dev.vars without it, and no model then.
    apiKey: values["SUMMARY_API_KEY"] || "none",
  });
  console.log(`model ready on ${model.url}`);
  const port = Number(values["MAILBOX_PORT"] ?? 8791);
  const mailbox = await startMailbox({ port, siteUrl, cwd: root });
  console.log(`recall ready on ${recall.url}\nmailbox ready on ${mailbox.url}`);
} catch (error) {
  console.error(`The simulators did not start: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

function required(name: string): string {
  const value = values[name];
  if (!value) throw new Error(`${name} is missing; set it in .dev.vars.`);
  return value;
}

function readDevVars(): Record<string, string | undefined> {
  let text: string;
  try {
    text = readFileSync(`${root}.dev.vars`, "utf8");
  } catch {
    return {};
  }
  const pairs = text.matchAll(/^([A-Z_]+)\s*=\s*"?([^"\n]*)"?\s*$/gm);
  return Object.fromEntries(Array.from(pairs, ([, name, value]) => [name, value]));
}
