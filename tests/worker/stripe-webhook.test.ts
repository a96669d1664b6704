import { afterEach, describe, expect, test, vi } from "vitest";
import { signatureOf } from "../simulators/stripe/stripe-events";
import { mailbox, sentMails } from "../support/delivery";
import {
  allOrders,
  eventRequest,
  everythingSent,
  intentOf,
  stripeFetch,
  stripeSecret,
} from "../support/payments";
import { createWorld, env, outboxRows } from "../support/pipeline";
import { visit } from "./visit";
import { alarmOf, type LogEvent } from "~/lib/log/log.server";
import { takeStripeWebhook } from "~/payments/stripe-webhook.server";

const now = Date.UTC(2026, 10, 21);

/** Delivers an event, by default with a good signature. */
function deliver(
  body: string,
  signature = signatureOf(body, stripeSecret, now),
  secrets: readonly string[] = [stripeSecret],
) {
  return takeStripeWebhook(createWorld(now), secrets, signature, new TextEncoder().encode(body));
}

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: "evt_1", type, data: { object } });

const freeSession = {
  ...{ id: "cs_one", status: "complete", mode: "payment", created: 1, payment_intent: null },
  ...{ payment_status: "no_payment_required", amount_subtotal: 12_345, currency: "usd" },
};

const paidSession = { ...freeSession, payment_status: "paid", payment_intent: "pi_one" };

/** `stripe-library.test.ts` compares headers of every form with Stripe's library. */
describe("the signature", () => {
  const { body } = eventRequest(intentOf(), { at: now });
  const sign = (secret = stripeSecret, at = now) => signatureOf(body, secret, at);
  const changed = sign().replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const both = [stripeSecret, "whsec_old"];

  const sameJson = JSON.stringify(JSON.parse(body));

  test.each<[string, "stored" | "refused" | "failed", string, string, readonly string[]]>([
    ["as Stripe makes it", "stored", sign(), body, [stripeSecret]],
    ["with one changed letter", "refused", changed, body, [stripeSecret]],
    ["by the old secret during a rotation", "stored", sign("whsec_old"), body, both],
    ["over other bytes of the same JSON", "refused", sign(), sameJson, both],
    ["299 s ahead", "stored", sign(stripeSecret, now + 299_000), body, [stripeSecret]],
    ["301 s ahead", "refused", sign(stripeSecret, now + 301_000), body, [stripeSecret]],
    ["over an empty body", "failed", signatureOf("", stripeSecret, now), "", [stripeSecret]],
    ["by an empty secret, while none is configured", "refused", sign(""), body, []],
  ])("%s means that the event is %s", async (_what, outcome, signature, text, secrets) => {
    expect(await deliver(text, signature, secrets)).toBe(outcome);
    expect(await outboxRows()).toHaveLength(outcome === "stored" ? 1 : 0);
  });
});

test("other events and purchases are ignored, and logged with the event's name or “unknown”", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const canceled = eventRequest(intentOf(), { type: "payment_intent.canceled", at: now });
  const others = [
    eventOf("A name in capitals", {}),
    eventRequest({ ...intentOf(), amount: 12_345 }, { at: now }).body,
    eventOf("checkout.session.completed", { ...freeSession, mode: "setup", amount_subtotal: null }),
    eventOf("checkout.session.completed", paidSession),
  ];
  for (const body of [canceled.body, ...others]) {
    expect(await deliver(body), body.slice(0, 60)).toBe("ignored");
  }
  expect(await outboxRows()).toEqual([]);
  const names = logged.mock.calls.map(([entry]) => (entry as { name?: string }).name);
  expect(names.slice(0, 2)).toEqual(["payment_intent.canceled", "unknown"]);
});

test("an event about a sale that cannot be read raises an alarm, and Stripe sends it again", async () => {
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const { amount_subtotal: _amount, ...changedSession } = freeSession;
  const unread = [
    ...["null", "[]", "{", "1e400", '{"id":"evt_1","type":"payment_intent.succeeded"}'],
    '{"id":7,"type":"payment_intent.succeeded","data":{"object":{}}}',
    eventOf("payment_intent.succeeded", { id: "pi_one", status: "succeeded", total: 2_700 }),
    eventOf("checkout.session.completed", changedSession),
    "[".repeat(10_000),
  ];
  for (const body of unread) {
    expect(await deliver(body), body.slice(0, 60)).toBe("failed");
    expect(alarmOf(logged.mock.lastCall?.[0] as LogEvent)).toBe("crash");
  }
  expect(await outboxRows()).toEqual([]);
});

test("an event that D1 could not store has its effect when Stripe sends it again", async () => {
  const { body } = eventRequest(intentOf(), { at: now });
  const batch = vi.spyOn(env.db, "batch");
  batch.mockRejectedValueOnce(new Error("D1_ERROR: no such table"));
  expect(await deliver(body)).toBe("failed");
  batch.mockRestore();
  expect(await deliver(body)).toBe("stored");
  expect(await outboxRows()).toMatchObject([{ kind: "payment-confirm", subjectId: "pi_one" }]);
});

describe("the endpoint", () => {
  afterEach(everythingSent);

  const path = "/api/stripe-webhook";
  const json = { "Content-Type": "application/json" };

  test("mails the template right after its answer; a repeat changes nothing", async () => {
    const { fetch, calls } = stripeFetch([intentOf()]);
    vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
    const request = eventRequest(intentOf());
    expect((await visit(path, request)).status).toBe(200);
    await vi.waitFor(async () => {
      const rows = await outboxRows();
      expect(rows.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
        "count done",
        "order-operator done",
        "order-template done",
        "payment-confirm done",
      ]);
    });
    expect((await visit(path, request)).status).toBe(200);
    expect(await allOrders()).toMatchObject([{ id: "pi_one", email: "buyer@example.test" }]);
    expect(calls).toHaveLength(1);
  });

  test("makes one order of 20 events and 20 visitors at the same time", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(stripeFetch([intentOf()]).fetch);
    const box = mailbox();
    const events = Array.from({ length: 20 }, (_, nth) =>
      visit(path, eventRequest(intentOf(), { id: `evt_${nth % 5}` })),
    );
    const body = JSON.stringify({ payment_intent_id: "pi_one" });
    const visitors = Array.from({ length: 20 }, () =>
      visit("/api/payment-success", { method: "POST", headers: json, body }),
    );
    for (const answer of await Promise.all([...events, ...visitors])) {
      expect(answer.status).toBe(200);
    }
    await vi.waitFor(async () => {
      const rows = await outboxRows();
      expect(rows.every(({ state }) => state === "done")).toBe(true);
      expect(rows.filter(({ kind }) => kind === "count")).toHaveLength(1);
    });
    expect(await allOrders()).toHaveLength(1);
    const recipients = sentMails(box).map(({ to }) => to);
    expect(recipients.sort()).toEqual(["buyer@example.test", "operator@example.test"]);
  });

  test.each([
    ["an unsigned event", { method: "POST", headers: json, body: "{}" }, 401],
    ["a form", { method: "POST", body: new URLSearchParams({ a: "b" }) }, 415],
    ["300 KB", { method: "POST", headers: json, body: "x".repeat(300_000) }, 413],
    [
      "another site",
      { method: "POST", headers: { "Sec-Fetch-Site": "cross-site" }, body: "" },
      415,
    ],
    ["a GET", {}, 405],
  ])("refuses %s", async (_what, init, status) => {
    expect((await visit(path, init)).status).toBe(status);
    expect(await outboxRows()).toEqual([]);
  });
});
