import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { sampleParticipantEvents, sampleTranscript } from "../../fixtures/sample-meeting.ts";
import {
  botNameOf,
  findRecording,
  mediaGone,
  type Sim,
  type SimBot,
  type SimRecording,
} from "./state.ts";

/** Files behind presigned addresses, as the provider's storage hands them out: no key, but a date. */

export type MediaReply = {
  readonly status: number;
  readonly type: string;
  readonly body: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
};

export function downloadUrl(sim: Sim, recordingId: string, file: string): string {
  const expires = String(
    Math.floor(sim.clock.now() / 1000) + Math.round(sim.settings.downloadSeconds),
  );
  const path = `/media/${recordingId}/${file}`;
  return `${sim.url}${path}?X-Expires=${expires}&X-Signature=${sign(sim, path, expires)}`;
}

/** `authorization`: a presigned address with a second credential is refused, as S3 does. */
export function download(sim: Sim, url: URL, headers: MediaHeaders): MediaReply {
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
  return fileReply(found.bot, found.recording, file, headers.range);
}

export type MediaHeaders = {
  readonly authorization?: string | undefined;
  readonly range?: string | undefined;
};

function fileReply(
  bot: SimBot,
  recording: SimRecording,
  file: string,
  range: string | undefined,
): MediaReply {
  const silent = bot.outcome === "silent";
  const seconds = ((recording.completedAt ?? recording.startedAt) - recording.startedAt) / 1000;
  switch (file) {
    case "transcript.json":
      return json(silent ? [] : sampleTranscript(recording.startedAt));
    case "participant_events.json": {
      const notetaker = { name: botNameOf(bot), wrote: bot.chatSent };
      const people = silent ? "silent" : "talking";
      return json(sampleParticipantEvents(recording.startedAt, seconds, people, notetaker));
    }
    case "video.mp4":
      return ranged(video(), range);
    default:
      return refusal(404, "NoSuchKey");
  }
}

let loaded: Buffer | undefined;
function video(): Buffer {
  loaded ??= readFileSync(new URL("../../fixtures/sample-meeting.mp4", import.meta.url));
  return loaded;
}

/** Players ask for parts of a film; one range is enough for them. */
function ranged(body: Buffer, range: string | undefined): MediaReply {
  const type = "video/mp4";
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(range ?? "") ?? [];
  if (first === undefined)
    return { status: 200, type, body, headers: { "accept-ranges": "bytes" } };

  const from = Number(first);
  const to = Math.min(last ? Number(last) : Infinity, body.length - 1);
  if (from > to) return refusal(416, "InvalidRange");
  return {
    status: 206,
    type,
    body: body.subarray(from, to + 1),
    headers: { "content-range": `bytes ${from}-${to}/${body.length}` },
  };
}

function json(value: unknown): MediaReply {
  return { status: 200, type: "application/json", body: JSON.stringify(value) };
}

function refusal(status: number, code: string): MediaReply {
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
