import { sampleParticipantEvents } from "../../fixtures/sample-meeting.ts";
import { type FileReply, ranged, silence, video } from "../frame/film.ts";
import { botNameOf } from "../frame/meetings-page.ts";
import { refusalOfUrl, signedUrl } from "../frame/signed-media.ts";
import type { SimBot, SimRecording } from "./recall-bot-life.ts";
import type { Sim } from "./recall-simulator.ts";

export function wireBot(sim: Sim, bot: SimBot) {
  return {
    ...bot.request,
    id: bot.id,
    // A string in requests, but an object in answers.
    meeting_url: {
      meeting_id: new URL(bot.request.meeting_url).pathname.slice(1),
      platform: "google_meet",
    },
    bot_name: botNameOf(bot),
    join_at: iso(bot.joinAt),
    metadata: bot.request.metadata ?? {},
    status_changes: bot.changes.map(({ code, sub, at }) => {
      return { code, message: null, created_at: iso(at), sub_code: sub };
    }),
    recordings: bot.recordings.map((recording) => wireRecording(sim, bot, recording)),
  };
}

function wireRecording(sim: Sim, bot: SimBot, recording: SimRecording) {
  const code = isMediaGone(sim, bot, recording) ? "deleted" : recording.status;
  const address = (file: string) => (code === "done" ? urlOf(sim, recording, file) : null);
  const part = (data: object) => ({ id: recording.id, status: { code, sub_code: null }, data });
  return {
    id: recording.id,
    started_at: iso(recording.startedAt),
    completed_at: iso(recording.completedAt),
    status: { code, sub_code: null },
    media_shortcuts: {
      video_mixed: part({ download_url: address("video.mp4") }),
      audio_mixed: part({ download_url: address("audio.mp3") }),
      participant_events: part({
        participant_events_download_url: address("participant_events.json"),
      }),
      transcript: wireTranscript(sim, bot, recording),
    },
  };
}

/** Returns the latest transcript; null before a transcript was requested. */
export function wireTranscript(sim: Sim, bot: SimBot, recording: SimRecording) {
  const transcript = recording.transcripts.at(-1);
  if (!transcript) return null;
  const code = isMediaGone(sim, bot, recording) ? "deleted" : transcript.status;
  const download_url = code === "done" ? urlOf(sim, recording, "transcript.json") : null;
  return { id: transcript.id, status: { code, sub_code: null }, data: { download_url } };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

type MediaHeaders = {
  readonly authorization?: string | undefined;
  readonly range?: string | undefined;
};

/** A presigned address with a second credential is refused, as S3 does. */
export function download(sim: Sim, url: URL, { authorization, range }: MediaHeaders): FileReply {
  if (authorization !== undefined) return refusal(400, "InvalidArgument");
  const refused = refusalOfUrl(sim, url);
  if (refused !== null) return refusal(403, refused);

  const [, , recordingId = "", file = ""] = url.pathname.split("/");
  const found = findRecording(sim, recordingId);
  if (!found || isMediaGone(sim, found.bot, found.recording)) return refusal(404, "NoSuchKey");
  const { bot, recording } = found;
  const isSilent = bot.outcome === "silent";
  switch (file) {
    case "transcript.json":
      return json(isSilent ? [] : sim.settings.transcript(recording.startedAt));
    case "participant_events.json": {
      const seconds = ((recording.completedAt ?? recording.startedAt) - recording.startedAt) / 1000;
      const notetaker = { name: botNameOf(bot), wrote: bot.chatSent };
      const people = isSilent ? "silent" : "talking";
      return json(sampleParticipantEvents(recording.startedAt, seconds, people, notetaker));
    }
    case "video.mp4":
      return ranged("video/mp4", video(), range);
    case "audio.mp3":
      return ranged("audio/mpeg", silence, range);
    default:
      return refusal(404, "NoSuchKey");
  }
}

function json(value: unknown): FileReply {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

function refusal(status: number, code: string): FileReply {
  return { status, type: "application/xml", body: `<Error><Code>${code}</Code></Error>` };
}

function urlOf(sim: Sim, { id }: SimRecording, file: string): string {
  return signedUrl(sim, `/media/${id}/${file}`, 3_600);
}

/** Returns true if the media was deleted by a call, or is older than the retention that the create call set. */
export function isMediaGone(sim: Sim, bot: SimBot, recording: SimRecording): boolean {
  const config = bot.request["recording_config"] as { retention?: { hours: number } } | undefined;
  const hours = config?.retention?.hours ?? Infinity;
  const expiresAt = (recording.completedAt ?? Infinity) + hours * 3_600_000;
  return recording.deletedAt !== null || expiresAt <= sim.clock.now();
}

export function findRecording(sim: Sim, id: string) {
  for (const bot of sim.bots.values()) {
    const recording = bot.recordings.find((one) => one.id === id);
    if (recording) return { bot, recording };
  }
  return null;
}
