/** A word as it is compared, and where it stands in its text. */
export type Word = { readonly letters: string; readonly begin: number; readonly end: number };

/** Scripts that put no blanks between words: there each character counts as a word. */
const unspaced =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}";
/** Marks, joiners and soft hyphens belong to the letter before them. */
const joined = "[\\p{M}\\p{Cf}\\uFF9E\\uFF9F]*";
const wordPattern = new RegExp(
  [
    "\\p{Nd}+(?:[.,:'’\\u00A0\\u202F]\\p{Nd}+)*",
    `[${unspaced}]${joined}`,
    `(?:(?![${unspaced}])[\\p{L}\\p{N}]${joined}(?:['’‘ʼʻ＇](?=\\p{L}))?)+`,
  ].join("|"),
  "gu",
);
const unspacedLetter = new RegExp(`^[${unspaced}]`, "u");

/** Vowel points and lengthening, which Hebrew and Arabic are written with and without. */
const optional = /[\u0591-\u05C7\u0640\u064B-\u065F\u0670]/gu;

export function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    return { letters: fold(word), begin: index, end: index + word.length };
  }).filter(({ letters }) => letters !== "");
}

export function lettersOf(text: string): string[] {
  return wordsIn(text).map(({ letters }) => letters);
}

/** The bare letters and digits, whatever their case, width, marks of elision and numerals. */
export function fold(word: string): string {
  return (
    word
      .normalize("NFKC")
      // By way of the upper case "ß" is two letters, and both Greek sigmas are one.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      .normalize("NFKC")
      .replace(/i\u0307/gu, "i")
      .replace(/\p{Nd}/gu, asciiDigit)
      .replace(/(\d)[.,'’\s](?=\d{3}(?!\d))/gu, "$1")
      .replace(/(?<=\d)[,:](?=\d)/gu, ".")
      .replace(optional, "")
      .replace(/(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}\p{M}]/gu, "")
  );
}

/** Unicode's decimal digits stand in rows of ten that begin at …0 or …6. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const low = code & 15;
  return String(/\p{Nd}/u.test(String.fromCodePoint(code - low)) ? low : low - 6);
}

export function isUnspaced({ letters }: Pick<Word, "letters">): boolean {
  return unspacedLetter.test(letters);
}

/**
 * Every index at which `wanted` stands in `said`. Knuth, Morris and Pratt: the work grows with the sum of the
 * two lengths, whatever they repeat.
 */
export function placesOf(wanted: readonly string[], said: readonly string[]): number[] {
  const places: number[] = [];
  const fallback = [0];
  let matched = 0;
  for (let at = 1; at < wanted.length; at += 1) {
    while (matched > 0 && wanted[at] !== wanted[matched]) matched = fallback[matched - 1] ?? 0;
    if (wanted[at] === wanted[matched]) matched += 1;
    fallback.push(matched);
  }
  matched = 0;
  for (let at = 0; at < said.length && wanted.length > 0; at += 1) {
    const word = said[at];
    while (matched > 0 && word !== wanted[matched]) matched = fallback[matched - 1] ?? 0;
    if (word === wanted[matched]) matched += 1;
    if (matched < wanted.length) continue;
    places.push(at - matched + 1);
    matched = fallback[matched - 1] ?? 0;
  }
  return places;
}

export function hasWords(said: readonly string[], wanted: readonly string[]): boolean {
  const [first] = wanted;
  return first !== undefined && said.includes(first) && placesOf(wanted, said).length > 0;
}

/**
 * Head and tail of each word of three letters or more, which other cases and tenses leave alone; of scripts
 * without blanks each pair of characters.
 */
export function stemsOf(words: readonly Pick<Word, "letters">[]): readonly (readonly string[])[] {
  return words.flatMap((word, nth) => {
    const { letters } = word;
    if (isUnspaced(word)) return [[letters + (words[nth + 1]?.letters ?? "") + "<"]];
    return letters.length < 3 ? [] : [[`<${letters.slice(0, 4)}`, `${letters.slice(-4)}>`]];
  });
}
