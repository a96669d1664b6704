import type { Turn } from "../../results/transcript";
import { secondOf } from "../find-quote";
import { plainWords } from "../languages/language";

/** What somebody said in one go, as it stands in a turn. */
export type Sentence = {
  /** Index among all sentences. */
  readonly nth: number;
  readonly turn: number;
  readonly speaker: string;
  readonly at: number;
  readonly text: string;
  /** Its words as the cues know them, a space before each and one at the end: " okay let's ship it ". */
  readonly plain: string;
  readonly words: readonly Word[];
  /** Where each word begins in `text`. */
  readonly begins: readonly number[];
  readonly isQuestion: boolean;
};

/** A word, the same for all its places. */
export type Word = {
  /** Without case and accents. */
  readonly plain: string;
  readonly asSaid: string;
  readonly isCapitalised: boolean;
};

/** Speech without punctuation, and very long sentences, go on as another after so many words. */
const mostWords = 40;
/** Characters that are never too long. */
const shortPiece = 240;
/** Characters of one turn that are read: more than anybody says in ten minutes. */
const longestTurn = 20_000;
/** Of the whole meeting: nine hours of talk. What comes after is not looked at. */
const mostSentences = 12_000;

const ends = /[.!?…。？！]{1,9}["'”’»)\]]{0,3}(?=\s|$)|[。？！]/gu;
const word = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

export function sentencesOf(turns: readonly Turn[]): Sentence[] {
  const all: Sentence[] = [];
  const known = new Map<string, Word>();
  for (const [turn, { text, speaker }] of turns.entries()) {
    const read = text.slice(0, longestTurn).normalize("NFC");
    for (const { from, to } of stretches(read)) {
      if (all.length === mostSentences) return all;
      const said = read.slice(from, to);
      const { words, begins } = readWords(said, known);
      if (words.length === 0) continue;
      all.push({
        nth: all.length,
        turn,
        speaker,
        at: secondOf(turns, turn, from),
        text: said,
        plain: ` ${words.map(({ plain }) => plain).join(" ")} `,
        words,
        begins,
        isQuestion: /[?？;]["'”’»)\]]{0,3}$/u.test(said) && !said.endsWith(";"),
      });
    }
  }
  return all;
}

type Stretch = { readonly from: number; readonly to: number };

/** From one full stop to the next; what follows "z. B." or "Dr." goes on in small letters or is short. */
function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(ends)) {
    const to = match.index + match[0].length;
    if (isAbbreviation(text, from, match.index, to)) continue;
    found.push(...pieces(text, from, to));
    from = to;
  }
  found.push(...pieces(text, from, text.length));
  return found;
}

function isAbbreviation(text: string, from: number, stop: number, next: number): boolean {
  if (text[stop] !== ".") return false;
  const before = text.slice(Math.max(from, stop - 5), stop);
  const isShort =
    /(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Nr|No|bzw|ca|vs|etc|Sr|Sra|M|Mme|Prof|\d{1,2})$/u;
  return isShort.test(before) && /^\s+[\p{L}\p{N}]/u.test(text.slice(next, next + 3));
}

/** A stretch without the spaces around it, in parts of at most so many words. */
function pieces(text: string, from: number, to: number): Stretch[] {
  if (to - from <= shortPiece) return [trimmed(text, from, to)];
  const words = [...text.slice(from, to).matchAll(word)].map(({ index }) => from + index);
  const found: Stretch[] = [];
  for (let nth = 0; nth < words.length; nth += mostWords) {
    const next = words[nth + mostWords] ?? to;
    const start = nth === 0 ? from : (words[nth] ?? from);
    found.push(trimmed(text, start, next));
  }
  return found;
}

function trimmed(text: string, from: number, to: number): Stretch {
  const piece = text.slice(from, to);
  const lead = piece.length - piece.trimStart().length;
  return { from: from + lead, to: from + Math.max(lead, piece.trimEnd().length) };
}

/** The words of a meeting come again and again: each is folded once. */
function readWords(text: string, known: Map<string, Word>): Pick<Sentence, "words" | "begins"> {
  const words: Word[] = [];
  const begins: number[] = [];
  for (const match of text.matchAll(word)) {
    const [asSaid] = match;
    let one = known.get(asSaid);
    if (!one) {
      const isCapitalised = /^\p{Lu}\p{Ll}/u.test(asSaid);
      one = { plain: plainWords(asSaid), asSaid, isCapitalised };
      known.set(asSaid, one);
    }
    words.push(one);
    begins.push(match.index);
  }
  return { words, begins };
}
