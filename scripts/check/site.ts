import { createHmac, randomUUID } from "node:crypto";
import { inArray, sql } from "drizzle-orm";
import { webhookReceipts } from "../../app/db/schema.server.ts";
import { postSigned } from "../../app/leads/mails/forward.server.ts";
import { href } from "../../app/lib/render/href.ts";
import { constantHeaders, isolation } from "../../workers/constant-headers.ts";
import { day, relative } from "../ops/print.ts";
import { call, named, nobodyAnswered, statusOf, wordsOf, type Reply } from "./http.ts";
import { NotTried, Wrong, type CheckWorld, type Note, type Subject } from "./run.ts";

/** A file that is served without the Worker, and that every deployment has. */
const sampleFile = "/favicon.svg";
/** Begins so; the rest holds a nonce. */
const policyOfPages = { "Content-Security-Policy": "default-src 'none'; script-src 'nonce-" };
const isolationOfFiles = { [isolation.name]: isolation.value };

/** The site, as anybody meets it. */
export function siteSubject(): Subject {
  return {
    name: "Site",
    when: "after",
    steps: [
      {
        name: "It answers, and reads its database",
        would: `GET ${href("healthz")}`,
        run: judgeHealth,
      },
      {
        name: "Its pages have their headers",
        would: "GET / and compares the security headers with those of the Worker",
        run: (world) => judgeHeaders(world, href("home"), { ...constantHeaders, ...policyOfPages }),
      },
      {
        name: "Its files have their headers",
        would: `GET ${sampleFile} and compares them with public/_headers`,
        run: (world) =>
          judgeHeaders(world, sampleFile, { ...constantHeaders, ...isolationOfFiles }),
      },
    ],
  };
}

async function get({ fetch, env }: CheckWorld, path: string): Promise<Reply> {
  const reply = await call(fetch, env.siteUrl + path);
  if (reply === null) throw nobodyAnswered("The site", env.siteUrl);
  return reply;
}

async function judgeHealth(world: CheckWorld): Promise<Note> {
  const reply = await get(world, href("healthz"));
  const { status } = reply;
  const says = JSON.stringify(reply.json);
  if (status === 200 && says === '{"ok":true}') return undefined;
  if (status === 503 && says === '{"ok":false}') {
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
    "Compare SITE_URL with `routes` in wrangler.toml (README, “Deploy”, step 2); then npm run deploy.",
  );
}

async function judgeHeaders(
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

/** How long the site remembers which webhooks it has had (`app/notetaker/schedule.ts`). */
const rememberedDays = 8;

/**
 * Whether the deployed Worker has the secrets that are at hand. It tells none, but takes what is signed
 * with them: events that ask for nothing, so nothing comes of them.
 */
export function siteSecretsSubject(): Subject {
  /** The ids under which the site remembers them. */
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
        run: (world) => tryRecallSecrets(world, sent),
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
      if (sent.length > 0) {
        await db.delete(webhookReceipts).where(inArray(webhookReceipts.id, sent));
      }
      return false;
    },
  };
}

type Tried = {
  readonly name: string;
  readonly feature: string;
  readonly secrets: readonly string[];
  /** Why there are none. */
  readonly absent: string;
  /** The status of the answer to what asks for nothing. */
  readonly right: number;
};

/** Sends something with each of the secrets; `send` returns the status of the answer, 0 for none. */
async function tryEach(tried: Tried, send: (secret: string) => Promise<number>): Promise<Note> {
  const { name, feature, secrets, absent, right } = tried;
  if (secrets.length === 0) throw new NotTried(absent);
  for (const [nth, secret] of secrets.entries()) {
    const status = await send(secret);
    if (status === right) continue;
    if (status === 0) throw nobodyAnswered("The site", "SITE_URL");
    const put = `npx wrangler secret put ${name}`;
    if (status === 401) {
      const which =
        secrets.length === 1 ? "the value" : `value ${nth + 1} of the ${secrets.length}`;
      const wrong = `The Worker does not have ${which} of ${name} that is at hand.`;
      throw new Wrong(wrong, `Set it anew: ${put}`);
    }
    if (status === 429) {
      throw new Wrong(
        "Too many wrong signatures have come from this network.",
        "Wait a minute, then run the check again.",
      );
    }
    if (status === 503) {
      throw new Wrong(`The Worker says that ${feature} is off.`, `Set what it lacks: ${put}`);
    }
    throw new Wrong(
      `It answers ${status} instead of ${right}.`,
      "See that SITE_URL is this site and this checkout is deployed: npm run deploy.",
    );
  }
  return undefined;
}

