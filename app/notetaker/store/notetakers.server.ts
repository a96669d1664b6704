import { and, asc, desc, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { meetingClosures, notetakers, outbox } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import { liveStatuses } from "../status";

export async function findNotetaker(db: Db, id: string): Promise<Notetaker | null> {
  const [notetaker] = await selectNotetaker(db, id);
  return notetaker ?? null;
}

export function selectNotetaker(db: Db, id: string) {
  return db.select().from(notetakers).where(eq(notetakers.id, id));
}

/** Start times less than a day apart are one occasion, because a meeting's link is used for years. */
const occasionMs = 24 * 60 * 60_000;

export function selectAtMeeting(db: Db, meetingCode: string, startsAt: number) {
  const { id, mailboxKey, status, source } = notetakers;
  return db
    .select({ id, mailboxKey, status, source, startsAt: notetakers.startsAt })
    .from(notetakers)
    .where(
      and(
        eq(notetakers.meetingCode, meetingCode),
        gt(notetakers.startsAt, startsAt - occasionMs),
        lt(notetakers.startsAt, startsAt + occasionMs),
        inArray(notetakers.status, liveStatuses),
        isNull(notetakers.stopRequestedAt),
        isNull(notetakers.deleteRequestedAt),
      ),
    )
    .orderBy(asc(notetakers.createdAt))
    .limit(20);
}

export function selectClosure(db: Db, meetingKey: string, now: number) {
  return db
    .select({ closedUntil: meetingClosures.closedUntil })
    .from(meetingClosures)
    .where(and(eq(meetingClosures.meetingKey, meetingKey), gt(meetingClosures.closedUntil, now)));
}

export function insertNotetaker(db: Db, row: typeof notetakers.$inferInsert) {
  return db.insert(notetakers).values(row).onConflictDoNothing();
}

export function findPending(db: Db, mailboxKey: string, limit: number): Promise<Notetaker[]> {
  return db
    .select()
    .from(notetakers)
    .where(
      and(
        eq(notetakers.mailboxKey, mailboxKey),
        eq(notetakers.status, "pending_confirmation"),
        ne(notetakers.source, "unproven_invite"),
        isNull(notetakers.deleteRequestedAt),
      ),
    )
    .orderBy(desc(notetakers.createdAt))
    .limit(limit);
}

/** Returns when the mail about the lobby was enqueued, the moment the wait became known. */
export async function waitingSinceOf(db: Db, id: string): Promise<number | null> {
  const [row] = await db
    .select({ at: outbox.createdAt })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.kind, "waiting")))
    .orderBy(desc(outbox.createdAt))
    .limit(1);
  return row?.at ?? null;
}
