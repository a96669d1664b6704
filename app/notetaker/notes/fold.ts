import { unspacedScripts } from "../results/transcript";

const hasUnspaced = new RegExp(`[${unspacedScripts}]`, "u");
/** A number, a character of an unspaced script, or a word. */
const wordPattern = new RegExp(
  [
    "\\p{Nd}+(?:[.,:'’\\u00A0\\u202F]\\p{Nd}+)*",
    `[${unspacedScripts}]`,
    `(?:(?![${unspacedScripts}])[\\p{L}\\p{N}][\\p{M}\\p{Cf}]*(?:['’‘ʼʻ＇](?=\\p{L}))?)+`,
  ].join("|"),
  "gu",
);

export function isUnspaced(text: string): boolean {
  return hasUnspaced.test(text);
}

const lettersOfCharacter = new Map<string, string>();

/** Returns the letters and digits of a character without case, width, vowel points and numerals. */
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
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low : low - 6);
}

export function fold(text: string): string {
  return foldWithOffsets(text.normalize("NFC")).letters;
}

/** `offsets`: where in `text` each letter stands. */
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
  return { letters, offsets };
}

const maxWord = 100;

/** Widens `begin` to `end` to whole words, with a currency sign and the punctuation behind them. */
export function wholeWords(text: string, begin: number, end: number): string {
  const from = Math.max(0, begin - maxWord);
  let [first, last] = [begin, end + 1];
  for (const { 0: word, index } of text.slice(from, end + maxWord).matchAll(wordPattern)) {
    const [start, stop] = [from + index, from + index + word.length];
    if (start < begin && stop > begin) first = start;
    if (start <= end && stop > end) last = stop;
  }
  if (/\p{Sc}$/u.test(text.slice(Math.max(0, first - 1), first))) first -= 1;
  const [after = ""] = /^\p{M}*[%‰°\p{Sc}.!?…。？！]{0,4}/u.exec(text.slice(last, last + 12)) ?? [];
  return text.slice(first, last + after.length);
}

/** Returns folded words: "1,500", "1.500" and "1500" are the same number, "1.5" and "15" are not. */
export function wordsIn(text: string): { readonly letters: string; readonly begin: number }[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const letters = /^\p{Nd}/u.test(word) ? numberIn(word) : fold(word);
    return { letters, begin: index };
  }).filter(({ letters }) => letters !== "");
}

function numberIn(word: string): string {
  return word
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[.,'’\u00A0\u202F](?=\d{3}(?!\d))/gu, "")
    .replace(/\D/gu, ".");
}

/** Returns four letters of each word that has three or more; in unspaced scripts each pair of characters. */
export function stemsOf(words: readonly { readonly letters: string }[]): string[] {
  return words.flatMap(({ letters }, index) => {
    if (isUnspaced(letters)) return [letters + (words[index + 1]?.letters ?? "")];
    return letters.length < 3 ? [] : [letters.slice(0, 4)];
  });
}
