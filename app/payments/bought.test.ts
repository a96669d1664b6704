import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../tests/support/any-text";
import { cases } from "../../tests/support/cases";
import { moneyText, readReference, referenceIn, versionsBought } from "./bought";
import { readEvent, readSession } from "./stripe-objects.server";

test.each([
  [2_700, "usd", null, ["creator"]],
  [29_700, "usd", null, ["agency"]],
  // The price of one version without a promo code, and of the other with its code: both are sent.
  [9_700, "usd", null, ["agency", "creator"]],
  [9_700, "usd", "agency", ["agency"]],
  [1, "eur", "creator", ["creator"]],
  [9_700, "usd", " Agency\n", ["agency"]],
  [2_700, "usd", "  ", ["creator"]],
  [2_700, "usd", "something else", []],
  [2_700, "usd", "toString", []],
  [2_700, "eur", null, []],
  [2_701, "usd", null, []],
  [27, "usd", null, []],
  [0, "usd", null, []],
])("%d %s with the metadata %s buys %j", (amount, currency, template, versions) => {
  expect(versionsBought({ amount, currency, template })).toEqual(versions);
});

test.each([
  ["usd", "$27.00"],
  ["jpy", "¥2,700"],
  ["ISK", "ISK 27.00"],
  ["ugx", "UGX 27.00"],
  ["huf", "HUF 27.00"],
  ["kwd", "KWD 2.700"],
  ["!!!", "2700 !!! (smallest unit)"],
])("2700 of the smallest unit of %s are %s", (currency, text) => {
  expect(moneyText({ amount: 2_700, currency }).replace("\u00a0", " ")).toBe(text);
});

test("a checkout without a customer counts as paid", () => {
  const intent = { id: "pi_1", status: "succeeded", amount: 2_700, currency: "usd", created: 1 };
  for (const customer_details of [undefined, null, {}])
    expect(readSession({ payment_intent: intent, customer_details })).toMatchObject({
      id: "pi_1",
      status: "paid",
      email: null,
    });
});

test.each([
  ["no_payment_required", "complete", "cs_1"],
  ["no_payment_required", "open", undefined],
  ["paid", "complete", undefined],
])(
  "the event of a checkout that is %s and %s is about the payment %s",
  (payment_status, status, id) => {
    const object = { id: "cs_1", status, payment_status, amount_subtotal: 2_700, currency: "usd" };
    const event = { id: "evt_1", type: "checkout.session.completed", data: { object } };
    const body = JSON.stringify({ ...event, data: { object: { ...object, created: 1 } } });
    expect(readEvent(new TextEncoder().encode(body))?.payment?.id).toBe(id);
  },
);

test("no generated event makes the reader throw, or changes an object's prototype", () => {
  const object = { id: "pi_1", amount: 2_700, currency: "usd", status: "succeeded", created: 1 };
  const real = { id: "evt_1", type: "payment_intent.succeeded", data: { object } };
  const value = fc.jsonValue({ maxDepth: 3 });
  const changed = (...names: string[]) =>
    fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 2 });
  const text = fc.oneof(
    changed("id", "type", "data", "object", "__proto__").map((one) => ({ ...real, ...one })),
    changed("id", "amount", "currency", "status", "metadata", "latest_charge").map((one) => ({
      ...real,
      data: { object: { ...object, ...one } },
    })),
    value,
  );
  const bytes = fc.oneof(
    text.map((event) => JSON.stringify(event)),
    anyText(),
  );
  fc.assert(
    fc.property(bytes, (body) => void readEvent(new TextEncoder().encode(body))),
    { numRuns: cases(60, 2_000) },
  );
  expect(({} as Record<string, unknown>)["id"]).toBeUndefined();
});

test("only text that looks like one of Stripe's ids is a reference", () => {
  for (const id of ["pi_3Mtw", "pi_sample_paid", "cs_test_a1"]) expect(readReference(id)).toBe(id);
  const others = [
    "",
    "pi_",
    "PI_a",
    "pi_a b",
    "pi_a/../x",
    "pi_a\n",
    "ch_a",
    `pi_${"a".repeat(251)}`,
  ];
  for (const text of [...others, null, 1, {}]) expect(readReference(text)).toBeNull();
});

test.each([
  ["payment_intent=pi_1&redirect_status=succeeded", "pi_1"],
  ["session_id=cs_1", "cs_1"],
  ["payment_intent=&session_id=cs_1", "cs_1"],
  ["payment_intent=", null],
  ["x=1", null],
])("the query %s names the payment %s", (query, reference) => {
  expect(referenceIn(new URLSearchParams(query))).toBe(reference);
});
