// A file of its own, because `npm run check` sends operators to each provider's file of this name.
import { names } from "~/config/names";
import { otherNotetakers, patience } from "../bot-habits";
import { botPicture } from "../bot-picture.server";
import type { NewBot } from "../bot-provider";

/** Durations in seconds. Attendee has no message for later guests. */
export function createBotBody(bot: NewBot, webhookUrl: string | null) {
  return {
    meeting_url: bot.meetingUrl,
    bot_name: typeable(bot.botName) || names.notetakerName,
    join_at: bot.joinAt === null ? undefined : new Date(bot.joinAt).toISOString(),
    metadata: { job_id: bot.notetakerId, revision: String(bot.revision) },
    recording_settings: { format: "mp4", view: "speaker_view", resolution: "720p" },
    deduplication_key: bot.notetakerId,
    bot_image: { type: "image/jpeg", data: botPicture },
    bot_chat_message: { to: "everyone", message: typeable(bot.announcement) },
    google_meet_settings: { use_login: false },
    automatic_leave_settings: {
      waiting_room_timeout_seconds: patience.waitingRoom,
      wait_for_host_to_start_meeting_timeout_seconds: patience.waitingRoom,
      only_participant_in_meeting_timeout_seconds: patience.everyoneLeft,
      // Being alone counts only after someone has come, so silence ends a meeting that no one joins.
      silence_activate_after_seconds: patience.silenceCountsAfter,
      silence_timeout_seconds: 15 * 60,
      max_uptime_seconds: patience.recording,
      bot_keywords: otherNotetakers,
    },
    webhooks:
      webhookUrl === null ? undefined : [{ url: webhookUrl, triggers: ["bot.state_change"] }],
  };
}

/** The bot types names and messages into Meet, and Attendee refuses characters above U+FFFF. */
function typeable(text: string): string {
  return text
    .replace(/[\u{10000}-\u{10FFFF}\p{Cs}]/gu, "")
    .replace(/ {2,}/g, " ")
    .trim();
}
