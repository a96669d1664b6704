import { asc, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { storedLead } from "../support/lead-delivery";
import { db, outboxRows, start } from "../support/pipeline";
import { leads, orders, outbox } from "~/db/schema.server";
import { deleteMailboxLeads, eraseTraces, findByAddress } from "~/leads/erase.server";

/** Proves what D1 adds to the command's own test (`scripts/ops/leads.test.ts`). */

const operator = "lead-operator";
const ada = { email: "ada@example.test", emailKey: "ada" };
const bob = { email: "bob@example.test", emailKey: "bob" };

async function order(id: string, email: string | null, emailKey: string | null) {
  const paid = { amount: 2_700, currency: "usd", paidAt: start, createdAt: start };
  await db.insert(orders).values({ id, email, emailKey, ...paid });
}

const leadIds = async () => {
  const rows = await db.select({ id: leads.id }).from(leads).orderBy(asc(leads.id));
  return rows.map(({ id }) => id);
};

test("an address finds the leads and orders of its mailbox alone, however it was typed", async () => {
  await storedLead("guide", [], { ...ada, id: "a", email: "Ada@Example.test" });
  await storedLead("members-offer", [], { ...ada, id: "b", email: "a.da+form@example.test" });
  await storedLead("guide", [], { ...bob, id: "c" });
  await order("pi_1", "ada+shop@example.test", "ada");
  await order("pi_2", bob.email, bob.emailKey);
  await order("pi_3", null, null);
  const found = { leads: ["a", "b"], orders: ["pi_1"] };
  expect(await findByAddress(db, ada.email)).toEqual(found);
  expect(await findByAddress(db, "ada+shop@example.test"), "an address from an order").toEqual(
    found,
  );
  expect(await findByAddress(db, "%")).toEqual({ leads: [], orders: [] });
});

test("130 leads, more than D1 binds values, are deleted with their messages", async () => {
  for (let nth = 0; nth < 130; nth += 1) {
    await storedLead("guide", nth === 0 ? [operator] : [], { ...ada, id: `lead-${nth}` });
  }
  // "lead-1x" begins like "lead-1", which is deleted.
  await storedLead("guide", [operator], { ...bob, id: "lead-1x" });
  await db.update(outbox).set({ state: "done" });
  await eraseTraces(db, await findByAddress(db, ada.email));
  expect(await leadIds()).toEqual(["lead-1x"]);
  expect((await outboxRows()).map(({ key }) => key)).toEqual([`lead-1x:${operator}`]);
});

test("“This wasn't me” deletes the mailbox's leads and the lead of the mail, also when repeated", async () => {
  for (const [id, emailKey] of Object.entries({ a: "old key", b: "vic", c: "bob" })) {
    await storedLead("guide", [operator], { id, emailKey });
  }
  for (let time = 0; time < 2; time += 1) {
    await deleteMailboxLeads(db, { leadId: "a", mailboxKey: "vic" });
  }
  expect(await leadIds()).toEqual(["c"]);
  expect((await outboxRows()).map(({ subjectId }) => subjectId)).toEqual(["c"]);
});

test("if the orders cannot be emptied, no lead is deleted either", async () => {
  await storedLead("guide", [], { ...ada, id: "a" });
  await order("pi_1", ada.email, ada.emailKey);
  await db.run(sql`alter table orders rename column email_key to hidden`);
  const traces = { leads: ["a"], orders: ["pi_1"] };
  await expect(eraseTraces(db, traces)).rejects.toThrow(/no such column/);
  await db.run(sql`alter table orders rename column hidden to email_key`);
  expect(await leadIds()).toEqual(["a"]);
});
