import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { accessTokens, notetakerNotes, notetakers, outbox } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import { forgetAt } from "../schedule";
import { type Change, type Changes, move, release } from "./moves.server";

/** Sent after the data is gone; no other message is still true then. */
const lastMails = ["deleted", "opted_out"];

/** The counter of automated tasks needs nothing of what is erased. */
const keptKinds = ["count", ...lastMails];

/** The address, and the zone in which its owner reads times, stay until the last mail is out. */
const erased = {
  ...{ name: null, mailboxKey: null, meetingCode: null, wallDate: null, wallTime: null },
  ...{ recordingId: null, speakerNames: null },
} as const satisfies Changes;

const erasedAddress = { email: null, timezone: null } as const satisfies Changes;

/**
 * The end of a notetaker's data here: everything personal is gone; the row stays, so that old links can say
 * why they lead nowhere. A person who had a recording, or asked for the deletion, gets a receipt; the step
 * `forget` follows. Fenced by the lease.
 */
export async function erase(
  db: Db,
  notetaker: Notetaker,
  now: number,
  also: NonNullable<Change["also"]>,
): Promise<boolean> {
  const { id, reason, recordingId, deleteRequestedAt } = notetaker;
  // What a participant asked for has its own mail.
  const isTold = reason !== "opted_out" && (recordingId !== null || deleteRequestedAt !== null);
  const changes = { ...erased, nextStep: "forget", nextAt: forgetAt(now), deletedAt: now } as const;
  return move(db, notetaker, "deleted", changes, now, {
    notify: isTold ? [{ kind: "deleted" }] : [],
    also: (isErased) => {
      const isGone = sql`exists ${db.select({ id: notetakers.id }).from(notetakers).where(isErased)}`;
      const messages = and(eq(outbox.subjectId, id), notInArray(outbox.kind, keptKinds));
      const share = and(eq(accessTokens.notetakerId, id), eq(accessTokens.kind, "share"));
      return [
        db.delete(outbox).where(and(messages, isGone)),
        db.delete(notetakerNotes).where(and(eq(notetakerNotes.notetakerId, id), isGone)),
        db.delete(accessTokens).where(and(share, isGone)),
        // Nobody is to be told: the address goes with the rest.
        db
          .update(notetakers)
          .set(erasedAddress)
          .where(and(isErased, sql`not exists ${pendingLastMail(db, id)}`)),
        ...also(isErased),
      ];
    },
  });
}

function pendingLastMail(db: Db, id: string, except: string | null = null) {
  const kinds = lastMails.filter((kind) => kind !== except);
  return db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.subjectId, id), eq(outbox.state, "pending"), inArray(outbox.kind, kinds)));
}

/** A last mail of this kind has ended: the address goes, unless another one is still to be sent. */
export async function forgetAddressAfter(db: Db, id: string, kind: string): Promise<void> {
  const isLast = sql`not exists ${pendingLastMail(db, id, kind)}`;
  await db
    .update(notetakers)
    .set(erasedAddress)
    .where(and(eq(notetakers.id, id), eq(notetakers.status, "deleted"), isLast));
}

/** A day after the end no address is left, whatever became of its last mail. Fenced by the lease. */
export async function forgetAddress(db: Db, notetaker: Notetaker, now: number): Promise<void> {
  const changes = { ...erasedAddress, nextStep: null, nextAt: null, attempts: 0 } as const;
  await release(db, notetaker, changes, now);
}
