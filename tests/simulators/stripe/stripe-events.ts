import { createHmac, randomBytes } from "node:crypto";
import { intentObject, type SimIntent } from "./objects.ts";

export type EventOptions = {
  readonly type?: string;
  /** How often the event is sent, each time with the same id. */
  readonly copies?: number;
  /** The id of an event that was sent before. */
  readonly id?: string;
};

/** `Stripe-Signature` of a body: `t=…,v1=…`. `at` in epoch milliseconds. */
export function signatureOf(body: string, secret: string, at: number): string {
  const timestamp = Math.floor(at / 1000);
  const mac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${mac}`;
}

function newEventId(): string {
  return `evt_${randomBytes(12).toString("hex")}`;
}

/** An event about a payment. Nothing in it is expanded, as in reality. */
export function eventBody(intent: SimIntent, id: string, type: string, now: number): string {
  return JSON.stringify(
    {
      id,
      object: "event",
      api_version: "2026-10-28.endive",
      created: Math.floor(now / 1000),
      data: { object: intentObject(intent, [], now) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    },
    null,
    2,
  );
}

/** Posts an event. Returns the status of each copy; 0 without an answer. */
export async function postEvent(
  target: { readonly url: string; readonly secret: string },
  intent: SimIntent,
  options: EventOptions,
): Promise<number[]> {
  const { type = "payment_intent.succeeded", copies = 1, id = newEventId() } = options;
  const body = eventBody(intent, id, type, Date.now());
  const sending = Array.from({ length: copies }, () => post(target, body));
  return Promise.all(sending);
}

async function post({ url, secret }: { url: string; secret: string }, body: string) {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signatureOf(body, secret, Date.now()),
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  };
  const signal = AbortSignal.timeout(10_000);
  try {
    const answer = await fetch(url, { method: "POST", headers, body, signal });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return 0;
  }
}
