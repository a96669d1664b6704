import { asc, sql } from "drizzle-orm";
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

const operator = "lead-operator";
const ada = { email: "ada@example.test", emailKey: "ada" };
const bob = { email: "bob@example.test", emailKey: "bob" };
const nobody = { email: null, emailKey: null, firstName: null, lastName: null };
const event = "https://api.calendly.com/scheduled_events/E1";
const booking = (guest: string) => ({ page: "book", event, invitee: `${event}/invitees/${guest}` });

async function order(id: string, email: string | null, emailKey: string | null) {
  const paid = { amount: 2_700, currency: "usd", paidAt: start, createdAt: start };
  await db.insert(orders).values({ id, email, emailKey, ...paid });
}

const leadRows = () => db.select().from(leads).orderBy(asc(leads.id));
const leadIds = async () => (await leadRows()).map(({ id }) => id);

test("an address finds its mailbox, however it was typed, and what that bought, and nobody else's", async () => {
  await storedLead("guide", [], { ...ada, id: "a", email: "Ada@Example.test" });
  await storedLead("members-offer", [], { ...ada, id: "b", email: "a.da+form@example.test" });
  await storedLead("guide", [], { ...bob, id: "c" });
  await storedLead("booking", [], { ...nobody, id: "d", booking: booking("I1") });
  await order("pi_1", "ada+shop@example.test", "ada");
  await order("pi_2", bob.email, bob.emailKey);
  await order("pi_3", null, null);
  const found = { leads: ["a", "b"], orders: ["pi_1"] };
  expect(await findByAddress(db, ada.email)).toEqual(found);
  expect(await findByAddress(db, "ada+shop@example.test"), "who only bought").toEqual(found);
  for (const other of ["%", "x' or 1=1 --"]) {
    expect(await findByAddress(db, other)).toEqual({ leads: [], orders: [] });
  }
});

test("leads go with their messages, so who comes back is new; payments and unsubscribes stay", async () => {
  await storedLead("members-offer", ["lead-confirmation", operator, "lead-webhook"], {
    ...{ ...ada, id: "a", booking: booking(marker) },
  });
  // Its id begins like the other's.
  await storedLead("guide", [operator], { ...bob, id: "a1" });
  await db.update(outbox).set({ state: "done" });
  await order("pi_1", ada.email, ada.emailKey);
  await db.insert(unsubscribes).values({ emailKey: "ada", createdAt: start });
  const [, before] = await leadRows();

  await eraseTraces(db, await findByAddress(db, ada.email));
  expect(await leadRows()).toEqual([before]);
  expect((await outboxRows()).map(({ key }) => key)).toEqual([`a1:${operator}`]);
  expect(await db.select().from(orders)).toMatchObject([
    { id: "pi_1", email: null, emailKey: null, amount: 2_700, paidAt: start },
  ]);
  expect(await db.select().from(unsubscribes)).toHaveLength(1);
  expect(await findByAddress(db, ada.email)).toEqual({ leads: [], orders: [] });
});

test("a person with more leads than a statement takes values is erased whole", async () => {
  for (let nth = 0; nth < 130; nth += 1) {
    await storedLead("guide", [], { ...ada, id: `lead-${nth}` });
  }
  await eraseTraces(db, await findByAddress(db, ada.email));
  expect(await leadIds()).toEqual([]);
});

test("a booking is found by its guest alone", async () => {
  for (const id of ["I1", "I2"]) {
    await storedLead("booking", [], { id, ...nobody, booking: booking(id) });
  }
  await storedLead("guide", [], { id: "a" });
  expect(await findByInvitee(db, `${event}/invitees/`)).toEqual({ leads: [], orders: [] });
  await eraseTraces(db, await findByInvitee(db, booking("I1").invitee));
  expect(await leadIds()).toEqual(["I2", "a"]);
});

test("“This wasn't me” deletes what the mailbox holds, and the lead of the mail, once or twice", async () => {
  for (const [id, emailKey] of [
    ["a", "old key"],
    ["b", "vic"],
    ["c", "bob"],
  ] as const) {
    await storedLead("guide", [operator], { id, emailKey });
  }
  for (let time = 0; time < 2; time += 1) {
    await deleteMailboxLeads(db, { leadId: "a", mailboxKey: "vic" });
  }
  expect(await leadIds()).toEqual(["c"]);
  expect((await outboxRows()).map(({ subjectId }) => subjectId)).toEqual(["c"]);
});

test("an erasure is one transaction: where the orders cannot be emptied, no lead is deleted", async () => {
  await storedLead("guide", [], { ...ada, id: "a" });
  await order("pi_1", ada.email, ada.emailKey);
  await db.run(sql`alter table orders rename column email_key to hidden`);
  const traces = { leads: ["a"], orders: ["pi_1"] };
  await expect(eraseTraces(db, traces)).rejects.toThrow(/no such column/);
  await db.run(sql`alter table orders rename column hidden to email_key`);
  expect(await leadIds()).toEqual(["a"]);
});
