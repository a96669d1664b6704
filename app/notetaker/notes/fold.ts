import { unspacedScripts } from "../results/transcript";

const hasUnspaced = new RegExp(`[${unspacedScripts}]`, "u");
/** Digits, with separators between them. */
const number = "\\p{Nd}+(?:[.,:'’\\u00A0\\u202F]\\p{Nd}+)*";
const unspacedCharacter = `[${unspacedScripts}]`;
/** Letters or digits with their marks, and an apostrophe if a letter follows. */
const spacedWord = `(?:(?!${unspacedCharacter})[\\p{L}\\p{N}][\\p{M}\\p{Cf}]*(?:['’‘ʼʻ＇](?=\\p{L}))?)+`;
const wordPattern = new RegExp(`${number}|${unspacedCharacter}|${spacedWord}`, "gu");

export function isUnspaced(text: string): boolean {
  return hasUnspaced.test(text);
}

const lettersOfCharacter = new Map<string, string>();

/** Returns the letters of a character in lower case, without width and vowel points, and its digits in ASCII. */
function foldCharacter(character: string): string {
  let letters = lettersOfCharacter.get(character);
  if (letters === undefined) {
    letters = character
      .normalize("NFKD")
      // Upper case first: "ß" becomes two letters, and both Greek sigmas become one.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/[^\p{L}\p{N}]|\u0640/gu, "")
      .normalize("NFKC");
    lettersOfCharacter.set(character, letters);
  }
  return letters;
}

/** Each script's ten digits begin at a code point that ends in hexadecimal 0 or 6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code & 15;
  const beginsAtZero = /\p{Nd}/u.test(String.fromCodePoint(code - low));
  return String(beginsAtZero ? low : low - 6);
}

export function fold(text: string): string {
  return foldWithOffsets(text.normalize("NFC")).letters;
}

/** `offsets`: the index in `text` of each letter. */
export function foldWithOffsets(text: string) {
  let letters = "";
  const offsets: number[] = [];
  let offset = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    letters += folded;
    for (let index = 0; index < folded.length; index += 1) offsets.push(offset);
    offset += character.length;
  }
  return { text, letters, offsets };
}

/** Finds whole words whose letters are `phrase`, which is folded. `begin`: the index of its first letter. */
export function findWords(
  phrase: string,
  { text, letters, offsets }: ReturnType<typeof foldWithOffsets>,
): { readonly words: string; readonly begin: number } | null {
  const first = letters.indexOf(phrase);
  if (phrase === "" || first < 0) return null;
  const begin = offsets[first] ?? 0;
  const words = wholeWords(text, begin, offsets[first + phrase.length - 1] ?? 0);
  return fold(words) === phrase ? { words, begin } : null;
}

const maxWordLength = 100;

/**
 * Widens the characters from index `first` to `last`, both included, to whole words, with a currency sign
 * before and the punctuation behind.
 */
function wholeWords(text: string, first: number, last: number): string {
  const searchBegin = Math.max(0, first - maxWordLength);
  const searched = text.slice(searchBegin, last + maxWordLength);
  let begin = first;
  let end = last + 1;
  for (const { 0: word, index } of searched.matchAll(wordPattern)) {
    const wordBegin = searchBegin + index;
    const wordEnd = wordBegin + word.length;
    if (wordBegin < first && wordEnd > first) begin = wordBegin;
    if (wordBegin <= last && wordEnd > last) end = wordEnd;
  }
  if (/\p{Sc}$/u.test(text.slice(Math.max(0, begin - 1), begin))) begin -= 1;
  const [after = ""] = /^\p{M}*[%‰°\p{Sc}.!?…。？！]{0,4}/u.exec(text.slice(end, end + 12)) ?? [];
  return text.slice(begin, end + after.length);
}

export type Word = ReturnType<typeof wordsIn>[number];

/** Returns folded words: "1,500", "1.500" and "1500" are the same number, "1.5" and "15" are not. */
export function wordsIn(text: string) {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => ({
    letters: /^\p{Nd}/u.test(word) ? numberIn(word) : fold(word),
    isCapitalized: /^[\p{Lu}\p{Lt}]/u.test(word),
    beginsSentence: sentenceBegin.test(text.slice(Math.max(0, index - 8), index)),
  })).filter(({ letters }) => letters !== "");
}

/** The end of a sentence, with the quotes and brackets before the next one, as in `Yes. "(`. */
const sentenceBegin = /(?:^|[.!?…:])[\s"'“”„«»(]*$/u;

function numberIn(word: string): string {
  return word
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[.,'’\u00A0\u202F](?=\d{3}(?!\d))/gu, "")
    .replace(/\D/gu, ".");
}

/** Returns the first four letters of each word of at least three; in unspaced scripts, each pair of characters. */
export function stemsOf(words: readonly Word[]): string[] {
  return words.flatMap(({ letters }, index) => {
    if (isUnspaced(letters)) return [letters + (words[index + 1]?.letters ?? "")];
    return letters.length < 3 ? [] : [letters.slice(0, 4)];
  });
}
