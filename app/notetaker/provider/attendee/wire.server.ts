import { z } from "zod";
import { parseInstant } from "~/lib/time/instant";
import { soundEntries } from "../sound-entries.server";

/**
 * The shapes of Attendee's answers and webhooks (https://github.com/attendee-labs/attendee/blob/main/docs/openapi.yml), as far as we
 * use them. Fields we do not know are ignored, and one we could do without never spoils the rest.
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

/** Part of the paths of our calls: nothing that would make another path of it. */
const botId = z.string().regex(/^\w[\w-]{0,99}$/);
/** Nobody writes more at once; Meet itself takes less. */
const mostOfMessage = 4_000;

export const wireBot = z.object({
  id: botId,
  metadata,
  /** No enumeration: new ones appear. */
  state: z.string(),
  recording_state: text,
  join_at: time,
  events: z
    .array(z.object({ type: z.string(), sub_type: text, created_at: time }))
    .nullish()
    .transform((events) => events ?? []),
});

export type WireBot = z.output<typeof wireBot>;

/** Most lists come in pages of 25; `next` is an address of which we use the cursor alone. */
export function wirePage<Item extends z.ZodTypeAny>(item: Item) {
  return z.object({ next: z.string().nullish(), results: z.array(item) });
}

/** The address of the film is a browser's to open, for half an hour; one that is none does no harm to the rest. */
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
    /** Of the epoch, as every time here. */
    timestamp_ms: z.number().finite(),
    duration_ms: milliseconds,
    transcription: z
      .object({
        transcript: z.string().nullish().catch(null),
        /** Relative to the utterance; captions have none. */
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

/** Its refusals are sentences for people in one of these. */
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
