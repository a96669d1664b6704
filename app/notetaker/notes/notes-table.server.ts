import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { isVerified } from "~/abuse/mailboxes.server";
import { type Db, runBatch } from "~/db/client.server";
import { notetakerNotes as notes, notetakers, outbox } from "~/db/schema.server";
import type { Notification } from "~/jobs/outbox.server";
import type { World } from "~/world.server";
import { isReady } from "../changes/possible-actions";
import type { Notetaker } from "../notetaker";
import type { Notes } from "./note";

/** Longest wait for the notes. A mail due after 80 s is sent by the second tick, within 2 minutes of the request. */
const mailWaitsMs = 80_000;

/** Returns null for an unverified mailbox, to which nothing that was said in the meeting is mailed. */
export async function askForNotes({ env, db }: World, { id, mailboxKey }: Notetaker, now: number) {
  if (env.summary === null || mailboxKey === null || !(await isVerified(db, mailboxKey))) {
    return null;
  }
  const row = { notetakerId: id, state: "asked", createdAt: now } as const;
  const mailDueAt = now + mailWaitsMs;
  return {
    statements: [db.insert(notes).values(row).onConflictDoNothing()],
    notify: [
      { kind: "result", dueAt: mailDueAt },
      { kind: "notes", priority: "slow" },
    ] satisfies Notification[],
    mailDueAt,
  };
}

export async function findWithRequestedNotes(db: Db, id: string): Promise<Notetaker | null> {
  const [row] = await db
    .select({ notetaker: notetakers })
    .from(notes)
    .innerJoin(notetakers, eq(notetakers.id, notes.notetakerId))
    .where(and(eq(notes.notetakerId, id), eq(notes.state, "asked")));
  return row && isReady(row.notetaker) ? row.notetaker : null;
}

/** Stores the notes, or that there are none, and makes the mail due. Returns false if another worker did so before. */
export async function finishNotes(
  db: Db,
  id: string,
  result: Notes | null,
  now: number,
): Promise<boolean> {
  const isStillShown = sql`exists (select 1 from ${notetakers} where ${notetakers.id} = ${id}
    and ${notetakers.status} in ('ready', 'delivered') and ${notetakers.deleteRequestedAt} is null)`;
  const [update] = await runBatch(db, [
    db
      .update(notes)
      .set({
        state: result === null ? "given_up" : "written",
        body: result && JSON.stringify(result),
        finishedAt: now,
      })
      .where(and(eq(notes.notetakerId, id), eq(notes.state, "asked"), isStillShown)),
    db
      .update(outbox)
      .set({ dueAt: sql`min(${outbox.dueAt}, ${now})` })
      .where(
        and(
          eq(outbox.subjectId, id),
          eq(outbox.kind, "result"),
          eq(outbox.state, "pending"),
          // After an attempt, `dueAt` is the end of a lease or of a pause.
          eq(outbox.attempts, 0),
        ),
      ),
  ]);
  return (update?.meta.changes ?? 0) > 0;
}

/** Successive meetings without notes after which the operator is alarmed. */
const alarmAfter = 3;

export async function isFailing(db: Db): Promise<boolean> {
  const rows = await db
    .select({ state: notes.state })
    .from(notes)
    .where(isNotNull(notes.finishedAt))
    .orderBy(desc(notes.finishedAt))
    .limit(alarmAfter);
  return rows.length === alarmAfter && rows.every(({ state }) => state === "given_up");
}

export async function findWritten(db: Db, notetakerId: string): Promise<Notes | null> {
  const [row] = await db
    .select({ body: notes.body })
    .from(notes)
    .where(and(eq(notes.notetakerId, notetakerId), eq(notes.state, "written")));
  return row?.body == null ? null : (JSON.parse(row.body) as Notes);
}
