import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { names } from "../../app/config/names.ts";
import { runBatch } from "../../app/db/client.server.ts";
import { outbox } from "../../app/db/schema.server.ts";
import { checkKind } from "../../app/alarms/check-mail.server.ts";
import { enqueue, type OutboxRow } from "../../app/jobs/outbox.server.ts";
import type { CloudflareAnswer } from "../cloudflare/api.ts";
import { root } from "../parts/root.ts";
import { NotTried, step, Wrong, type CheckWorld, type Note, type Subject } from "./run-subjects.ts";

type WithCloudflare = Pick<CheckWorld, "cloudflare">;

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

/** Names of the Worker's secrets; none before the first deployment. */
export async function secretsOfWorker({
  cloudflare,
  worker,
}: WithCloudflare & { readonly worker: string }): Promise<readonly string[]> {
  const noSuchWorker = 10007;
  for (const account of await cloudflare.accounts()) {
    const path = `/accounts/${account}/workers/scripts/${worker}/secrets`;
    const answer = await cloudflare.ask(path);
    if (!answer.ok && answer.codes.includes(noSuchWorker)) continue;
    return parseAnswer(answer, named, "the secrets").map((secret) => secret.name);
  }
  return [];
}

export const sender: Subject = {
  name: "Mail",
  when: "before",
  steps: [
    step(
      "The sender's domain may send",
      "asks Cloudflare whether Email Sending is on for the domain of MAIL_FROM",
      checkSender,
    ),
  ],
};

async function checkSender({ env, cloudflare }: CheckWorld): Promise<Note> {
  const domain = domainOf(env.mailFrom);
  const zone = await zoneOf(cloudflare, domain);
  const path = `/zones/${zone?.id ?? ""}/email/sending/subdomains`;
  const all = zone ? parseAnswer(await cloudflare.ask(path), senders, `senders of ${domain}`) : [];
  const sender = all.find(({ name }) => name === domain);
  if (sender?.email_sending_enabled) return domain;
  throw new Wrong(
    sender === undefined
      ? `${domain}, the domain of MAIL_FROM, is not set up for sending: no mail would go out.`
      : `Sending from ${domain}, the domain of MAIL_FROM, is switched off.`,
    `npx wrangler email sending enable ${domain}; or set MAIL_FROM in wrangler.toml to an address of your own domain.`,
  );
}

export const database: Subject = {
  name: "Database",
  when: "after",
  steps: [
    step(
      "All migrations are applied",
      "compares the names in its table d1_migrations with the files in migrations/",
      compareMigrations,
    ),
  ],
};

async function compareMigrations({ db, place }: CheckWorld): Promise<Note> {
  const rows = await db.all<{ name: string }>(sql`select name from d1_migrations`);
  const applied = rows.map(({ name }) => name);
  const files = (await readdir(`${root}migrations`)).filter((file) => file.endsWith(".sql"));
  const missing = files.filter((file) => !applied.includes(file)).sort();
  if (missing.length > 0) {
    const where = place === "deployed" ? "--remote" : "--local";
    throw new Wrong(
      `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} not applied: the site would fail where it needs them.`,
      `npx wrangler d1 migrations apply DB ${where} (npm run deploy does it)`,
    );
  }
  const unknown = applied.filter((name) => !files.includes(name));
  if (unknown.length === 0) return undefined;
  throw new Wrong(
    `The database has migrations that this checkout does not know: ${unknown.join(", ")}.`,
    "This checkout is older than what is deployed: git pull.",
  );
}

const second = 1_000;
/** Maximum wait for a tick; after a deployment the cron may be late. */
const patienceMs = 180 * second;
type Message = Pick<OutboxRow, "state" | "lastError">;

