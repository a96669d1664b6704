import { retentionDays } from "../status";
import type { NewBot } from "./bot-provider";

const minutes = 60;

/**
 * The body of "create bot", and of "update bot", which takes the same (notetaker-provider 1.3). The metadata outlives every deletion at the
 * provider (1.10), so it holds our job id and nothing personal. All durations in seconds.
 */
export function createBotBody(bot: NewBot) {
  return {
    meeting_url: bot.meetingUrl,
    bot_name: bot.botName,
    ...(bot.joinAt === null ? {} : { join_at: new Date(bot.joinAt).toISOString() }),
    metadata: { job_id: bot.jobId, revision: String(bot.revision) },
    recording_config: {
      video_mixed_mp4: {},
      participant_events: {},
      meeting_metadata: {},
      retention: { type: "timed", hours: retentionDays * 24 },
    },
    chat: {
      on_bot_join: { send_to: "everyone", message: bot.announcement },
      // Meet shows nobody what was written before they came: whoever is late is told as well.
      on_participant_join: { message: bot.announcement, exclude_host: false },
    },
    automatic_leave: {
      // Google itself ends the wait after ten minutes.
      waiting_room_timeout: 10 * minutes,
      noone_joined_timeout: 15 * minutes,
      in_call_not_recording_timeout: 20 * minutes,
      // A forgotten meeting would otherwise be recorded, and billed, without end.
      in_call_recording_timeout: 4 * 60 * minutes,
      // Long enough for the other one of two to reconnect. From second 0 on is refused.
      everyone_left_timeout: { timeout: 60, activate_after: 1 },
      silence_detection: { timeout: 60 * minutes, activate_after: 20 * minutes },
    },
  };
}

/** The asynchronous transcript of a recording; not to be had at creation (1.3). */
export const transcriptBody = {
  provider: { recallai_async: { language_code: "auto" } },
  diarization: { use_separate_streams_when_available: true },
};
