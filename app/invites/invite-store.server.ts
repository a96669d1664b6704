import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import {
  calendarInvites as invites,
  webhookReceipts as receipts,
  type proofs,
} from "~/db/schema.server";
import type { InviteMessage } from "~/jobs/message";
import { enqueue, enqueueForEach } from "~/jobs/outbox.server";
import { readBooking, readPlan, type Booking, type Plan } from "./meeting-plan";

export type Invite = Omit<typeof invites.$inferSelect, "plan" | "booking"> & {
  readonly plan: Plan;
  readonly booking: Booking | null;
};

/** Longer than the few calls of one settling, so that a lease outlives its work. */
const leaseMs = 60_000;

export async function findInvite(db: Db, id: string): Promise<Invite | null> {
  const [row] = await db.select().from(invites).where(eq(invites.id, id));
  return row ? toInvite(row) : null;
}

function toInvite(row: typeof invites.$inferSelect): Invite {
  return { ...row, plan: readPlan(row.plan), booking: readBooking(row.booking) };
}

export async function isReceived(db: Db, receiptId: string): Promise<boolean> {
  const rows = await db.select().from(receipts).where(eq(receipts.id, receiptId));
  return rows.length > 0;
}

export type Heard = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly proof: (typeof proofs)[number];
  readonly plan: Plan;
  /** Of the row that `plan` was made from; 0 when there was none. */
  readonly version: number;
  readonly receiptId: string;
  /** A mail to send back, filed once for each variant. */
  readonly reply: { readonly kind: InviteMessage; readonly variant: string | number } | null;
};

/**
 * Stores what a message changed together with its receipt, in one transaction: both are there, or the
 * message is as if it had never come. False when another message changed the row meanwhile, or this one
 * is known; nothing was written then.
 */
export async function storeHeard(db: Db, heard: Heard, now: number): Promise<boolean> {
  const { id, name, email, proof, version, receiptId, reply } = heard;
  const plan = JSON.stringify(heard.plan);
  const isStored = and(
    eq(invites.id, id),
    eq(invites.version, version + 1),
    eq(invites.message, receiptId),
  );
  const stored = db.select({ id: invites.id }).from(invites).where(isStored);
  const [written] = await runBatch(db, [
    sql`
      insert into calendar_invites
        (id, name, email, proof, plan, version, message, heard_at, next_at)
      select ${id}, ${name}, ${email}, ${proof}, ${plan}, ${version + 1}, ${receiptId}, ${now}, ${now}
      where not exists (select 1 from webhook_receipts where id = ${receiptId})
        and (${version} = 0 or exists (select 1 from calendar_invites where id = ${id}))
      on conflict (id) do update set
        name = excluded.name, email = excluded.email, proof = excluded.proof, plan = excluded.plan,
        version = excluded.version, message = excluded.message, heard_at = excluded.heard_at,
        next_at = case when lease_token is not null and next_at > ${now} then next_at else ${now} end
      where calendar_invites.version = ${version}`,
    sql`
      insert into webhook_receipts (id, received_at)
      select ${receiptId}, ${now} where exists ${stored}
      on conflict (id) do nothing`,
    ...(reply ? [enqueueForEach(db, invites, isStored, reply, now)] : []),
  ]);
  return (written?.meta.changes ?? 0) > 0;
}

/** Takes up to `limit` due invites, the longest due first; the lease ends by itself. */
export function claimDue(db: Db, limit: number, now: number): Promise<Invite[]> {
  const due = db
    .select({ id: invites.id })
    .from(invites)
    .where(lte(invites.nextAt, now))
    .orderBy(asc(invites.nextAt))
    .limit(limit);
  return claim(db, inArray(invites.id, due), now);
}

/** The same for one, due or not; null when somebody else is at it, or it is gone. */
export async function claimOne(db: Db, id: string, now: number): Promise<Invite | null> {
  const isFree = or(isNull(invites.leaseToken), lte(invites.nextAt, now));
  const [invite] = await claim(db, and(eq(invites.id, id), isFree), now);
  return invite ?? null;
}

async function claim(db: Db, which: SQL | undefined, now: number): Promise<Invite[]> {
  const rows = await db
    .update(invites)
    .set({ nextAt: now + leaseMs, leaseToken: crypto.randomUUID() })
    .where(which)
    .returning();
  return rows.map(toInvite);
}

/** Writes down what is about to be booked, so that whoever comes after us asks for the same. Fenced. */
export async function noteBooking(db: Db, invite: Invite, booking: Booking): Promise<boolean> {
  const result = await db
    .update(invites)
    .set({ booking: JSON.stringify(booking) })
    .where(and(eq(invites.id, invite.id), eq(invites.leaseToken, invite.leaseToken ?? "")))
    .run();
  return result.meta.changes > 0;
}

/** Whoever was asked said that the invite is theirs: its later meetings need no question. Fenced. */
export async function noteConfirmed(db: Db, invite: Invite): Promise<boolean> {
  const result = await db
    .update(invites)
    .set({ proof: "confirmed" })
    .where(and(eq(invites.id, invite.id), eq(invites.leaseToken, invite.leaseToken ?? "")))
    .run();
  return result.meta.changes > 0;
}

/** Puts an invite back. Answers whether a message came in meanwhile, so that it is due again at once. */
export async function release(
  db: Db,
  invite: Invite,
  { booking, nextAt }: { booking: Booking | null; nextAt: number },
  now: number,
): Promise<{ overtaken: boolean }> {
  const [row] = await db
    .update(invites)
    .set({
      booking: booking && JSON.stringify(booking),
      nextAt: sql`case when ${invites.version} = ${invite.version} then ${nextAt} else ${now} end`,
      leaseToken: null,
    })
    .where(and(eq(invites.id, invite.id), eq(invites.leaseToken, invite.leaseToken ?? "")))
    .returning({ version: invites.version });
  return { overtaken: row !== undefined && row.version !== invite.version };
}

/** Files what the organiser is told of a meeting that could not be booked, once for each and each reason. */
export async function fileRefusal(
  db: Db,
  { id }: Invite,
  { why, booking }: { readonly why: string; readonly booking: Booking },
  now: number,
): Promise<void> {
  const variant = `${why}.${booking.start.instant}`;
  await runBatch(db, enqueue(db, [{ kind: "invite_refused", subjectId: id, variant }], now));
}

/** The end of an invite: nothing of it is kept. Not if a message came in meanwhile. */
export async function erase(db: Db, invite: Invite): Promise<void> {
  await db
    .delete(invites)
    .where(
      and(
        eq(invites.id, invite.id),
        eq(invites.leaseToken, invite.leaseToken ?? ""),
        eq(invites.version, invite.version),
      ),
    );
}
