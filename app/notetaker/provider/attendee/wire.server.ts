import { z } from "zod";
import { parseInstant } from "~/lib/time/instant";
import { soundEntries } from "../sound-entries.server";

/**
 * An optional field that cannot be read is null
 * (https://github.com/attendee-labs/attendee/blob/main/docs/openapi.yml).
 */

const text = z.string().max(500).nullish().catch(null);
const milliseconds = z.number().finite().nonnegative().nullish().catch(null);
const time = text.transform((value) => (value ? parseInstant(value) : null));

const metadata = z
  .object({
    job_id: text,
    revision: z.union([z.string(), z.number()]).nullish().catch(null),
  })
  .nullish()
  .catch(null);

/** Part of paths, so without characters that would change one. */
const botId = z.string().regex(/^\w[\w-]{0,99}$/);
/** Characters; Meet takes fewer. */
const mostOfMessage = 4_000;

export const wireBot = z.object({
  id: botId,
  metadata,
  state: z.string(),
  recording_state: text,
  join_at: time,
  events: z
    .array(z.object({ type: z.string(), sub_type: text, created_at: time }))
    .nullish()
    .transform((events) => events ?? []),
});

export type WireBot = z.output<typeof wireBot>;

export function wirePage<Item extends z.ZodTypeAny>(item: Item) {
  return z.object({ next: z.string().nullish(), results: z.array(item) });
}

/** The address expires after 30 minutes. */
export const wireRecording = z.object({
  url: z
    .string()
    .url()
    .regex(/^[\x21-\x7e]{1,4000}$/)
    .nullish()
    .catch(null),
  start_timestamp_ms: milliseconds,
});

export const wireParticipant = z.object({ id: text });

const word = z.object({ word: z.string(), start: milliseconds, end: milliseconds });

export const wireTranscript = soundEntries(
  z.object({
    speaker_name: z.string().nullish().catch(null),
    speaker_uuid: text,
    speaker_is_host: z.boolean().nullish().catch(null),
    timestamp_ms: z.number().finite(),
    duration_ms: milliseconds,
    transcription: z
      .object({
        transcript: z.string().nullish().catch(null),
        /** Times relative to the utterance; absent for captions. */
        words: soundEntries(word, "words").nullish().catch(null),
      })
      .nullish()
      .catch(null),
  }),
  "transcript",
);

const chatMessage = z.object({
  text: z.string().transform((written) => written.slice(0, mostOfMessage)),
  timestamp_ms: milliseconds,
  to: text,
  sender_name: z.string().nullish().catch(null),
  sender_uuid: text,
});
export const wireChat = soundEntries(chatMessage, "chat");

export const wireRefusal = z.object({ error: z.string() }).or(z.object({ detail: z.string() }));

export const wireEvent = z.object({
  idempotency_key: z.string().min(1).max(200),
  trigger: z.string().max(100),
  bot_id: botId.nullish().catch(null),
  bot_metadata: metadata,
  data: z
    .object({ event_type: text, event_sub_type: text, created_at: time })
    .nullish()
    .catch(null),
});
