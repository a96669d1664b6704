import { z } from "zod";

/** Fields that the site sends (`bots/serializers.py` of attendee-labs/attendee). */

const noEmoji = (what: string) =>
  z
    .string()
    .min(1)
    .refine((text) => !/[\u{10000}-\u{10FFFF}]/u.test(text), `${what} has an emoji`);

const positive = z.number().int().positive();

const leaving = z
  .object({
    waiting_room_timeout_seconds: positive,
    wait_for_host_to_start_meeting_timeout_seconds: positive,
    only_participant_in_meeting_timeout_seconds: positive,
    silence_activate_after_seconds: positive,
    silence_timeout_seconds: positive,
    max_uptime_seconds: positive,
    bot_keywords: z.array(z.string()),
  })
  .partial()
  .strict();

const metadata = z
  .record(z.string())
  .refine((metadata) => Object.keys(metadata).length > 0, "Metadata must have at least one key")
  .refine((metadata) => JSON.stringify(metadata).length <= 1_000, "Metadata is too long");

const botImage = z
  .object({
    type: z.enum(["image/png", "image/jpeg"]),
    data: z.string().regex(/^[A-Za-z0-9+/]+={0,2}$/),
  })
  .strict();

const recordingSettings = z
  .object({
    format: z.literal("mp4"),
    view: z.enum(["speaker_view", "gallery_view", "speaker_view_no_sidebar"]),
    resolution: z.enum(["1080p", "720p"]),
  })
  .partial()
  .strict();

const chatBody = z
  .object({
    to: z.literal("everyone"),
    message: noEmoji("message").pipe(z.string().max(10_000)),
  })
  .strict();

export const createBody = z
  .object({
    meeting_url: z
      .string()
      .regex(/^https:\/\/meet\.google\.com\/[a-z]{3}-[a-z]{4}-[a-z]{3}$/, "Invalid meeting URL"),
    bot_name: noEmoji("bot_name"),
    join_at: z.string().datetime({ offset: true }).optional(),
    metadata: metadata.optional(),
    bot_image: botImage.optional(),
    recording_settings: recordingSettings.optional(),
    deduplication_key: z.string().max(1_024).optional(),
    bot_chat_message: chatBody.optional(),
    google_meet_settings: z.object({ use_login: z.boolean() }).strict().optional(),
    automatic_leave_settings: leaving.optional(),
    webhooks: z
      .array(
        z
          .object({
            url: z.string().url().startsWith("https://"),
            triggers: z.array(z.string()).min(1),
          })
          .strict(),
      )
      .max(2)
      .optional(),
  })
  .strict();

export function refusalOf(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const isTop = issue.code === "unrecognized_keys" && issue.path.length === 0;
    const field = isTop ? "non_field_errors" : String(issue.path[0] ?? "non_field_errors");
    const message = isTop ? `Unexpected field(s): ${issue.keys.join(", ")}.` : issue.message;
    (fields[field] ??= []).push(message);
  }
  return fields;
}
