import { z } from "zod";

/**
 * What "create bot" accepts (notetaker-provider 1.3). Stricter than the real API about fields it does
 * not know: those are a typing error of ours that the real one would silently ignore.
 */
const seconds = z.number().int().min(1);
const message = z.string().min(1).max(500, "Google Meet allows at most 500 characters.");
const everyone = z.literal("everyone", {
  errorMap: () => ({ message: "Google Meet supports only everyone." }),
});

const afterWhile = z.object({ timeout: seconds, activate_after: seconds.optional() }).strict();
const afterSilence = afterWhile.extend({ timeout: seconds.min(10) });

const inBotTranscripts = [
  "recallai_streaming",
  "meeting_captions",
  "deepgram_streaming",
  "assembly_ai_streaming",
  "gladia_v2_streaming",
  "rev_streaming",
  "aws_transcribe_streaming",
  "speechmatics_streaming",
] as const;

const transcriptProvider = z
  .record(z.enum(inBotTranscripts), z.record(z.unknown()))
  .refine((provider) => Object.keys(provider).length === 1, "Exactly one provider is required.");

const recordingConfig = z
  .object({
    transcript: z
      .object({ provider: transcriptProvider, diarization: z.record(z.boolean()).optional() })
      .strict(),
    participant_events: z.object({}).passthrough(),
    meeting_metadata: z.object({}).passthrough(),
    video_mixed_mp4: z.object({}).passthrough(),
    video_mixed_layout: z.enum(["speaker_view", "gallery_view", "gallery_view_v2", "audio_only"]),
    start_recording_on: z.enum(["call_join", "participant_join", "participant_speak"]),
    retention: z.discriminatedUnion("type", [
      z.object({ type: z.literal("timed"), hours: z.number().int().positive() }).strict(),
      z.object({ type: z.literal("forever") }).strict(),
    ]),
    metadata: z.record(z.string()),
    realtime_endpoints: z.array(z.object({}).passthrough()),
  })
  .partial()
  .strict();

const chat = z
  .object({
    on_bot_join: z
      .object({
        send_to: everyone,
        message,
        pin: z.boolean().optional(),
      })
      .strict(),
    on_participant_join: z.object({ message, exclude_host: z.boolean() }).strict(),
  })
  .partial()
  .strict();

const automaticLeave = z
  .object({
    waiting_room_timeout: seconds.min(30).max(600, "Google Meet allows at most 600."),
    noone_joined_timeout: seconds.min(30),
    everyone_left_timeout: afterWhile,
    in_call_not_recording_timeout: seconds,
    in_call_recording_timeout: seconds,
    recording_permission_denied_timeout: seconds,
    silence_detection: afterSilence,
    bot_detection: z.object({}).passthrough(),
  })
  .partial()
  .strict();

const meetingUrl = z
  .string()
  .regex(
    /^https:\/\/meet\.google\.com\/[a-z]+-[a-z]+-[a-z]+$/,
    "Unrecognised meeting platform or malformed meeting URL.",
  );

const joinAt = z
  .string()
  .datetime({ offset: true, message: "Datetime has wrong format. Use ISO 8601 with a zone." });

export const createBody = z
  .object({
    meeting_url: meetingUrl,
    bot_name: z.string().min(1).max(100).optional(),
    join_at: joinAt.optional(),
    metadata: z.record(z.string().max(500)).optional(),
    recording_config: recordingConfig.optional(),
    chat: chat.optional(),
    automatic_leave: automaticLeave.optional(),
    automatic_video_output: z.object({}).passthrough().optional(),
    google_meet: z.object({}).passthrough().optional(),
  })
  .strict();

/** What "send chat message" accepts; Meet lets a bot write to nobody alone. */
export const chatBody = z
  .object({
    to: everyone,
    message,
    pin: z.boolean().optional(),
  })
  .strict();

export const updateBody = createBody.partial();

export const transcriptBody = z
  .object({
    provider: z
      .object({
        recallai_async: z.object({ language_code: z.string().min(1) }).passthrough(),
      })
      .strict(),
    diarization: z.record(z.boolean()).optional(),
  })
  .strict();

/** Errors as the API words them: a list of sentences for each top-level field. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.join(", ") : "";
    const field = String(issue.path[0] ?? (unknown || "non_field_errors"));
    const where = issue.path.slice(1).join(".");
    (fields[field] ??= []).push(where ? `${where}: ${issue.message}` : issue.message);
  }
  return fields;
}

/**
 * The firewall refuses any body that names an address of its own network (1.7). `publicOrigin` is one of
 * those that stands for a public one: the local site, which bots name in a meeting's chat.
 */
export function namesLocalAddress(rawBody: string, publicOrigin: string | null): boolean {
  const named = publicOrigin === null ? rawBody : rawBody.replaceAll(`${publicOrigin}/`, "");
  return localAddress.test(named);
}

const localAddress = /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])/i;
