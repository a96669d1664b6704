import { expect, test } from "vitest";
import { orderOperatorMail, orderTemplateMail } from "./order-mails";

test("the operator's mail has the order's facts, and a link to the payment", () => {
  const order = {
    id: "pi_1",
    versions: ["agency"],
    paid: "$97.00",
    paidAt: "November 21, 2026, 9:00 AM",
    email: "ada@example.test",
  } as const;
  const { text, html } = orderOperatorMail(order);
  for (const fact of [order.id, order.paid, order.paidAt, order.email])
    expect(text).toContain(fact);
  expect(html).toContain(`https://dashboard.stripe.com/payments/${order.id}`);
  expect(orderOperatorMail({ ...order, email: null }).text).not.toContain(order.email);
});

test("the buyer's mail explains two versions, but not one", () => {
  const why = "The amount you paid matches both versions";
  type Versions = Parameters<typeof orderTemplateMail>[0]["versions"];
  const textOf = (versions: Versions) => orderTemplateMail({ versions, paid: "$97.00" }).text;
  expect(textOf(["agency", "creator"])).toContain(why);
  expect(textOf(["agency"])).not.toContain(why);
});
