import { z } from "zod";

/**
 * Fields of "create bot" that the site sends. An unknown field is refused, as the real API
 * does. The bounds are known from clients in production and from what they were refused:
 *
 * - https://github.com/twentyhq/twenty/pull/21820 (an explicit `activate_after: 0` is answered 400)
 * - https://github.com/twentyhq/twenty/pull/23053 (`bot_detection` timeouts below 10 are answered 400)
 * - https://docs.recall.ai/docs/automatic-leaving-behavior (Google Meet's waiting room: 600 s at most)
 * - https://docs.recall.ai/docs/sending-chat-messages (Google Meet's chat: 500 characters at most)
 * - https://docs.recall.ai/reference/bot_create (names, metadata, pictures)
 */
export const secondsBounds = {
  "automatic_leave.waiting_room_timeout": { least: 30, most: 600 },
  "automatic_leave.noone_joined_timeout": { least: 30, most: null },
  "automatic_leave.everyone_left_timeout.timeout": { least: 1, most: null },
  "automatic_leave.everyone_left_timeout.activate_after": { least: 1, most: null },
  "automatic_leave.in_call_not_recording_timeout": { least: 1, most: null },
  "automatic_leave.in_call_recording_timeout": { least: 1, most: null },
  "automatic_leave.silence_detection.timeout": { least: 10, most: null },
  "automatic_leave.silence_detection.activate_after": { least: 1, most: null },
  "automatic_leave.bot_detection.using_participant_names.timeout": { least: 10, most: null },
  "automatic_leave.bot_detection.using_participant_names.activate_after": { least: 1, most: null },
} as const satisfies Record<string, SecondsBound>;

/** null: no upper bound. */
export type SecondsBound = { readonly least: number; readonly most: number | null };

/** Characters at most. */
export const lengthBounds = {
  bot_name: 100,
  "metadata.job_id": 500,
  "chat.on_bot_join.message": 500,
  "chat.on_participant_join.message": 500,
  "automatic_video_output.in_call_recording.b64_data": 1_835_008,
  "automatic_video_output.in_call_not_recording.b64_data": 1_835_008,
} as const satisfies Record<string, number>;

const required_error = "This field is required.";

function seconds(field: keyof typeof secondsBounds) {
  const { least, most }: SecondsBound = secondsBounds[field];
  return z
    .number({ required_error, invalid_type_error: "A valid integer is required." })
    .int("A valid integer is required.")
    .min(least, `Ensure this value is greater than or equal to ${least}.`)
    .max(most ?? Infinity, `Ensure this value is less than or equal to ${most}.`);
}

function text(field: keyof typeof lengthBounds) {
  const most = lengthBounds[field];
  return z
    .string({ required_error, invalid_type_error: "Not a valid string." })
    .min(1, "This field may not be blank.")
    .max(most, `Ensure this field has no more than ${most} characters.`);
}

/** Every field may be left out, and no other may be sent. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).partial().strict();
}

/** By the first bytes of every JPEG, FF D8 FF, in Base64. */
const jpeg = /^\/9j\/[A-Za-z0-9+/]*={0,2}$/;

function picture(field: keyof typeof lengthBounds) {
  const b64_data = text(field).regex(jpeg, "Invalid image. Only JPEG in Base64 is supported.");
  return z.object({ kind: z.literal("jpeg"), b64_data }).strict();
}

/** Made if it is an object, not made if it is absent. */
const artifact = z.object({}).strict();
const everyone = z.literal("everyone", {
  errorMap: () => ({ message: "Google Meet supports only everyone." }),
});
const leave = "automatic_leave";
const byNames = `${leave}.bot_detection.using_participant_names` as const;

export const createBody = z
  .object({
    meeting_url: z
      .string({ required_error })
      .regex(
        /^https:\/\/meet\.google\.com\/[a-z]+-[a-z]+-[a-z]+$/,
        "Unrecognised meeting platform or malformed meeting URL.",
      ),
    bot_name: text("bot_name").optional(),
    join_at: z
      .string()
      .datetime({ offset: true, message: "Datetime has wrong format. Use ISO 8601 with a zone." })
      .optional(),
    metadata: z.record(text("metadata.job_id")).optional(),
    recording_config: fields({
      participant_events: artifact,
      meeting_metadata: artifact,
      video_mixed_mp4: artifact,
      audio_mixed_mp3: artifact,
      retention: z
        .object({ type: z.literal("timed"), hours: z.number().int().positive() })
        .strict(),
    }).optional(),
    chat: fields({
      on_bot_join: z
        .object({ send_to: everyone, message: text("chat.on_bot_join.message") })
        .strict(),
      on_participant_join: z
        .object({
          message: text("chat.on_participant_join.message"),
          exclude_host: z.boolean({ required_error }),
        })
        .strict(),
    }).optional(),
    automatic_leave: fields({
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
      silence_detection: z
        .object({
          timeout: seconds(`${leave}.silence_detection.timeout`),
          activate_after: seconds(`${leave}.silence_detection.activate_after`).optional(),
        })
        .strict(),
      bot_detection: fields({
        using_participant_names: z
          .object({
            timeout: seconds(`${byNames}.timeout`).optional(),
            activate_after: seconds(`${byNames}.activate_after`).optional(),
            matches: z.array(z.string().min(1), { required_error }),
          })
          .strict(),
      }),
    }).optional(),
    automatic_video_output: fields({
      in_call_recording: picture("automatic_video_output.in_call_recording.b64_data"),
      in_call_not_recording: picture("automatic_video_output.in_call_not_recording.b64_data"),
    }).optional(),
    google_meet: fields({
      login_required: z.boolean(),
      google_login_group_id: z.string().uuid("Must be a valid UUID."),
    }).optional(),
  })
  .strict();

export const updateBody = createBody.partial();

/** https://docs.recall.ai/reference/recording_create_transcript_create, as far as the site uses it. */
export const transcriptBody = z
  .object({
    provider: z
      .object({ recallai_async: z.object({ language_code: z.literal("auto") }).strict() })
      .strict(),
    diarization: z.record(z.boolean()).optional(),
  })
  .strict();

/** Leaves out pictures, which are tens of kilobytes each. */
export function withoutPictures<Body>(body: Body): Body {
  if (typeof body !== "object" || body === null || !("automatic_video_output" in body)) return body;
  const pictures = Object.keys(body.automatic_video_output ?? {});
  const output = Object.fromEntries(pictures.map((when) => [when, { kind: "jpeg" }]));
  return { ...body, automatic_video_output: output };
}

type FieldErrors = { [field: string]: string[] | FieldErrors };

/** Errors as the API words them: for each field a list of sentences, in the shape of the body. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) say(errors, [...issue.path, key], "This field is not allowed.");
    } else {
      say(errors, issue.path, issue.message);
    }
  }
  return errors;
}

function say(errors: FieldErrors, path: readonly (string | number)[], message: string): void {
  const [field = "non_field_errors", ...rest] = path;
  const said = (errors[field] ??= rest.length === 0 ? [] : {});
  if (Array.isArray(said)) said.push(message);
  else say(said, rest, message);
}

/** True if a body names a local address other than `publicOrigin`, the local site that stands for a public one. */
export function namesLocalAddress(rawBody: string, publicOrigin: string | null): boolean {
  const named = publicOrigin === null ? rawBody : rawBody.replaceAll(`${publicOrigin}/`, "");
  return /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])/i.test(named);
}
