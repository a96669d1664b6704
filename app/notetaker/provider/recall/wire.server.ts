import { z } from "zod";
import { parseInstant } from "~/lib/time/instant";
import { soundEntries } from "../sound-entries.server";

/** An optional field that cannot be read is null (https://docs.recall.ai/reference). */

const text = z.string().max(500).nullish().catch(null);
const seconds = z.number().finite().nullish().catch(null);
const time = z
  .string()
  .nullish()
  .catch(null)
  .transform((value) => (value ? readTime(value) : null));

const metadata = z
  .object({ job_id: text, revision: z.union([z.string(), z.number()]).nullish().catch(null) })
  .nullish()
  .catch(null);

const status = z.object({ code: text }).nullish().catch(null);

const artifact = z
  .object({
    status,
    data: z
      .object({
        download_url: z.string().nullish().catch(null),
        participant_events_download_url: z.string().nullish().catch(null),
      })
      .nullish()
      .catch(null),
  })
  .nullish()
  .catch(null);

const recording = z.object({
  id: z.string(),
  started_at: time,
  completed_at: time,
  status,
  media_shortcuts: z
    .object({
      video_mixed: artifact,
      audio_mixed: artifact,
      transcript: artifact,
      participant_events: artifact,
    })
    .nullish()
    .catch(null),
});

export const wireBot = z.object({
  id: z.string().min(1).max(200),
  metadata,
  status_changes: z
    .array(z.object({ code: z.string(), sub_code: text, created_at: time }))
    .nullish()
    .transform((changes) => changes ?? []),
  recordings: z
    .array(recording)
    .nullish()
    .transform((recordings) => recordings ?? []),
});

export const wireBotList = z.object({
  next: z.string().nullish(),
  results: z.array(wireBot),
});

export const wireRefusal = z.object({ code: z.string().regex(/^[a-z0-9_]{1,60}$/) });

const participant = z
  .object({
    id: z.number().nullish().catch(null),
    name: z.string().nullish().catch(null),
    is_host: z.boolean().nullish().catch(null),
  })
  .nullish()
  .catch(null)
  .transform((person) => ({
    id: person?.id ?? null,
    name: person?.name ?? null,
    isHost: person?.is_host ?? null,
  }));

const moment = z
  .object({ relative: seconds })
  .nullish()
  .catch(null)
  .transform((value) => value?.relative ?? null);

const word = z
  .object({ text: z.string(), start_timestamp: moment, end_timestamp: moment })
  .transform(({ text: said, start_timestamp: start, end_timestamp: end }) => {
    return { text: said, start, end };
  });

export const wireTranscript = soundEntries(
  z.object({ participant, words: soundEntries(word, "words") }),
  "transcript",
);

export const wireParticipantEvents = soundEntries(
  z
    .object({
      action: z.string(),
      participant,
      timestamp: moment,
      data: z
        .object({ text: z.string().nullish().catch(null) })
        .nullish()
        .catch(null),
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
  event: z.string().min(1).max(100),
  data: z
    .object({
      data: z.object({ code: text, sub_code: text, updated_at: time }).nullish().catch(null),
      bot: z.object({ id: text, metadata }).nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

/** Epoch ms of an ISO 8601 time, UTC if it has no zone; null if it cannot be read. */
function readTime(value: string): number | null {
  return parseInstant(/(?:z|[+-]\d{2}:?\d{2})$/i.test(value) ? value : `${value}Z`);
}
