import { afterEach, describe, expect, test, vi } from "vitest";
import { callAction, jsonPost } from "../support/call-action";
import { env, outboxRows } from "../support/pipeline";
import { allOrders, everythingSent, intentOf, stripeFetch } from "../support/payments";
import * as api from "~/routes/api/payment-success";
import * as webhook from "~/routes/api/stripe-webhook";
import { mainOf } from "./html";
import { visit } from "./visit";

const hour = 3_600_000;

afterEach(everythingSent);

const intents = [
  intentOf({ id: "pi_paid" }),
  intentOf({ id: "pi_old", paidAt: Date.now() - hour - 60_000 }),
  intentOf({ id: "pi_processing", status: "processing" }),
  intentOf({ id: "pi_failed", status: "requires_payment_method" }),
  intentOf({ id: "pi_foreign", amount: 1 }),
];

function stripeIs(fetch: typeof globalThis.fetch) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(fetch);
}

async function post(body: BodyInit, headers: HeadersInit = { "Content-Type": "application/json" }) {
  const answer = await visit("/api/payment-success", { method: "POST", headers, body });
  return { status: answer.status, json: await answer.json<Record<string, unknown>>() };
}
const ask = (id: unknown) => post(JSON.stringify({ payment_intent_id: id }));

describe("POST /api/payment-success", () => {
  test.each([
    ["pi_paid", { success: true, customer: { email: "b•••r@example.test" }, state: "paid" }],
    ["pi_old", { success: true, state: "paid" }],
    ["pi_processing", { success: false, state: "processing" }],
    ["pi_failed", { success: false, state: "failed", version: "creator" }],
    ["pi_foreign", { success: false, state: "unknown" }],
    ["pi_nobody", { success: false, state: "unknown" }],
    ["ch_1/../x", { success: false, state: "unknown" }],
  ])("says the state of %s", async (id, json) => {
    stripeIs(stripeFetch(intents).fetch);
    expect(await ask(id)).toEqual({ status: 200, json });
  });

  test("is 503 while Stripe has an error, and nothing is called paid", async () => {
    stripeIs(() => Promise.resolve(new Response("", { status: 500 })));
    expect(await ask("pi_paid")).toMatchObject({ status: 503, json: { success: false } });
    expect(await allOrders()).toEqual([]);
  });

  test.each<[string, BodyInit, HeadersInit, number]>([
    ["not JSON", "{", { "Content-Type": "application/json" }, 400],
    ["a form", "a=b", { "Content-Type": "application/x-www-form-urlencoded" }, 415],
    ["5 KB", "x".repeat(5_000), { "Content-Type": "application/json" }, 413],
    ["null", "null", { "Content-Type": "application/json" }, 422],
    ["a number", '{"payment_intent_id":1}', { "Content-Type": "application/json" }, 422],
    [
      "a post of another site",
      "{}",
      { "Content-Type": "application/json", "Sec-Fetch-Site": "cross-site" },
      403,
    ],
  ])("refuses %s without asking Stripe", async (_what, body, headers, status) => {
    const fetch = stripeIs(() => Promise.reject(new Error("nobody is asked")));
    expect((await post(body, headers)).status).toBe(status);
    expect(fetch).not.toHaveBeenCalled();
  });

  test("is off without Stripe's key or secret, with a line in the log", async () => {
    const log = vi.spyOn(console, "log").mockReturnValue();
    expect((await call(api, '{"payment_intent_id":"pi_paid"}', { stripe: null })).status).toBe(503);
    expect((await call(webhook, "{}", { stripe: null })).status).toBe(503);
    const keyOnly = { stripe: { ...env.stripe!, webhookSecrets: [] } };
    expect((await call(webhook, "{}", keyOnly)).status).toBe(503);
    const off = [expect.objectContaining({ event: "payment.off" })];
    expect(log.mock.calls).toEqual([off, off, off]);
  });
});

function call(route: typeof api | typeof webhook, body: string, other: Partial<typeof env> = {}) {
  const context = { env: { ...env, ...other }, now: Date.now() };
  return callAction(route.action, jsonPost("/api/payment-success", body), context);
}

describe("the page, as it comes from the server", () => {
  const open = async (query: string) => {
    const answer = await visit(`/template-success${query}`);
    const html = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("<!-- -->", "");
    return { answer, html };
  };
  const always = ["Back to Template Info"];
  const failed = ["Your payment didn't go through", "You haven't been charged", "Email us"];
  const sections = [
    ...["What's Next", "Check your email", "check your spam folder", "Watch the setup guide"],
    ...["Social Media Planner Template", "$27.00", "Book Free Setup Call"],
  ];

  test.each([
    [
      "?payment_intent=pi_paid",
      [
        "Payment Successful!",
        "sent to b•••r@example.test within 10 minutes",
        ...sections,
        "Receipt sent to your email address",
      ],
    ],
    [
      "?payment_intent=pi_old",
      ["Payment Successful!", "sent to your email within 10 minutes", ...sections],
    ],
    ["?payment_intent=pi_processing", ["is being processed", "Check again"]],
    ["?payment_intent=pi_failed", failed],
    ["?payment_intent=pi_nobody", ["Looking for your template?"]],
    ["?payment_intent=nonsense", ["Looking for your template?"]],
    ["", ["Looking for your template?"]],
  ])("with the query “%s” says the state of the payment", async (query, texts) => {
    stripeIs(stripeFetch(intents).fetch);
    const { answer, html } = await open(query);
    expect(answer.status).toBe(/nobody|nonsense/.test(query) ? 404 : 200);
    for (const text of [...texts, ...always]) expect(html).toContain(text);
    const isPaid = texts.includes("Payment Successful!");
    expect(html.includes("Receipt sent"), "claims a receipt").toBe(isPaid);
    expect(/payment (successful|complete)/i.test(mainOf(html)), "claims a payment").toBe(isPaid);
  });

  test("is never cached or indexed, and neither its payment nor its buyer is logged", async () => {
    stripeIs(stripeFetch(intents).fetch);
    const log = vi.spyOn(console, "log").mockReturnValue();
    const { answer, html } = await open("?payment_intent=pi_paid");
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(answer.headers.get("Content-Security-Policy")).not.toMatch(/calendly|wistia|facebook/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toMatch(/buyer/);
    await vi.waitFor(async () => expect(await outboxRows()).toHaveLength(3));
    const said = JSON.stringify(log.mock.calls);
    expect(said).toContain("payment.stored");
    expect(said).not.toMatch(/pi_paid|buyer@/);
  });

  test("does not wait for a slow Stripe, whose answer is stored when it comes", async () => {
    const { fetch } = stripeFetch(intents);
    let answerNow = () => {};
    const slow = new Promise<void>((resolve) => (answerNow = resolve));
    stripeIs(async (input) => {
      await slow;
      return fetch(input);
    });
    const { html } = await open("?payment_intent=pi_paid");
    expect(html).toContain("Confirming your payment…");
    answerNow();
    await vi.waitFor(async () => expect(await allOrders()).toHaveLength(1));
  });

  test("while Stripe is down has the specified heading, and says that Stripe has not confirmed yet", async () => {
    stripeIs(() => Promise.resolve(new Response("", { status: 500 })));
    const { html } = await open("?payment_intent=pi_paid");
    expect(html).toContain("Payment Complete");
    expect(html).toContain("still waiting for Stripe to confirm");
  });
});
