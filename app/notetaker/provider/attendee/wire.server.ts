import { z } from "zod";
import { parseInstant } from "~/lib/time/instant";
import { botMetadata, lenient, lenientText, readableEntries } from "../lenient.server";

/** https://github.com/attendee-labs/attendee/blob/main/docs/openapi.yml */

const milliseconds = lenient(z.number().finite().nonnegative());
const time = lenientText.transform((value) => (value ? parseInstant(value) : null));

/** Goes into URL paths, so characters such as `/` and `.` are refused. */
const botId = z.string().regex(/^\w[\w-]{0,99}$/);
const maxMessageLength = 4_000;

export const wireBot = z.object({
  id: botId,
  metadata: botMetadata,
  state: z.string(),
  recording_state: lenientText,
  join_at: time,
  events: z
    .array(z.object({ type: z.string(), sub_type: lenientText, created_at: time }))
    .nullish()
    .transform((events) => events ?? []),
});

export type WireBot = z.output<typeof wireBot>;

export const wireRecording = z.object({
  url: lenient(
    z
      .string()
      .url()
      .regex(/^[\x21-\x7e]{1,4000}$/),
  ),
  start_timestamp_ms: milliseconds,
});

const word = z.object({ word: z.string(), start: milliseconds, end: milliseconds });

export const wireTranscript = readableEntries(
  z.object({
    speaker_name: lenient(z.string()),
    speaker_uuid: lenientText,
    speaker_is_host: lenient(z.boolean()),
    timestamp_ms: z.number().finite(),
    duration_ms: milliseconds,
    transcription: lenient(
      z.object({
        transcript: lenient(z.string()),
        /** Times relative to the utterance; absent for captions. */
        words: lenient(readableEntries(word, "words")),
      }),
    ),
  }),
  "transcript",
);

const chatMessage = z.object({
  text: z.string().transform((written) => written.slice(0, maxMessageLength)),
  timestamp_ms: milliseconds,
  to: lenientText,
  sender_name: lenient(z.string()),
  sender_uuid: lenientText,
});
export const wireChat = readableEntries(chatMessage, "chat");

export const wireRefusal = z.object({ error: z.string() }).or(z.object({ detail: z.string() }));

export const wireEvent = z.object({
  idempotency_key: z.string().min(1).max(200),
  trigger: z.string().max(100),
  bot_id: lenient(botId),
  bot_metadata: botMetadata,
  data: lenient(z.object({ event_type: lenientText, created_at: time })),
});
