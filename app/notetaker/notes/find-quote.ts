import type { Turn } from "../results/transcript";
import { fold, foldedText, type FoldedText, leastWeight } from "./fold";

/** Where words were said. */
export type Place = {
  /** Index into the turns. */
  readonly turn: number;
  readonly speaker: string;
  /** Whole seconds from the start of the recording, never before it. */
  readonly at: number;
  /** The words as the transcript has them, whatever case and marks they were asked for with. */
  readonly words: string;
};

/** Longer ones prove nothing that a reader would check; characters. */
const longestQuote = 1_000;
/** Every word of the transcript is filed under the letters that follow from its beginning. */
const keyLength = 6;
/** Letters compared in all, for a finder: some hundred times what an honest model's quotes take. */
const mostSteps = 3_000_000;

type Indexed = FoldedText & {
  /** By the first letters of every word that a quote may begin with: its places in the letters, in order. */
  readonly beginnings: ReadonlyMap<string, readonly number[]>;
};

const indexes = new WeakMap<readonly Turn[], Indexed>();

/** Where words were said: the first turn that has them, folded for case, spaces and punctuation; null if nobody said them. */
export function findQuote(turns: readonly Turn[], quote: string): Place | null {
  return quoteFinder(turns).find(quote);
}

export type QuoteFinder = {
  readonly find: (quote: string) => Place | null;
  /** How many letters have been looked at so far. */
  readonly steps: () => number;
};

/**
 * Looks up many quotes in one transcript. What it does in all is bounded, whoever wrote the quotes: once the
 * steps are used up nothing is found any more.
 */
export function quoteFinder(turns: readonly Turn[], budget = mostSteps): QuoteFinder {
  const index = indexOf(turns);
  let steps = 0;

  /** How many letters agree, from there on. */
  const agrees = (letters: string, from: number): boolean => {
    for (let nth = keyLength; nth < letters.length; nth += 1) {
      steps += 1;
      if (steps > budget || index.letters[from + nth] !== letters[nth]) return false;
    }
    return true;
  };

  const find = (quote: string): Place | null => {
    if (quote.length > longestQuote) return null;
    steps += quote.length;
    if (steps > budget) return null;
    const letters = fold(quote);
    for (const from of index.beginnings.get(letters.slice(0, keyLength)) ?? []) {
      steps += 1;
      const to = from + letters.length;
      if (agrees(letters, from) && index.isBoundary[to] === 1 && weighs(index, from, to))
        return placeOf(turns, index, from, to);
    }
    return null;
  };
  return { find, steps: () => steps };
}

/** Three words; of a language that puts no spaces between them, six characters. */
function weighs({ weights }: Indexed, from: number, to: number): boolean {
  return (weights[to] ?? 0) - (weights[from] ?? 0) >= leastWeight;
}

type Within = {
  readonly first?: number;
  readonly end?: number;
  readonly accept?: ((words: string) => boolean) | null;
};

/**
 * Words as they were said in the turns from `first` to before `end`, the first time that they are whole words and
 * `accept` takes them as they stand; null when nobody said them.
 */
export function findWords(
  turns: readonly Turn[],
  wanted: string,
  { first = 0, end = turns.length, accept = null }: Within = {},
): string | null {
  const letters = fold(wanted);
  if (letters === "") return null;
  const index = indexOf(turns);
  const last = (index.textStarts[end] ?? index.letters.length) - letters.length;
  let from = index.letters.indexOf(letters, index.textStarts[Math.max(0, first)]);
  for (; from >= 0 && from <= last; from = index.letters.indexOf(letters, from + 1)) {
    const to = from + letters.length;
    if (index.isBoundary[from] !== 1 || index.isBoundary[to] !== 1) continue;
    const { text = "" } = turns[lastAtMost(index.textStarts, from)] ?? {};
    const words = text.normalize("NFC").slice(index.begins[from], index.ends[to - 1]);
    if (!accept || accept(words)) return words;
  }
  return null;
}

function indexOf(turns: readonly Turn[]): Indexed {
  const known = indexes.get(turns);
  if (known) return known;

  const folded = foldedText(turns.map(({ text }) => text));
  const beginnings = new Map<string, number[]>();
  for (let at = 0; at + keyLength <= folded.letters.length; at += 1) {
    if (folded.isBoundary[at] !== 1) continue;
    const key = folded.letters.slice(at, at + keyLength);
    const places = beginnings.get(key);
    if (places) places.push(at);
    else beginnings.set(key, [at]);
  }
  const index = { ...folded, beginnings };
  indexes.set(turns, index);
  return index;
}

function placeOf(turns: readonly Turn[], index: Indexed, from: number, to: number): Place {
  const turn = lastAtMost(index.textStarts, from);
  const { speaker = "", text = "" } = turns[turn] ?? {};
  const whole = text.normalize("NFC");
  const first = index.begins[from] ?? 0;
  const last = index.ends[to - 1] ?? whole.length;
  return { turn, speaker, at: secondOf(turns, turn, first), words: withMarks(whole, first, last) };
}

/** A sum keeps its sign of currency and its percent, a sentence its full stop. */
function withMarks(text: string, first: number, last: number): string {
  const before = /[$€£¥]$/.test(text.slice(Math.max(0, first - 1), first)) ? 1 : 0;
  const [after = ""] = /^[%‰°€$£¥.!?…。？！]{0,4}/u.exec(text.slice(last, last + 4)) ?? [];
  return text.slice(first - before, last + after.length);
}

/** The last of the ascending numbers that is not above `value`. */
function lastAtMost(ascending: readonly number[], value: number): number {
  let low = 0;
  let high = ascending.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((ascending[middle] ?? Infinity) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * When the character of a turn was said. Turns have no times of their single words, so it is taken as spoken
 * at an even pace between the turn's start and end; where a turn has no time, the last one known before it.
 */
export function secondOf(turns: readonly Turn[], nth: number, character: number): number {
  const turn = turns[nth];
  const start = usable(turn?.start ?? null);
  if (!turn || start === null) return Math.floor(lastKnown(turns, nth));
  const end = Math.max(usable(turn.end) ?? start, start);
  const share = Math.min(1, character / Math.max(1, turn.text.length));
  return Math.floor(start + (end - start) * share);
}

/** How far back a time is looked for. */
const lookBack = 50;

function lastKnown(turns: readonly Turn[], nth: number): number {
  for (const turn of turns.slice(Math.max(0, nth - lookBack), nth).reverse()) {
    const time = usable(turn.end) ?? usable(turn.start);
    if (time !== null) return time;
  }
  return 0;
}

function usable(time: number | null): number | null {
  return time !== null && Number.isFinite(time) && time >= 0 ? time : null;
}

/** When the last words were said; null if no turn has a time. */
export function lastSecond(turns: readonly Turn[]): number | null {
  let last: number | null = null;
  for (const turn of turns)
    for (const time of [usable(turn.start), usable(turn.end)])
      if (time !== null && (last === null || time > last)) last = time;
  return last;
}
