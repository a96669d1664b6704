import { amount } from "~/lib/text/amount";
import { visibleName } from "~/lib/text/trim";
import type { Participant, TranscriptPart } from "../provider/bot-provider";

/** "47 minutes", "1 hour 5 minutes", "less than a minute"; "unknown" without both times (epoch ms). */
export function durationText(startedAt: number | null, endedAt: number | null): string {
  if (startedAt === null || endedAt === null) return "unknown";

  const minutes = Math.round((endedAt - startedAt) / 60_000);
  if (minutes < 1) return "less than a minute";
  if (minutes < 60) return amount(minutes, "minute");
  const hours = amount(Math.floor(minutes / 60), "hour");
  return minutes % 60 === 0 ? hours : `${hours} ${amount(minutes % 60, "minute")}`;
}

/** Uninterrupted speech of one person. Seconds from the start of the recording. */
export type Turn = {
  readonly speaker: string;
  readonly start: number | null;
  readonly end: number | null;
  readonly text: string;
};

/** Characters after which a speech continues in a new paragraph at the next pause. */
export const longParagraph = 900;

/** Returns turns of speech. People are told apart by id: two may share a name. */
export function toTurns(parts: readonly TranscriptPart[]): Turn[] {
  const nameOf = reportedNames(parts.map(({ participant }) => participant));
  const turns: { -readonly [Field in keyof Turn]: Turn[Field] }[] = [];
  let lastSpeaker: string | null = null;

  for (const { participant, words } of parts) {
    const text = joinWords(words.map((word) => word.text));
    if (text === "") continue;

    const start = words.find((word) => word.start !== null)?.start ?? null;
    const end = words.findLast((word) => word.end !== null)?.end ?? null;
    const before = turns.at(-1);
    const isSameSpeaker = lastSpeaker === keyOf(participant);
    if (before && isSameSpeaker && before.text.length < longParagraph) {
      before.start ??= start;
      before.end = end ?? before.end;
      before.text = joinWords([before.text, text]);
    } else turns.push({ speaker: nameOf(participant), start, end, text });
    lastSpeaker = keyOf(participant);
  }
  return turns;
}

export function speakersIn(turns: readonly Turn[]): string[] {
  return [...new Set(turns.map(({ speaker }) => speaker))];
}

export function transcriptAsText(turns: readonly Turn[]): string {
  return turns
    .map(({ speaker, start, text }) => `${turnHeading(speaker, start)}\n${text}\n`)
    .join("\n");
}

export function transcriptAsJson(turns: readonly Turn[]): string {
  const entries = turns.map(({ speaker, start, end, text }) => ({
    speaker,
    startSeconds: start,
    endSeconds: end,
    text,
  }));
  return `${JSON.stringify({ turns: entries }, null, 2)}\n`;
}

/** "Alice [00:01:05]" */
export function turnHeading(speaker: string, start: number | null): string {
  return start === null ? speaker : `${speaker} [${hhmmss(start)}]`;
}

/** Drops leading zeros: "00:02:05" becomes "2:05", "01:02:03" becomes "1:02:03". */
export function shortClock(seconds: number): string {
  return hhmmss(seconds).replace(/^0(?:0:0?)?/, "");
}

/** "01:02:03" */
export function hhmmss(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
}

/** Scripts that put no blanks between words, for a class of characters in a pattern. */
export const unspacedScripts =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
/** East Asian and full-width punctuation. */
const unspacedPunctuation =
  "\\u3001-\\u3003\\u3008-\\u3011\\u3014-\\u301F\\u30FB\\u30FC\\uFF01-\\uFF0F\\uFF1A-\\uFF20\\uFF3B-\\uFF40\\uFF5B-\\uFF65";
const beginsUnspaced = new RegExp(`^[${unspacedScripts}${unspacedPunctuation}]`, "u");
/** Closing punctuation, unless a word begins with it, as in ".5" and ":-)". */
const beginsWithClosing =
  /^[\p{Pe}\p{Pf}.,;:!?…、。，．：；！？%‰،؛؟٪।॥።፣၊။։·](?![\p{L}\p{N}\p{Pd}])/u;
const endsWithOpening = /[\p{Ps}\p{Pi}¿¡]$/u;

/** Joins words by blanks, except inside unspaced scripts, before closing and after opening punctuation. */
export function joinWords(words: readonly string[]): string {
  let line = "";
  let before = "";
  for (const word of words.map(oneLine)) {
    if (word === "") continue;
    const isGlued =
      before === "" ||
      beginsWithClosing.test(word) ||
      endsWithOpening.test(before) ||
      (beginsUnspaced.test(lastLetter(before)) && beginsUnspaced.test(word));
    line += isGlued ? word : ` ${word}`;
    before = word;
  }
  return line;
}

/** Returns the last character that is no combining mark, among the last 8 code units. */
function lastLetter(word: string): string {
  return [...word.slice(-8)].findLast((character) => !/\p{M}/u.test(character)) ?? "";
}

/** Returns words without line breaks. Closing punctuation joins the word before, so that no line begins with it. */
export function tidyWords(words: TranscriptPart["words"]): TranscriptPart["words"] {
  const joined: TranscriptPart["words"][number][] = [];
  for (const word of words) {
    const text = oneLine(word.text);
    const before = joined.at(-1);
    if (before && beginsWithClosing.test(text)) {
      const end = word.end ?? before.end;
      joined[joined.length - 1] = { ...before, text: before.text + text, end };
    } else if (text !== "") joined.push({ ...word, text });
  }
  return joined;
}

/** Text of a meeting may not start a new line in a file or mail. */
export function oneLine(text: string): string {
  return (
    text
      // Half of a surrogate pair cannot be encoded.
      .replace(/\p{Cs}/gu, "\uFFFD")
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim()
  );
}

/** Without an id, only the name is left to tell people apart. */
function keyOf({ id, name }: Participant): string {
  return id === null ? `name ${name ?? ""}` : `id ${id}`;
}

const unknownSpeaker = "Unknown speaker";

/** Returns a function from a person to a name; people who share one are numbered by first appearance. */
export function reportedNames(
  everybody: readonly Participant[],
): (participant: Participant) => string {
  // A person's first entry may lack the name.
  const names = new Map<string, string>();
  for (const participant of everybody) {
    const key = keyOf(participant);
    names.set(key, names.get(key) || visibleName(participant.name ?? ""));
  }

  const namesakes = new Map<string, number>();
  for (const [key, reportedName] of names) {
    const name = reportedName || unknownSpeaker;
    const count = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, count);
    names.set(key, count === 1 ? name : `${name} (${count})`);
  }
  return (participant) => names.get(keyOf(participant)) ?? unknownSpeaker;
}
