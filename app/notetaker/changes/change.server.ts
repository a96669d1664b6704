import { retryWrite, runBatch, type Statement } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import type { World } from "~/world.server";
import { askForNotes } from "../notes/notes-table.server";
import type { Notetaker } from "../notetaker";
import { readOverview } from "../results/results.server";
import { speakerNamesOf, withName } from "../results/speakers";
import { speakersIn, toTurns } from "../results/transcript";
import { storeDeletion } from "../store/erase.server";
import { dueFor, logMove } from "../store/moves.server";
import { deleteShareToken, insertShareToken, newShareToken } from "../store/tokens.server";
import {
  type ControlOutcome,
  isGone,
  isReady,
  possibleActions,
  refusalOf,
} from "./possible-actions";
import { makeChange, runAction, success, alreadyDone, refused, runSoon } from "./run.server";

/** Each change is stored first. If the work that follows fails, the next tick does it. No function throws. */

export function cancelNotetaker(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "cancel", id, (notetaker) => cancel(world, notetaker));
}

async function cancel(world: World, notetaker: Notetaker): Promise<ControlOutcome | null> {
  const { id } = notetaker;
  if (notetaker.cancelledAt !== null && !isGone(notetaker)) {
    runSoon(world, "remove", id);
    return alreadyDone;
  }
  if (!possibleActions(notetaker).includes("cancel")) return refused(refusalOf(notetaker));
  const now = world.clock();
  const sequence = notetaker.sequence + 1;
  const set = {
    ...dueFor("remove", now),
    status: "cancelled",
    cancelledAt: now,
    endedAt: now,
    sequence,
  } as const;
  const notify = [{ kind: "cancelled", variant: sequence }] as const;
  if (!(await makeChange(world, notetaker, { set, notify }))) return null;
  logMove(id, "cancelled");
  runSoon(world, "remove", id);
  return success;
}

/** Has the bot leave now; its recording is kept. A bot that is not inside yet is canceled. */
export function stopBot(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "stop", id, async (notetaker) => {
    const { status, stopRequestedAt, cancelledAt } = notetaker;
    if (isGone(notetaker)) return refused("gone");
    if (stopRequestedAt !== null) {
      // The poll of the first press may have been lost.
      runSoon(world, "poll", id);
      return alreadyDone;
    }
    // A bot in the call may be recording already.
    if (status !== "in_call" && status !== "recording") {
      const isCanceled = cancelledAt !== null;
      const canCancel = possibleActions(notetaker).includes("cancel");
      return isCanceled || canCancel ? cancel(world, notetaker) : refused("over");
    }
    const now = world.clock();
    const set = { ...dueFor("poll", now), stopRequestedAt: now };
    if (!(await makeChange(world, notetaker, { set }))) return null;
    runSoon(world, "poll", id);
    return success;
  });
}

export function deleteEverything(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "delete", id, async ({ status }) => {
    if (status === "quarantined") return refused("gone");
    if (status === "deleted") return alreadyDone;
    const { db, clock, random } = world;
    const isNew = await retryWrite(() => storeDeletion(db, id, clock()), random);
    runSoon(world, "purge", id);
    return isNew ? success : alreadyDone;
  });
}

export function shareNotes(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "share", id, async (notetaker) => {
    if (!isReady(notetaker)) return refused(isGone(notetaker) ? "gone" : "over");
    const { db, env, clock } = world;
    const row = await newShareToken(env.siteSecret, id);
    const isMade = await makeChange(world, notetaker, {
      set: {},
      also: (isApplied) => [insertShareToken(db, row, isApplied, clock())],
    });
    return isMade ? success : null;
  });
}

export function stopSharing(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "stop_sharing", id, async () => {
    const { meta } = await retryWrite(() => deleteShareToken(world.db, id).run(), world.random);
    return meta.changes > 0 ? success : alreadyDone;
  });
}

export function nameSpeaker(
  world: World,
  id: string,
  { speaker, name }: { readonly speaker: string; readonly name: string },
): Promise<ControlOutcome> {
  return runAction(world, "name_speaker", id, async (notetaker) => {
    if (!isReady(notetaker)) return refused(isGone(notetaker) ? "gone" : "over");
    const { parts, missing } = await readOverview(world, notetaker);
    if (missing !== null) return { outcome: "unavailable" };
    if (!speakersIn(toTurns(parts)).includes(speaker)) return refused("no_such_speaker");

    const names = speakerNamesOf(notetaker);
    const newNames = withName(names, speaker, name);
    if (newNames === null) return refused("too_many_names");
    if (newNames.get(speaker) === names.get(speaker)) return alreadyDone;
    const set = { speakerNames: JSON.stringify(Object.fromEntries(newNames)) };
    return (await makeChange(world, notetaker, { set })) ? success : null;
  });
}

/** Pressing the button has verified the mailbox, so the transcript may be mailed to it. */
export function mailTranscript(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "mail_transcript", id, async (notetaker) => {
    if (!isReady(notetaker)) return refused(isGone(notetaker) ? "gone" : "over");
    const { db, clock, random } = world;
    const now = clock();
    const isNew = await retryWrite(async () => {
      const notesRequest = await askForNotes(world, notetaker, now);
      const dueAt = notesRequest?.mailDueAt ?? now;
      const mail = { kind: "result", subjectId: id, variant: "transcript", dueAt } as const;
      const notes = { kind: "notes", subjectId: id, priority: "slow" } as const;
      const statements: Statement[] = enqueue(db, [mail], now);
      if (notesRequest) statements.push(...notesRequest.statements, ...enqueue(db, [notes], now));
      const [enqueuedMail] = await runBatch(db, statements);
      return (enqueuedMail?.meta.changes ?? 0) > 0;
    }, random);
    return isNew ? success : alreadyDone;
  });
}
