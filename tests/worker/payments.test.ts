import { beforeEach, describe, expect, test, vi } from "vitest";
import { mailbox, sentMails } from "../support/delivery";
import { allOrders, intentOf, stripeFetch } from "../support/payments";
import { createWorld, env, hour, loseAnswer, outboxRows, plenty, start } from "../support/pipeline";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { sendDue } from "~/jobs/send-due.server";
import { confirmPayment } from "~/payments/confirm-payment.server";
import { paymentHandlers } from "~/payments/deliver-order.server";

function confirm(fetch: typeof globalThis.fetch, reference = "pi_one", now = start) {
  return confirmPayment({ ...createWorld(now), fetch }, reference);
}

const kinds = async () => (await outboxRows()).map(({ kind }) => kind);
const wholeOrder = ["count", "order-operator", "order-template"];

const confirmIntent = (other: Parameters<typeof intentOf>[0] = {}, now = start) =>
  confirm(stripeFetch([intentOf({ paidAt: start, ...other })]).fetch, "pi_one", now);

/** Confirms a payment twice, sends its mails, and returns the answers, mails and calls of Stripe. */
async function orderOf(intent: ReturnType<typeof intentOf>) {
  const box = mailbox();
  const { fetch, calls } = stripeFetch([intent]);
  const answers = [await confirm(fetch), await confirm(fetch)];
  await sendDue(createWorld(), paymentHandlers({ ...createWorld(), fetch }), plenty);
  const mails = sentMails(box).sort((a, b) => a.to.localeCompare(b.to));
  return { answers, mails, calls };
}

describe("Stripe's status", () => {
  test.each([
    ["succeeded", "paid"],
    ["processing", "processing"],
    ["requires_action", "processing"],
    ["requires_capture", "processing"],
    ["requires_payment_method", "failed"],
    ["requires_confirmation", "failed"],
    ["canceled", "failed"],
  ] as const)("%s is %s", async (status, outcome) => {
    expect(await confirmIntent({ status })).toMatchObject({ outcome });
    expect(await allOrders()).toHaveLength(outcome === "paid" ? 1 : 0);
    expect(await kinds()).toEqual(outcome === "paid" ? wholeOrder : []);
  });

  // https://docs.stripe.com/api/charges/object#charge_object-disputed
  test.each([
    ["refunded", { refunded: 2_700 }],
    ["disputed", { disputed: true }],
  ])("%s: nothing is delivered, and the operator gets one mail", async (_what, other) => {
    const { answers, mails } = await orderOf(intentOf({ ...other, paidAt: start }));
    expect(answers).toEqual([{ outcome: "returned" }, { outcome: "returned" }]);
    expect(await allOrders()).toEqual([]);
    expect(mails).toMatchObject([{ to: env.operatorEmail }]);
    expect(mails[0]?.text).toContain("refunded or disputed");
    expect(mails[0]?.text).toContain("pi_one");
  });

  test("refunded in part is paid", async () => {
    expect(await confirmIntent({ refunded: 100 })).toMatchObject({ outcome: "paid" });
  });

  test("of a payment for something else is no order", async () => {
    for (const other of [{ amount: 5_000 }, { metadata: { template: "course" } }]) {
      for (const status of ["succeeded", "processing"] as const) {
        expect(await confirmIntent({ ...other, status })).toEqual({ outcome: "foreign" });
      }
    }
    expect([await allOrders(), await outboxRows()]).toEqual([[], []]);
  });
});

