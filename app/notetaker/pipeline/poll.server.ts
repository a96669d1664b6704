import type { WithProvider } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { askForNotes } from "../notes/notes-table.server";
import type { RecordingSnapshot, Refusal } from "../provider/bot-provider";
import {
  dispatchDeadline,
  nextPollAt,
  pollDeadline,
  purgeAt,
  stuckAfterMs,
  transcriptPatienceMs,
  transcriptTries,
  uploadPatienceMs,
} from "../schedule";
import { type FailureReason, mayMove, type Status } from "../status";
import { dueFor, move, notificationsFor, release, resendBot } from "../store/moves.server";
import { keepOnlyOwnBot } from "./dispatch.server";
import { interpret, type Reading } from "./interpret";
import { logRefusal, tryLater } from "./circuit-breaker.server";
import { removeBot } from "./remove.server";

/** The provider may list a recording a little later than the end of the meeting. */
const listPatienceMs = 10 * 60_000;

/** A bot takes up to 11 seconds to leave. */
const leavingMs = 15_000;

/** Asks the provider about a bot. The provider's answer, never a webhook, decides whether there is a recording. */
export async function poll(world: WithProvider, notetaker: Notetaker): Promise<void> {
  const { botId, status } = notetaker;
  if (botId === null) return fail(world, notetaker, "provider_down");
  // Unconfirmed calls may have made other bots.
  if (notetaker.unconfirmedCalls > 0) await keepOnlyOwnBot(world, notetaker);

  const answer = await world.provider.getBot(botId);
  if (!answer.ok) {
    logRefusal("get_bot", answer, notetaker.id);
    return afterRefusal(world, notetaker, answer);
  }

  const reading = interpret(answer.value);
  const { recording, endedAt, reason, isFinished } = reading;
  if (endedAt !== null && recording) {
    return followRecording(world, notetaker, endedAt, recording);
  }
  if (status === "failed") {
    if (endedAt === null) await removeBot(world.provider, botId, notetaker.id);
    return backToPurge(world, notetaker);
  }
  if (endedAt === null) return followLiveBot(world, notetaker, botId, reading);
  const mayBeListedLater = !isFinished && world.clock() < endedAt + listPatienceMs;
  if (mayBeListedLater) return pollAgain(world, notetaker);
  return fail(world, notetaker, reasonWithoutRecording(notetaker, reason), endedAt);
}

function reasonWithoutRecording(notetaker: Notetaker, reason: FailureReason): FailureReason {
  return notetaker.stopRequestedAt === null ? reason : "removed_before_recording";
}

async function followLiveBot(
  world: WithProvider,
  notetaker: Notetaker,
  botId: string,
  reading: Reading,
): Promise<void> {
  const { db, provider, clock } = world;
  const { status, stopRequestedAt } = notetaker;
  const { reached, reachedAt, isOverdue } = reading;
  const mayResend = status === "scheduled" && clock() < dispatchDeadline(notetaker);
  if (isOverdue && mayResend) return resendBot(db, notetaker, clock());

  const isStuck = isBotStuck(notetaker, reading, clock());
  if (!isStuck && stopRequestedAt === null) return pollAgain(world, notetaker, reached);

  const removed = await removeBot(provider, botId, notetaker.id);
  // A stuck bot still has to upload its recording. If its removal failed, the next poll repeats it.
  const uploadDeadline = (reachedAt ?? 0) + stuckAfterMs.recording + uploadPatienceMs;
  const mayUpload = reached === "recording" && clock() < uploadDeadline;
  if (isStuck && mayUpload) return pollAgain(world, notetaker);
  if (!removed.ok) return afterRefusal(world, notetaker, removed);
  if (isStuck) {
    return fail(world, notetaker, reasonWithoutRecording(notetaker, stuckReasons[reached]));
  }
  await release(db, notetaker, dueFor("poll", clock() + leavingMs), clock());
}

/** Makes the next poll due, and moves the notetaker to `to` unless it is there or further already. */
async function pollAgain(
  { db, clock }: WithProvider,
  notetaker: Notetaker,
  to: Status = notetaker.status,
  facts: Partial<Notetaker> = {},
): Promise<void> {
  const now = clock();
  const isMove = mayMove(notetaker.status, to);
  const nextAt = nextPollAt(isMove ? to : notetaker.status, notetaker.startsAt, now);
  const changes = { ...facts, ...dueFor("poll", nextAt) };
  // Keeps the count, which `move` would set to 0.
  const { unconfirmedCalls } = notetaker;
  if (isMove) await move(db, notetaker, to, { ...changes, unconfirmedCalls }, now);
  else await release(db, notetaker, changes, now);
}

