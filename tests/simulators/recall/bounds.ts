/**
 * The bounds that the real API sets to the fields of a bot: one table, from which the simulator's schema
 * (`create-body.ts`) and its tests (`bounds.test.ts`) are made. Known from clients that run in production
 * and from what they were refused:
 *
 * - https://github.com/twentyhq/twenty/pull/21820 (an explicit `activate_after: 0` is answered 400)
 * - https://github.com/twentyhq/twenty/pull/23053 (`bot_detection` timeouts below 10 are answered 400)
 * - https://docs.recall.ai/docs/automatic-leaving-behavior (Google Meet's waiting room: 600 s at most)
 * - https://docs.recall.ai/docs/sending-chat-messages (Google Meet's chat: 500 characters at most)
 * - https://docs.recall.ai/reference/bot_create (names, metadata, pictures)
 * - https://docs.recall.ai/reference/recording_create_transcript_create (languages)
 */

/** Seconds; null where there is no upper bound. */
export const secondsBounds = {
  "automatic_leave.waiting_room_timeout": { least: 30, most: 600 },
  "automatic_leave.noone_joined_timeout": { least: 30, most: null },
  "automatic_leave.everyone_left_timeout.timeout": { least: 1, most: null },
  "automatic_leave.everyone_left_timeout.activate_after": { least: 1, most: null },
  "automatic_leave.in_call_not_recording_timeout": { least: 1, most: null },
  "automatic_leave.in_call_recording_timeout": { least: 1, most: null },
  "automatic_leave.recording_permission_denied_timeout": { least: 1, most: null },
  "automatic_leave.silence_detection.timeout": { least: 10, most: null },
  "automatic_leave.silence_detection.activate_after": { least: 1, most: null },
  "automatic_leave.bot_detection.using_participant_names.timeout": { least: 10, most: null },
  "automatic_leave.bot_detection.using_participant_names.activate_after": { least: 1, most: null },
  "automatic_leave.bot_detection.using_participant_events.timeout": { least: 10, most: null },
  "automatic_leave.bot_detection.using_participant_events.activate_after": { least: 1, most: null },
} as const satisfies Record<string, SecondsBound>;

export type SecondsBound = { readonly least: number; readonly most: number | null };

/** The most characters of a text. */
export const lengthBounds = {
  bot_name: 100,
  "metadata.job_id": 500,
  "chat.on_bot_join.message": 500,
  "chat.on_participant_join.message": 500,
  "automatic_video_output.in_call_recording.b64_data": 1_835_008,
  "automatic_video_output.in_call_not_recording.b64_data": 1_835_008,
} as const satisfies Record<string, number>;

/** What `language_code` of Recall.ai's own transcription may be, in the order of its OpenAPI description. */
export const languageCodes: readonly string[] = [
  ...[
    "auto",
    "bg",
    "ca",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "en_au",
    "en_uk",
    "en_us",
    "es",
    "et",
    "fi",
  ],
  ...[
    "fr",
    "he",
    "hi",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "lt",
    "lv",
    "ms",
    "nl",
    "no",
    "pl",
    "pt",
  ],
  ...["ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh"],
];
