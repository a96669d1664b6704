import { z } from "zod";
import { languageCodes, lengthBounds, secondsBounds, type SecondsBound } from "./bounds.ts";

/**
 * What "create bot" accepts. A field it does not know is refused, as the real API refuses it; for fields
 * within fields that is stricter than what is known of the real one, because such a field is a typing
 * error of ours.
 */
const leave = "automatic_leave";
const namesRule = `${leave}.bot_detection.using_participant_names` as const;
const eventsRule = `${leave}.bot_detection.using_participant_events` as const;

function seconds(field: keyof typeof secondsBounds) {
  const { least, most }: SecondsBound = secondsBounds[field];
  const whole = z
    .number({ required_error: required, invalid_type_error: "A valid integer is required." })
    .int("A valid integer is required.")
    .min(least, `Ensure this value is greater than or equal to ${least}.`);
  return most === null
    ? whole
    : whole.max(most, `Ensure this value is less than or equal to ${most}.`);
}

function text(field: keyof typeof lengthBounds) {
  const most = lengthBounds[field];
  return z
    .string({ required_error: required, invalid_type_error: "Not a valid string." })
    .min(1, "This field may not be blank.")
    .max(most, `Ensure this field has no more than ${most} characters.`);
}

const required = "This field is required.";
const everyone = z.literal("everyone", {
  errorMap: () => ({ message: "Google Meet supports only everyone." }),
});

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

/** Made if it is an object, not made if it is null. */
const artifact = z.object({}).passthrough().nullable();

const recordingConfig = z
  .object({
    transcript: z
      .object({ provider: transcriptProvider, diarization: z.record(z.boolean()).optional() })
      .strict(),
    participant_events: z.object({}).passthrough(),
    meeting_metadata: z.object({}).passthrough(),
    video_mixed_mp4: artifact,
    audio_mixed_mp3: artifact,
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
        message: text("chat.on_bot_join.message"),
        pin: z.boolean().optional(),
      })
      .strict(),
    on_participant_join: z
      .object({
        message: text("chat.on_participant_join.message"),
        exclude_host: z.boolean({ required_error: required }),
      })
      .strict(),
  })
  .partial()
  .strict();

const automaticLeave = z
  .object({
    waiting_room_timeout: seconds(`${leave}.waiting_room_timeout`),
    noone_joined_timeout: seconds(`${leave}.noone_joined_timeout`),
    everyone_left_timeout: z
      .object({
        timeout: seconds(`${leave}.everyone_left_timeout.timeout`),
        activate_after: seconds(`${leave}.everyone_left_timeout.activate_after`).optional(),
      })
      .strict(),
    in_call_not_recording_timeout: seconds(`${leave}.in_call_not_recording_timeout`),
    in_call_recording_timeout: seconds(`${leave}.in_call_recording_timeout`),
    recording_permission_denied_timeout: seconds(`${leave}.recording_permission_denied_timeout`),
    silence_detection: z
      .object({
        timeout: seconds(`${leave}.silence_detection.timeout`),
        activate_after: seconds(`${leave}.silence_detection.activate_after`).optional(),
      })
      .strict(),
    bot_detection: z
      .object({
        using_participant_names: z
          .object({
            timeout: seconds(`${namesRule}.timeout`).optional(),
            activate_after: seconds(`${namesRule}.activate_after`).optional(),
            matches: z.array(z.string().min(1), { required_error: required }),
          })
          .strict(),
        using_participant_events: z
          .object({
            timeout: seconds(`${eventsRule}.timeout`).optional(),
            activate_after: seconds(`${eventsRule}.activate_after`).optional(),
          })
          .strict(),
      })
      .partial()
      .strict(),
  })
  .partial()
  .strict();

function picture(field: keyof typeof lengthBounds) {
  return z
    .object({
      kind: z.literal("jpeg"),
      b64_data: text(field).refine(isJpeg, "Invalid image. Only JPEG in Base64 is supported."),
    })
    .strict();
}

/** By the first bytes of every JPEG, FF D8 FF, in Base64. */
function isJpeg(base64: string): boolean {
  return base64.startsWith("/9j/") && /^[A-Za-z0-9+/]+={0,2}$/.test(base64);
}

const videoOutput = z
  .object({
    in_call_recording: picture("automatic_video_output.in_call_recording.b64_data"),
    in_call_not_recording: picture("automatic_video_output.in_call_not_recording.b64_data"),
  })
  .partial()
  .strict();

const googleMeet = z
  .object({
    login_required: z.boolean(),
    google_login_group_id: z.string().uuid("Must be a valid UUID."),
  })
  .partial()
  .strict();

const meetingUrl = z
  .string({ required_error: required })
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
    bot_name: text("bot_name").optional(),
    join_at: joinAt.optional(),
    metadata: z.record(text("metadata.job_id")).optional(),
    recording_config: recordingConfig.optional(),
    chat: chat.optional(),
    automatic_leave: automaticLeave.optional(),
    automatic_video_output: videoOutput.optional(),
    google_meet: googleMeet.optional(),
  })
  .strict();

/** A bot's pictures, tens of kilobytes each, need not be kept to know that they were sent. */
export function withoutPictures<Body>(body: Body): Body {
  if (typeof body !== "object" || body === null || !("automatic_video_output" in body)) return body;
  const pictures = Object.keys(body.automatic_video_output ?? {});
  const output = Object.fromEntries(pictures.map((when) => [when, { kind: "jpeg" }]));
  return { ...body, automatic_video_output: output };
}

export const updateBody = createBody.partial();

const languageCode = z.string().refine(
  (code) => languageCodes.includes(code),
  (code) => ({ message: `"${code}" is not a valid choice.` }),
);

const vocabulary = {
  key_terms: z.array(z.string()),
  spelling: z.array(z.object({ find: z.array(z.string()), replace: z.string() }).strict()),
  filter_profanity: z.boolean(),
};

export const transcriptBody = z
  .object({
    provider: z
      .object({
        recallai_async: z
          .object({ language_code: languageCode, ...vocabulary })
          .partial()
          .strict(),
      })
      .strict(),
    diarization: z.record(z.boolean()).optional(),
  })
  .strict();

/** Errors as the API words them: for each field a list of sentences, in the shape of the body. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) say(fields, [...issue.path, key], "This field is not allowed.");
    } else {
      say(fields, issue.path, issue.message);
    }
  }
  return fields;
}

type FieldErrors = { [field: string]: string[] | FieldErrors };

function say(fields: FieldErrors, path: readonly (string | number)[], message: string): void {
  const [field = "non_field_errors", ...rest] = path;
  const said = (fields[field] ??= rest.length === 0 ? [] : {});
  if (Array.isArray(said)) said.push(message);
  else say(said, rest, message);
}

/**
 * The firewall refuses any body that names an address of its own network. `publicOrigin` is one of those
 * that stands for a public one: the local site, which bots name in a meeting's chat.
 */
export function namesLocalAddress(rawBody: string, publicOrigin: string | null): boolean {
  const named = publicOrigin === null ? rawBody : rawBody.replaceAll(`${publicOrigin}/`, "");
  return localAddress.test(named);
}

const localAddress = /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])/i;
