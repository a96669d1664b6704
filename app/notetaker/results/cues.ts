import type { TranscriptPart } from "../provider/bot-provider";
import type { SpeakerNames } from "./speakers";
import { joinWords, reportedNames, tidyWords, unspacedScripts } from "./transcript";

/** A word or a part of one, with its time in seconds from the start of the recording. */
type Unit = { readonly text: string; readonly from: number; readonly to: number };

type Cue = {
  readonly speaker: string;
  lines: readonly string[];
  readonly from: number;
  to: number;
};

/** Characters of a line; a wide one counts twice. */
const lineWidth = 42;
const maxLines = 2;
const maxCueSeconds = 7;
/** Pause after which another subtitle begins. */
const pauseSeconds = 1.5;
/** Estimated length of a word for which the provider gives no end. */
const secondsPerCharacter = 0.07;
const minWordSeconds = 0.3;
/** Shortest time that a word is shown, even if its given end comes before its start. */
const minShownSeconds = 0.1;
/** Width from which the end of a sentence, or of a clause, ends the cue too. */
const minSentenceWidth = 20;
const minClauseWidth = 56;

const sentenceEnd = /[.!?…。！？؟।։၊။]["'”’»」』)\]]*$/u;
const clauseEnd = /[,;:،؛、，；：–—]["'”’»」』)\]]*$/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu;

export function widthOf(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0);
}

/** Makes subtitles. A time that the provider lacks is estimated from the word before. */
export function toCues(parts: readonly TranscriptPart[], names: SpeakerNames): Cue[] {
  const nameOf = reportedNames(parts.map(({ participant }) => participant));
  const cues: Cue[] = [];
  let lastEnd = 0;
  for (const { participant, words } of parts) {
    const reportedName = nameOf(participant);
    const speaker = names.get(reportedName) ?? reportedName;
    let cue: Cue | null = null;
    for (const word of tidyWords(words)) {
      const from = Math.max(lastEnd, word.start ?? lastEnd);
      const estimatedSeconds = Math.max(minWordSeconds, widthOf(word.text) * secondsPerCharacter);
      const to = Math.max(word.end ?? from + estimatedSeconds, from + minShownSeconds);
      // Uses the given end: `minShownSeconds` must not delay the next word.
      lastEnd = Math.max(from, word.end ?? to);
      for (const unit of unitsOf(word.text, from, to)) {
        if (cue === null || !append(cue, unit)) {
          cue = { speaker, lines: [unit.text], from: unit.from, to: unit.to };
          cues.push(cue);
        }
        if (isComplete(cue)) cue = null;
      }
    }
  }
  return cues;
}

/** Adds a unit to a cue. Returns false, and changes nothing, if the cue has no room or time for it. */
function append(cue: Cue, { text, from, to }: Unit): boolean {
  if (to - cue.from > maxCueSeconds || from - cue.to > pauseSeconds) return false;
  const longerLine = joinWords([...cue.lines.slice(-1), text]);
  if (widthOf(longerLine) <= lineWidth) cue.lines = cue.lines.with(-1, longerLine);
  else if (cue.lines.length < maxLines) cue.lines = [...cue.lines, text];
  else return false;
  cue.to = Math.max(cue.to, to);
  return true;
}

function isComplete({ lines }: Cue): boolean {
  const text = joinWords(lines);
  const width = widthOf(text);
  if (sentenceEnd.test(text)) return width >= minSentenceWidth;
  return clauseEnd.test(text) && width >= minClauseWidth;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });
const beginsUnspaced = new RegExp(`^[${unspacedScripts}]`, "u");
const endsUnspaced = new RegExp(`[${unspacedScripts}。、]$`, "u");

/** Splits what the provider gives as one word, but may be a whole sentence. Each part has its share of the time. */
function unitsOf(text: string, from: number, to: number): Unit[] {
  const timeAt = (offset: number) => from + ((to - from) * offset) / text.length;
  return Array.from(text.matchAll(/\S+/gu)).flatMap(({ 0: word, index }) => {
    let end = index;
    return piecesOf(word).map((piece) => {
      const start = end;
      end += piece.length;
      return { text: piece, from: timeAt(start), to: timeAt(end) };
    });
  });
}

/** Splits a long text without blanks between its words, but not inside an address or a number. */
function piecesOf(text: string): string[] {
  if (widthOf(text) <= lineWidth / 2) return [text];
  const pieces: string[] = [];
  let before = "";
  for (const { segment } of segmenter.segment(text)) {
    const isNewWord = beginsUnspaced.test(segment) && endsUnspaced.test(before);
    if (before === "" || isNewWord) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
    before = segment;
  }
  return pieces.flatMap(slicesOf);
}

/** Cuts at half a line, because all characters may be wide. */
function slicesOf(word: string): string[] {
  if (widthOf(word) <= lineWidth) return [word];
  return word.match(new RegExp(`.{1,${lineWidth / 2}}`, "gsu")) ?? [];
}
