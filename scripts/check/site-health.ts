import { createHmac, randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { webhookReceipts } from "../../app/db/schema.server.ts";
import { keptDays } from "../../app/jobs/forget-old.server.ts";
import { href } from "../../app/lib/render/href.ts";
import { dayMs } from "../../app/lib/time/instant.ts";
import { constantHeaders, isolation } from "../../workers/headers.ts";
import { relative } from "../ops/print.ts";
import { call, noAnswer, wordsOf, type Reply } from "./http.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

/** Served without the Worker in every deployment. */
const sampleFile = "/favicon.svg";
/** Beginning of the header; its rest holds a nonce. */
const policyOfPages = { "Content-Security-Policy": "default-src 'none'; script-src 'nonce-" };
const isolationOfFiles = { [isolation.name]: isolation.value };

export const site: Subject = {
  name: "Site",
  when: "after",
  steps: [
    step("It answers, and reads its database", `GET ${href("healthz")}`, checkHealth),
    step(
      "Its pages have their headers",
      "GET / and compares the security headers with those of the Worker",
      (world) => checkHeaders(world, href("home"), { ...constantHeaders, ...policyOfPages }),
    ),
    step(
      "Its files have their headers",
      `GET ${sampleFile} and compares them with public/_headers`,
      (world) => checkHeaders(world, sampleFile, { ...constantHeaders, ...isolationOfFiles }),
    ),
  ],
};

async function get({ fetch, env }: CheckWorld, path: string): Promise<Reply> {
  const reply = await call(fetch, env.siteUrl + path);
  if (reply === null) throw noAnswer("The site", env.siteUrl);
  return reply;
}

async function checkHealth(world: CheckWorld): Promise<Note> {
  const reply = await get(world, href("healthz"));
  const { status } = reply;
  const says = JSON.stringify(reply.json);
  if (status === 200 && says === '{"ok":true}') return undefined;
  // The cron has a check of its own.
  if (status === 503 && says === '{"ok":false,"why":"cron"}') return "but no cron within 5 minutes";
  if (status === 503 && says === '{"ok":false,"why":"mail"}') {
    throw new Wrong(
      "Urgent mail, or mail about an alarm, has waited for 10 minutes.",
      "npm run ops -- status --remote names it; “Mail” above says whether the domain may send.",
    );
  }
  if (status === 503 && says === '{"ok":false,"why":"database"}') {
    throw new Wrong(
      "It answers, but cannot read its tables.",
      "npx wrangler d1 migrations apply DB --remote; then see that database_id in wrangler.toml is the right one.",
    );
  }
  if (status === 500) {
    throw new Wrong(
      "It answers 500: a variable or secret is missing, too weak or published.",
      "npx wrangler tail --search env.invalid names it.",
    );
  }
  throw new Wrong(
    `Something else answers at this address: ${status} ${wordsOf(reply).slice(0, 200)}.`,
    "Compare SITE_URL with `routes` in wrangler.toml (README, “Deploy”, step 4); then npm run deploy.",
  );
}

async function checkHeaders(
  world: CheckWorld,
  path: string,
  wanted: Readonly<Record<string, string>>,
): Promise<Note> {
  const { status, headers } = await get(world, path);
  const names = Object.keys(wanted);
  const missing = names.filter((name) => headers.get(name) === null);
  const other = names.filter((name) => !headers.get(name)?.startsWith(wanted[name] ?? ""));
  const wrong =
    (status !== 200 && `It answers ${status}.`) ||
    (missing.length > 0 && `Missing: ${missing.join(", ")}.`) ||
    (other.length > 0 && `Not as the Worker sets it: ${other.join(", ")}.`);
  if (!wrong) return undefined;
  throw new Wrong(
    wrong,
    "See what stands before the Worker: a rule or transform of the zone, another Worker, an old deployment (npm run deploy).",
  );
}

/** A request that proves that the site has a secret, and has no effect. */
type Proof = {
  readonly secret: string;
  readonly to: "attendee-webhook" | "bot-webhook" | "stripe-webhook" | "task-counter";
  readonly feature: string;
  readonly valuesAtHand: (env: CheckWorld["env"]) => readonly string[];
  readonly expectedStatus: number;
  readonly body: (id: string) => object;
  readonly headers: (body: string, secret: string, id: string, seconds: number) => SignedHeaders;
};
type SignedHeaders = Readonly<Record<string, string>>;

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);

