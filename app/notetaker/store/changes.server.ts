import { and, eq, inArray, isNull, lt, ne, notInArray, or, sql, type SQL } from "drizzle-orm";
import { addCount, type Counted } from "~/abuse/counts.server";
import { type Db, runBatch } from "~/db/client.server";
import { accessTokens, meetingClosures, notetakers } from "~/db/schema.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { Notetaker } from "../notetaker";
import { inMeetingStatuses, liveStatuses, restartableStatuses, type Status } from "../status";
import { applyChange, type Changes, logMove, movedTo, type Notification } from "./moves.server";
import { deleteShareToken, insertShareToken, newShareLink } from "./tokens.server";

/**
 * Changes that people make, each one transaction. Each repeats in SQL what it was decided on, so that
 * false means: something was faster, nothing was written, read again.
 */

/** Condition: nobody has changed it since it was read, and its data is still there. */
function isAsRead({ sequence, revision }: Notetaker): SQL | undefined {
  return and(
    eq(notetakers.sequence, sequence),
    eq(notetakers.revision, revision),
    isNull(notetakers.cancelledAt),
    isNull(notetakers.deleteRequestedAt),
    sql`${notetakers.email} is not null and ${notetakers.meetingCode} is not null`,
  );
}

/** What a person's change does to the work under way: that work is void. */
const overruled = { leaseToken: null, attempts: 0, lastError: null } as const satisfies Changes;

export async function storeCancel(db: Db, notetaker: Notetaker, now: number): Promise<boolean> {
  const sequence = notetaker.sequence + 1;
  const isMade = await applyChange(
    db,
    notetaker.id,
    {
      set: {
        ...overruled,
        ...{ status: "cancelled", cancelledAt: now, endedAt: now, sequence },
        ...{ nextStep: "remove", nextAt: now },
      },
      where: and(isAsRead(notetaker), inArray(notetakers.status, restartableStatuses)),
      notify: [{ kind: "cancelled", variant: sequence }],
    },
    now,
  );
  if (isMade) logMove(notetaker.id, "cancelled");
  return isMade;
}

/** The bot is to leave the meeting; what it recorded until then is kept. */
export function storeStop(db: Db, { id }: Notetaker, now: number): Promise<boolean> {
  return applyChange(
    db,
    id,
    {
      set: { ...overruled, stopRequestedAt: now, nextStep: "poll", nextAt: now },
      where: and(
        inArray(notetakers.status, inMeetingStatuses),
        isNull(notetakers.stopRequestedAt),
        isNull(notetakers.deleteRequestedAt),
      ),
    },
    now,
  );
}

/** Where and when a meeting takes place. */
export type Destination = Pick<Notetaker, "startsAt" | "wallDate" | "wallTime" | "timezone"> & {
  readonly meetingCode: string;
};

/**
 * The meeting moves: the notetaker starts again there at `requested`, and its bot becomes the former one.
 * `counted` are the limits that the move counts against.
 */
export async function storeReschedule(
  db: Db,
  notetaker: Notetaker,
  to: Destination,
  { notify, counted }: { notify: readonly Notification[]; counted: readonly Counted[] },
  now: number,
): Promise<boolean> {
  const isMade = await applyChange(
    db,
    notetaker.id,
    {
      set: {
        ...overruled,
        ...to,
        ...{ status: "requested", reason: null, scheduled: true, stopRequestedAt: null },
        ...{ sequence: notetaker.sequence + 1, nextStep: "dispatch", nextAt: now },
        ...newRevision(notetaker),
      },
      where: and(isAsRead(notetaker), inArray(notetakers.status, restartableStatuses)),
      notify,
      also: () => counted.map((one) => addCount(db, one, now)),
    },
    now,
  );
  if (isMade) log({ event: "notetaker.rescheduled", notetakerId: notetaker.id });
  return isMade;
}

