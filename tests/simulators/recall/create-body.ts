import { z } from "zod";

/**
 * Fields of "create bot" that the site sends. An unknown field is refused, as the real API
 * does. The bounds come from the documentation and from refused calls of other clients:
 *
 * - https://github.com/twentyhq/twenty/pull/21820 (an explicit `activate_after: 0` is answered 400)
 * - https://github.com/twentyhq/twenty/pull/23053 (`bot_detection` timeouts below 10 are answered 400)
 * - https://docs.recall.ai/docs/automatic-leaving-behavior (Google Meet's waiting room: 600 s at most)
 * - https://docs.recall.ai/docs/sending-chat-messages (Google Meet's chat: 500 characters at most)
 * - https://docs.recall.ai/reference/bot_create (names, metadata, pictures)
 */

const required_error = "This field is required.";

function seconds(least: number, most = Infinity) {
  return z
    .number({ required_error, invalid_type_error: "A valid integer is required." })
    .int("A valid integer is required.")
    .min(least, `Ensure this value is greater than or equal to ${least}.`)
    .max(most, `Ensure this value is less than or equal to ${most}.`);
}

function text(most: number) {
  return z
    .string({ required_error, invalid_type_error: "Not a valid string." })
    .min(1, "This field may not be blank.")
    .max(most, `Ensure this field has no more than ${most} characters.`);
}

/** Every field may be left out, and no other may be sent. */
function fields<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape).partial().strict();
}

/** Base64 that begins with the first bytes of every JPEG, FF D8 FF. */
const jpeg = /^\/9j\/[A-Za-z0-9+/]*={0,2}$/;

const picture = z
  .object({
    kind: z.literal("jpeg"),
    b64_data: text(1_835_008).regex(jpeg, "Invalid image. Only JPEG in Base64 is supported."),
  })
  .strict();

/** Recall makes an artifact if the body has an empty object for it. */
const artifact = z.object({}).strict();
const everyone = z.literal("everyone", {
  errorMap: () => ({ message: "Google Meet supports only everyone." }),
});

export const createBody = z
  .object({
    meeting_url: z
      .string({ required_error })
      .regex(
        /^https:\/\/meet\.google\.com\/[a-z]+-[a-z]+-[a-z]+$/,
        "Unrecognised meeting platform or malformed meeting URL.",
      ),
    bot_name: text(100).optional(),
    join_at: z
      .string()
      .datetime({ offset: true, message: "Datetime has wrong format. Use ISO 8601 with a zone." })
      .optional(),
    metadata: z.record(text(500)).optional(),
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
      on_bot_join: z.object({ send_to: everyone, message: text(500) }).strict(),
      on_participant_join: z
        .object({
          message: text(500),
          exclude_host: z.boolean({ required_error }),
        })
        .strict(),
    }).optional(),
    automatic_leave: fields({
      waiting_room_timeout: seconds(30, 600),
      noone_joined_timeout: seconds(30),
      everyone_left_timeout: z
        .object({
          timeout: seconds(1),
          activate_after: seconds(1).optional(),
        })
        .strict(),
      in_call_not_recording_timeout: seconds(1),
      in_call_recording_timeout: seconds(1),
      silence_detection: z
        .object({
          timeout: seconds(10),
          activate_after: seconds(1).optional(),
        })
        .strict(),
      bot_detection: fields({
        using_participant_names: z
          .object({
            timeout: seconds(10).optional(),
            activate_after: seconds(1).optional(),
            matches: z.array(z.string().min(1), { required_error }),
          })
          .strict(),
      }),
    }).optional(),
    automatic_video_output: fields({
      in_call_recording: picture,
      in_call_not_recording: picture,
    }).optional(),
    google_meet: fields({
      login_required: z.boolean(),
      google_login_group_id: z.string().uuid("Must be a valid UUID."),
    }).optional(),
  })
  .strict();

/** https://docs.recall.ai/reference/recording_create_transcript_create, as far as the site uses it. */
export const transcriptBody = z
  .object({
    provider: z
      .object({ recallai_async: z.object({ language_code: z.literal("auto") }).strict() })
      .strict(),
    diarization: z.record(z.boolean()).optional(),
  })
  .strict();

type FieldErrors = { [field: string]: string[] | FieldErrors };

/** Returns errors in the wording of the API: a list of sentences for each field, in the shape of the body. */
export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error.issues) {
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys)
        addError(errors, [...issue.path, key], "This field is not allowed.");
    } else {
      addError(errors, issue.path, issue.message);
    }
  }
  return errors;
}

function addError(errors: FieldErrors, path: readonly (string | number)[], message: string): void {
  const [field = "non_field_errors", ...rest] = path;
  const messages = (errors[field] ??= rest.length === 0 ? [] : {});
  if (Array.isArray(messages)) messages.push(message);
  else addError(messages, rest, message);
}

/** True if a body names a local address other than `publicOrigin`, the local site that stands for a public one. */
export function namesLocalAddress(rawBody: string, publicOrigin: string | null): boolean {
  const rest = publicOrigin === null ? rawBody : rawBody.replaceAll(`${publicOrigin}/`, "");
  return /https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\])/i.test(rest);
}