const proofs: readonly Proof[] = [
  {
    secret: "ATTENDEE_WEBHOOK_SECRETS",
    to: "attendee-webhook",
    feature: "bots of your own",
    valuesAtHand: ({ attendee }) => attendee?.webhookSecrets ?? [],
    expectedStatus: 204,
    // Attendee signs JSON with sorted keys and without spaces.
    body: (id) => ({ idempotency_key: id, trigger: "check" }),
    headers: (body, secret) => ({
      "x-webhook-signature": hmac(Buffer.from(secret, "base64"), body).digest("base64"),
    }),
  },
  {
    secret: "RECALL_WEBHOOK_SECRETS",
    to: "bot-webhook",
    feature: "the notetaker",
    valuesAtHand: ({ recall }) => recall?.webhookSecrets ?? [],
    expectedStatus: 204,
    body: () => ({ event: "check" }),
    headers(body, secret, id, seconds) {
      const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
      const mac = hmac(key, `${id}.${seconds}.${body}`).digest("base64");
      return {
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": `v1,${mac}`,
      };
    },
  },
  {
    secret: "STRIPE_WEBHOOK_SECRETS",
    to: "stripe-webhook",
    feature: "payments",
    valuesAtHand: ({ stripe }) => stripe?.webhookSecrets ?? [],
    expectedStatus: 200,
    body: (id) => ({ id: `evt_${id}`, type: "check" }),
    headers: (body, secret, _id, seconds) => ({
      "stripe-signature": `t=${seconds},v1=${hmac(secret, `${seconds}.${body}`).digest("hex")}`,
    }),
  },
  {
    secret: "COUNTER_SECRET",
    to: "task-counter",
    feature: "reporting to the counter",
    valuesAtHand: ({ counterSecret }) => (counterSecret === null ? [] : [counterSecret]),
    expectedStatus: 422,
    body: () => ({}),
    headers: (_body, secret) => ({ authorization: `Bearer ${secret}` }),
  },
];

/** Proves that the deployed Worker has the secrets that are at hand, by events without effect signed with them. */
export function siteSecretsSubject(): Subject {
  const sent: string[] = [];
  return {
    name: "Secrets of the deployed site",
    when: "after",
    steps: [
      ...proofs.map((proof) =>
        step(
          `It takes what ${proof.secret} signs`,
          `posts an event without effect to ${href(proof.to)}, once with each secret`,
          (world) => tryEach(proof, world, sent),
        ),
      ),
      step(
        "It took the bot provider's last event",
        "asks the database when one was accepted, and when one was refused",
        checkLastEvent,
      ),
    ],
    async cleanUp({ db }) {
      if (sent.length > 0) {
        await db.delete(webhookReceipts).where(inArray(webhookReceipts.id, sent));
      }
      return false;
    },
  };
}

async function tryEach(proof: Proof, world: CheckWorld, sent: string[]): Promise<Note> {
  const { env, fetch, clock } = world;
  const { secret: name, expectedStatus } = proof;
  const secrets = proof.valuesAtHand(env);
  if (secrets.length === 0) {
    throw new NotTried(`${name}, or what belongs to it, is not at hand or not right`);
  }
  for (const [nth, secret] of secrets.entries()) {
    const id = `check_${randomUUID()}`;
    // The site stores the receipt of an event under its id, for Attendee with a prefix.
    sent.push(id, `attendee:${id}`);
    const body = JSON.stringify(proof.body(id));
    const signed = proof.headers(body, secret, id, Math.floor(clock() / 1000));
    const headers = { "content-type": "application/json", ...signed };
    const reply = await call(fetch, env.siteUrl + href(proof.to), {
      method: "POST",
      headers,
      body,
    });
    if (reply === null) throw noAnswer("The site", env.siteUrl);
    const value = secrets.length === 1 ? "the value" : `value ${nth + 1} of the ${secrets.length}`;
    if (reply.status !== expectedStatus) throw refused(proof, reply.status, value);
  }
  return undefined;
}

function refused({ secret, feature, expectedStatus }: Proof, status: number, value: string): Wrong {
  const put = `npx wrangler secret put ${secret}`;
  switch (status) {
    case 401:
      return new Wrong(
        `The Worker does not have ${value} of ${secret} that is at hand.`,
        `Set it again: ${put}`,
      );
    case 429:
      return new Wrong(
        "Too many wrong signatures have come from this network.",
        "Wait a minute, then run the check again.",
      );
    case 503:
      return new Wrong(`The Worker says that ${feature} is off.`, `Set what it lacks: ${put}`);
    default:
      return new Wrong(
        `It answers ${status} instead of ${expectedStatus}.`,
        "See that SITE_URL is this site and this checkout is deployed: npm run deploy.",
      );
  }
}

type LastEvents = { readonly acceptedAt: number | null; readonly refusedAt: number | null };

/** Leaves out the receipts of calendar mails, whose ids are hexadecimal hashes, and of the check's own events. */
const lastEvents = sql`
  select (select max(received_at) from webhook_receipts
          where id glob '*[^0-9a-f]*' and id not glob '*check_*') as acceptedAt,
         (select seen_at from operator_alarms where alarm = 'webhook_signature') as refusedAt`;

async function checkLastEvent({ db, clock }: CheckWorld): Promise<Note> {
  const { acceptedAt, refusedAt } = await db.get<LastEvents>(lastEvents);
  const now = clock();
  const send =
    "In the provider's dashboard, Webhooks, open the endpoint and send it a test event; then run the check again.";
  const since = Math.max(now - keptDays.webhookIds * dayMs, acceptedAt ?? 0);
  if (refusedAt !== null && refusedAt > since) {
    throw new Wrong(
      `The last webhook whose signature the site looked at came ${relative(refusedAt, now)} and was refused: it was signed with a secret that the site does not have, or was forged.`,
      `Compare RECALL_WEBHOOK_SECRETS with the endpoint's signing secret in the provider's dashboard (STRIPE_WEBHOOK_SECRETS with Stripe's). ${send}`,
    );
  }
  if (acceptedAt !== null) return `it came ${relative(acceptedAt, now)}`;
  throw new NotTried(`none has come within ${keptDays.webhookIds} days. ${send}`);
}
