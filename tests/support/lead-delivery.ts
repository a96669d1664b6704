import { mailboxKey } from "~/abuse/mailboxes.server";
import { runBatch } from "~/db/client.server";
import * as schema from "~/db/schema.server";
import { leadHandlers } from "~/leads/mails/lead-handlers.server";
import type { NewLead } from "~/leads/take.server";
import type { LeadMessage } from "~/jobs/message";
import { enqueue } from "~/jobs/outbox.server";
import { sendDue } from "~/jobs/send-due.server";
import { createWorld, db, env, outboxRows, plenty, start, type TestWorld } from "./pipeline";

/** Text in all personal data, which must never be in a log. */
export const marker = "Zyxwv";

const attribution = {
  page: "/AI4B",
  referrer: "https://news.test",
  utm_source: "ad",
  gclid: "c-1",
};

/** Stores a lead as the forms do, and enqueues the messages `effects`. Returns the lead's id. */
export async function storedLead(
  kind: NewLead["kind"],
  effects: readonly LeadMessage[],
  other: Partial<typeof schema.leads.$inferInsert> = {},
): Promise<string> {
  const id = other.id ?? crypto.randomUUID();
  const email = other.email === undefined ? `${marker}@example.test` : other.email;
  const lead = {
    id,
    kind,
    guideId: kind === "guide" ? "clickup-mistakes" : null,
    email,
    firstName: `${marker} Ada`,
    lastName: "Lovelace",
    emailKey: email && (await mailboxKey(env.siteSecret, email)),
    attribution,
    createdAt: start,
    ...other,
  };
  await db.insert(schema.leads).values(lead);
  const messages = effects.map((kind) => ({ kind, subjectId: id }));
  if (messages.length > 0) await runBatch(db, enqueue(db, messages, start));
  return id;
}

/** Receiver of webhooks: gives `answers` in order, then 204. "cut" breaks the connection. */
export function receiver(...answers: (Response | "cut" | (() => Response))[]) {
  const received: { url: string; init: RequestInit; headers: Headers; body: string }[] = [];
  const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
    received.push({
      url: String(url),
      init,
      headers: new Headers(init.headers),
      body: String(init.body),
    });
    const answer = answers.shift() ?? new Response(null, { status: 204 });
    if (answer === "cut") throw new TypeError("network connection lost");
    return typeof answer === "function" ? answer() : answer;
  };
  return { received, fetch: fetch as typeof globalThis.fetch };
}

/** World for the handlers of leads, with a clock that only tests move. */
export function leadWorld(
  fetch: typeof globalThis.fetch = receiver().fetch,
  settings: Partial<Pick<typeof env, "operatorEmail" | "leadWebhook">> = {},
) {
  return Object.assign(createWorld(), { fetch, env: { ...env, ...settings } });
}

export function sendLeads(world: TestWorld): Promise<number> {
  const count = async () => ({ outcome: "sent" }) as const;
  return sendDue(world, { ...leadHandlers(world), count }, plenty);
}

export const everyEffect: readonly LeadMessage[] = [
  "lead-confirmation",
  "lead-operator",
  "lead-webhook",
  "lead-question",
  "guide-ready",
];

export const webhookOnly = ["lead-webhook"] as const;

export async function webhookRow() {
  return (await outboxRows()).find(({ kind }) => kind === "lead-webhook");
}

/** The messages that raise the task counter. */
export async function counts() {
  return (await outboxRows()).filter(({ kind }) => kind === "count");
}
