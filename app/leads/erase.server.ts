import { eq, inArray, or, sql, type SQL } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { Db } from "~/db/client.server";
import { personalNulls } from "~/db/personal.server";
import { leads, orders, outbox } from "~/db/schema.server";

export type Traces = {
  readonly leads: readonly string[];
  readonly orders: readonly string[];
};

/** Finds the leads and orders with this address (lower case) or of the same mailbox. */
export async function findByAddress(db: Db, email: string): Promise<Traces> {
  const hasLeadAddress = eq(sql`lower(${leads.email})`, email);
  const hasOrderAddress = eq(sql`lower(${orders.email})`, email);
  const keys = union(
    db.select({ key: leads.emailKey }).from(leads).where(hasLeadAddress),
    db.select({ key: orders.emailKey }).from(orders).where(hasOrderAddress),
  );
  const [foundLeads, foundOrders] = await db.batch([
    db
      .select({ id: leads.id })
      .from(leads)
      .where(or(hasLeadAddress, inArray(leads.emailKey, keys)))
      .orderBy(leads.id),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(or(hasOrderAddress, inArray(orders.emailKey, keys)))
      .orderBy(orders.id),
  ]);
  return { leads: foundLeads.map(({ id }) => id), orders: foundOrders.map(({ id }) => id) };
}

/** Finds a booking, which holds no address, by the scheduling provider's link to its guest. */
export async function findByInvitee(db: Db, invitee: string): Promise<Traces> {
  const booked = await db
    .select({ id: leads.id })
    .from(leads)
    .where(eq(sql`json_extract(${leads.booking}, '$.invitee')`, invitee))
    .orderBy(leads.id);
  return { leads: booked.map(({ id }) => id), orders: [] };
}

/** Deletes the leads, and empties the personal columns of the orders; amounts are kept. Rejects when D1 does. */
export async function eraseTraces(db: Db, traces: Traces): Promise<void> {
  // Binds all ids as one value: D1 takes at most 100 values.
  const [leadIds, orderIds] = [JSON.stringify(traces.leads), JSON.stringify(traces.orders)];
  await db.batch([
    ...deletions(db, sql`${leads.id} in (select value from json_each(${leadIds}))`),
    db
      .update(orders)
      .set(personalNulls(orders))
      .where(sql`${orders.id} in (select value from json_each(${orderIds}))`),
  ]);
}

/** Deletes all leads of a mailbox whose owner said "This wasn't me", and the lead whose mail had that link. */
export async function deleteMailboxLeads(
  db: Db,
  { leadId, mailboxKey }: { readonly leadId: string; readonly mailboxKey: string },
): Promise<void> {
  await db.batch(deletions(db, or(eq(leads.id, leadId), eq(leads.emailKey, mailboxKey))));
}

/** Deletes leads and their messages: a lead that comes again has the same id and would get the old messages. */
function deletions(db: Db, isDeleted: SQL | undefined) {
  const ids = db.select({ id: leads.id }).from(leads).where(isDeleted);
  return [
    db.delete(outbox).where(inArray(outbox.subjectId, ids)),
    db.delete(leads).where(isDeleted),
  ] as const;
}