const stuckReasons = {
  scheduled: "provider_down",
  joining: "provider_down",
  waiting_room: "not_admitted",
  in_call: "nothing_recorded",
  recording: "provider_down",
} as const satisfies Record<Reading["reached"], FailureReason>;

function isBotStuck(notetaker: Notetaker, { reached, reachedAt }: Reading, now: number): boolean {
  const expectedAt = Math.max(notetaker.startsAt, notetaker.createdAt);
  if (reached === "scheduled" || reached === "joining")
    return now > expectedAt + stuckAfterMs.joining;
  return now > (reachedAt ?? expectedAt) + stuckAfterMs[reached];
}

async function afterRefusal(
  world: WithProvider,
  notetaker: Notetaker,
  refusal: Refusal,
): Promise<void> {
  const isLost = refusal.class === "gone" || world.clock() > pollDeadline(notetaker);
  if (!isLost) return tryLater(world, notetaker, "poll", refusal);
  const reason = reasonWithoutRecording(notetaker, "provider_down");
  return fail(world, notetaker, reason, notetaker.endedAt);
}

async function fail(
  world: WithProvider,
  notetaker: Notetaker,
  reason: FailureReason,
  endedAt: number | null = null,
): Promise<void> {
  if (notetaker.status === "failed") return backToPurge(world, notetaker);
  const now = world.clock();
  const nextAt = purgeAt(endedAt ?? now);
  const changes = { reason, endedAt, nextStep: "purge", nextAt } as const;
  await move(world.db, notetaker, "failed", changes, now);
}

/** Schedules the purge of a failed notetaker again, on the same day: no late recording has come. */
async function backToPurge(world: WithProvider, notetaker: Notetaker): Promise<void> {
  const nextAt = purgeAt(notetaker.endedAt ?? Math.max(notetaker.startsAt, notetaker.createdAt));
  await release(world.db, notetaker, dueFor("purge", nextAt), world.clock());
}

async function followRecording(
  world: WithProvider,
  notetaker: Notetaker,
  reportedEnd: number,
  recording: RecordingSnapshot,
): Promise<void> {
  const now = world.clock();
  const endedAt = Math.min(reportedEnd, now);
  const facts = { recordingId: recording.recordingId, startedAt: recording.startedAt, endedAt };

  if (recording.status !== "done") {
    if (now <= endedAt + uploadPatienceMs) return pollAgain(world, notetaker, "processing", facts);
    return fail(world, notetaker, "provider_down", endedAt);
  }

  const mayWait = now < endedAt + transcriptPatienceMs;
  const transcript = await ensureTranscript(world, notetaker, recording, mayWait);
  const { video, audio, participantEvents } = recording;
  const isPending = [video, audio, participantEvents].some(({ status }) => status === "processing");
  if (mayWait && (transcript.isPending || isPending)) {
    const transcriptRequests = transcript.requests;
    return pollAgain(world, notetaker, "processing", { ...facts, transcriptRequests });
  }

  const changes = { ...facts, nextStep: "purge", nextAt: purgeAt(endedAt) } as const;
  const notes = await askForNotes(world, notetaker, now);
  await move(world.db, notetaker, "ready", changes, now, {
    // If both lists have a `result` message, the first is kept: it waits for the notes.
    notify: [...(notes?.notify ?? []), ...notificationsFor(notetaker, "ready")],
    also: () => notes?.statements ?? [],
  });
}

/** Requests a transcript unless there is one. `requests` is the number of requests so far. */
async function ensureTranscript(
  world: WithProvider,
  notetaker: Notetaker,
  recording: RecordingSnapshot,
  mayWait: boolean,
): Promise<{ isPending: boolean; requests: number }> {
  const { status } = recording.transcript;
  const requests = notetaker.transcriptRequests;
  if (status === "processing") return { isPending: true, requests };
  // The key makes a repeated request harmless; a new number in it asks for a new transcript.
  const requestNumber = status === "failed" ? requests + 1 : Math.max(requests, 1);
  const isOver = status === "done" || status === "deleted" || requestNumber > transcriptTries;
  if (isOver || !mayWait) return { isPending: false, requests };

  const key = `${notetaker.id}.transcript.${requestNumber}`;
  const answer = await world.provider.requestTranscript(recording.recordingId, key);
  if (answer.ok) return { isPending: true, requests: requestNumber };
  logRefusal("request_transcript", answer, notetaker.id);
  const isPermanent = answer.class === "permanent" || answer.class === "gone";
  if (isPermanent) return { isPending: false, requests: requestNumber };
  return { isPending: true, requests };
}
