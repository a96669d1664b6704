import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { type Db, runBatch, type Statement } from "~/db/client.server";
import { personalNulls } from "~/db/personal.server";
import {
  accessTokens,
  meetingClosures,
  notetakerNotes,
  notetakers,
  outbox,
} from "~/db/schema.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { forgetAt } from "../schedule";
import { inMeetingStatuses, sourcesOf } from "../status";
import { applyChange, type Changes, dueFor, move, release } from "./moves.server";
import { deleteShareToken } from "./tokens.server";

function deletionChanges(now: number): Changes {
  return {
    ...dueFor("purge", now),
    status: sql`iif(${inArray(notetakers.status, sourcesOf.cancelled)}, 'cancelled', ${notetakers.status})`,
    deleteRequestedAt: now,
    endedAt: sql`coalesce(${notetakers.endedAt}, ${now})`,
  };
}

const isDeletable = and(
  isNull(notetakers.deleteRequestedAt),
  notInArray(notetakers.status, ["quarantined", "deleted"]),
);

/** Makes the deletion due and ends the share link. Returns false if a deletion was requested before. */
export function storeDeletion(db: Db, id: string, now: number): Promise<boolean> {
  const also = () => [deleteShareToken(db, id)];
  return applyChange(db, id, isDeletable, { set: deletionChanges(now), also }, now);
}

export type Objection = {
  readonly meetingCode: string;
  readonly meetingKey: string;
  readonly closedUntil: number;
};

/**
 * Requests the deletion of every notetaker that was in the meeting, cancels every notetaker that is yet to come and
 * mails the owners. `objection` is null if the meeting is long over: then only this notetaker is deleted.
 */
export async function storeObjection(
  db: Db,
  { id, startsAt, endedAt }: Notetaker,
  objection: Objection | null,
  now: number,
): Promise<{ readonly toPurge: readonly string[]; readonly toRemove: readonly string[] }> {
  const changeId = crypto.randomUUID();
  const isChanged = eq(notetakers.changeId, changeId);
  const stamp = { changeId, reason: "opted_out", updatedAt: now } as const;
  const isOfMeeting = objection ? eq(notetakers.meetingCode, objection.meetingCode) : sql`false`;
  const wasThere = and(
    isOfMeeting,
    inArray(notetakers.status, statusesSinceJoining),
    // Both notetakers were in the meeting for some time together. Without an end, a notetaker is still there.
    lt(notetakers.startsAt, endedAt ?? now),
    sql`coalesce(${notetakers.endedAt}, ${now}) > ${startsAt}`,
  );
  const willCome = and(
    isOfMeeting,
    inArray(notetakers.status, ["requested", "scheduled"]),
    lt(notetakers.startsAt, objection?.closedUntil ?? 0),
    isNull(notetakers.deleteRequestedAt),
  );
  const isNotified = and(
    isNull(notetakers.cancelledAt),
    ne(notetakers.status, "pending_confirmation"),
  );
  const changed = db.select({ id: notetakers.id }).from(notetakers).where(isChanged);
  const statements: Statement[] = [
    db
      .update(notetakers)
      .set({ ...deletionChanges(now), ...stamp })
      .where(and(isDeletable, or(eq(notetakers.id, id), wasThere)))
      .returning({ id: notetakers.id }),
    db
      .update(notetakers)
      .set({ ...dueFor("remove", now), ...stamp, status: "cancelled", endedAt: now })
      .where(willCome)
      .returning({ id: notetakers.id }),
    enqueueForEach(db, notetakers, and(isChanged, isNotified), { kind: "opted_out" }, now),
    db
      .delete(accessTokens)
      .where(and(eq(accessTokens.kind, "share"), inArray(accessTokens.notetakerId, changed))),
  ];
  if (objection !== null) statements.push(closeMeeting(db, objection));
  const [deletions, cancellations] = await runBatch(db, statements);
  return { toPurge: idsIn(deletions), toRemove: idsIn(cancellations) };
}

function closeMeeting(db: Db, { meetingKey, closedUntil }: Objection) {
  const latest = sql`max(${meetingClosures.closedUntil}, ${closedUntil})`;
  return db
    .insert(meetingClosures)
    .values({ meetingKey, closedUntil })
    .onConflictDoUpdate({ target: meetingClosures.meetingKey, set: { closedUntil: latest } });
}

const statusesSinceJoining = [...inMeetingStatuses, "processing", "ready", "delivered"] as const;

function idsIn(result: D1Result | undefined): string[] {
  return ((result?.results ?? []) as readonly { readonly id: string }[]).map(({ id }) => id);
}

/** Kinds of mail that are sent after the erasure. Every message but these and `count` is obsolete by then. */
const lastMails = ["deleted", "opted_out"];

const remainingKinds = ["count", ...lastMails];

/** The address and the time zone stay until the last mail is sent. */
const erased = personalNulls(notetakers, ["email", "timezone"]);

const erasedAddress = { email: null, timezone: null } as const satisfies Changes;

/** Erases the personal data. The row stays, so that old links can say why they lead nowhere. */
export async function erase(db: Db, notetaker: Notetaker, now: number): Promise<boolean> {
  const { id, reason, recordingId, deleteRequestedAt } = notetaker;
  // An objection has its own mail.
  const isNotified = reason !== "opted_out" && (recordingId !== null || deleteRequestedAt !== null);
  const changes = { ...erased, nextStep: "forget", nextAt: forgetAt(now), deletedAt: now } as const;
  return move(db, notetaker, "deleted", changes, now, {
    notify: isNotified ? [{ kind: "deleted" }] : [],
    also: (isErased) => {
      const erasedRow = db.select({ id: notetakers.id }).from(notetakers).where(isErased);
      const wasErased = sql`exists ${erasedRow}`;
      const isObsolete = and(eq(outbox.subjectId, id), notInArray(outbox.kind, remainingKinds));
      return [
        db.delete(outbox).where(and(isObsolete, wasErased)),
        db.delete(notetakerNotes).where(and(eq(notetakerNotes.notetakerId, id), wasErased)),
        deleteShareToken(db, id, wasErased),
        eraseAddress(db, id, isErased),
      ];
    },
  });
}

/** Erases the address unless a last mail is pending. Ignores `finishedKind`: its handler runs while it is pending. */
function eraseAddress(db: Db, id: string, condition: SQL, finishedKind: string | null = null) {
  const kinds = lastMails.filter((kind) => kind !== finishedKind);
  const isLastMail = and(eq(outbox.subjectId, id), inArray(outbox.kind, kinds));
  const unsent = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(isLastMail, eq(outbox.state, "pending")));
  return db
    .update(notetakers)
    .set(erasedAddress)
    .where(and(eq(notetakers.id, id), condition, sql`not exists ${unsent}`));
}

/** Erases the address after a last mail of this kind, unless another last mail is still to be sent. */
export async function forgetAddressAfter(db: Db, id: string, kind: string): Promise<void> {
  await eraseAddress(db, id, eq(notetakers.status, "deleted"), kind);
}

/** Erases the address a day after the erasure, even if the last mail was not sent. */
export async function forgetAddress({ db, clock }: World, notetaker: Notetaker): Promise<void> {
  const changes = { ...erasedAddress, nextStep: null, nextAt: null, attempts: 0 } as const;
  await release(db, notetaker, changes, clock());
}
