import { fold } from "./fold";
import { languages, plainWords, wordSet } from "./languages/language";
import type { Language } from "./languages/vocabulary";

/** What of a stretch of talk a line about it can be checked against. */
export type Said = {
  /** The beginnings of longer words: what is left of them in another case, number or tense. */
  readonly stems: ReadonlySet<string>;
  /** Digits and number words, by value. */
  readonly numbers: ReadonlySet<string>;
  /** "weekday 4", "month 5", "near 1", in whichever of the five languages they were said. */
  readonly days: ReadonlySet<string>;
};

/** The words of a text with what is glued to them by an apostrophe. */
const words = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
const stemLength = 5;
const withoutSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

export function saidIn(text: string, language: Language | null): Said {
  const stems = new Set(piecesOf(text).map((part) => part.slice(0, stemLength)));
  return { stems, numbers: numbersIn(text, language), days: daysIn(text) };
}

/** Folded words, those with an apostrophe also in their parts; pairs of characters where there are no spaces. */
function piecesOf(text: string): string[] {
  return (text.normalize("NFC").match(words) ?? []).flatMap((word) => {
    if (withoutSpaces.test(word)) return pairsOf(fold(word));
    const parts = word.split(/['’]/);
    return parts.length === 1 ? [fold(word)] : [fold(word), ...parts.map((part) => fold(part))];
  });
}

function pairsOf(characters: string): string[] {
  const all = [...characters];
  return all.map((character, nth) => character + (all[nth + 1] ?? ""));
}

/** Words that say something of their own, shorter ones being grammar in most languages. */
const shortestContent = 4;
const grammar = new Set(languages.flatMap(({ functionWords }) => [...wordSet(functionWords)]));
/** The rest are the words of whoever sums up: "agreed", "the team". */
const leastShare = 0.4;

/** Whether enough of what a text speaks of was spoken of at all. */
export function isAbout(text: string, said: readonly Said[]): boolean {
  const { known, all } = wordsShared(text, said);
  return known >= all * leastShare;
}

/** Two words that say something: one alone may be a name, or what the whole meeting is about. */
const fewestShared = 2;

/** Whether two texts speak of the same: as far as the first goes, and of more than one word. */
export function isOfTheSame(text: string, other: Said): boolean {
  const { known, all } = wordsShared(text, [other]);
  return known >= fewestShared && known >= all * leastShare;
}

/** How many of the words of a text that say something were said. */
function wordsShared(text: string, said: readonly Said[]): { known: number; all: number } {
  const content = piecesOf(text).filter(
    (part) =>
      withoutSpaces.test(part) ||
      (part.length >= shortestContent && !grammar.has(plainWords(part)) && !/^\p{N}/u.test(part)),
  );
  const known = content.filter((part) => {
    const stem = part.slice(0, stemLength);
    return said.some(({ stems }) => stems.has(stem));
  });
  return { known: known.length, all: content.length };
}

const digits = /\p{Nd}+(?:[.,'’\u00A0\u202F]\p{Nd}+)*/gu;

/**
 * Every number of a text by its value, "1,500" as "1500" and "3,5" as "3.5", and number words of the language
 * both as they stand and in the sums that they may be part of.
 */
function numbersIn(text: string, language: Language | null): Set<string> {
  const found = new Set<string>();
  for (const [match] of text.normalize("NFKC").matchAll(digits)) found.add(valueOf(match));
  if (language) addNumberWords(found, text, language);
  return found;
}

function valueOf(number: string): string {
  const grouped = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*$/.test(number);
  const plain = grouped ? number.replace(/[^\d]/g, "") : number.replace(/[^\d]/g, ".");
  return plain.replace(/^0+(?=\d)/, "");
}

const joiners = new Set(["and", "und", "et", "y", "e"]);

function addNumberWords(found: Set<string>, text: string, { numbers, code }: Language): void {
  const values = new Map(Object.entries(numbers).map(([word, value]) => [plainWords(word), value]));
  let sum = 0;
  let thousands = 0;
  let last = 0;
  let isOpen = false;
  const close = () => {
    if (isOpen) found.add(String(thousands + sum));
    sum = thousands = last = 0;
    isOpen = false;
  };
  for (const word of plainWords(text).match(/[\p{L}]+|\p{Nd}+/gu) ?? []) {
    if (/^\p{Nd}/u.test(word)) {
      close();
      [sum, last, isOpen] = [Number(word), Number(word), true];
      continue;
    }
    const compound = code === "de" ? germanCompound(word, values) : null;
    const value = values.get(word) ?? compound;
    if (value === null || value === undefined) {
      if (!joiners.has(word)) close();
      continue;
    }
    found.add(String(value));
    if (value >= 1_000) {
      thousands += Math.max(1, sum) * value;
      sum = 0;
    } else if (value === 100) sum = Math.max(1, sum) * 100;
    else if (code === "fr" && last === 4 && value === 20) sum += 76;
    else if (isOpen && last >= 10 && last < 100 && value >= 10) {
      // "twenty twenty-six"
      const year = sum * 100 + value;
      close();
      sum = year;
    } else sum += value;
    last = value;
    isOpen = true;
  }
  close();
}

/** "fünfundzwanzig", "dreihundert", "zweitausend" */
function germanCompound(word: string, values: ReadonlyMap<string, number>): number | null {
  for (const [ending, factor] of [
    ["tausend", 1_000],
    ["hundert", 100],
  ] as const) {
    const before = word.endsWith(ending) ? word.slice(0, -ending.length) : null;
    if (before === "ein") return factor;
    const times = before === null ? undefined : values.get(before);
    if (times !== undefined) return times * factor;
  }
  const at = word.indexOf("und");
  if (at < 0) return null;
  const unit = word.slice(0, at) === "ein" ? 1 : values.get(word.slice(0, at));
  const tens = values.get(word.slice(at + 3));
  return unit !== undefined && tens !== undefined ? unit + tens : null;
}

const dayNames = new Map<string, string[]>();
for (const { weekdays, months, nearDays } of languages) {
  const lists = { weekday: weekdays, month: months, near: nearDays };
  for (const [kind, list] of Object.entries(lists))
    for (const [nth, name] of list.split(/\s+/).entries()) {
      const key = plainWords(name);
      const of = kind === "near" ? `near ${key}` : `${kind} ${nth}`;
      dayNames.set(key, [...(dayNames.get(key) ?? []), of]);
    }
}

/** Portuguese weekdays are ordinals, and "mañana" is also a morning: what a word may mean, it names. */
function daysIn(text: string): Set<string> {
  return new Set((plainWords(text).match(words) ?? []).flatMap((word) => dayNames.get(word) ?? []));
}

/** Whether no number and no day of the text is another than was said. */
export function saysNoOther(
  text: string,
  said: readonly Said[],
  language: Language | null,
): boolean {
  for (const number of numbersIn(text, language))
    if (!said.some(({ numbers }) => numbers.has(number))) return false;
  return (plainWords(text.normalize("NFKC")).match(words) ?? []).every((word) => {
    const days = dayNames.get(word);
    return !days || said.some((one) => days.some((day) => one.days.has(day)));
  });
}
