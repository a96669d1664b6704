import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "../../scripts/parts/root";
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

test("the operator's mail about both versions points to the section that sets the metadata", () => {
  const order = { id: "pi_1", versions: ["agency", "creator"], paid: "$97.00" } as const;
  const { text } = orderOperatorMail({ ...order, paidAt: "today", email: null });
  const [, file = "", title = ""] = /\(([\w./]+), “(\w+)”\)/.exec(text) ?? [];
  const section = readFileSync(`${root}${file}`, "utf8")
    .split("\n## ")
    .find((part) => part.startsWith(title));
  expect(section).toContain("[metadata][template]");
});
