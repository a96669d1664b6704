import { sql, type SQL } from "drizzle-orm";
import { log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Job } from "../job";
import { askingForNotes } from "../notes/store.server";
import type { RecordingSnapshot, Refusal } from "../provider/bot-provider";
import {
  dispatchDeadline,
  nextLookAfterStop,
  nextPollAfterRefusal,
  nextPollAt,
  pollDeadline,
  purgeAt,
  stuckAfterMs,
  transcriptPatienceMs,
  transcriptTries,
} from "../schedule";
import { type FailureReason, mayMove } from "../status";
import { move, moveAndTell, release, sendAnew } from "../store/jobs.server";
import { meetingKeyOf, turningAway } from "../store/meeting.server";
import { removeStrays } from "./dispatch.server";
import { interpret, liveRank, type Reading } from "./interpret";
import { openBreaker } from "./refusal-circuit.server";
import { removeBot } from "./remove.server";

/**
 * Asks the provider about a job from which nothing was heard for too long. What it answers is the truth:
 * it alone makes a job ready or failed.
 */
export async function poll(world: WithProvider, job: Job): Promise<void> {
  if (job.botId === null) return fail(world, job, "provider_down", null);
  if (job.unsettled > 0) await removeStrays(world.provider, job);

  const answer = await world.provider.getBot(job.botId);
  if (!answer.ok) return refused(world, job, answer);

  const reading = interpret(answer.value);
  if (reading.endedAt === null) return live(world, job, reading);
  if (reading.recording) {
    const outcome = await followUp(world, job, reading, reading.recording);
    return outcome === "lost" ? fail(world, job, "provider_down", reading.endedAt) : undefined;
  }

  // The list of recordings may come a little later than the end of the call.
  const waiting = !reading.finished && world.clock() < reading.endedAt + 10 * 60_000;
  if (waiting) return stay(world, job);
  return fail(world, job, withoutRecording(job, reading.reason), reading.endedAt);
}

/** Of a bot that somebody sent away, that is the reason why there is nothing. */
function withoutRecording(job: Job, reason: FailureReason): FailureReason {
  return job.stopRequestedAt === null ? reason : "removed_before_recording";
}

async function live(world: WithProvider, job: Job, reading: Reading): Promise<void> {
  const { db, provider, clock } = world;
  const { reached } = reading;
  if (reading.overdue && job.status === "scheduled" && clock() < dispatchDeadline(job)) {
    await sendAnew(db, job, clock());
    return;
  }
  if (isStuck(job, reading, clock())) {
    const removed = await removeBot(provider, job.botId ?? "", job.id);
    const overtime = clock() - (reading.reachedAt ?? 0) - stuckAfterMs.recording;
    // A bot that was recording still hands over its recording once it has left.
    if (reached === "recording" && overtime < stuckAfterMs.ended) return stay(world, job);
    if (!removed.ok) return refused(world, job, removed);
    return fail(world, job, withoutRecording(job, stuckReasons[reached]), null);
  }
  if (job.stopRequestedAt !== null) return sendAway(world, job);

  const further = liveRank(reached) > liveRank(job.status) && mayMove(job.status, reached);
  if (!further) return stay(world, job);
  const nextAt = nextPollAt(reached, job.startsAt, clock());
  const changes = { nextStep: "poll", nextAt, unsettled: job.unsettled } as const;
  switch (reached) {
    case "waiting_room":
    case "in_call":
    case "recording":
      await moveAndTell(db, job, reached, changes, clock());
      return;
    default:
      await move(db, job, reached, changes, clock());
  }
}

/** Somebody wants the bot out: it is told until the provider says that the call is over for it. */
async function sendAway(world: WithProvider, job: Job): Promise<void> {
  const removed = await removeBot(world.provider, job.botId ?? "", job.id);
  if (!removed.ok) return refused(world, job, removed);
  const nextAt = nextLookAfterStop(world.clock());
  await release(world.db, job, { nextAt, attempts: 0, lastError: null }, world.clock());
}

const stuckReasons = {
  scheduled: "provider_down",
  joining: "provider_down",
  waiting_room: "not_admitted",
  in_call: "nothing_recorded",
  recording: "provider_down",
} as const satisfies Record<Reading["reached"], FailureReason>;

function isStuck(job: Job, { reached, reachedAt }: Reading, now: number): boolean {
  const expected = Math.max(job.startsAt, job.createdAt);
  if (reached === "scheduled" || reached === "joining")
    return now > expected + stuckAfterMs.joining;
  return now > (reachedAt ?? expected) + stuckAfterMs[reached];
}

async function stay(world: WithProvider, job: Job): Promise<void> {
  if (job.status === "failed") return backToPurge(world, job);
  const nextAt = nextPollAt(job.status, job.startsAt, world.clock());
  await release(world.db, job, { nextAt, attempts: 0, lastError: null }, world.clock());
}

