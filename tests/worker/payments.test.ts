import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { createWorld, env, hour, outboxRows, plenty, start } from "../support/pipeline";
import { allOrders, intentOf, stripeFetch } from "../support/payments";
import { confirmPayment } from "~/payments/confirm-payment.server";
import { paymentHandlers } from "~/payments/deliver-order.server";
import { sendDue } from "~/jobs/send-due.server";

function confirm(fetch: typeof globalThis.fetch, reference = "pi_one", now = start) {
  return confirmPayment({ ...createWorld(now), fetch }, reference);
}

const kinds = async () => (await outboxRows()).map(({ kind }) => kind);
const wholeOrder = ["count", "order-operator", "order-template"];

const confirmIntent = (other: Parameters<typeof intentOf>[0] = {}, now = start) =>
  confirm(stripeFetch([intentOf({ paidAt: start, ...other })]).fetch, "pi_one", now);

describe("what Stripe says of a payment", () => {
  test.each([
    ["succeeded", "paid"],
    ["processing", "processing"],
    ["requires_action", "processing"],
    ["requires_capture", "processing"],
    ["requires_payment_method", "failed"],
    ["requires_confirmation", "failed"],
    ["canceled", "failed"],
  ] as const)("%s: %s", async (status, outcome) => {
    expect(await confirmIntent({ status })).toMatchObject({ outcome });
    expect(await allOrders()).toHaveLength(outcome === "paid" ? 1 : 0);
    expect(await kinds()).toEqual(outcome === "paid" ? wholeOrder : []);
  });

  test("the order has what was bought, for how much, and when", async () => {
    await confirmIntent({ amount: 9_000, currency: "eur", metadata: { template: "agency" } });
    const emailKey = await mailboxKey(env.siteSecret, "buyer@example.test");
    expect(await allOrders()).toMatchObject([
      { id: "pi_one", version: "agency", amount: 9_000, currency: "eur", paidAt: start, emailKey },
    ]);
  });

  test.each([
    ["customer", { customerEmail: "c@x.test", billingEmail: "b@x.test" }, "c•••@x.test"],
    [
      "charge",
      { customerEmail: null, billingEmail: "b@x.test", receiptEmail: "r@x.test" },
      "b•••@x.test",
    ],
    ["receipt", { customerEmail: null, receiptEmail: "r@x.test" }, "r•••@x.test"],
    ["empty", { customerEmail: "", receiptEmail: "r@x.test" }, "r•••@x.test"],
    ["none", { customerEmail: null }, null],
  ])("the address (%s)", async (_source, addresses, email) => {
    expect(await confirmIntent(addresses)).toMatchObject({ outcome: "paid", email });
    expect(await kinds()).toEqual(email === null ? ["order-operator"] : wholeOrder);
  });

  test("a checkout session leads to its payment, with its own metadata and address", async () => {
    const session = {
      id: "cs_test_1",
      intentId: "pi_one",
      metadata: { template: "agency" },
      customerDetailsEmail: "s@x.test",
    };
    const { fetch } = stripeFetch([intentOf({ customerEmail: null, amount: 1 })], [session]);
    expect(await confirm(fetch, "cs_test_1")).toMatchObject({ outcome: "paid" });
    expect(await allOrders()).toMatchObject([
      { id: "pi_one", version: "agency", email: "s@x.test" },
    ]);
    const unpaid = stripeFetch([], [{ ...session, id: "cs_test_2", intentId: null }]);
    expect(await confirm(unpaid.fetch, "cs_test_2")).toEqual({ outcome: "unknown" });
  });

  // https://docs.stripe.com/api/checkout/sessions/object#checkout_session_object-payment_status
  test.each([
    [{ template: "agency" }, 100, "agency"],
    [{}, 2_700, "creator"],
    [{}, 29_700, "agency"],
  ])("a checkout that cost nothing is an order (%j, %d)", async (metadata, freeOf, version) => {
    const free = { id: "cs_free", intentId: null, customerDetailsEmail: "s@x.test", freeOf };
    const { fetch } = stripeFetch([], [{ ...free, metadata }]);
    expect(await confirm(fetch, "cs_free")).toMatchObject({ outcome: "paid" });
    expect(await confirm(fetch, "cs_free")).toMatchObject({ outcome: "paid", isNew: false });
    expect(await allOrders()).toMatchObject([
      { id: "cs_free", version, amount: 0, currency: "usd", email: "s@x.test" },
    ]);
    expect(await kinds()).toEqual(wholeOrder);
  });

  // https://docs.stripe.com/api/charges/object#charge_object-disputed
  test.each([
    ["refunded", { refunded: 2_700 }],
    ["disputed", { disputed: true }],
  ])("%s already: nothing is delivered, and the operator is told once", async (_what, other) => {
    const send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
    const { fetch } = stripeFetch([intentOf({ ...other, paidAt: start })]);
    expect(await confirm(fetch)).toEqual({ outcome: "returned" });
    expect(await confirm(fetch)).toEqual({ outcome: "returned" });
    await sendDue(createWorld(), paymentHandlers({ ...createWorld(), fetch }), plenty);
    expect(await allOrders()).toEqual([]);
    const sent = send.mock.calls.map(([mail]) => mail as unknown as { to: string; text: string });
    expect(sent).toMatchObject([{ to: "operator@example.test" }]);
    expect(sent[0]?.text).toContain("refunded or disputed");
    expect(sent[0]?.text).toContain("pi_one");
  });

  test("a part of it refunded: delivered all the same", async () => {
    expect(await confirmIntent({ refunded: 100 })).toMatchObject({ outcome: "paid" });
  });

  test("what the account sells beside the template is nobody's order", async () => {
    for (const other of [{ amount: 5_000 }, { metadata: { template: "course" } }]) {
      expect(await confirmIntent(other)).toEqual({ outcome: "foreign" });
      expect(await confirmIntent({ ...other, status: "processing" })).toEqual({
        outcome: "foreign",
      });
    }
    expect(await allOrders()).toEqual([]);
    expect(await outboxRows()).toEqual([]);
  });
});

