import { names } from "~/config/names";
import { retentionDays } from "../status";
import { botPicture } from "./bot-picture.server";
import type { NewBot } from "./bot-provider";

const minutes = 60;

/**
 * Parts of the names of other notetakers, in lower case. None of them is part of a person's name: while
 * somebody whose name matches nothing here is in the call, the bot stays.
 */
const otherNotetakers = [
  ...[names.notetakerName.toLowerCase(), "notetaker", "note taker", "meeting recorder"],
  ...["fireflies", "otter.ai", "otterpilot", "fathom", "read.ai", "read ai", "tl;dv", "tldv"],
  ...["meetgeek", "sembly", "supernormal", "circleback", "avoma", "krisp", "tactiq", "airgram"],
];

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
    metadata: { job_id: bot.jobId, revision: String(bot.revision) },
    recording_config: {
      video_mixed_mp4: {},
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
      // Google itself ends the wait after ten minutes.
      waiting_room_timeout: 10 * minutes,
      noone_joined_timeout: 15 * minutes,
      in_call_not_recording_timeout: 20 * minutes,
      // A forgotten meeting would otherwise be recorded, and billed, without end.
      in_call_recording_timeout: 4 * 60 * minutes,
      // Long enough for the other one of two to reconnect. From second 0 on is refused.
      everyone_left_timeout: { timeout: 60, activate_after: 1 },
      silence_detection: { timeout: 60 * minutes, activate_after: 20 * minutes },
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
};
