import { retryWrite, runBatch, type Statement } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import type { World } from "~/world.server";
import { askForNotes } from "../notes/notes-table.server";
import type { Notetaker } from "../notetaker";
import { requestNotetaker, type NotetakerSubmission } from "../request/take.server";
import {
  isErased,
  isReady,
  possibleActions,
  refusalOf,
  type ControlOutcome,
} from "./possible-actions";
import { control, done, doneBefore, refused } from "./run.server";

export async function sendAgain(
  world: World,
  id: string,
): Promise<ControlOutcome & { readonly id?: string }> {
  let newId: string | null = null;
  const outcome = await control(world, "send_again", id, async (notetaker) => {
    const submission = submissionOf(notetaker);
    if (!submission || !possibleActions(notetaker).includes("send_again")) {
      return refused(refusalOf(notetaker));
    }

    const request = await requestNotetaker(world, submission);
    switch (request.outcome) {
      case "accepted":
      case "repeated":
        newId = request.id;
        return { outcome: "done", changed: request.outcome === "accepted" };
      case "meeting_closed":
      case "meeting_full":
        return refused(request.outcome);
      case "too_many":
      case "blocked":
      case "quarantined":
        return refused("not_possible");
      case "unavailable":
        return { outcome: "unavailable" };
    }
  });
  return newId === null ? outcome : { ...outcome, id: newId };
}

function submissionOf(notetaker: Notetaker): NotetakerSubmission | null {
  const { id, sequence, name, email, timezone, meetingCode } = notetaker;
  if (name === null || email === null || meetingCode === null) return null;
  const appointment = { scheduled: false, startsAt: null, wallDate: null, wallTime: null };
  return {
    input: { name, email, meetingCode, timezone, ...appointment },
    idempotencyKey: `again:${id}:${sequence}`,
    sender: { kind: "link" },
  };
}

/** The press has verified the mailbox, so it may be mailed the transcript. */
export function mailTranscript(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "mail_transcript", id, async (notetaker) => {
    if (isErased(notetaker)) return refused("gone");
    if (!isReady(notetaker)) return refused("over");
    const { db, random } = world;
    const now = world.clock();
    const isNew = await retryWrite(async () => {
      const asked = await askForNotes(world, notetaker, now);
      const mail = { kind: "result", subjectId: id, variant: "transcript" } as const;
      const notes = { kind: "notes", subjectId: id, priority: "slow" } as const;
      const dueAt = asked?.mailDueAt ?? now;
      const statements: Statement[] = enqueue(db, [{ ...mail, dueAt }], now);
      if (asked) statements.push(...asked.statements, ...enqueue(db, [notes], now));
      const [enqueued] = await runBatch(db, statements);
      return (enqueued?.meta.changes ?? 0) > 0;
    }, random);
    return isNew ? done : doneBefore;
  });
}
