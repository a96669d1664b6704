/** Scripts that put no blanks between words: there each character counts as a word. */
const unspaced =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
const hasUnspaced = new RegExp(`[${unspaced}]`, "u");
const wordPattern = new RegExp(
  [
    "\\p{Nd}+(?:[.,:'’\\u00A0\\u202F]\\p{Nd}+)*",
    `[${unspaced}]`,
    `(?:(?![${unspaced}])[\\p{L}\\p{N}][\\p{M}\\p{Cf}]*(?:['’‘ʼʻ＇](?=\\p{L}))?)+`,
  ].join("|"),
  "gu",
);

export function isUnspaced(text: string): boolean {
  return hasUnspaced.test(text);
}

const folded = new Map<string, string>();

/** Returns the letters and digits of a character without case, width, vowel points and numerals. */
function foldCharacter(character: string): string {
  let letters = folded.get(character);
  if (letters === undefined) {
    letters = character
      .normalize("NFKD")
      // By way of the upper case "ß" is two letters, and both Greek sigmas are one.
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/[^\p{L}\p{N}]|\u0640/gu, "")
      .normalize("NFKC");
    folded.set(character, letters);
  }
  return letters;
}

/** Unicode's decimal digits stand in rows of ten that begin at …0 or …6. */
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
    const found = foldCharacter(character);
    letters += found;
    for (let index = 0; index < found.length; index += 1) offsets.push(offset);
    offset += character.length;
  }
  return { letters, offsets };
}

const maxWord = 100;

/** The words from `begin` to `end`, never half of one, with the signs of a sum and the end of a sentence. */
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

/** Words as they are compared: "1,500", "1.500" and "1500" are one number, "1.5" is not "15". */
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

/** Beginnings of the words of three letters or more; of scripts without blanks each pair of characters. */
export function stemsOf(words: readonly { readonly letters: string }[]): string[] {
  return words.flatMap(({ letters }, index) => {
    if (isUnspaced(letters)) return [letters + (words[index + 1]?.letters ?? "")];
    return letters.length < 3 ? [] : [letters.slice(0, 4)];
  });
}