/** Enqueues one test mail to the operator. Only the cron sends it, so a sent mail proves that both work. */
export function cronSubject(): Subject {
  let id: string | null = null;
  let testMail: Message = { state: "pending", lastError: null };
  return {
    name: "Cron and mail to the operator",
    when: "after",
    chained: true,
    steps: [
      step(
        "The cron runs",
        `enqueues a test mail to the operator and waits, up to ${patienceMs / second} seconds, until a tick takes it`,
        async (world) => {
          id = `check-${randomUUID()}`;
          const began = world.clock();
          const message = { kind: checkKind, subjectId: id, priority: "urgent" } as const;
          await runBatch(world.db, enqueue(world.db, [message], began));
          testMail = await waitUntilTaken(world, id, began + patienceMs);
          const seconds = Math.round((world.clock() - began) / second);
          return `a tick took the test mail within ${seconds} seconds`;
        },
        patienceMs + 30 * second,
      ),
      step(
        "The test mail goes out",
        "looks whether the site sent it, or with which code it was refused",
        ({ values, env }) => explainMail(testMail, values, domainOf(env.mailFrom)),
      ),
    ],
    async cleanUp({ db }) {
      if (id !== null) await db.delete(outbox).where(eq(outbox.subjectId, id));
      // Not worth a line of the report: the site deletes such rows itself.
      return false;
    },
  };
}

async function waitUntilTaken(world: CheckWorld, id: string, until: number): Promise<Message> {
  while (world.clock() < until) {
    const [row] = await world.db
      .select({ state: outbox.state, lastError: outbox.lastError })
      .from(outbox)
      .where(eq(outbox.subjectId, id));
    // One failed try is enough: the cause will not be gone in a minute.
    if (row && (row.state !== "pending" || row.lastError !== null)) return row;
    await world.wait(5 * second);
  }
  throw new Wrong(
    `No tick has come within ${patienceMs / second} seconds: nothing is booked, mailed or deleted.`,
    "In Cloudflare's dashboard, the Worker's Settings → Triggers, the cron “* * * * *” should be listed; if it is not, npm run deploy. After a first deployment it takes up to 15 minutes. `npx wrangler tail` shows ticks that fail.",
  );
}

function explainMail(
  { state, lastError }: Message,
  values: CheckWorld["values"],
  domain: string,
): Note {
  if (state === "done" && lastError === null) return "look for it in the operator's mailbox";
  const put = "npx wrangler secret put OPERATOR_EMAIL";
  const mayNotSend = [
    `Cloudflare does not let this account send from ${domain}.`,
    `npx wrangler email sending enable ${domain}; or set MAIL_FROM to an address of your own domain.`,
  ] as const;
  const mayNotReceive = [
    "The operator's mailbox has refused mail, or reported it as spam.",
    "Take it off the suppression list in Cloudflare's dashboard, Email Sending; or set another OPERATOR_EMAIL.",
  ] as const;
  if (lastError === "dropped" && values["OPERATOR_EMAIL"] === undefined) {
    throw new NotTried("OPERATOR_EMAIL is not set: no one is notified of leads and orders by mail");
  }
  const causes: Readonly<Record<string, readonly [wrong: string, todo: string]>> = {
    dropped: ["The Worker has no OPERATOR_EMAIL.", put],
    unknown_kind: ["The deployed Worker is older than this checkout.", "npm run deploy"],
    bad_address: ["OPERATOR_EMAIL is no address of one person.", put],
    E_SENDER_NOT_VERIFIED: mayNotSend,
    E_SENDER_DOMAIN_NOT_AVAILABLE: mayNotSend,
    E_RECIPIENT_NOT_ALLOWED: mayNotReceive,
    E_RECIPIENT_SUPPRESSED: mayNotReceive,
    E_DAILY_LIMIT_EXCEEDED: [
      "The day's mails are used up.",
      "New accounts may send few; ask for more in Cloudflare's dashboard, Email Sending.",
    ],
  };
  const [wrong, todo] = causes[lastError ?? ""] ?? [
    `Cloudflare refuses the mail (${lastError ?? "without a code"}).`,
    "https://developers.cloudflare.com/email-service/api/send-emails/workers-api/ explains the code.",
  ];
  throw new Wrong(wrong, todo);
}

