import { createHmac, timingSafeEqual } from "node:crypto";
import { sampleParticipantEvents } from "../../fixtures/sample-meeting.ts";
import { type FileReply, ranged, silence, video } from "../frame/film.ts";
import { botNameOf } from "../frame/meetings-page.ts";
import {
  findRecording,
  mediaGone,
  type Sim,
  type SimBot,
  type SimRecording,
} from "./recall-state.ts";

/** Bots and recordings as the API answers them, and the files behind their presigned addresses. */

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
    status_changes: bot.changes.map(({ code, sub, at }) => {
      return { code, message: null, created_at: iso(at), sub_code: sub };
    }),
    recordings: bot.recordings.map((recording) => wireRecording(sim, bot, recording)),
  };
}

function wireRecording(sim: Sim, bot: SimBot, recording: SimRecording) {
  const code = mediaGone(sim, bot, recording) ? "deleted" : recording.status;
  const address = (file: string) => (code === "done" ? downloadUrl(sim, recording.id, file) : null);
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

/** null until a transcript has been asked for; then the latest one. */
export function wireTranscript(sim: Sim, bot: SimBot, recording: SimRecording) {
  const transcript = recording.transcripts.at(-1);
  if (!transcript) return null;
  const code = mediaGone(sim, bot, recording) ? "deleted" : transcript.status;
  const download_url = code === "done" ? downloadUrl(sim, recording.id, "transcript.json") : null;
  return { id: transcript.id, status: { code, sub_code: null }, data: { download_url } };
}

function iso(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

/** Seconds that an address works. */
const downloadSeconds = 3_600;

function downloadUrl(sim: Sim, recordingId: string, file: string): string {
  const expires = String(Math.floor(sim.clock.now() / 1000) + downloadSeconds);
  const path = `/media/${recordingId}/${file}`;
  return `${sim.url}${path}?X-Expires=${expires}&X-Signature=${sign(sim, path, expires)}`;
}

type MediaHeaders = {
  readonly authorization?: string | undefined;
  readonly range?: string | undefined;
};

/** A presigned address with a second credential is refused, as S3 does. */
export function download(sim: Sim, url: URL, { authorization, range }: MediaHeaders): FileReply {
  const expires = url.searchParams.get("X-Expires") ?? "";
  const signature = url.searchParams.get("X-Signature") ?? "";
  if (authorization !== undefined) return refusal(400, "InvalidArgument");
  if (!isSame(signature, sign(sim, url.pathname, expires))) {
    return refusal(403, "SignatureDoesNotMatch");
  }
  if (Number(expires) * 1000 < sim.clock.now()) return refusal(403, "AccessDenied");

  const [, , recordingId = "", file = ""] = url.pathname.split("/");
  const found = findRecording(sim, recordingId);
  if (!found || mediaGone(sim, found.bot, found.recording)) return refusal(404, "NoSuchKey");
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

function sign(sim: Sim, path: string, expires: string): string {
  return createHmac("sha256", sim.apiKey).update(`${path}\n${expires}`).digest("hex");
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