describe("the order", () => {
  test("has what was bought, for how much, and when", async () => {
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
    [
      "receipt, if others are empty",
      { customerEmail: "", receiptEmail: "r@x.test" },
      "r•••@x.test",
    ],
    ["nothing", { customerEmail: null }, null],
  ])("has the address of the %s", async (_source, addresses, email) => {
    expect(await confirmIntent(addresses)).toMatchObject({ outcome: "paid", email });
    expect(await kinds()).toEqual(email === null ? ["order-operator"] : wholeOrder);
  });

  test("of a checkout session has the session's metadata and address", async () => {
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
  ])("may cost nothing (%j, %d)", async (metadata, freeOf, version) => {
    const free = { id: "cs_free", intentId: null, customerDetailsEmail: "s@x.test", freeOf };
    const { fetch } = stripeFetch([], [{ ...free, metadata }]);
    expect(await confirm(fetch, "cs_free")).toMatchObject({ outcome: "paid", isNew: true });
    expect(await confirm(fetch, "cs_free")).toMatchObject({ outcome: "paid", isNew: false });
    expect(await allOrders()).toMatchObject([
      { id: "cs_free", version, amount: 0, currency: "usd", email: "s@x.test" },
    ]);
    expect(await kinds()).toEqual(wholeOrder);
  });

  test.each([
    [hour, "b•••r@example.test"],
    [hour + 1, null],
  ])("shows its masked address for an hour (%d ms)", async (later, email) => {
    const paid = { outcome: "paid", email };
    expect(await confirmIntent({}, start + later)).toMatchObject({ ...paid, isNew: true });
    expect(await confirmIntent({}, start + later)).toMatchObject({ ...paid, isNew: false });
  });

  test("is mailed to buyer and operator, and Stripe is asked once", async () => {
    const { mails, calls } = await orderOf(intentOf());
    const [template, operator] = mails;
    expect(calls).toHaveLength(1);
    expect(template?.text).toContain("social-planner-creator");
    expect(template?.text).not.toContain("social-planner-agency");
    expect(operator).toMatchObject({ replyTo: "buyer@example.test" });
    expect(operator?.subject).toContain("Creator Version, $27.00");
    expect(operator?.text).toContain("pi_one");
  });

  test("is mailed to the operator alone if the buyer's address cannot be mailed", async () => {
    const customerEmail = "buyer@example.test, other@example.test";
    const { mails } = await orderOf(intentOf({ customerEmail }));
    expect(mails).toMatchObject([{ to: env.operatorEmail, replyTo: env.operatorEmail }]);
    // A mail program must not make a link of a buyer's words.
    expect(mails[0]?.text).toContain("buyer@example. test, other@example. test");
  });
});

describe("a failure of Stripe", () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  beforeEach(() => void vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout(100)));
  const hang = (_input: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_, reject) => {
      init?.signal?.addEventListener("abort", () => reject(new DOMException("x", "AbortError")));
    });
  const json = (status: number, body: unknown) => async () => Response.json(body, { status });
  const unavailable = (code: string) => ({ outcome: "unavailable", code });

  test.each<[string, typeof hang, object]>([
    ["400", json(400, { error: { type: "invalid_request_error" } }), { outcome: "unknown" }],
    ["404", json(404, { error: { code: "resource_missing" } }), { outcome: "unknown" }],
    ["401", json(401, { error: {} }), unavailable("http_401")],
    ["403", json(403, { error: {} }), unavailable("http_403")],
    ["429", json(429, { error: {} }), unavailable("http_429")],
    ["500", json(500, { error: {} }), unavailable("http_500")],
    [
      "a redirect, which is not followed",
      (input, init) =>
        init?.redirect === "manual"
          ? Promise.resolve(new Response("", { status: 302 }))
          : stripeFetch([intentOf({ paidAt: start })]).fetch(input),
      unavailable("http_302"),
    ],
    ["a page", async () => new Response("<html>"), { outcome: "unavailable" }],
    ["an empty object", json(200, {}), { outcome: "unknown" }],
    ["another object", json(200, { ...intentOf(), id: 7 }), { outcome: "unknown" }],
    ["no network", () => Promise.reject(new TypeError("x")), unavailable("network")],
    ["no answer", hang, unavailable("network")],
  ])("(%s) leaves no order", async (_what, answer, outcome) => {
    const fetch = vi.fn(answer);
    expect(await confirm(fetch as typeof globalThis.fetch)).toMatchObject(outcome);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await allOrders()).toEqual([]);
  });
});

describe("a failure of D1", () => {
  test("after the commit leaves one order", async () => {
    loseAnswer();
    expect(await confirmIntent()).toMatchObject({ outcome: "paid" });
    expect(await allOrders()).toHaveLength(1);
    expect(await kinds()).toEqual(wholeOrder);
  });

  test("before the commit is not called paid", async () => {
    vi.spyOn(env.db, "batch").mockRejectedValue(new Error("D1_ERROR: no such table"));
    expect(await confirmIntent()).toMatchObject({ outcome: "unavailable" });
    expect(await allOrders()).toEqual([]);
  });
});