export const inboundMail: Subject = {
  name: "Mail in",
  when: "after",
  steps: [
    step(
      "The join address is the one that the pages name",
      "compares JOIN_ADDRESS with joinAddress in app/config/names.ts",
      ({ env }) => {
        if (env.joinAddress === names.joinAddress.toLowerCase()) return undefined;
        throw new Wrong(
          "They differ: an invite to the address that the pages name would bring no notetaker.",
          "Set the same in wrangler.toml and app/config/names.ts; then npm run deploy.",
        );
      },
    ),
    step(
      "Email Routing hands it to the Worker",
      "asks Cloudflare for the domain's routing rules",
      checkRouting,
    ),
  ],
};

async function checkRouting({ env, worker, cloudflare }: CheckWorld): Promise<Note> {
  const { joinAddress } = env;
  const domain = domainOf(joinAddress);
  const zone = await zoneOf(cloudflare, domain);
  if (zone === null) {
    throw new Wrong(
      `${domain}, the domain of JOIN_ADDRESS, is not in this account.`,
      "Add the domain to Cloudflare, or set JOIN_ADDRESS to an address of a domain that is in the account.",
    );
  }
  const rules = await routingRules(cloudflare, zone.id);
  if (rules === null) {
    throw new Wrong(
      `Email Routing is off for ${domain}: mail to the join address is lost.`,
      `npx wrangler email routing enable ${domain}`,
    );
  }
  const createRule = `npx wrangler email routing rules create ${domain} --match-type literal --match-field to --match-value JOIN_ADDRESS --action-type worker --action-value ${worker}`;
  const ownRule = rules.find(({ to }) => to.includes(joinAddress));
  if (!ownRule) {
    const catchAll = rules.filter(({ isCatchAll, enabled }) => isCatchAll && enabled);
    if (catchAll.some(({ workers }) => workers.includes(worker))) {
      return "by the rule for all addresses";
    }
    throw new Wrong(`No rule of ${domain} is for the join address.`, createRule);
  }
  if (!ownRule.enabled) {
    throw new Wrong(
      "The join address has a rule, but it is switched off.",
      "Enable it in Cloudflare's dashboard, Email Routing.",
    );
  }
  if (ownRule.workers.includes(worker)) return undefined;
  throw new Wrong(
    "The join address has a rule, but the rule does not lead to this Worker.",
    `Delete the rule in Cloudflare's dashboard, Email Routing; then ${createRule}`,
  );
}

const named = z.array(z.object({ name: z.string() }));
const zones = z.array(z.object({ id: z.string() }));
const senders = z.array(z.object({ name: z.string(), email_sending_enabled: z.boolean() }));
const settings = z.object({ enabled: z.boolean() });
const rule = z
  .object({
    enabled: z.boolean(),
    matchers: z.array(
      z.object({ type: z.string(), field: z.string().nullish(), value: z.string().nullish() }),
    ),
    actions: z.array(z.object({ type: z.string(), value: z.array(z.string()).nullish() })),
  })
  .transform(({ enabled, matchers, actions }) => ({
    enabled,
    isCatchAll: matchers.some(({ type }) => type === "all"),
    to: matchers.flatMap(({ field, value }) =>
      field === "to" && value ? [value.toLowerCase()] : [],
    ),
    workers: actions.flatMap(({ type, value }) => (type === "worker" ? (value ?? []) : [])),
  }));

/** Every rule of the zone's Email Routing; null if that is off. */
export async function routingRules(cloudflare: WithCloudflare["cloudflare"], zone: string) {
  const pageSize = 50;
  const path = `/zones/${zone}/email/routing`;
  const what = "Email Routing";
  if (!parseAnswer(await cloudflare.ask(path), settings, what).enabled) return null;
  const all: z.output<typeof rule>[] = [];
  for (let page = 1; ; page += 1) {
    const query = `?page=${page}&per_page=${pageSize}`;
    const rules = parseAnswer(await cloudflare.ask(`${path}/rules${query}`), z.array(rule), what);
    all.push(...rules);
    if (rules.length < pageSize) return all;
  }
}

