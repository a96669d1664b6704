import type { TranscriptPart } from "./provider/bot-provider";
import { toTurns, type Turn } from "./transcript";

/** Two lines of a player, or as long as one reads them: then a new cue begins. */
const cueWords = 14;
/** Seconds for a word of which nobody knows when it was said. */
const secondsPerWord = 0.4;

/** What a player shows at once; `from` and `to` in seconds from the start of the recording. */
export type Cue = {
  readonly speaker: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/**
 * The transcript cut into cues. Where the provider gives no times, they follow from those before; every
 * cue ends after it starts and none starts before the one ahead of it.
 */
export function toCues(parts: readonly TranscriptPart[]): Cue[] {
  let at = 0;
  return piecesOf(parts).map(({ speaker, text, start, end }) => {
    const from = Math.max(at, start ?? at);
    const guess = from + text.split(" ").length * secondsPerWord;
    at = from;
    return { speaker, text, from, to: Math.max(end ?? guess, from + 0.1) };
  });
}

/** "01:02:03", then `point` and the milliseconds. */
export function cueTime(seconds: number, point: "." | ","): string {
  const ms = Math.round(seconds * 1000);
  const clock = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return `${clock}${point}${String(ms % 1000).padStart(3, "0")}`;
}

/** A few words each; the names are those of the whole transcript. */
function piecesOf(parts: readonly TranscriptPart[]): Turn[] {
  const pieces = parts.flatMap(({ participant, words }) =>
    Array.from({ length: Math.ceil(words.length / cueWords) }, (_, index) => ({
      participant,
      words: words.slice(index * cueWords, (index + 1) * cueWords),
    })),
  );
  return toTurns(pieces, { merge: false });
}
