import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { marker, storedLead } from "../support/lead-delivery";
import { db, outboxRows, start } from "../support/pipeline";
import { leads, orders, outbox, unsubscribes } from "~/db/schema.server";
import {
  deleteMailboxLeads,
  eraseTraces,
  findByAddress,
  findByInvitee,
} from "~/leads/erase.server";

const [confirmation, operator, webhook] = [
  "lead-confirmation",
  "lead-operator",
  "lead-webhook",
] as const;
const ada = "ada@example.test";

async function order(id: string, email: string | null, emailKey: string | null) {
  const paid = { amount: 2_700, currency: "usd", paidAt: start, createdAt: start };
  await db.insert(orders).values({ id, email, emailKey, ...paid });
}

const leadRow = async (id: string) => (await db.select().from(leads).where(eq(leads.id, id)))[0];
const eraseAddress = async (email: string) => {
  const traces = await findByAddress(db, email);
  await eraseTraces(db, traces);
  return traces;
};

test("an address finds all of its mailbox, however it was typed, and nobody else's", async () => {
  await storedLead("guide", [], { id: "a", email: "Ada@Example.test", emailKey: "ada" });
  await storedLead("members-offer", [], { id: "b", email: "a.da@example.test", emailKey: "ada" });
  await storedLead("guide", [], { id: "c", email: "bob@example.test", emailKey: "bob" });
  await storedLead("booking", [], { id: "d", email: null, emailKey: null, booking: "{}" });
  await order("pi_1", "ada+shop@example.test", "ada");
  await order("pi_2", "bob@example.test", "bob");
  await order("pi_3", null, null);
  expect(await findByAddress(db, ada)).toEqual({ leads: ["a", "b"], orders: ["pi_1"] });
  expect(await findByAddress(db, "%")).toEqual({ leads: [], orders: [] });
  expect(await findByAddress(db, "x' or 1=1 --")).toEqual({ leads: [], orders: [] });
});

test("an address that only bought finds what its mailbox left in forms", async () => {
  await storedLead("guide", [], { id: "a", email: "ada+form@example.test", emailKey: "ada" });
  await order("pi_1", ada, "ada");
  expect(await findByAddress(db, ada)).toEqual({ leads: ["a"], orders: ["pi_1"] });
});

test("the lead is gone; what was bought, and that they want no mail, is kept", async () => {
  const mine = { email: ada, emailKey: "ada", booking: `{"invitee":"${marker}"}` };
  await storedLead("members-offer", [], { id: "a", ...mine });
  await storedLead("guide", [], { id: "b", email: "bob@example.test", emailKey: "bob" });
  await order("pi_1", ada, "ada");
  await db.insert(unsubscribes).values({ emailKey: "ada", createdAt: start });
  const bob = await leadRow("b");

  await eraseAddress(ada);
  expect(await leadRow("a")).toBeUndefined();
  expect(await leadRow("b")).toEqual(bob);
  expect(await db.select().from(orders)).toMatchObject([
    { id: "pi_1", email: null, emailKey: null, amount: 2_700, paidAt: start },
  ]);
  expect(await db.select().from(unsubscribes)).toHaveLength(1);
  expect(await findByAddress(db, ada)).toEqual({ leads: [], orders: [] });
});

test("what was told or still to be told of them goes with them: who comes back is new", async () => {
  await storedLead("members-offer", [confirmation, operator, webhook], {
    ...{ id: "a", email: ada, emailKey: "ada" },
  });
  // Its id begins like the other's.
  await storedLead("guide", [operator], { id: "a1", email: "bob@example.test", emailKey: "bob" });
  const sent = eq(outbox.key, `a:${operator}`);
  await db.update(outbox).set({ state: "done" }).where(sent);

  await eraseAddress(ada);
  expect((await outboxRows()).map(({ key }) => key)).toEqual([`a1:${operator}`]);
});

test("a person with more leads than a statement takes values is erased whole", async () => {
  const ids = Array.from({ length: 130 }, (_, nth) => `lead-${nth}`);
  for (const id of ids) await storedLead("guide", [], { id, email: ada, emailKey: "ada" });
  await eraseAddress(ada);
  expect(await db.select().from(leads)).toEqual([]);
});

test("a booking is found by its guest alone", async () => {
  const guest = (name: string) => `https://api.calendly.com/scheduled_events/E1/invitees/${name}`;
  const nobody = { email: null, emailKey: null, firstName: null, lastName: null };
  for (const id of ["I1", "I2"]) {
    const booking = JSON.stringify({ page: "book", event: "E1", invitee: guest(id) });
    await storedLead("booking", [], { id, ...nobody, booking });
  }
  await storedLead("guide", [], { id: "a" });
  expect(await findByInvitee(db, guest(""))).toEqual({ leads: [], orders: [] });
  const traces = await findByInvitee(db, guest("I1"));
  expect(traces).toEqual({ leads: ["I1"], orders: [] });

  await eraseTraces(db, traces);
  const rows = await db.select().from(leads).orderBy(asc(leads.id));
  expect(rows.map(({ id }) => id)).toEqual(["I2", "a"]);
});

test("somebody who asked for nothing loses what their mailbox holds, and the lead of their mail", async () => {
  await storedLead("guide", [operator], { id: "a", emailKey: "old key" });
  await storedLead("guide", [operator], { id: "b", emailKey: "vic" });
  await storedLead("guide", [operator], { id: "c", emailKey: "bob" });
  await deleteMailboxLeads(db, { leadId: "a", mailboxKey: "vic" });
  // Once more changes nothing.
  await deleteMailboxLeads(db, { leadId: "a", mailboxKey: "vic" });
  const rows = await db.select().from(leads);
  expect(rows).toMatchObject([{ id: "c", emailKey: "bob" }]);
  expect((await outboxRows()).map(({ subjectId }) => subjectId)).toEqual(["c"]);
});

test("two statements are one transaction: where the orders cannot be erased, no lead is", async () => {
  await storedLead("guide", [], { id: "a", email: ada, emailKey: "ada" });
  await order("pi_1", ada, "ada");
  await db.run(sql`alter table orders rename column email_key to hidden`);
  const traces = { leads: ["a"], orders: ["pi_1"] };
  await expect(eraseTraces(db, traces)).rejects.toThrow(/no such column/);
  await db.run(sql`alter table orders rename column hidden to email_key`);
  expect(await leadRow("a")).toMatchObject({ email: ada });
});
