import type { TranscriptPart } from "./provider/bot-provider";
import { toTurns, type Turn } from "./transcript";

/** Two lines of a player, or as long as one reads them: then a new cue begins. */
const cueWords = 14;
/** Seconds for a word of which nobody knows when it was said. */
const secondsPerWord = 0.4;

/**
 * WebVTT with one voice for each speaker. Where the provider gives no times, they follow from those
 * before; every cue ends after it starts and none starts before the one ahead of it.
 */
export function transcriptAsVtt(parts: readonly TranscriptPart[]): string {
  const cues: string[] = [];
  let at = 0;
  for (const { speaker, text, start, end } of cuesOf(parts)) {
    const from = Math.max(at, start ?? at);
    const guess = from + text.split(" ").length * secondsPerWord;
    const to = Math.max(end ?? guess, from + 0.1);
    cues.push(`${time(from)} --> ${time(to)}\n<v ${voice(speaker)}>${escape(text)}</v>\n`);
    at = from;
  }
  return ["WEBVTT\n", ...cues].join("\n");
}

/** A few words each; the names are those of the whole transcript. */
function cuesOf(parts: readonly TranscriptPart[]): Turn[] {
  const pieces = parts.flatMap(({ participant, words }) =>
    Array.from({ length: Math.ceil(words.length / cueWords) }, (_, index) => ({
      participant,
      words: words.slice(index * cueWords, (index + 1) * cueWords),
    })),
  );
  return toTurns(pieces, { merge: false });
}

function time(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const [hours, minutes, rest] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    ms % 60_000,
  ];
  const wholeSeconds = String(Math.floor(rest / 1000)).padStart(2, "0");
  const fraction = String(rest % 1000).padStart(3, "0");
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}:${wholeSeconds}.${fraction}`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Inside the tag, a closing bracket would end it. */
function voice(speaker: string): string {
  return escape(speaker.replace(/[<>]/g, ""));
}
