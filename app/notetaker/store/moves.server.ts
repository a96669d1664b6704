import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import { type Db, runBatch, type Statement } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";
import { enqueueForEach, type Notification } from "~/jobs/outbox.server";
import { log } from "~/lib/log/log.server";
import type { Notetaker } from "../notetaker";
import { type FailureReason, sourcesOf, mayMove, type Status, type Step } from "../status";

type Columns = Omit<typeof notetakers.$inferInsert, "id" | "changeId" | "updatedAt">;

export type Changes = { readonly [Column in keyof Columns]?: Columns[Column] | SQL };

export type Change = {
  readonly set: Changes;
  readonly notify?: readonly Notification[];
  /** Statements of the same transaction; `isApplied` is true of the row if the change was made. */
  readonly also?: (isApplied: SQL) => readonly Statement[];
};

/** Changes the notetaker if `where` holds, and enqueues the messages. Returns whether the change was made. */
export async function applyChange(
  db: Db,
  id: string,
  where: SQL | undefined,
  { set, notify = [], also = () => [] }: Change,
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
    ...also(isApplied),
  ]);
  return (result?.meta.changes ?? 0) > 0;
}

/** Returns false if another change was made since the notetaker was read. */
export function changeIfUnchanged(
  db: Db,
  { id, changeId }: Notetaker,
  change: Change,
  now: number,
): Promise<boolean> {
  return applyChange(db, id, sql`${notetakers.changeId} is ${changeId}`, change, now);
}

/** Ends the lease without a move. Returns false if the lease was lost. */
export async function release(
  db: Db,
  { id, leaseToken }: Notetaker,
  set: Changes & { readonly nextAt: number | null },
  now: number,
): Promise<boolean> {
  const ownsLease = eq(notetakers.leaseToken, leaseToken ?? "");
  const change = { set: { leaseToken: null, ...set } };
  const wasReleased = await applyChange(db, id, ownsLease, change, now);
  if (!wasReleased) log({ event: "notetaker.lease_lost", notetakerId: id });
  return wasReleased;
}

/** Moves a claimed notetaker and enqueues the mails about the move, or `notify`. Returns false if nothing was written. */
export async function move(
  db: Db,
  notetaker: Notetaker,
  to: Status,
  set: Changes & { readonly reason?: FailureReason | null },
  now: number,
  { notify = notificationsFor(notetaker, to, set.reason), ...more }: Omit<Change, "set"> = {},
): Promise<boolean> {
  const { id, leaseToken, status } = notetaker;
  const where = and(
    eq(notetakers.leaseToken, leaseToken ?? ""),
    inArray(notetakers.status, [...sourcesOf[to]]),
  );
  const change = { set: { ...movedTo(to, now), ...set }, notify, ...more };
  const isMoved = await applyChange(db, id, where, change, now);
  if (isMoved) logMove(id, to, set.reason ?? null);
  else if (mayMove(status, to)) log({ event: "notetaker.lease_lost", notetakerId: id });
  else log({ event: "notetaker.move_refused", notetakerId: id, from: status, to });
  return isMoved;
}

export function dueFor(nextStep: Step, nextAt: number) {
  return { nextStep, nextAt, leaseToken: null, attempts: 0, lastError: null } as const;
}

function movedTo(to: Status, now: number): Changes {
  const columns = {
    status: to,
    leaseToken: null,
    attempts: 0,
    unconfirmedCalls: 0,
    lastError: null,
  };
  if (to !== "recording") return columns;
  // An approximate start: the provider reports the exact one once the recording is over.
  return { ...columns, startedAt: sql`coalesce(${notetakers.startedAt}, ${now})` };
}

export function logMove(notetakerId: string, to: Status, reason: Notetaker["reason"] = null): void {
  const entry = { event: "notetaker.moved", notetakerId, to } as const;
  log(reason === null ? entry : { ...entry, reason });
}

/** A mail about these reasons can wait, because its reader cannot save the meeting. */
const reasonsThatCanWait: readonly (FailureReason | null)[] = [
  "refused_by_provider",
  "meeting_not_found",
  "meeting_not_started",
  "meeting_ended",
  "nobody_came",
  "nothing_recorded",
];

export function notificationsFor(
  { revision }: Pick<Notetaker, "revision">,
  to: Status,
  reason: FailureReason | null = null,
): readonly Notification[] {
  switch (to) {
    case "waiting_room":
      return [{ kind: "waiting", variant: revision === 0 ? null : revision, priority: "urgent" }];
    case "ready":
      return [{ kind: "result" }, { kind: "count", priority: "bulk" }];
    case "failed":
    case "expired": {
      const priority = reasonsThatCanWait.includes(reason) ? "personal" : "urgent";
      return [{ kind: "failure", priority }];
    }
    default:
      return [];
  }
}

export function newRevision({ revision, botId, formerBotId }: Notetaker): Changes {
  return { revision: revision + 1, formerBotId: botId ?? formerBotId, botId: null };
}

/** Asks for another bot, because the provider did not send the present one. */
export async function resendBot(db: Db, notetaker: Notetaker, now: number): Promise<void> {
  const { id, leaseToken } = notetaker;
  const where = and(
    eq(notetakers.leaseToken, leaseToken ?? ""),
    eq(notetakers.status, "scheduled"),
  );
  const set: Changes = {
    ...dueFor("dispatch", now),
    status: "requested",
    lastError: "bot_overdue",
    ...newRevision(notetaker),
  };
  if (await applyChange(db, id, where, { set }, now)) logMove(id, "requested");
}

export async function storeDelivered(db: Db, id: string, now: number): Promise<void> {
  const set = { status: "delivered", deliveredAt: now } as const;
  await applyChange(db, id, eq(notetakers.status, "ready"), { set }, now);
}
