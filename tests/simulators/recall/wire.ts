import { botNameOf } from "../frame/meetings-page.ts";
import { downloadUrl } from "./media.ts";
import {
  expiresAt,
  mediaAskedFor,
  mediaGone,
  type Sim,
  type SimBot,
  type SimRecording,
} from "./state.ts";

/** The simulator's bots and recordings as the API answers them. */

export function wireBot(sim: Sim, bot: SimBot) {
  return {
    ...bot.request,
    id: bot.id,
    // An object in answers, although a string in requests.
    meeting_url: {
      meeting_id: new URL(bot.request.meeting_url).pathname.slice(1),
      platform: "google_meet",
    },
    bot_name: botNameOf(bot),
    join_at: iso(bot.joinAt),
    metadata: bot.request.metadata ?? {},
    status_changes: bot.changes.map((change) => ({
      code: change.code,
      message: null,
      created_at: iso(change.at),
      sub_code: change.sub,
    })),
    recordings: bot.recordings.map((recording) => wireRecording(sim, bot, recording)),
  };
}

export function wireRecording(sim: Sim, bot: SimBot, recording: SimRecording) {
  const gone = mediaGone(sim, bot, recording);
  const code = gone ? "deleted" : recording.status;
  const ready = code === "done";
  const file = (name: string) => (ready ? downloadUrl(sim, recording.id, name) : null);
  const part = (data: object) => ({
    id: recording.id,
    created_at: iso(recording.startedAt),
    status: status(code, recording.completedAt ?? recording.startedAt),
    metadata: {},
    data,
  });
  const made = mediaAskedFor(bot);
  return {
    id: recording.id,
    created_at: iso(recording.startedAt),
    started_at: iso(recording.startedAt),
    completed_at: iso(recording.completedAt),
    expires_at: iso(expiresAt(bot, recording)),
    status: status(code, recording.completedAt ?? recording.startedAt),
    media_shortcuts: {
      video_mixed: made.video
        ? { ...part({ download_url: file("video.mp4") }), format: "mp4" }
        : null,
      audio_mixed: made.audio
        ? { ...part({ download_url: file("audio.mp3") }), format: "mp3" }
        : null,
      participant_events: part({
        participant_events_download_url: file("participant_events.json"),
        participants_download_url: null,
        speaker_timeline_download_url: null,
      }),
      meeting_metadata: part({ title: null }),
      transcript: wireTranscript(sim, bot, recording),
    },
    metadata: {},
  };
}

/** null until a transcript has been asked for; then the latest one. */
export function wireTranscript(sim: Sim, bot: SimBot, recording: SimRecording) {
  const transcript = recording.transcripts.at(-1);
  if (!transcript) return null;

  const code = mediaGone(sim, bot, recording) ? "deleted" : transcript.status;
  return {
    id: transcript.id,
    recording: { id: recording.id },
    created_at: iso(transcript.createdAt),
    status: status(code, transcript.createdAt),
    metadata: {},
    data: {
      download_url: code === "done" ? downloadUrl(sim, recording.id, "transcript.json") : null,
      provider_data_download_url: null,
    },
    diarization: { use_separate_streams_when_available: true },
  };
}

function status(code: string, at: number) {
  return { code, sub_code: null, updated_at: iso(at) };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