function newRevision({ revision }: Notetaker): Changes {
  return {
    revision: revision + 1,
    formerBotId: sql`coalesce(${notetakers.botId}, ${notetakers.formerBotId})`,
    botId: null,
  };
}

/** The provider passed its bot over: another is to be made, once that one is removed. Fenced by the lease. */
export async function resendBot(db: Db, notetaker: Notetaker, now: number): Promise<boolean> {
  const { id, leaseToken } = notetaker;
  const isMade = await applyChange(
    db,
    id,
    {
      set: {
        ...{ status: "requested", nextStep: "dispatch", nextAt: now },
        ...{ leaseToken: null, attempts: 0, lastError: "bot_overdue" },
        ...newRevision(notetaker),
      },
      where: and(eq(notetakers.leaseToken, leaseToken ?? ""), eq(notetakers.status, "scheduled")),
    },
    now,
  );
  if (isMade) logMove(id, "requested");
  return isMade;
}

/** The owner of the mailbox confirms it: it goes on, from now if it was wanted now. */
export async function storeConfirm(
  db: Db,
  notetaker: Notetaker,
  {
    startsAt,
    notify,
    counted,
  }: {
    startsAt: number;
    notify: readonly Notification[];
    counted: readonly Counted[];
  },
  now: number,
): Promise<boolean> {
  const isMade = await applyChange(
    db,
    notetaker.id,
    {
      set: {
        ...movedTo("requested", now),
        ...{ startsAt, createdAt: now, sequence: notetaker.sequence + 1 },
        ...{ nextStep: "dispatch", nextAt: now },
      },
      where: and(isAsRead(notetaker), eq(notetakers.status, "pending_confirmation")),
      notify,
      also: () => counted.map((one) => addCount(db, one, now)),
    },
    now,
  );
  if (isMade) logMove(notetaker.id, "requested");
  return isMade;
}

/** Nobody is to see what there will still be of a recording, so work under way is cancelled. */
function deletion(reason: Notetaker["reason"], now: number): Changes {
  return {
    ...overruled,
    status: sql`iif(${inArray(notetakers.status, [...liveStatuses, "processing"])}, 'cancelled', ${notetakers.status})`,
    ...(reason !== null && { reason }),
    deleteRequestedAt: now,
    endedAt: sql`coalesce(${notetakers.endedAt}, ${now})`,
    ...{ nextStep: "purge", nextAt: now },
  };
}

const isDeletable = and(
  isNull(notetakers.deleteRequestedAt),
  notInArray(notetakers.status, ["quarantined", "deleted"]),
);

/** Everything is to go now; its share link leads nowhere from here on. */
export function storeDeletion(db: Db, id: string, now: number): Promise<boolean> {
  const change = { set: deletion(null, now), where: isDeletable };
  return applyChange(db, id, { ...change, also: () => [deleteShareToken(db, id)] }, now);
}

/** Makes the share link if there is none. False when there is nothing to share. */
export async function storeShare(
  db: Db,
  { id }: Notetaker,
  secret: string,
  now: number,
): Promise<boolean> {
  const link = await newShareLink(secret, id);
  const change = { set: {}, where: isReadable };
  const also = (isApplied: SQL) => [insertShareToken(db, link, isApplied, now)];
  return applyChange(db, id, { ...change, also }, now);
}

/** The share link leads nowhere any more; a new one is another link. */
export async function storeStopSharing(db: Db, { id }: Notetaker): Promise<boolean> {
  const result = await deleteShareToken(db, id).run();
  return result.meta.changes > 0;
}

/** Condition: there is a result to read. */
const isReadable = and(
  inArray(notetakers.status, ["ready", "delivered"]),
  isNull(notetakers.deleteRequestedAt),
);

/** Names a speaker, unless somebody has named one since it was read. */
export function storeSpeakerNames(
  db: Db,
  { id, speakerNames }: Notetaker,
  names: string,
  now: number,
): Promise<boolean> {
  const isUnchanged = sql`${notetakers.speakerNames} is ${speakerNames}`;
  return applyChange(
    db,
    id,
    { set: { speakerNames: names }, where: and(isUnchanged, isReadable) },
    now,
  );
}

