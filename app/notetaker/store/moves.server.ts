import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { type Db, runBatch } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";
import type { MessageKind, Priority } from "~/jobs/message";
import { enqueueForEach } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { Notetaker } from "../notetaker";
import { leavesFor, type Status } from "../status";

/** A message that a change makes due, about the notetaker itself. */
export type Notification = {
  readonly kind: MessageKind;
  readonly variant?: string | number | null;
  readonly priority?: Priority;
  /** Epoch ms; now if omitted. */
  readonly dueAt?: number;
};

type Written = Omit<typeof notetakers.$inferInsert, "id" | "changeId" | "updatedAt">;

/** Columns to write; an SQL value may use the row's own columns. */
export type Changes = { readonly [Column in keyof Written]?: Written[Column] | SQL };

export type Change = {
  readonly set: Changes;
  /** The change is made only where this holds; false from `applyChange` otherwise. */
  readonly where: SQL | undefined;
  readonly notify?: readonly Notification[];
  /** Statements of the same transaction. `isApplied` is true of the row exactly if the change was made. */
  readonly also?: (isApplied: SQL) => Parameters<typeof runBatch>[1];
};

/**
 * Makes one change by compare-and-set and enqueues what it makes due, in one transaction. Returns whether
 * it was made.
 */
export async function applyChange(
  db: Db,
  id: string,
  { set, where, notify = [], also }: Change,
  now: number,
): Promise<boolean> {
  const changeId = crypto.randomUUID();
  const isApplied = sql`(${notetakers.id} = ${id} and ${notetakers.changeId} = ${changeId})`;
  const [result] = await runBatch(db, [
    db
      .update(notetakers)
      .set({ ...set, changeId, updatedAt: now })
      .where(and(eq(notetakers.id, id), where)),
    ...notify.map((message) => enqueueForEach(db, notetakers, isApplied, message, now)),
    ...(also?.(isApplied) ?? []),
  ]);
  return (result?.meta.changes ?? 0) > 0;
}

/** Puts a claimed notetaker back without moving it. False when the lease was lost: nothing was written. */
export async function release(
  db: Db,
  notetaker: Notetaker,
  set: Changes & { readonly nextAt: number | null },
  now: number,
  also?: Change["also"],
): Promise<boolean> {
  const where = eq(notetakers.leaseToken, notetaker.leaseToken ?? "");
  const change = { set: { leaseToken: null, ...set }, where };
  const isReleased = await applyChange(db, notetaker.id, { ...change, ...(also && { also }) }, now);
  if (!isReleased) log({ event: "notetaker.lease_lost", notetakerId: notetaker.id });
  return isReleased;
}

/**
 * Moves a claimed notetaker to `to` if its status may be left for that and the lease is still ours, and
 * enqueues `notify` with it. False when not: nothing was written.
 */
export async function move(
  db: Db,
  notetaker: Notetaker,
  to: Status,
  set: Changes,
  now: number,
  { notify, also }: Pick<Change, "notify" | "also"> = {},
): Promise<boolean> {
  const { id, leaseToken } = notetaker;
  const isMoved = await applyChange(
    db,
    id,
    {
      set: { ...movedTo(to, now), ...set },
      where: and(
        eq(notetakers.leaseToken, leaseToken ?? ""),
        inArray(notetakers.status, [...leavesFor[to]]),
      ),
      ...(notify && { notify }),
      ...(also && { also }),
    },
    now,
  );
  if (isMoved) logMove(id, to, typeof set.reason === "string" ? set.reason : null);
  else log({ event: "notetaker.lease_lost", notetakerId: id });
  return isMoved;
}

/** What every move writes: the traces of the step before are cleared. */
export function movedTo(to: Status, now: number): Changes {
  return {
    ...{ status: to, leaseToken: null, attempts: 0, unconfirmedCalls: 0, lastError: null },
    // The provider says exactly when it began once it is over.
    ...(to === "recording" && { startedAt: sql`coalesce(${notetakers.startedAt}, ${now})` }),
  };
}

export function logMove(notetakerId: string, to: Status, reason: Notetaker["reason"] = null): void {
  log({ event: "notetaker.moved", notetakerId, to, ...(reason !== null && { reason }) });
}
