import type { TranscriptPart } from "../provider/bot-provider";
import { shownName, type SpeakerNames } from "./speakers";
import { joinWords, reportedNames, wordsOf } from "./transcript";

/** One subtitle; `from` and `to` in seconds from the start of the recording. */
export type Cue = {
  readonly speaker: string;
  readonly lines: readonly string[];
  readonly from: number;
  readonly to: number;
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
/** Words and cues last at least this long, even if their end comes before their start. */
const minGivenSeconds = 0.05;
const minCueSeconds = 0.1;
/** Characters that a cue needs to end with a sentence, or with a clause. */
const minSentenceWidth = 20;
const minClauseWidth = 56;

const sentenceEnd = /[.!?…。！？؟।։၊။]["'”’»」』)\]]*$/u;
const clauseEnd = /[,;:،؛、，；：–—]["'”’»」』)\]]*$/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60]/gu;

export function widthOf(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0);
}

type Unit = { readonly text: string; readonly from: number; readonly to: number };

/** Makes subtitles. A time that the provider lacks is estimated from the word before. */
export function toCues(parts: readonly TranscriptPart[], names: SpeakerNames): Cue[] {
  const nameOf = reportedNames(parts.map(({ participant }) => participant));
  const cues: Cue[] = [];
  let at = 0;
  for (const { participant, words } of parts) {
    const units = wordsOf(words).flatMap((word) => {
      const from = Math.max(at, word.start ?? at);
      const estimate = Math.max(minWordSeconds, widthOf(word.text) * secondsPerCharacter);
      const to = Math.max(word.end ?? from + estimate, from + minGivenSeconds);
      at = Math.max(from, word.end ?? to);
      return unitsOf(word.text, from, to);
    });
    const speaker = shownName(names, nameOf(participant));
    cues.push(...groupsOf(units).map((group) => cueOf(speaker, group)));
  }
  return cues;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** Splits an utterance into words, each with its share of the time. */
function unitsOf(text: string, from: number, to: number): Unit[] {
  if (!/\s/.test(text) && widthOf(text) <= lineWidth / 2) return [{ text, from, to }];
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const last = pieces.length - 1;
    const isAlone = isWordLike === true && !/[\p{Ps}\p{Pi}¿¡]$/u.test(pieces[last] ?? "");
    if (last < 0 || isAlone) pieces.push(...slicesOf(segment));
    else pieces[last] += segment;
  }
  let offset = 0;
  return pieces.map((piece) => {
    const timeAt = (length: number) => from + ((to - from) * length) / text.length;
    const unit = { text: piece, from: timeAt(offset), to: timeAt(offset + piece.length) };
    offset += piece.length;
    return unit;
  });
}

function slicesOf(word: string): string[] {
  if (widthOf(word) <= lineWidth) return [word];
  return word.match(new RegExp(`.{1,${lineWidth / 2}}`, "gsu")) ?? [];
}

function groupsOf(units: readonly Unit[]): Unit[][] {
  const groups: Unit[][] = [];
  let group: Unit[] = [];
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const unit of units) {
    const [first] = group;
    const before = group.at(-1);
    const isLong = first !== undefined && unit.to - first.from > maxCueSeconds;
    const isPaused = before !== undefined && unit.from - before.to > pauseSeconds;
    if (isLong || isPaused || linesOf([...group, unit]).length > maxLines) close();
    group.push(unit);
    const text = textOf(group);
    const width = widthOf(text);
    if (sentenceEnd.test(text) && width >= minSentenceWidth) close();
    else if (clauseEnd.test(text) && width >= minClauseWidth) close();
  }
  close();
  return groups;
}

function textOf(units: readonly Unit[]): string {
  return joinWords(units.map(({ text }) => text));
}

function linesOf(units: readonly Unit[]): string[] {
  const lines: Unit[][] = [];
  for (const unit of units) {
    const line = lines.at(-1);
    if (line && widthOf(textOf([...line, unit])) <= lineWidth) line.push(unit);
    else lines.push([unit]);
  }
  return lines.map(textOf);
}

function cueOf(speaker: string, units: readonly Unit[]): Cue {
  const from = units[0]?.from ?? 0;
  const to = Math.max(units.at(-1)?.to ?? from, from + minCueSeconds);
  return { speaker, lines: linesOf(units), from, to };
}
