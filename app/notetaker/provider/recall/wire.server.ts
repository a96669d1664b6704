import { z } from "zod";
import { parseInstant } from "~/lib/time/instant";
import type { Artifact, ArtifactStatus, BotSnapshot, RecordingSnapshot } from "../bot-provider";
import { botMetadata, lenient, lenientText, readableEntries } from "../lenient.server";
import { changeOf } from "./codes";

const longText = lenient(z.string());
const time = longText.transform((value) => (value ? readTime(value) : null));
const status = lenient(z.object({ code: lenientText })).transform((given) => given?.code ?? null);

const artifact = lenient(
  z.object({
    status,
    data: lenient(
      z.object({ download_url: longText, participant_events_download_url: longText }),
    ).transform((data) => data?.download_url ?? data?.participant_events_download_url ?? null),
  }),
).transform((given): Artifact => {
  if (!given) return { status: "absent", url: null };
  // Some answers carry a URL without a status.
  const isDone = given.status === "done" || (given.status === null && given.data !== null);
  return { status: isDone ? "done" : statusOf(given.status), url: isDone ? given.data : null };
});

function statusOf(code: string | null): ArtifactStatus {
  return code === "done" || code === "failed" || code === "deleted" ? code : "processing";
}

const media = z.object({
  video_mixed: artifact,
  audio_mixed: artifact,
  transcript: artifact,
  participant_events: artifact,
});
const noMedia = media.parse({});

const recording = z
  .object({
    id: z.string(),
    started_at: time,
    completed_at: time,
    status,
    media_shortcuts: lenient(media).transform((given) => given ?? noMedia),
  })
  .transform((given): RecordingSnapshot => ({
    recordingId: given.id,
    startedAt: given.started_at,
    completedAt: given.completed_at,
    status: statusOf(given.status),
    video: given.media_shortcuts.video_mixed,
    audio: given.media_shortcuts.audio_mixed,
    transcript: given.media_shortcuts.transcript,
    participantEvents: given.media_shortcuts.participant_events,
  }));

const statusChange = z.object({ code: z.string(), sub_code: lenientText, created_at: time });

export const wireBot = z
  .object({
    id: z.string().min(1).max(200),
    metadata: botMetadata,
    status_changes: z.array(statusChange).nullish(),
    recordings: z.array(recording).nullish(),
  })
  .transform(({ id, metadata, status_changes, recordings }): BotSnapshot => {
    let latestAt = 0;
    const changes = (status_changes ?? [])
      .map(({ code, sub_code, created_at }) => {
        // A change without a time counts as simultaneous with the one before it.
        latestAt = created_at ?? latestAt;
        return changeOf(code, sub_code, latestAt);
      })
      .filter((change) => change !== null);
    return { botId: id, ...metadata, changes, isOverdue: false, recordings: recordings ?? [] };
  });

export const wireRefusal = z.object({ code: z.string().regex(/^[a-z0-9_]{1,60}$/) });

const participant = z
  .object({ id: lenient(z.number()), name: longText, is_host: lenient(z.boolean()) })
  .catch({ id: null, name: null, is_host: null })
  .transform(({ id, name, is_host }) => ({ id, name, isHost: is_host }));

const moment = lenient(z.object({ relative: lenient(z.number().finite()) })).transform(
  (value) => value?.relative ?? null,
);

const word = z
  .object({ text: z.string(), start_timestamp: moment, end_timestamp: moment })
  .transform(({ text, start_timestamp, end_timestamp }) => {
    return { text, start: start_timestamp, end: end_timestamp };
  });

export const wireTranscript = readableEntries(
  z.object({ participant, words: readableEntries(word, "words") }),
  "transcript",
);

export const wireParticipantEvents = readableEntries(
  z
    .object({
      action: z.string(),
      participant,
      timestamp: moment,
      data: lenient(z.object({ text: longText })),
    })
    .transform((event) => ({
      action: event.action,
      participant: event.participant,
      at: event.timestamp,
      text: event.action === "chat_message" ? (event.data?.text ?? null) : null,
    })),
  "events",
);

export const wireEvent = z.object({
  event: z.string().regex(/^[a-z_.]{1,60}$/),
  data: z.object({ bot: z.object({ id: z.string().min(1).max(200), metadata: botMetadata }) }),
});

/** Epoch ms of an ISO 8601 time, UTC if it has no zone; null if it cannot be read. */
function readTime(value: string): number | null {
  return parseInstant(/(?:z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}Z`);
}
