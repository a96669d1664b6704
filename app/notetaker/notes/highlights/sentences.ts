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
  /** The same one by one, without case and accents. */
  readonly plains: readonly string[];
  /** The same as they were said. */
  readonly words: readonly string[];
  readonly isQuestion: boolean;
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
/** At the end of four characters. */
const asked = /[?？;]["'”’»)\]]{0,3}$/u;
const word = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;

export type Spoken = {
  readonly sentences: readonly Sentence[];
  /** The plain form of every word. */
  readonly plainOf: ReadonlyMap<string, string>;
};

type Found = Omit<Sentence, "plain" | "plains">;

/**
 * Ninety minutes have some 13,000 words. Here and in what reads them an array's method is handed a map's or a
 * set's own, bound to it: a loop over all words would be compiled while it runs, which takes longer than it does.
 */
export function spokenIn(turns: readonly Turn[]): Spoken {
  const found = sentencesIn(turns);
  const words = [...new Set(found.flatMap((sentence) => sentence.words))];
  const forms = plainWords(words.join("\n")).split("\n");
  const plainOf = new Map(words.map((said, nth) => [said, forms[nth] ?? ""]));
  const toPlain = plainOf.get.bind(plainOf) as (said: string) => string;
  const sentences = found.map((sentence) => {
    const plains = sentence.words.map(toPlain);
    return { ...sentence, plain: ` ${plains.join(" ")} `, plains };
  });
  return { sentences, plainOf };
}

function sentencesIn(turns: readonly Turn[]): Found[] {
  const all: Found[] = [];
  for (let turn = 0; turn < turns.length && all.length < mostSentences; turn += 1)
    all.push(...sentencesOf(turns, turn, all.length));
  return all.slice(0, mostSentences);
}

function sentencesOf(turns: readonly Turn[], turn: number, before: number): Found[] {
  const { text = "", speaker = "" } = turns[turn] ?? {};
  const read = text.slice(0, longestTurn).normalize("NFC");
  const found: Found[] = [];
  for (const { from, to } of stretches(read)) {
    const said = read.slice(from, to);
    const words = said.match(word);
    if (!words) continue;
    const isQuestion = asked.test(said.slice(-4)) && !said.endsWith(";");
    const at = secondOf(turns, turn, from);
    found.push({ nth: before + found.length, turn, speaker, at, text: said, words, isQuestion });
  }
  return found;
}

/** Where a word of a sentence begins in its text. */
export function beginOf({ text, words }: Sentence, nth: number): number {
  let begin = 0;
  let end = 0;
  for (const said of words.slice(0, nth + 1)) {
    begin = text.indexOf(said, end);
    end = begin + said.length;
  }
  return begin;
}

/** What a pattern finds in a sentence, as it was said; null if nothing. */
export function asSaid(sentence: Sentence, pattern: RegExp): string | null {
  const match = pattern.exec(sentence.plain);
  if (!match) return null;
  const nth = sentence.plain.slice(0, match.index).split(" ").length - 1;
  const count = match[0].trim().split(" ").length;
  const last = sentence.words[nth + count - 1];
  if (last === undefined) return null;
  const end = beginOf(sentence, nth + count - 1) + last.length;
  return sentence.text.slice(beginOf(sentence, nth), end);
}

type Stretch = { readonly from: number; readonly to: number };

/** From one full stop to the next; what follows "z. B." or "Dr." goes on in small letters or is short. */
function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let from = 0;
  for (const match of text.matchAll(ends)) {
    const to = match.index + match[0].length;
    if (isAbbreviation(text, from, match.index, to)) continue;
    addPieces(found, text, from, to);
    from = to;
  }
  addPieces(found, text, from, text.length);
  return found;
}

function isAbbreviation(text: string, from: number, stop: number, next: number): boolean {
  if (text[stop] !== "." || next === text.length) return false;
  const before = text.slice(Math.max(from, stop - 5), stop);
  const isShort =
    /(?:^|[\s.(])(?:\p{L}|Dr|Mr|Mrs|Ms|St|Nr|No|bzw|ca|vs|etc|Sr|Sra|M|Mme|Prof|\d{1,2})$/u;
  return isShort.test(before) && /^\s+[\p{L}\p{N}]/u.test(text.slice(next, next + 3));
}

/** A stretch without the spaces around it, in parts of at most so many words. */
function addPieces(found: Stretch[], text: string, from: number, to: number): void {
  if (to - from <= shortPiece) {
    found.push(trimmed(text, from, to));
    return;
  }
  const words = [...text.slice(from, to).matchAll(word)].map(({ index }) => from + index);
  for (let nth = 0; nth < words.length; nth += mostWords) {
    const next = words[nth + mostWords] ?? to;
    const start = nth === 0 ? from : (words[nth] ?? from);
    found.push(trimmed(text, start, next));
  }
}

function trimmed(text: string, from: number, to: number): Stretch {
  const piece = text.slice(from, to);
  const lead = piece.length - piece.trimStart().length;
  return { from: from + lead, to: from + Math.max(lead, piece.trimEnd().length) };
}