async function post(
  { env, fetch }: CheckWorld,
  path: string,
  body: string,
  proof: Readonly<Record<string, string>>,
): Promise<number> {
  const headers = { "content-type": "application/json", ...proof };
  const reply = await call(fetch, env.siteUrl + path, { method: "POST", headers, body });
  return reply?.status ?? 0;
}

function tryRecallSecrets({ env, fetch, clock }: CheckWorld, sent: string[]): Promise<Note> {
  const tried = {
    name: "RECALL_WEBHOOK_SECRETS",
    feature: "the notetaker",
    secrets: env.recall?.webhookSecrets ?? [],
    absent: "RECALL_WEBHOOK_SECRETS or RECALL_API_KEY is not at hand or not right",
    right: 204,
  };
  const url = env.siteUrl + href("bot-webhook");
  return tryEach(tried, async (secret) => {
    const id = `check_${randomUUID()}`;
    sent.push(id);
    const message = { id, body: JSON.stringify({ event: "check" }) };
    const answer = await postSigned({ clock, fetch: named(fetch) }, { url, secret }, message);
    return "code" in answer ? statusOf(answer.code) : tried.right;
  });
}

function tryAttendeeSecrets(world: CheckWorld, sent: string[]): Promise<Note> {
  const tried = {
    name: "ATTENDEE_WEBHOOK_SECRETS",
    feature: "bots of your own",
    secrets: world.env.attendee?.webhookSecrets ?? [],
    absent: "Attendee is not set up, or not all of it is at hand",
    right: 204,
  };
  return tryEach(tried, (secret) => {
    const key = `check_${randomUUID()}`;
    sent.push(`attendee:${key}`);
    // Signed as it stands: its members are sorted, and it has neither spaces nor escapes.
    const body = JSON.stringify({ idempotency_key: key, trigger: "check" });
    const mac = createHmac("sha256", Buffer.from(secret, "base64")).update(body).digest("base64");
    return post(world, href("attendee-webhook"), body, { "x-webhook-signature": mac });
  });
}

function tryStripeSecrets(world: CheckWorld): Promise<Note> {
  const tried = {
    name: "STRIPE_WEBHOOK_SECRETS",
    feature: "payments",
    secrets: world.env.stripe?.webhookSecrets ?? [],
    absent: "STRIPE_WEBHOOK_SECRETS or STRIPE_SECRET_KEY is not at hand or not right",
    right: 200,
  };
  return tryEach(tried, (secret) => {
    const id = `evt_check${randomUUID().replaceAll("-", "")}`;
    const body = JSON.stringify({ id, type: "check" });
    const at = Math.floor(world.clock() / 1000);
    const mac = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex");
    return post(world, href("stripe-webhook"), body, { "stripe-signature": `t=${at},v1=${mac}` });
  });
}

function tryCounterSecret(world: CheckWorld): Promise<Note> {
  const { counterSecret } = world.env;
  const tried = {
    name: "COUNTER_SECRET",
    feature: "reporting to the counter",
    secrets: counterSecret === null ? [] : [counterSecret],
    absent: "COUNTER_SECRET is not at hand or not right",
    right: 422,
  };
  return tryEach(tried, (secret) =>
    post(world, href("task-counter"), "{}", { authorization: `Bearer ${secret}` }),
  );
}

type LastEvents = { readonly taken: number | null; readonly refused: number | null };

/** Receipts of calendar mails are hashes, those of Stripe's events begin with `evt_`. */
const lastEvents = sql`
  select (select max(received_at) from webhook_receipts
          where id glob '*[^0-9a-f]*' and id not glob 'evt_*' and id not glob '*check_*') as taken,
         (select raised_at from alarms where name = 'webhook_signature') as refused`;

async function judgeLastEvent({ db, clock }: CheckWorld): Promise<Note> {
  const { taken, refused } = await db.get<LastEvents>(lastEvents);
  const now = clock();
  const send =
    "In the provider's dashboard, Webhooks, open the endpoint and send it a test event; then run the check again.";
  const recent = refused !== null && refused > now - rememberedDays * day ? refused : null;
  if (recent !== null && recent > (taken ?? 0)) {
    throw new Wrong(
      `The last webhook whose signature the site looked at came ${relative(recent, now)} and was refused: it was signed with a secret that the site does not have, or was forged.`,
      `Compare RECALL_WEBHOOK_SECRETS with the endpoint's signing secret in the provider's dashboard (STRIPE_WEBHOOK_SECRETS with Stripe's). ${send}`,
    );
  }
  if (taken !== null) return `it came ${relative(taken, now)}`;
  throw new NotTried(`none has come within ${rememberedDays} days. ${send}`);
}
