import { vi } from "vitest";
import {
  intentObject,
  missing,
  sessionObject,
  type SimIntent,
  type SimSession,
} from "../simulators/stripe/objects";
import { eventBody, signatureOf } from "../simulators/stripe/stripe-events";
import { db, env, outboxRows } from "./pipeline";
import { orders } from "~/db/schema.server";

export const stripeSecret = env.stripe?.webhookSecrets[0] ?? "";

export function intentOf(other: Partial<SimIntent> = {}): SimIntent {
  return {
    id: "pi_one",
    status: "succeeded",
    amount: 2_700,
    currency: "usd",
    metadata: {},
    customerEmail: "buyer@example.test",
    billingEmail: null,
    receiptEmail: null,
    paidAt: null,
    ...other,
  };
}

/** A fetch that answers as Stripe does, about these objects. `calls`: the paths of its requests. */
export function stripeFetch(intents: readonly SimIntent[], sessions: readonly SimSession[] = []) {
  const calls: string[] = [];
  const fetch = vi.fn((input: RequestInfo | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    calls.push(url.pathname);
    const id = url.pathname.split("/").at(-1);
    const expand = [...url.searchParams.values()];
    const now = Date.now();
    const session = sessions.find((one) => one.id === id);
    const intent = intents.find((one) => one.id === (session?.intentId ?? id));
    if (session) return Promise.resolve(Response.json(sessionObject(session, intent, expand, now)));
    if (intent) return Promise.resolve(Response.json(intentObject(intent, expand, now)));
    return Promise.resolve(Response.json(missing("intent", id ?? ""), { status: 404 }));
  });
  return { fetch: fetch as typeof globalThis.fetch, calls };
}

/** `POST /api/stripe-webhook`: an event about a payment, as Stripe sends it. */
export function eventRequest(
  intent: SimIntent,
  { id = "evt_1", type = "payment_intent.succeeded", at = Date.now() } = {},
) {
  const body = eventBody(intent, id, type, at);
  const headers = {
    "Content-Type": "application/json",
    "Stripe-Signature": signatureOf(body, stripeSecret, at),
  };
  return { method: "POST", headers, body };
}

export function allOrders() {
  return db.select().from(orders);
}

/** Waits for the work in `waitUntil`, which would otherwise run into the next test. */
export async function everythingSent(): Promise<void> {
  await vi.waitFor(async () => {
    const [stored, rows] = await Promise.all([allOrders(), outboxRows()]);
    const waiting = rows.filter(({ state }) => state === "pending");
    const counted = rows.filter(({ kind }) => kind === "count");
    if (waiting.length > 0 || counted.length < stored.length) throw new Error("still sending");
  });
}
