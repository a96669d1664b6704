import { log } from "~/lib/log/log.server";
import type { WithProvider } from "~/world.server";
import type { Job } from "../job";
import { askingForNotes } from "../notes/store.server";
import type { RecordingSnapshot } from "../provider/bot-provider";
import {
  nextPollAt,
  purgeAt,
  stuckAfterMs,
  transcriptPatienceMs,
  transcriptTries,
} from "../schedule";
import { mayMove } from "../status";
import { move, moveAndTell, release } from "../store/jobs.server";
import type { Reading } from "./interpret";

/**
 * A call is over and there is a recording: waits for it, has it transcribed, and delivers. Answers
 * "lost" when the recording did not become available in time.
 */
export async function followUp(
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
    job.language,
    `${job.id}.transcript.${requests}`,
  );
  if (answer.ok) return { pending: true, requests };

  const { code } = answer;
  const call = "request_transcript";
  log({ event: "provider.refused", call, class: answer.class, code, jobId: job.id });
  const hopeless = answer.class === "permanent" || answer.class === "gone";
  return hopeless ? { pending: false, requests } : { pending: true, requests: asked };
}
