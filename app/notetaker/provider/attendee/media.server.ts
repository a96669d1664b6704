import type { z } from "zod";
import type { ParticipantEvent, TranscriptPart } from "../bot-provider";
import type { wireChat, wireTranscript } from "./wire.server";

/** Attendee counts in epoch ms, the site in seconds from the start of the recording. */

function secondsSince(from: number, at: number): number {
  return Math.max(0, Math.round(at - from) / 1000);
}

/** Times count from the first utterance if there is no recording. */
export function toTranscript(
  utterances: z.output<typeof wireTranscript>,
  startedAt: number | null,
): TranscriptPart[] {
  const sorted = utterances.toSorted((a, b) => a.timestamp_ms - b.timestamp_ms);
  const from = startedAt ?? sorted[0]?.timestamp_ms ?? 0;
  return sorted.map((one) => {
    const start = secondsSince(from, one.timestamp_ms);
    const end = one.duration_ms ? start + one.duration_ms / 1000 : null;
    const inRecording = (seconds: number | null) => (seconds === null ? null : start + seconds);
    const words = one.transcription?.words?.map((spoken) => ({
      text: spoken.word,
      start: inRecording(spoken.start),
      end: inRecording(spoken.end),
    }));
    // Captions come as whole utterances.
    const utterance = { text: one.transcription?.transcript ?? "", start, end };
    return {
      participant: { id: one.speaker_uuid, name: one.speaker_name, isHost: one.speaker_is_host },
      words: words?.length ? words : [utterance],
    };
  });
}

export function toChat(
  messages: z.output<typeof wireChat>,
  startedAt: number | null,
): ParticipantEvent[] {
  return messages
    .filter(({ to }) => to !== "only_bot")
    .map(({ text, timestamp_ms: at, sender_name, sender_uuid }) => ({
      action: "chat_message",
      participant: { id: sender_uuid, name: sender_name, isHost: null },
      at: at === null || startedAt === null ? null : secondsSince(startedAt, at),
      text,
    }));
}
