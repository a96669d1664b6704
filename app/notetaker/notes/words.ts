import { unspacedScripts } from "../results/transcript";

const unspaced = new RegExp(`[${unspacedScripts}]`, "u");
const number = "\\p{Nd}+(?:[.,:'’\\u00A0\\u202F]\\p{Nd}+)*";
/** A letter or digit with its marks. */
const letter = `(?!${unspaced.source})[\\p{L}\\p{N}][\\p{M}\\p{Cf}]*`;
const apostropheInWord = "['’‘ʼʻ＇](?=\\p{L})";
const spacedWord = `(?:${letter}(?:${apostropheInWord})?)+`;
/** A word, with a currency sign before it and the punctuation behind it. */
const wordPattern = new RegExp(
  `\\p{Sc}?(${number}|${unspaced.source}[\\p{M}\\p{Cf}]*|${spacedWord})[%‰°\\p{Sc}.!?…。？！]{0,4}`,
  "gu",
);
/** Matches a text after which a sentence begins, such as `Yes. "(`. Its end is enough. */
const endsBeforeSentence = /(?:^|[.!?…:])[\s"'“”„«»(]*$/u;
const lengthOfEnd = 8;

export type Word = ReturnType<typeof wordsIn>[number];

export function isUnspaced(text: string): boolean {
  return unspaced.test(text);
}

/** In unspaced scripts, each character is a word. "1,500" and "1500" are the same number, "1.5" and "15" are not. */
export function wordsIn(text: string) {
  return Array.from(text.matchAll(wordPattern), ({ 0: withSigns, 1: word = "", index }) => ({
    letters: /^\p{Nd}/u.test(word) ? foldNumber(word) : fold(word),
    begin: index,
    end: index + withSigns.length,
    isCapitalized: /^[\p{Lu}\p{Lt}]/u.test(word),
    beginsSentence: endsBeforeSentence.test(text.slice(Math.max(0, index - lengthOfEnd), index)),
  })).filter(({ letters }) => letters !== "");
}

/** Returns the letters in lower case, without width and vowel points, and the digits in ASCII. */
export function fold(text: string): string {
  return (
    text
      .normalize("NFKD")
      // Upper case first: "ß" becomes two letters.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/[^\p{L}\p{N}]|\u0640/gu, "")
      .normalize("NFKC")
  );
}

/** Persian, Urdu and Indian scripts have invisible joiners between letters. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}\s]|$)/gu;

/** Reads hosts as browsers do: in any width and case, and "。" is a dot. Drops joiners. */
export function foldLinks(text: string): string {
  const normal = text.replace(joiners, "").normalize("NFKC").toLowerCase();
  return normal.replace(/。(?=[a-z\d])/g, ".");
}

function foldNumber(number: string): string {
  return number
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[.,'’\u00A0\u202F](?=\d{3}(?!\d))/gu, "")
    .replace(/\D/gu, ".");
}

/** Each script's ten digits begin at a code point that ends in hexadecimal 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code & 15;
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - low));
  return String(beginsAtZero ? low : low - 6);
}

type Searchable = ReturnType<typeof searchable>;

/** Prepares a text for `findPhrase`. `begins` and `ends` map an index in `letters` to one in the text. */
export function searchable(text: string) {
  const words = wordsIn(text);
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  let letters = "";
  for (const word of words) {
    begins.set(letters.length, word.begin);
    letters += word.letters;
    ends.set(letters.length, word.end);
  }
  return { text, words, letters, begins, ends };
}

/** Bounds the work for letters that occur again and again inside longer words, as "may" in "Maya". */
const maxOccurrences = 20;

/** Finds whole words whose folded letters are `phrase`. Returns their text as written, with its signs. */
export function findPhrase(phrase: string, { text, letters, begins, ends }: Searchable) {
  let index = phrase === "" ? -1 : letters.indexOf(phrase);
  for (let tries = 0; index >= 0 && tries < maxOccurrences; tries += 1) {
    const begin = begins.get(index);
    const end = ends.get(index + phrase.length);
    if (begin !== undefined && end !== undefined) return { begin, text: text.slice(begin, end) };
    index = letters.indexOf(phrase, index + 1);
  }
  return null;
}

/** Returns the first 4 letters of each word with 3 or more; in unspaced scripts, each pair of characters. */
export function stemsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ letters }, index) => {
    if (isUnspaced(letters)) return [letters + (words[index + 1]?.letters ?? "")];
    return letters.length < 3 ? [] : [letters.slice(0, 4)];
  });
}
