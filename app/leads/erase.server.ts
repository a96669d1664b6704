import { and, eq, inArray, isNotNull, or, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { leads, orders } from "~/db/schema.server";

/** What there is of a person, by ids: what they left in forms, booked and bought. */
export type Traces = {
  readonly leads: readonly string[];
  readonly orders: readonly string[];
};

/**
 * All that was left with this address, and what the same mailbox wrote in other letters: whatever has
 * the key of a row with it. `email` in lower case.
 */
export async function findByAddress(db: Db, email: string): Promise<Traces> {
  const keys = sql`(select email_key from leads where lower(email) = ${email}
    union select email_key from orders where lower(email) = ${email})`;
  const [ofLeads, ofOrders] = await db.batch([
    db
      .select({ id: leads.id })
      .from(leads)
      .where(or(eq(sql`lower(${leads.email})`, email), inArray(leads.emailKey, keys)))
      .orderBy(leads.id),
    db
      .select({ id: orders.id })
      .from(orders)
      .where(or(eq(sql`lower(${orders.email})`, email), inArray(orders.emailKey, keys)))
      .orderBy(orders.id),
  ]);
  return { leads: ofLeads.map(({ id }) => id), orders: ofOrders.map(({ id }) => id) };
}

/** A booking holds no address: it is found by the name that the calendar's provider has for its guest. */
export async function findByInvitee(db: Db, invitee: string): Promise<Traces> {
  const booked = await db
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(isNotNull(leads.booking), eq(sql`json_extract(${leads.booking}, '$.invitee')`, invitee)),
    )
    .orderBy(leads.id);
  return { leads: booked.map(({ id }) => id), orders: [] };
}

/** Nothing personal is left of these. Rejects when D1 does. */
export async function eraseTraces(db: Db, traces: Traces, now: number): Promise<void> {
  await runBatch(db, [
    ...erasingLeads(sql`select value as id from ${each(traces.leads)}`, now),
    db
      .update(orders)
      .set({ email: null, emailKey: null })
      .where(inArray(orders.id, sql`(select value from ${each(traces.orders)})`)),
  ]);
}

/**
 * The owner of a mailbox says that they asked for nothing: the lead of the mail they read goes, and all
 * others that were left with the same mailbox. Rejects when D1 does.
 */
export async function eraseDisownedLeads(
  db: Db,
  { leadId, mailboxKey }: { readonly leadId: string; readonly mailboxKey: string },
  now: number,
): Promise<void> {
  const theirs = sql`select id from leads where id = ${leadId} or email_key = ${mailboxKey}`;
  await runBatch(db, erasingLeads(theirs, now));
}

/**
 * What was still to be told of the leads goes before they do. The rows stay, so that what is counted
 * stays true; so does, as a hash elsewhere, that somebody wants no marketing mail.
 */
function erasingLeads(theirs: SQL, now: number): readonly SQL[] {
  return [
    sql`delete from outbox where state = 'pending' and subject_id in (${theirs})`,
    sql`update leads set email = null, first_name = null, last_name = null, attribution = null,
          booking = null, email_key = null, dedupe_key = id, erased_at = ${now}
        where id in (${theirs}) and erased_at is null`,
  ];
}

/** A list as one bound value: D1 takes no more than 100 in a statement. */
function each(ids: readonly string[]): SQL {
  return sql`json_each(${JSON.stringify(ids)})`;
}
