import { createHmac, randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { webhookReceipts } from "../../../app/db/schema.server.ts";
import { postSigned } from "../../../app/leads/mails/forward.server.ts";
import { href } from "../../../app/lib/render/href.ts";
import { day, relative } from "../../ops/print/times.ts";
import { call, named, nobodyAnswered } from "../http.ts";
import { failed, ok, skipped, type Outcome, type Subject } from "../step.ts";
import type { CheckWorld } from "../world.ts";

/** How long the site remembers which webhooks it has had (`app/notetaker/schedule.ts`). */
const rememberedDays = 8;

/**
 * Whether the deployed Worker has the secrets that are at hand. It tells none, but takes what is signed
 * with them: events that ask for nothing, so nothing comes of them.
 */
export function siteSecretsSubject(): Subject {
  const sent: string[] = [];
  return {
    name: "Secrets of the deployed site",
    when: "after",
    steps: [
      {
        name: "It takes what ATTENDEE_WEBHOOK_SECRETS signs",
        would: `posts an event that is about no bot to ${href("attendee-webhook")}, once with each secret`,
        run: (world) => tryAttendeeSecrets(world, sent),
      },
      {
        name: "It takes what RECALL_WEBHOOK_SECRETS signs",
        would: `posts an event that is about no bot to ${href("bot-webhook")}, once with each secret`,
        run: (world) => tryBotSecrets(world, sent),
      },
      {
        name: "It took the bot provider's last event",
        would: "asks the database when one was accepted, and when one was refused",
        run: judgeLastEvent,
      },
      {
        name: "It takes what STRIPE_WEBHOOK_SECRETS signs",
        would: `posts an event that is about no payment to ${href("stripe-webhook")}, once with each secret`,
        run: tryStripeSecrets,
      },
      {
        name: "It takes COUNTER_SECRET",
        would: `posts a report without a number to ${href("task-counter")}: nothing is counted`,
        run: tryCounterSecret,
      },
    ],
    async cleanUp({ db }) {
      if (sent.length === 0) return null;
      await db.delete(webhookReceipts).where(inArray(webhookReceipts.id, sent));
      return null;
    },
  };
}

async function tryBotSecrets(world: CheckWorld, sent: string[]): Promise<Outcome> {
  const { env, fetch, clock } = world;
  const name = "RECALL_WEBHOOK_SECRETS";
  const secrets = env.recall?.webhookSecrets ?? [];
  if (secrets.length === 0) return skipped(`${name} or RECALL_API_KEY is not at hand or not right`);
  const url = env.siteUrl + href("bot-webhook");
  for (const [nth, secret] of secrets.entries()) {
    const id = `check_${randomUUID()}`;
    sent.push(id);
    const body = JSON.stringify({ event: "check" });
    const answer = await postSigned({ clock, fetch: named(fetch) }, { url, secret }, { id, body });
    const status = "code" in answer ? Number(/^http_(\d+)$/.exec(answer.code)?.[1] ?? 0) : 204;
    const outcome = judgeStatus(status, 204, {
      name,
      nth,
      of: secrets.length,
      feature: "the notetaker",
    });
    if (outcome) return outcome;
  }
  return ok();
}

async function tryAttendeeSecrets(world: CheckWorld, sent: string[]): Promise<Outcome> {
  const { env, fetch } = world;
  const name = "ATTENDEE_WEBHOOK_SECRETS";
  const secrets = env.attendee?.webhookSecrets ?? [];
  if (secrets.length === 0) return skipped("Attendee is not set up, or not all of it is at hand");
  for (const [nth, secret] of secrets.entries()) {
    const key = `check_${randomUUID()}`;
    sent.push(`attendee:${key}`);
    // Signed as it stands: its members are sorted, and it has neither spaces nor escapes.
    const body = JSON.stringify({ idempotency_key: key, trigger: "check" });
    const mac = createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("base64");
    const headers = { "content-type": "application/json", "x-webhook-signature": mac };
    const url = env.siteUrl + href("attendee-webhook");
    const reply = await call(fetch, url, { method: "POST", headers, body });
    const told = { name, nth, of: secrets.length, feature: "bots of your own" };
    const outcome = judgeStatus(reply?.status ?? 0, 204, told);
    if (outcome) return outcome;
  }
  return ok();
}

async function tryStripeSecrets({ env, fetch, clock }: CheckWorld): Promise<Outcome> {
  const name = "STRIPE_WEBHOOK_SECRETS";
  const secrets = env.stripe?.webhookSecrets ?? [];
  if (secrets.length === 0)
    return skipped(`${name} or STRIPE_SECRET_KEY is not at hand or not right`);
  for (const [nth, secret] of secrets.entries()) {
    const body = JSON.stringify({
      id: `evt_check${randomUUID().replaceAll("-", "")}`,
      type: "check",
    });
    const at = Math.floor(clock() / 1000);
    const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    const headers = { "content-type": "application/json", "stripe-signature": `t=${at},v1=${mac}` };
    const url = env.siteUrl + href("stripe-webhook");
    const reply = await call(fetch, url, { method: "POST", headers, body });
    const status = reply?.status ?? 0;
    const outcome = judgeStatus(status, 200, {
      name,
      nth,
      of: secrets.length,
      feature: "payments",
    });
    if (outcome) return outcome;
  }
  return ok();
}

async function tryCounterSecret({ env, fetch }: CheckWorld): Promise<Outcome> {
  const name = "COUNTER_SECRET";
  if (env.counterSecret === null) return skipped(`${name} is not at hand or not right`);
  const authorization = `Bearer ${env.counterSecret}`;
  const headers = { "content-type": "application/json", authorization };
  const url = env.siteUrl + href("task-counter");
  const reply = await call(fetch, url, { method: "POST", headers, body: "{}" });
  const feature = "reporting to the counter";
  return judgeStatus(reply?.status ?? 0, 422, { name, nth: 0, of: 1, feature }) ?? ok();
}

type Tried = {
  readonly name: string;
  readonly nth: number;
  readonly of: number;
  readonly feature: string;
};

/** null when the answer is the right one; status 0: there was none. */
function judgeStatus(status: number, right: number, tried: Tried): Outcome | null {
  const { name, nth, of, feature } = tried;
  if (status === right) return null;
  const which = of === 1 ? "the value" : `value ${nth + 1} of the ${of}`;
  const put = `npx wrangler secret put ${name}`;
  switch (status) {
    case 0:
      return nobodyAnswered("The site", "SITE_URL");
    case 401:
      return failed(
        `The Worker does not have ${which} of ${name} that is at hand.`,
        `Set it anew: ${put}`,
      );
    case 429:
      return failed(
        "Too many wrong signatures have come from this network.",
        "Wait a minute, then run the check again.",
      );
    case 503:
      return failed(`The Worker says that ${feature} is off.`, `Set what it lacks: ${put}`);
    default:
      return failed(
        `It answers ${status} instead of ${right}.`,
        "See that SITE_URL is this site and this checkout is deployed: npm run deploy.",
      );
  }
}

type LastEvents = { readonly taken: number | null; readonly refused: number | null };

/** Receipts of calendar mails are hashes, those of Stripe's events begin with `evt_`. */
const lastEvents = sql`
  select (select max(received_at) from webhook_receipts
          where id glob '*[^0-9a-f]*' and id not glob 'evt_*' and id not glob 'check_*') as taken,
         (select raised_at from alarms where name = 'webhook_signature') as refused`;

async function judgeLastEvent({ db, clock }: CheckWorld): Promise<Outcome> {
  const { taken, refused } = await db.get<LastEvents>(lastEvents);
  const now = clock();
  const send =
    "In the provider's dashboard, Webhooks, open the endpoint and send it a test event; then run the check again.";
  const recent = refused !== null && refused > now - rememberedDays * day ? refused : null;
  if (recent !== null && recent > (taken ?? 0)) {
    return failed(
      `The last webhook whose signature the site looked at came ${relative(recent, now)} and was refused: it was signed with a secret that the site does not have, or was forged.`,
      `Compare RECALL_WEBHOOK_SECRETS with the endpoint's signing secret in the provider's dashboard (STRIPE_WEBHOOK_SECRETS with Stripe's). ${send}`,
    );
  }
  if (taken === null) {
    return skipped(`none has come within ${rememberedDays} days. ${send}`);
  }
  return ok(`it came ${relative(taken, now)}`);
}