/** The result mail is out: the notetaker is delivered. */
export async function storeDelivered(db: Db, id: string, now: number): Promise<void> {
  const set = { status: "delivered", deliveredAt: now } as const;
  await applyChange(db, id, { set, where: eq(notetakers.status, "ready") }, now);
}

/** How long after an objection a meeting is closed, and which other notetakers it concerns. */
export type Objection = {
  readonly meetingCode: string;
  readonly meetingKey: string;
  readonly closedUntil: number;
};

/**
 * Somebody in the meeting objects. Every notetaker of ours in it, or that was there at the same time, is
 * removed with all that it recorded; those that would come while the meeting is closed are called off. All
 * of them are told. Returns what is to be done at the provider.
 */
export async function storeObjection(
  db: Db,
  notetaker: Notetaker,
  objection: Objection | null,
  now: number,
): Promise<{ readonly purged: readonly string[]; readonly calledOff: readonly string[] }> {
  const changeId = crypto.randomUUID();
  const isChanged = eq(notetakers.changeId, changeId);
  const { id, startsAt, endedAt } = notetaker;
  const sameMeeting =
    objection === null
      ? undefined
      : and(
          eq(notetakers.meetingCode, objection.meetingCode),
          inArray(notetakers.status, [...recordingStatuses]),
          lt(notetakers.startsAt, endedAt ?? now),
          sql`coalesce(${notetakers.endedAt}, ${now}) > ${startsAt}`,
        );
  const stamp = { changeId, updatedAt: now };
  const results = await runBatch(db, [
    db
      .update(notetakers)
      .set({ ...deletion("opted_out", now), ...stamp })
      .where(and(isDeletable, or(eq(notetakers.id, id), sameMeeting)))
      .returning({ id: notetakers.id }),
    ...(objection === null
      ? []
      : [
          db
            .update(notetakers)
            .set({
              ...overruled,
              ...stamp,
              ...{ status: "cancelled", reason: "opted_out", endedAt: now },
              ...{ nextStep: "remove", nextAt: now },
            })
            .where(
              and(
                eq(notetakers.meetingCode, objection.meetingCode),
                inArray(notetakers.status, outsideStatuses),
                lt(notetakers.startsAt, objection.closedUntil),
                isNull(notetakers.deleteRequestedAt),
              ),
            )
            .returning({ id: notetakers.id }),
          db
            .insert(meetingClosures)
            .values({ meetingKey: objection.meetingKey, closedUntil: objection.closedUntil })
            .onConflictDoUpdate({
              target: meetingClosures.meetingKey,
              set: {
                closedUntil: sql`max(${meetingClosures.closedUntil}, ${objection.closedUntil})`,
              },
            }),
        ]),
    enqueueForEach(db, notetakers, and(isChanged, isTold), { kind: "opted_out" }, now),
    db
      .delete(accessTokens)
      .where(
        and(
          eq(accessTokens.kind, "share"),
          inArray(
            accessTokens.notetakerId,
            db.select({ id: notetakers.id }).from(notetakers).where(isChanged),
          ),
        ),
      ),
  ]);
  const ids = (nth: number) =>
    ((results[nth]?.results ?? []) as readonly { readonly id: string }[]).map((row) => row.id);
  return { purged: ids(0), calledOff: objection === null ? [] : ids(1) };
}

/** In the meeting, or done with it: its bot may have recorded what was said there. */
const recordingStatuses = [
  ...inMeetingStatuses,
  ...(["processing", "ready", "delivered"] as const),
] as const satisfies readonly Status[];

const outsideStatuses = ["requested", "scheduled"] as const satisfies readonly Status[];

/** The person has not been told of an end before. */
const isTold = and(isNull(notetakers.cancelledAt), ne(notetakers.status, "pending_confirmation"));
