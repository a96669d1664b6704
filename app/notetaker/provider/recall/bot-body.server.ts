import { retentionDays } from "~/config/facts";
import { otherNotetakers, patience } from "../bot-habits";
import { botPicture } from "../bot-picture.server";
import type { NewBot } from "../bot-provider";

const minutes = 60;

/**
 * The body of "create bot", and of "update bot", which takes the same
 * (https://docs.recall.ai/reference/bot_create). The metadata outlives every deletion at the provider, so
 * it holds our job id and nothing personal. All durations in seconds; those of 0, although named as
 * defaults, are refused when they are sent.
 */
export function createBotBody(bot: NewBot, googleLoginGroupId: string | null) {
  return {
    meeting_url: bot.meetingUrl,
    bot_name: bot.botName,
    ...(bot.joinAt === null ? {} : { join_at: new Date(bot.joinAt).toISOString() }),
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
      // Meet shows nobody what was written before they came: whoever is late is told as well, in short,
      // because everybody who is there reads it again.
      on_participant_join: { message: bot.lateAnnouncement, exclude_host: false },
    },
    automatic_leave: {
      waiting_room_timeout: patience.waitingRoom,
      noone_joined_timeout: 15 * minutes,
      in_call_not_recording_timeout: 20 * minutes,
      in_call_recording_timeout: patience.recording,
      // From second 0 on is refused.
      everyone_left_timeout: { timeout: patience.everyoneLeft, activate_after: 1 },
      silence_detection: {
        timeout: 60 * minutes,
        activate_after: patience.silenceCountsAfter,
      },
      // Two bots would otherwise keep each other in an empty room. Not before late guests had their time.
      bot_detection: {
        using_participant_names: {
          ...{ matches: otherNotetakers, timeout: minutes, activate_after: 15 * minutes },
        },
      },
    },
    automatic_video_output: { in_call_recording: picture, in_call_not_recording: picture },
    // Whether bots of the group sign in always or where a meeting asks for it is set at the provider.
    ...(googleLoginGroupId === null
      ? {}
      : {
          google_meet: { login_required: false, google_login_group_id: googleLoginGroupId },
        }),
  };
}

const picture = { kind: "jpeg", b64_data: botPicture };

/** The asynchronous transcript of a recording; not to be had at the bot's creation. */
export const transcriptBody = {
  provider: { recallai_async: { language_code: "auto" } },
  diarization: { use_separate_streams_when_available: true },
} as const;
