import { afterEach, describe, expect, test, vi } from "vitest";
import { signatureOf } from "../simulators/stripe/stripe-events";
import { createWorld, env, outboxRows } from "../support/pipeline";
import {
  allOrders,
  eventRequest,
  intentOf,
  stripeFetch,
  stripeSecret,
  everythingSent,
} from "../support/payments";
import { takeStripeWebhook } from "~/payments/stripe-webhook.server";
import { visit } from "./visit";

const now = Date.UTC(2026, 10, 21);
const path = "/api/stripe-webhook";

const bytes = (text: string) => new TextEncoder().encode(text);

function take(
  signature: string | null,
  body: Uint8Array,
  secrets: readonly string[] = [stripeSecret],
) {
  return takeStripeWebhook(createWorld(now), secrets, signature, body);
}

/** Headers in all their forms are compared with Stripe's library in `stripe-library.test.ts`. */
describe("the signature", () => {
  const { body } = eventRequest(intentOf(), { at: now });
  const sign = (secret = stripeSecret, at = now, text = body) => signatureOf(text, secret, at);
  const bad = sign().replace(/.$/, (last) => (last === "0" ? "1" : "0"));
  const both = [stripeSecret, "whsec_old"];

  test.each<[string, string, string, readonly string[], "stored" | "refused" | "ignored"]>([
    ["good", sign(), body, [stripeSecret], "stored"],
    ["bad", bad, body, [stripeSecret], "refused"],
    ["of the old secret while rotating", sign("whsec_old"), body, both, "stored"],
    ["of a body written again", sign(), JSON.stringify(JSON.parse(body)), both, "refused"],
    ["299 s ahead", sign(stripeSecret, now + 299_000), body, [stripeSecret], "stored"],
    ["301 s ahead", sign(stripeSecret, now + 301_000), body, [stripeSecret], "refused"],
    ["of an empty body", signatureOf("", stripeSecret, now), "", [stripeSecret], "ignored"],
    ["without a secret of ours", sign(""), body, [], "refused"],
  ])("%s", async (_what, signature, text, secrets, outcome) => {
    expect(await take(signature, bytes(text), secrets)).toBe(outcome);
    expect(await outboxRows()).toHaveLength(outcome === "stored" ? 1 : 0);
  });
});

describe("signed, and of no use", () => {
  const signed = (body: string) => take(signatureOf(body, stripeSecret, now), bytes(body));

  test("other events, other goods and other shapes are answered like any other", async () => {
    const other = { ...intentOf(), amount: 12_345 };
    const bodies = [
      eventRequest(intentOf(), { type: "payment_intent.canceled", at: now }).body,
      eventRequest(other, { at: now }).body,
      ...["null", "[]", "{", "1e400", '{"id":"evt_1","type":"payment_intent.succeeded"}'],
      '{"id":7,"type":"payment_intent.succeeded","data":{"object":{}}}',
      "[".repeat(10_000),
    ];
    for (const body of bodies) expect(await signed(body), body.slice(0, 60)).toBe("ignored");
    expect(await outboxRows()).toEqual([]);
  });

  test("is logged under its own name where it has one", async () => {
    const logged = vi.spyOn(console, "log").mockReturnValue();
    await signed(eventRequest(intentOf(), { type: "payment_intent.canceled", at: now }).body);
    await signed("null");
    const names = logged.mock.calls.map(([entry]) => (entry as { name?: string }).name);
    expect(names).toEqual(["payment_intent.canceled", "unknown"]);
  });
});

test("what cannot be stored is left to Stripe's next try, and then has its effect", async () => {
  const { headers, body } = eventRequest(intentOf(), { at: now });
  const batch = vi
    .spyOn(env.db, "batch")
    .mockRejectedValueOnce(new Error("D1_ERROR: no such table"));
  expect(await take(headers["Stripe-Signature"], bytes(body))).toBe("failed");
  batch.mockRestore();
  expect(await take(headers["Stripe-Signature"], bytes(body))).toBe("stored");
  expect(await outboxRows()).toMatchObject([{ kind: "payment-confirm", subjectId: "pi_one" }]);
});

describe("the endpoint", () => {
  afterEach(everythingSent);

  test("mails the template right after the answer, and a repeat changes nothing", async () => {
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

  test("20 events and 20 visitors at once are one order", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(stripeFetch([intentOf()]).fetch);
    const send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
    const events = Array.from({ length: 20 }, (_, nth) => {
      return visit(path, eventRequest(intentOf(), { id: `evt_${nth % 5}` }));
    });
    const body = JSON.stringify({ payment_intent_id: "pi_one" });
    const headers = { "Content-Type": "application/json" };
    const visitors = Array.from({ length: 20 }, () =>
      visit("/api/payment-success", { method: "POST", headers, body }),
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
    const to = send.mock.calls.map(([mail]) => (mail as { to: string }).to);
    expect(to.sort()).toEqual(["buyer@example.test", "operator@example.test"]);
  });

  test.each([
    ["unsigned", { headers: { "Content-Type": "application/json" }, body: "{}" }, 401],
    ["a form", { body: new URLSearchParams({ a: "b" }) }, 415],
    ["300 KB", { headers: { "Content-Type": "application/json" }, body: "x".repeat(300_000) }, 413],
    ["from another site", { headers: { "Sec-Fetch-Site": "cross-site" }, body: "" }, 415],
  ])("%s", async (_what, init, status) => {
    expect((await visit(path, { method: "POST", ...init })).status).toBe(status);
    expect(await outboxRows()).toEqual([]);
  });

  test("is not read", async () => {
    expect((await visit(path)).status).toBe(405);
  });
});