async function refused(world: WithProvider, job: Job, refusal: Refusal): Promise<void> {
  const { db, clock, random } = world;
  const { code } = refusal;
  log({ event: "provider.refused", call: "get_bot", class: refusal.class, code, jobId: job.id });
  if (refusal.class === "gone" || clock() > pollDeadline(job)) {
    return fail(world, job, withoutRecording(job, "provider_down"), job.endedAt);
  }

  const nextAt =
    refusal.class === "paused"
      ? await openBreaker(db, world.provider.name, code, clock())
      : nextPollAfterRefusal(job.attempts, refusal, clock(), random);
  await release(db, job, { nextAt, lastError: code }, clock());
}

async function fail(
  world: WithProvider,
  job: Job,
  reason: FailureReason,
  endedAt: number | null,
): Promise<void> {
  if (job.status === "failed") return backToPurge(world, job);
  const now = world.clock();
  const nextAt = purgeAt(endedAt ?? now);
  const changes = { reason, endedAt, nextStep: "purge", nextAt } as const;
  const further = reason === "denied" ? await turnedAway(world, job, now) : [];
  await moveAndTell(world.db, job, "failed", changes, now, further);
}

/** A host who turns notetakers away is not to be asked over and over. */
async function turnedAway({ env }: WithProvider, job: Job, now: number): Promise<readonly SQL[]> {
  if (job.meetingCode === null) return [];
  const meetingKey = await meetingKeyOf(env.siteSecret, job.meetingCode);
  const hasFailed = sql`exists (select 1 from notetaker_jobs
    where id = ${job.id} and status = 'failed' and updated_at = ${now})`;
  return turningAway(meetingKey, now, hasFailed);
}

/** A late hope for a recording came to nothing: the failure stands, and so does its day of deletion. */
async function backToPurge(world: WithProvider, job: Job): Promise<void> {
  const nextAt = purgeAt(job.endedAt ?? Math.max(job.startsAt, job.createdAt));
  const changes = { nextStep: "purge", nextAt, attempts: 0 } as const;
  await release(world.db, job, changes, world.clock());
}

/**
 * A call is over and there is a recording: waits for it, has it transcribed, and delivers. Answers
 * "lost" when the recording did not become available in time.
 */
async function followUp(
  world: WithProvider,
  job: Job,
  reading: Reading,
  recording: RecordingSnapshot,
): Promise<"kept" | "lost"> {
  const now = world.clock();
  const endedAt = Math.min(reading.endedAt ?? now, now);
  const facts = { recordingId: recording.recordingId, startedAt: recording.startedAt, endedAt };

  if (recording.status !== "done") {
    if (now > endedAt + stuckAfterMs.ended) return "lost";
    await wait(world, job, facts);
    return "kept";
  }

  // What does not come in time is left out; the mail says so.
  const patient = now < endedAt + transcriptPatienceMs;
  const transcript = await transcriptState(world, job, recording, patient);
  const othersPending =
    recording.video.status === "processing" ||
    recording.audio.status === "processing" ||
    recording.participantEvents.status === "processing";
  if (patient && (transcript.pending || othersPending)) {
    await wait(world, job, { ...facts, transcriptRequests: transcript.requests });
    return "kept";
  }

  const changes = { ...facts, reason: null, nextStep: "purge", nextAt: purgeAt(endedAt) } as const;
  const asking = world.env.summary === null ? [] : askingForNotes(job, now);
  await moveAndTell(world.db, job, "ready", changes, now, asking);
  return "kept";
}

type Facts = Pick<Job, "recordingId" | "startedAt" | "endedAt"> &
  Partial<Pick<Job, "transcriptRequests">>;

async function wait(world: WithProvider, job: Job, facts: Facts): Promise<void> {
  const now = world.clock();
  const nextAt = nextPollAt("processing", job.startsAt, now);
  if (mayMove(job.status, "processing")) {
    await move(world.db, job, "processing", { ...facts, nextStep: "poll", nextAt }, now);
  } else {
    await release(world.db, job, { ...facts, nextAt, attempts: 0, lastError: null }, now);
  }
}

/** Asks for a transcript if there is none: again after a failure, three times in all. */
async function transcriptState(
  world: WithProvider,
  job: Job,
  recording: RecordingSnapshot,
  patient: boolean,
): Promise<{ pending: boolean; requests: number }> {
  const { status } = recording.transcript;
  const asked = job.transcriptRequests;
  if (status === "processing") return { pending: true, requests: asked };
  if (status === "done" || status === "deleted") return { pending: false, requests: asked };

  // Asked for and not to be seen yet: the same question with the same key changes nothing.
  const requests = status === "failed" ? asked + 1 : Math.max(asked, 1);
  if (requests > transcriptTries || !patient) return { pending: false, requests: asked };

  const answer = await world.provider.requestTranscript(
    recording.recordingId,
    `${job.id}.transcript.${requests}`,
  );
  if (answer.ok) return { pending: true, requests };

  const { code } = answer;
  const call = "request_transcript";
  log({ event: "provider.refused", call, class: answer.class, code, jobId: job.id });
  const hopeless = answer.class === "permanent" || answer.class === "gone";
  return hopeless ? { pending: false, requests } : { pending: true, requests: asked };
}
