import type { TranscriptPart } from "../provider/bot-provider";
import { shownName, type SpeakerNames } from "./speakers";
import { clock, toTurns, type Turn } from "./transcript";

/** Two lines of a player, or as long as one reads them: then a new cue begins. */
const cueWords = 14;
/** Seconds for a word of which nobody knows when it was said. */
const secondsPerWord = 0.4;

/** What a player shows at once; `from` and `to` in seconds from the start of the recording. */
type Cue = {
  readonly speaker: string;
  readonly text: string;
  readonly from: number;
  readonly to: number;
};

/**
 * The transcript cut into cues. Where the provider gives no times, they follow from those before; every
 * cue ends after it starts and none starts before the one ahead of it.
 */
function toCues(parts: readonly TranscriptPart[], names: SpeakerNames): Cue[] {
  let at = 0;
  return piecesOf(parts).map(({ speaker: reported, text, start, end }) => {
    const speaker = shownName(names, reported);
    const from = Math.max(at, start ?? at);
    const guess = from + text.split(" ").length * secondsPerWord;
    at = from;
    return { speaker, text, from, to: Math.max(end ?? guess, from + 0.1) };
  });
}

/** "01:02:03", then `point` and the milliseconds. */
function cueTime(seconds: number, point: "." | ","): string {
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

/** SubRip: numbered cues, the speaker before the words. `names`: those that the owner gave. */
export function transcriptAsSrt(
  parts: readonly TranscriptPart[],
  names: SpeakerNames = {},
): string {
  return toCues(parts, names)
    .map(({ speaker, text, from, to }, index) => {
      const times = `${cueTime(from, ",")} --> ${cueTime(to, ",")}`;
      return `${index + 1}\n${times}\n${plain(`${speaker}: ${text}`)}\n`;
    })
    .join("\n");
}

const lookalikes: Readonly<Record<string, string>> = { "<": "‹", ">": "›", "{": "(", "}": ")" };

/** The format knows no escape, and players read tags in angle and in curly brackets. */
function plain(text: string): string {
  return text.replace(/[<>{}]/g, (character) => lookalikes[character] ?? character);
}

/** WebVTT with one voice for each speaker. `names`: those that the owner gave. */
export function transcriptAsVtt(
  parts: readonly TranscriptPart[],
  names: SpeakerNames = {},
): string {
  const cues = toCues(parts, names).map(
    ({ speaker, text, from, to }) =>
      `${cueTime(from, ".")} --> ${cueTime(to, ".")}\n<v ${voice(speaker)}>${escape(text)}</v>\n`,
  );
  return ["WEBVTT\n", ...cues].join("\n");
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Inside the tag, a closing bracket would end it. */
function voice(speaker: string): string {
  return escape(speaker.replace(/[<>]/g, ""));
}

/** Markdown: `title`, then each turn as a paragraph under its speaker and time. "" without a turn. */
export function transcriptAsMarkdown(turns: readonly Turn[], title: string): string {
  if (turns.length === 0) return "";
  const paragraphs = turns.map(({ speaker, start, text }) => {
    const time = start === null ? "" : ` (${clock(start)})`;
    return `**${escapeMarkdown(speaker)}**${time}\n\n${escapeMarkdown(text)}\n`;
  });
  return [`# ${escapeMarkdown(title)}\n`, ...paragraphs].join("\n");
}

/**
 * One line of text in which nothing is markup: no emphasis, link, address, HTML, list, heading or rule.
 * CommonMark lets every ASCII punctuation character be escaped; the rest of them stay readable.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\`*_~[\]<>&|$#@]/g, "\\$&")
    .replace(/:(?=\/\/)|(?<=\bwww)\./gi, "\\$&")
    .replace(/^([-+=])|^(\d{1,9})([.)])/, (_, sign?: string, digits?: string, point?: string) =>
      sign === undefined ? `${digits ?? ""}\\${point ?? ""}` : `\\${sign}`,
    );
}
