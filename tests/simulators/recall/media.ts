import { ranged, silence, video, type FileReply } from "../frame/film.ts";
import { botNameOf } from "../frame/meetings-page.ts";
import { createHmac, timingSafeEqual } from "node:crypto";
import { sampleParticipantEvents } from "../../fixtures/sample-meeting.ts";
import {
  findRecording,
  mediaAskedFor,
  mediaGone,
  type Sim,
  type SimBot,
  type SimRecording,
} from "./state.ts";

/** Files behind presigned addresses, as the provider's storage hands them out: no key, but a date. */

/** How long an address works. */
const downloadSeconds = 3_600;

export function downloadUrl(sim: Sim, recordingId: string, file: string): string {
  const expires = String(Math.floor(sim.clock.now() / 1000) + downloadSeconds);
  const path = `/media/${recordingId}/${file}`;
  return `${sim.url}${path}?X-Expires=${expires}&X-Signature=${sign(sim, path, expires)}`;
}

/** `authorization`: a presigned address with a second credential is refused, as S3 does. */
export function download(sim: Sim, url: URL, headers: MediaHeaders): FileReply {
  const expires = url.searchParams.get("X-Expires") ?? "";
  const signature = url.searchParams.get("X-Signature") ?? "";
  if (headers.authorization !== undefined) return refusal(400, "InvalidArgument");
  if (!isSame(signature, sign(sim, url.pathname, expires))) {
    return refusal(403, "SignatureDoesNotMatch");
  }
  if (Number(expires) * 1000 < sim.clock.now()) return refusal(403, "AccessDenied");

  const [, , recordingId = "", file = ""] = url.pathname.split("/");
  const found = findRecording(sim, recordingId);
  if (!found || mediaGone(sim, found.bot, found.recording)) return refusal(404, "NoSuchKey");
  return fileReply(sim, found.bot, found.recording, file, headers.range);
}

export type MediaHeaders = {
  readonly authorization?: string | undefined;
  readonly range?: string | undefined;
};

function fileReply(
  sim: Sim,
  bot: SimBot,
  recording: SimRecording,
  file: string,
  range: string | undefined,
): FileReply {
  const silent = bot.outcome === "silent";
  const seconds = ((recording.completedAt ?? recording.startedAt) - recording.startedAt) / 1000;
  switch (file) {
    case "transcript.json":
      return json(silent ? [] : sim.settings.transcript(recording.startedAt));
    case "participant_events.json": {
      const notetaker = { name: botNameOf(bot), wrote: bot.chatSent };
      const people = silent ? "silent" : "talking";
      return json(sampleParticipantEvents(recording.startedAt, seconds, people, notetaker));
    }
    case "video.mp4":
      return mediaAskedFor(bot).video ? ranged("video/mp4", video(), range) : noSuchKey;
    case "audio.mp3":
      return mediaAskedFor(bot).audio ? ranged("audio/mpeg", silence, range) : noSuchKey;
    default:
      return noSuchKey;
  }
}

const noSuchKey = refusal(404, "NoSuchKey");

function json(value: unknown): FileReply {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

function refusal(status: number, code: string): FileReply {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
  return { status, type: "application/xml", body };
}

function sign(sim: Sim, path: string, expires: string): string {
  return createHmac("sha256", sim.apiKey).update(`${path}\n${expires}`).digest("hex");
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