export async function zoneOf(cloudflare: WithCloudflare["cloudflare"], domain: string) {
  const labels = domain.split(".");
  for (let first = 0; first <= labels.length - 2; first += 1) {
    const name = encodeURIComponent(labels.slice(first).join("."));
    const [zone] = parseAnswer(
      await cloudflare.ask(`/zones?name=${name}`),
      zones,
      `the domain ${domain}`,
    );
    if (zone) return zone;
  }
  return null;
}

/** Parses an answer of Cloudflare's API; throws a refusal as `Wrong`. */
function parseAnswer<Value>(
  answer: CloudflareAnswer,
  schema: z.ZodType<Value, z.ZodTypeDef, unknown>,
  what: string,
): Value {
  const parsed = answer.ok ? schema.safeParse(answer.result) : null;
  if (parsed?.success) return parsed.data;
  const reason = answer.ok ? "its answer has another form than before" : answer.message;
  throw new Wrong(
    `Could not read ${what} from Cloudflare: ${reason.replaceAll(/\s+/g, " ").slice(0, 300)}`,
    "If rights are missing, npx wrangler login asks for them again; a token of your own needs the same rights.",
  );
}

const wantedEvents = ["message.bounced", "message.complained"];

export const mailEvents: Subject = {
  name: "Bounces and complaints",
  when: "after",
  steps: [
    step(
      "The queue's events go to the Worker",
      "asks Cloudflare for the queue of wrangler.toml and its consumers",
      async (world) => {
        const { consumers } = await findQueue(world);
        if (consumers.some(({ script }) => script === world.worker)) return undefined;
        throw new Wrong("The queue of mail events has no consumer.", "npm run deploy");
      },
    ),
    step(
      "The mail service puts its events into the queue",
      "asks Cloudflare which events of the domain of MAIL_FROM go there",
      checkSubscription,
    ),
  ],
};

const queues = z.array(
  z.object({
    queue_id: z.string(),
    queue_name: z.string(),
    consumers: z
      .array(z.object({ script: z.string().nullish(), service: z.string().nullish() }))
      .default([]),
  }),
);

async function findQueue({ cloudflare, mailEventsQueue }: CheckWorld) {
  for (const account of await cloudflare.accounts()) {
    const path = `/accounts/${account}/queues?name=${encodeURIComponent(mailEventsQueue)}`;
    const all = parseAnswer(await cloudflare.ask(path), queues, "its queues");
    const found = all.find(({ queue_name: name }) => name === mailEventsQueue);
    if (!found) continue;
    const consumers = found.consumers.map(({ script, service }) => ({ script: script ?? service }));
    return { account, id: found.queue_id, consumers };
  }
  throw new Wrong(
    `There is no queue ${mailEventsQueue}, so the site does not hear that a mail bounced.`,
    `npx wrangler queues create ${mailEventsQueue}; then npm run deploy`,
  );
}

const subscriptions = z.array(
  z.object({
    enabled: z.boolean(),
    source: z.object({ type: z.string(), domain: z.string().nullish() }),
    events: z.array(z.string()),
  }),
);

async function checkSubscription(world: CheckWorld): Promise<Note> {
  const { cloudflare, env, mailEventsQueue } = world;
  const { account, id } = await findQueue(world);
  const path = `/accounts/${account}/event_subscriptions/subscriptions?queue_id=${id}&per_page=50`;
  const all = parseAnswer(await cloudflare.ask(path), subscriptions, "its event subscriptions");
  const domain = domainOf(env.mailFrom);
  const ours = all.filter(
    ({ enabled, source }) => enabled && source.type === "email.sending" && source.domain === domain,
  );
  const missing = wantedEvents.filter((name) => !ours.some(({ events }) => events.includes(name)));
  if (missing.length === 0) return domain;
  const zone = (await zoneOf(cloudflare, domain))?.id ?? "ZONE_ID";
  throw new Wrong(
    `${missing.join(" and ")} of ${domain} do not come into the queue: the site does not hear of them.`,
    `npx wrangler queues subscription create ${mailEventsQueue} --source email.sending --zone-id ${zone} --domain ${domain} --events ${wantedEvents.join(",")}`,
  );
}
