import { retentionDays } from "~/config/facts";
import { otherNotetakers, patience } from "../bot-habits";
import { botPicture } from "../bot-picture.server";
import type { NewBot } from "../bot-provider";

const minute = 60;

/**
 * The metadata outlives every deletion, so nothing personal is in it.
 * Timeouts are in seconds, and Recall refuses 0.
 */
export function createBotBody(bot: NewBot, googleLoginGroupId: string | null) {
  return {
    meeting_url: bot.meetingUrl,
    bot_name: bot.botName,
    join_at: bot.joinAt === null ? undefined : new Date(bot.joinAt).toISOString(),
    metadata: { job_id: bot.notetakerId, revision: String(bot.revision) },
    recording_config: {
      video_mixed_mp4: {},
      // The sound as a file of its own costs nothing more (https://www.recall.ai/pricing).
      audio_mixed_mp3: {},
      participant_events: {},
      meeting_metadata: {},
      retention: { type: "timed", hours: retentionDays * 24 },
    },
    chat: {
      on_bot_join: { send_to: "everyone", message: bot.announcement },
      // Meet hides earlier chat from latecomers. Everyone gets this message each time a guest joins, so it is short.
      on_participant_join: { message: bot.latecomerAnnouncement, exclude_host: false },
    },
    automatic_leave: {
      waiting_room_timeout: patience.waitingRoom,
      noone_joined_timeout: 15 * minute,
      in_call_not_recording_timeout: 20 * minute,
      in_call_recording_timeout: patience.recording,
      everyone_left_timeout: { timeout: patience.everyoneLeft, activate_after: 1 },
      silence_detection: {
        timeout: 60 * minute,
        activate_after: patience.silenceCountsAfter,
      },
      // Two bots would keep each other in an empty room.
      bot_detection: {
        using_participant_names: {
          matches: otherNotetakers,
          timeout: minute,
          activate_after: 15 * minute,
        },
      },
    },
    automatic_video_output: { in_call_recording: picture, in_call_not_recording: picture },
    google_meet:
      googleLoginGroupId === null
        ? undefined
        : { login_required: false, google_login_group_id: googleLoginGroupId },
  };
}

const picture = { kind: "jpeg", b64_data: botPicture };

export const transcriptBody = {
  provider: { recallai_async: { language_code: "auto" } },
  diarization: { use_separate_streams_when_available: true },
} as const;
