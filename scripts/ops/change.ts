import { and, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { runBatch, type Db } from "../../app/db/client.server.ts";
import { notetakers, outbox } from "../../app/db/schema.server.ts";
import { enqueue, leaseMs } from "../../app/jobs/outbox.server.ts";
import { storeDeletion } from "../../app/notetaker/store/erase.server.ts";
import type { Step } from "../../app/notetaker/status.ts";
import { UserError } from "../parts/terminal.ts";
import type { Report } from "./print.ts";
import type { Confirm } from "./run-command.ts";
import { findDossier, type Message, type Notetaker } from "./show.ts";

/**
 * `retry ID`: makes a failed step or dead message due now; a failed notetaker's bot is asked once more for
 * its recording. Work that is under way is left alone.
 */
export async function retry(db: Db, id: string, now: number): Promise<Report> {
  const { target, notetaker, messages } = await findDossier(db, id);
  const isOfTarget = ({ key }: Message) => target.type !== "message" || key === target.id;
  const unsent = messages.filter((message) => isOfTarget(message) && message.state !== "done");
  const step = target.type === "message" || notetaker === null ? null : nextStepOf(notetaker);

  const statements = [
    ...(notetaker && step ? [retryStep(db, notetaker.id, step, now)] : []),
    ...unsent.map((message) => retryMessage(db, message, now)),
  ];
  if (statements.length === 0) throw new UserError(nothingToRetry(notetaker, target.type));
  const answers = await runBatch(db, statements);
  const due = answers.flatMap(({ results }) =>
    (results as Due[]).map((row) => ("id" in row ? row.id : row.key)),
  );
  if (due.length === 0) {
    throw new UserError("It is being worked on at this moment. Look again in 2 minutes.");
  }
  const names = due.map((one) =>
    one === notetaker?.id ? `${step} of notetaker ${one}` : `message ${one}`,
  );
  return {
    data: { now, due },
    text: `Due now, and done by the next tick:\n${names.map((name) => `  ${name}`).join("\n")}`,
  };
}

type Due = { readonly id: string } | { readonly key: string };

/** Returns the step to make due; null if nothing is stuck, or the step would only delete early. */
function nextStepOf({ status, nextStep, attempts, botId }: Notetaker): Step | null {
  if (nextStep === null) return null;
  const isBeforeItsDay = (nextStep === "purge" || nextStep === "forget") && attempts === 0;
  if (!isBeforeItsDay) return nextStep;
  // A recording may have turned up since the failure; if not, polling schedules the purge for its day again.
  return status === "failed" && botId !== null ? "poll" : null;
}

function retryStep(db: Db, id: string, nextStep: Step, now: number) {
  const isFree = or(isNull(notetakers.leaseToken), lte(notetakers.nextAt, now));
  return db
    .update(notetakers)
    .set({
      nextStep,
      leaseToken: null,
      updatedAt: now,
      nextAt: sql`min(${notetakers.nextAt}, ${now})`,
    })
    .where(
      and(
        eq(notetakers.id, id),
        isNotNull(notetakers.nextStep),
        ne(notetakers.status, "deleted"),
        isFree,
      ),
    )
    .returning({ id: notetakers.id });
}

/** Skips a message that was tried and is due within the length of a lease: it may be being sent. */
function retryMessage(db: Db, { key }: Message, now: number) {
  const isWaiting = or(eq(outbox.attempts, 0), gt(outbox.dueAt, now + leaseMs));
  return db
    .update(outbox)
    .set({
      state: "pending",
      finishedAt: null,
      dueAt: now,
      attempts: sql`iif(${outbox.state} = 'dead', 0, ${outbox.attempts})`,
    })
    .where(
      and(
        eq(outbox.key, key),
        or(eq(outbox.state, "dead"), and(eq(outbox.state, "pending"), isWaiting)),
      ),
    )
    .returning({ key: outbox.key });
}

function nothingToRetry(notetaker: Notetaker | null, type: string): string {
  if (type === "message") return "It was sent, or dropped as no longer wanted: nothing is stuck.";
  if (notetaker?.status === "failed" && notetaker.botId === null) {
    return "It failed before there was a bot. Its owner can send the notetaker again from the status page.";
  }
  return "Nothing of it is stuck.";
}

/** `resend ID`: mails the result again. The new message has a key of its own. */
export async function resend(db: Db, id: string, now: number): Promise<Report> {
  const { notetaker } = await findDossier(db, id);
  if (notetaker === null) throw new UserError("That is not about a meeting's notes.");
  const { id: subjectId, status } = notetaker;
  if (notetaker.deleteRequestedAt !== null || status === "deleted") {
    throw new UserError("Everything of it is deleted: there is nothing left to mail.");
  }
  if (status !== "ready" && status !== "delivered") {
    throw new UserError(`There is no result to mail: the notetaker is ${status}.`);
  }
  const message = { kind: "result", subjectId, variant: `again-${now}` } as const;
  await runBatch(db, enqueue(db, [message], now));
  return { data: { now, id: subjectId }, text: "The next tick mails the result again." };
}

/**
 * `delete ID`: does the same as the button on the status page. The next ticks delete the recording at the
 * provider, then erase the rest.
 */
export async function deleteData(
  db: Db,
  id: string,
  now: number,
  confirm: Confirm,
): Promise<Report> {
  const { notetaker, target } = await findDossier(db, id);
  if (target.type === "lead") {
    throw new UserError(
      "That is a lead. `leads erase EMAIL` erases a person's leads; `leads erase INVITEE-LINK` erases one booking.",
    );
  }
  if (notetaker === null || target.type === "message") {
    throw new UserError("That is a message. Name the notetaker; `show` has its id.");
  }
  if (notetaker.status === "deleted") throw new UserError("It is deleted already.");
  if (notetaker.deleteRequestedAt !== null) {
    throw new UserError(`Its deletion is under way: see \`show ${notetaker.id}\`.`);
  }
  await confirm(
    `Deletes notetaker ${notetaker.id}: its bot leaves, its recording and all personal data go.`,
  );
  if (!(await storeDeletion(db, notetaker.id, now))) {
    throw new UserError("It changed at this very moment. Look at it with `show`, then try again.");
  }
  return {
    data: { now, id: notetaker.id },
    text: "It is no longer shown. The next ticks delete it at the provider and send the receipt.",
  };
}