describe("Stripe in trouble", () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  beforeEach(() => void vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100)));
  const hang = (_input: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("x", "AbortError")));
    });
  const json = (status: number, body: unknown) => async () => Response.json(body, { status });
  test.each<[string, typeof hang, object]>([
    ["400", json(400, { error: { type: "invalid_request_error" } }), { outcome: "unknown" }],
    ["404", json(404, { error: { code: "resource_missing" } }), { outcome: "unknown" }],
    ["401", json(401, { error: {} }), { outcome: "unavailable", code: "http_401" }],
    ["403", json(403, { error: {} }), { outcome: "unavailable", code: "http_403" }],
    ["429", json(429, { error: {} }), { outcome: "unavailable", code: "http_429" }],
    ["500", json(500, { error: {} }), { outcome: "unavailable", code: "http_500" }],
    [
      "a redirect, which is not followed",
      (input, init) =>
        init?.redirect === "manual"
          ? Promise.resolve(new Response("", { status: 302 }))
          : stripeFetch([intentOf({ paidAt: start })]).fetch(input),
      { outcome: "unavailable", code: "http_302" },
    ],
    ["a page", async () => new Response("<html>"), { outcome: "unavailable" }],
    ["an empty object", json(200, {}), { outcome: "unknown" }],
    ["another's object", json(200, { ...intentOf(), id: 7 }), { outcome: "unknown" }],
    [
      "no network",
      () => Promise.reject(new TypeError("x")),
      { outcome: "unavailable", code: "network" },
    ],
    ["no answer", hang, { outcome: "unavailable", code: "network" }],
  ])("%s", async (_what, answer, outcome) => {
    const fetch = vi.fn(answer);
    expect(await confirm(fetch as typeof globalThis.fetch)).toMatchObject(outcome);
    expect(fetch, "asked once").toHaveBeenCalledTimes(1);
    expect(await allOrders()).toEqual([]);
  });
});

describe("the masked address is shown for an hour", () => {
  test.each([
    [hour, "b•••r@example.test"],
    [hour + 1, null],
  ])("%d ms after the payment: %s", async (later, email) => {
    const paid = { outcome: "paid", email };
    expect(await confirmIntent({}, start + later)).toMatchObject({ ...paid, isNew: true });
    expect(await confirmIntent({}, start + later)).toMatchObject({ ...paid, isNew: false });
  });
});

describe("once for each payment", () => {
  function world(intent = intentOf()) {
    const send = vi.spyOn(env.email, "send").mockResolvedValue({ messageId: "m" });
    const { fetch, calls } = stripeFetch([intent]);
    const handlers = paymentHandlers({ ...createWorld(), fetch });
    const run = () => sendDue(createWorld(), handlers, plenty);
    const sentTo = () => send.mock.calls.map(([mail]) => (mail as { to: string }).to);
    return { fetch, calls, run, sentTo, send };
  }

  test("once stored, Stripe is not asked again", async () => {
    const { fetch, calls } = world();
    await confirm(fetch);
    await confirm(fetch);
    expect(calls).toHaveLength(1);
  });

  test("the mails say what, how much, and where it is", async () => {
    const { fetch, run, send } = world();
    await confirm(fetch);
    await run();
    const [template, operator] = send.mock.calls
      .map(([mail]) => mail as unknown as { to: string; text: string; subject: string })
      .sort((a, b) => a.to.localeCompare(b.to));
    expect(template?.text).toContain("social-planner-creator");
    expect(template?.text).not.toContain("social-planner-agency");
    expect(operator).toMatchObject({ replyTo: "buyer@example.test" });
    expect(operator?.subject).toContain("Creator Version, $27.00");
    expect(operator?.text).toContain("pi_one");
  });

  test("the operator hears of an order even if no mail can have the buyer's address", async () => {
    const customerEmail = "buyer@example.test, other@example.test";
    const { fetch, run, sentTo, send } = world(intentOf({ customerEmail }));
    await confirm(fetch);
    await run();
    expect(sentTo()).toEqual(["operator@example.test"]);
    const [mail] = send.mock.calls.map(([one]) => one as unknown as { text: string });
    expect(mail).toMatchObject({ replyTo: env.operatorEmail });
    // Text without links: mail programs must make none of a buyer's words.
    expect(mail?.text).toContain("buyer@example. test, other@example. test");
  });
});

describe("D1 in trouble", () => {
  test("an answer that is lost after the commit leaves one order", async () => {
    const real = env.db.batch.bind(env.db);
    vi.spyOn(env.db, "batch").mockImplementationOnce(async (statements) => {
      await real(statements);
      throw new Error("D1_ERROR: Network connection lost.");
    });
    expect(await confirmIntent()).toMatchObject({ outcome: "paid" });
    expect(await allOrders()).toHaveLength(1);
    expect(await kinds()).toEqual(wholeOrder);
  });

  test("what cannot be stored is not called paid", async () => {
    vi.spyOn(env.db, "batch").mockRejectedValue(new Error("D1_ERROR: no such table"));
    expect(await confirmIntent()).toMatchObject({ outcome: "unavailable" });
    expect(await allOrders()).toEqual([]);
  });
});
