import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Reply, send, serve, type Served } from "../frame/http.ts";
import { listOf, soundAccount, type StripeAccount } from "./account.ts";
import {
  errorObject,
  intentObject,
  missing,
  sessionObject,
  type SimIntent,
  type SimSession,
} from "./objects.ts";
import { postEvent, type EventOptions } from "./stripe-events.ts";

/** Fault for the next calls. */
type StripeFault =
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "slow"; readonly milliseconds: number }
  /** 200 with a body that is no JSON. */
  | { readonly kind: "garbage" };

export type StripeControl = {
  /** Adds a payment intent, paid unless `status` differs, and returns the id. */
  readonly addIntent: (intent?: Partial<SimIntent>) => string;
  /** Adds a finished hosted checkout and returns the id. */
  readonly addSession: (session: Partial<SimSession>) => string;
  readonly order: (fault: StripeFault, times?: number) => void;
  /** Posts a signed event about a payment to the site. Returns the statuses of the answers. */
  readonly sendEvent: (intentId: string, options?: EventOptions) => Promise<number[]>;
  readonly calls: readonly string[];
  /** Links, webhooks and what the key may read; a test changes it. */
  readonly account: StripeAccount;
};

export type StripeSimulator = Served & { readonly control: StripeControl };

const samples: readonly Partial<SimIntent>[] = [
  { id: "pi_sample_paid", metadata: { template: "creator" } },
  { id: "pi_sample_processing", status: "processing" },
  { id: "pi_sample_failed", status: "requires_payment_method" },
];

/**
 * A stand-in for Stripe on 127.0.0.1: payment intents and checkout sessions to read, events to send.
 * It keeps everything in memory. Rejects when the port is taken.
 */
export async function startStripeSimulator(options: {
  /** 0 takes any free port. */
  readonly port: number;
  readonly apiKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
}): Promise<StripeSimulator> {
  const intents = new Map<string, SimIntent>();
  const sessions = new Map<string, SimSession>();
  const faults: StripeFault[] = [];
  const calls: string[] = [];
  const account = soundAccount(options.webhookUrl);

  const control: StripeControl = {
    addIntent(fields = {}) {
      const intent = { ...newIntent(), ...fields };
      intents.set(intent.id, intent);
      return intent.id;
    },
    addSession(fields) {
      const id = `cs_test_${randomBytes(20).toString("hex")}`;
      const session = { id, intentId: null, metadata: {}, customerDetailsEmail: null, ...fields };
      sessions.set(session.id, session);
      return session.id;
    },
    order: (fault, times = 1) => faults.push(...Array<StripeFault>(times).fill(fault)),
    sendEvent: (id, event = {}) =>
      postEvent({ url: options.webhookUrl, secret: options.webhookSecret }, intentOf(id), event),
    calls,
    account,
  };
  for (const sample of samples) control.addIntent(sample);
  control.addSession({ id: "cs_sample_paid", intentId: "pi_sample_paid" });

  return { ...(await serve(options.port, handle)), control };

  function intentOf(id: string): SimIntent {
    const intent = intents.get(id);
    if (!intent) throw new Error(`no payment intent ${id}`);
    return intent;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    calls.push(request.url ?? "");
    const fault = faults.shift();
    if (fault?.kind === "slow") await sleep(fault.milliseconds);
    if (fault?.kind === "garbage") return send(response, { status: 200, html: "<html>" });
    send(response, fault?.kind === "status" ? refusal(fault.status) : answer(request));
  }

  function answer({ method = "GET", url: target = "/", headers }: IncomingMessage): Reply {
    const url = new URL(target, "http://stripe.test");
    if (!headers["user-agent"]) return refusal(403);
    if (headers.authorization !== `Bearer ${options.apiKey}`) return wrongKey(headers);
    const shown = [...intents.values()].map((intent) => intentObject(intent, [], Date.now()));
    const listed = method === "GET" ? listOf(account, url, shown) : null;
    if (listed) return listed;
    const [, kind = "", id = ""] =
      /^\/v1\/(payment_intents|checkout\/sessions)\/(\w+)$/.exec(url.pathname) ?? [];
    if (method !== "GET" || kind === "") {
      const message = `Unrecognized request URL (${method}: ${url.pathname}).`;
      return { status: 404, json: errorObject(message) };
    }

    const expand = [...url.searchParams].flatMap(([name, value]) =>
      name.startsWith("expand[") ? [value] : [],
    );
    if (kind === "payment_intents") {
      const intent = intents.get(id);
      if (!intent) return { status: 404, json: missing("intent", id) };
      return { status: 200, json: intentObject(intent, expand, Date.now()) };
    }
    const session = sessions.get(id);
    if (!session) return { status: 404, json: missing("session", id) };
    const intent = intents.get(session.intentId ?? "");
    return { status: 200, json: sessionObject(session, intent, expand, Date.now()) };
  }
}

/** Stripe's answer shows a part of the wrong key. */
function wrongKey({ authorization = "" }: IncomingMessage["headers"]): Reply {
  const key = authorization.replace(/^Bearer /, "");
  const message = key.startsWith("pk_")
    ? "This API call cannot be made with a publishable API key. Please use a secret API key. You can find a list of your API keys at https://dashboard.stripe.com/account/apikeys."
    : `Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`;
  return { status: 401, json: errorObject(message) };
}

function refusal(status: number): Reply {
  const more: Readonly<Record<string, string>> = status === 429 ? { code: "rate_limit" } : {};
  const type = status >= 500 ? "api_error" : "invalid_request_error";
  return { status, json: errorObject("Refused by order", { type, ...more }) };
}

function newIntent(): SimIntent {
  return {
    id: `pi_${randomBytes(12).toString("hex")}`,
    status: "succeeded",
    amount: 2_700,
    currency: "usd",
    metadata: {},
    customerEmail: "buyer@example.com",
    billingEmail: null,
    receiptEmail: null,
    paidAt: null,
  };
}
