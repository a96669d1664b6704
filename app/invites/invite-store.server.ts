import { and, asc, eq, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { calendarInvites as invites, webhookReceipts as receipts } from "~/db/schema.server";
import type { InviteMessage } from "~/jobs/message";
import { enqueue, enqueueForEach } from "~/jobs/outbox.server";
import type { Booking } from "./meeting-plan";

export type Invite = typeof invites.$inferSelect;

/** `nextAt` of a leased row is the end of the lease. */
const leaseMs = 60_000;

export async function findInvite(db: Db, id: string): Promise<Invite | null> {
  const [invite] = await db.select().from(invites).where(eq(invites.id, id));
  return invite ?? null;
}

export async function isReceived(db: Db, receiptId: string): Promise<boolean> {
  const rows = await db.select().from(receipts).where(eq(receipts.id, receiptId));
  return rows.length > 0;
}

/** `version`: of the row that the message was merged with; 0 for a new row. */
export type ReceivedMessage = Pick<
  Invite,
  "id" | "name" | "email" | "proof" | "plan" | "version"
> & {
  readonly receiptId: string;
  readonly reply: { readonly kind: InviteMessage; readonly variant: string | number } | null;
};

/** Stores a message with its receipt and its reply. Returns false, and stores nothing, if the row changed meanwhile. */
export async function storeMessage(db: Db, received: ReceivedMessage, now: number) {
  const { receiptId, reply, id, version, ...row } = received;
  const next = { ...row, version: version + 1, message: receiptId, receivedAt: now };
  const holdsMessage = and(
    eq(invites.id, id),
    eq(invites.version, version + 1),
    eq(invites.message, receiptId),
  );
  const rowWithMessage = db.select({ id: invites.id }).from(invites).where(holdsMessage);
  const isLeased = sql`${invites.leaseToken} is not null and ${invites.nextAt} > ${now}`;
  const [written] = await runBatch(db, [
    db
      .insert(invites)
      .values({ id, ...next, nextAt: now })
      .onConflictDoUpdate({
        target: invites.id,
        set: { ...next, nextAt: sql`case when ${isLeased} then ${invites.nextAt} else ${now} end` },
        setWhere: eq(invites.version, version),
      }),
    sql`
      insert into webhook_receipts (id, received_at)
      select ${receiptId}, ${now} where exists ${rowWithMessage}
      on conflict (id) do nothing`,
    ...(reply ? [enqueueForEach(db, invites, holdsMessage, reply, now)] : []),
  ]);
  return (written?.meta.changes ?? 0) > 0;
}

export function claimDue(db: Db, limit: number, now: number): Promise<Invite[]> {
  const due = db
    .select({ id: invites.id })
    .from(invites)
    .where(lte(invites.nextAt, now))
    .orderBy(asc(invites.nextAt))
    .limit(limit);
  return claim(db, inArray(invites.id, due), now);
}

export async function claimOne(db: Db, id: string, now: number): Promise<Invite | null> {
  const isFree = or(isNull(invites.leaseToken), lte(invites.nextAt, now));
  const [invite] = await claim(db, and(eq(invites.id, id), isFree), now);
  return invite ?? null;
}

function claim(db: Db, which: SQL | undefined, now: number): Promise<Invite[]> {
  return db
    .update(invites)
    .set({ nextAt: now + leaseMs, leaseToken: crypto.randomUUID() })
    .where(which)
    .returning();
}

type Changes = { readonly [Column in keyof Invite]?: Invite[Column] | SQL };

function updateLeased(db: Db, { id, leaseToken }: Invite, changes: Changes) {
  const isLeased = and(eq(invites.id, id), eq(invites.leaseToken, leaseToken ?? ""));
  return db.update(invites).set(changes).where(isLeased);
}

/** Stores a planned booking, or the organizer's confirmation. Returns false if the lease was lost. */
export async function noteProgress(
  db: Db,
  invite: Invite,
  progress: { readonly booking: Booking } | { readonly proof: "confirmed" },
): Promise<boolean> {
  const result = await updateLeased(db, invite, progress).run();
  return result.meta.changes > 0;
}

/** Ends the lease. Returns true if a message came in meanwhile, so that the invite is due again. */
export async function release(
  db: Db,
  invite: Invite,
  { booking, nextAt }: { booking: Booking | null; nextAt: number },
  now: number,
): Promise<boolean> {
  const [row] = await updateLeased(db, invite, {
    booking,
    nextAt: sql`case when ${invites.version} = ${invite.version} then ${nextAt} else ${now} end`,
    leaseToken: null,
  }).returning({ version: invites.version });
  return row !== undefined && row.version !== invite.version;
}

export async function enqueueRefusal(
  db: Db,
  { id }: Invite,
  { why, booking }: { readonly why: string; readonly booking: Booking },
  now: number,
): Promise<void> {
  const variant = `${why}.${booking.start.instant}`;
  await runBatch(db, enqueue(db, [{ kind: "invite_refused", subjectId: id, variant }], now));
}

export async function deleteInvite(db: Db, { id, leaseToken, version }: Invite): Promise<void> {
  const isLeased = and(eq(invites.id, id), eq(invites.leaseToken, leaseToken ?? ""));
  await db.delete(invites).where(and(isLeased, eq(invites.version, version)));
}
