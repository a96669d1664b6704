import { exampleSecrets, type SecretName } from "../../app/config/published-secrets.server.ts";
import { startAttendeeSimulator } from "./attendee/attendee-simulator.ts";
import { startCrmSimulator } from "./crm/crm-simulator.ts";
import { startModelSimulator } from "./model/model-simulator.ts";
import { startRecallSimulator } from "./recall/recall-simulator.ts";
import { startStripeSimulator } from "./stripe/stripe-simulator.ts";

type Options = {
  /** Origin at which the simulators reach the site. */
  readonly siteUrl: string;
  /** Origin of the site in its own mails and messages. */
  readonly publicOrigin: string;
  /** Those of `.dev.vars.example` if absent. */
  readonly secrets?: Readonly<Record<SecretName, string>>;
  /** Any free ports if absent. */
  readonly ports?: Readonly<Record<"recall" | "attendee" | "crm" | "stripe" | "model", number>>;
  /** Pace and limits of both bot providers (`VendorOptions`). */
  readonly speed?: number;
  readonly rateLimits?: boolean;
  /** How far the site's clock may be off for the CRM; 5 minutes if absent. */
  readonly toleranceSeconds?: number;
};

const anyPorts = { recall: 0, attendee: 0, crm: 0, stripe: 0, model: 0 };

/** Starts everything outside of a local site. Rejects when a port is taken. */
export async function startSimulators(options: Options) {
  const { siteUrl, publicOrigin, secrets = exampleSecrets, ports = anyPorts } = options;
  const { speed = 1, rateLimits = true, toleranceSeconds = 300 } = options;
  const recall = await startRecallSimulator({
    port: ports.recall,
    speed,
    rateLimits,
    publicOrigin,
    apiKey: secrets.RECALL_API_KEY,
    webhookSecret: firstOf(secrets.RECALL_WEBHOOK_SECRETS),
    webhookUrl: `${siteUrl}/api/bot-webhook`,
  });
  const attendee = await startAttendeeSimulator({
    port: ports.attendee,
    speed,
    rateLimits,
    apiKey: secrets.ATTENDEE_API_KEY,
    webhookSecret: firstOf(secrets.ATTENDEE_WEBHOOK_SECRETS),
    webhookUrl: `${siteUrl}/api/bot-webhook-attendee`,
  });
  const secret = secrets.LEADS_WEBHOOK_SECRET;
  const crm = await startCrmSimulator({ port: ports.crm, secret, toleranceSeconds });
  const stripe = await startStripeSimulator({
    port: ports.stripe,
    apiKey: secrets.STRIPE_SECRET_KEY,
    webhookSecret: firstOf(secrets.STRIPE_WEBHOOK_SECRETS),
    webhookUrl: `${siteUrl}/api/stripe-webhook`,
  });
  const apiKey = secrets.SUMMARY_API_KEY;
  const model = await startModelSimulator({ port: ports.model, apiKey });
  const all = [recall, attendee, crm, stripe, model];
  return {
    recall: recall.control,
    attendee: attendee.control,
    crm: crm.control,
    stripe: stripe.control,
    /** Variables of a site that is to use them. */
    vars: {
      RECALL_BASE_URL: recall.url,
      ATTENDEE_BASE_URL: attendee.url,
      LEADS_WEBHOOK_URL: `${crm.url}/leads`,
      STRIPE_BASE_URL: stripe.url,
      SUMMARY_BASE_URL: model.url,
    },
    close: () => Promise.all(all.map(({ close }) => close())),
  };
}

function firstOf(secrets: string): string {
  return secrets.split(/[\s,]+/)[0] ?? "";
}
