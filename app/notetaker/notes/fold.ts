/**
 * Text as it is compared: the bare letters and digits, whatever their case, width, spaces, apostrophes,
 * hyphens and punctuation, with a note of where words begin and end.
 */
export type FoldedText = {
  /** All texts in one string, with a line break after each, which no quote has. */
  readonly letters: string;
  /** Where each text begins in `letters`. */
  readonly textStarts: readonly number[];
  /** 1 where a word begins or the one before has ended; as long as `letters`, and one more. */
  readonly isBoundary: Uint8Array;
  /** Where the character of a letter begins and ends in its text, in Unicode's form NFC. */
  readonly begins: Int32Array;
  readonly ends: Int32Array;
  /** What stands before this place: 2 for each word, 1 for each character of a script without spaces. */
  readonly weights: Int32Array;
};

/** What a stretch of speech must weigh to prove anything: three words, or six characters without spaces. */
export const leastWeight = 6;

/** A letter or a digit with its marks, and the two half-width marks of Japanese. */
const characters = /[\p{L}\p{N}][\p{M}\uFF9E\uFF9F]*/gu;
/** Letters to Unicode, apostrophes to writers (https://www.unicode.org/versions/Unicode16.0.0/core-spec/chapter-6/). */
const letterApostrophes = /[\u02B9\u02BB\u02BC]/g;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const digit = /^\p{Nd}/u;

/** The letters of one text. */
export function fold(text: string): string {
  let letters = "";
  for (const [character] of plain(text).matchAll(characters)) letters += foldedCharacter(character);
  return letters;
}

function plain(text: string): string {
  return text.normalize("NFC").replace(letterApostrophes, "'");
}

const known = new Map<string, string>();
/** Of a script there are at most so many characters; what a stranger combines is not remembered. */
const mostKnown = 4_000;

/**
 * By way of the upper case, which makes "ß" two letters, both Greek sigmas one and the Turkish "ı" an "i"; the
 * dot of a lower-cased "İ" goes.
 */
function foldedCharacter(character: string): string {
  const before = known.get(character);
  if (before !== undefined) return before;
  const folded = character
    .normalize("NFKC")
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .normalize("NFKC")
    .replace(/i\u0307/g, "i")
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "");
  if (known.size < mostKnown && character.length <= 4) known.set(character, folded);
  return folded;
}

export function foldedText(texts: readonly string[]): FoldedText {
  const letters: string[] = [];
  const textStarts: number[] = [];
  const boundaries: number[] = [];
  const begins: number[] = [];
  const ends: number[] = [];
  const weights: number[] = [];
  let weight = 0;

  for (const text of texts) {
    const whole = plain(text);
    textStarts.push(begins.length);
    let before: RegExpExecArray | null = null;
    for (const match of whole.matchAll(characters)) {
      const [character] = match;
      const begun = wordBegun(whole, before, match);
      const folded = foldedCharacter(character);
      for (let unit = 0; unit < folded.length; unit += 1) {
        boundaries.push(unit === 0 && begun !== null ? 1 : 0);
        begins.push(match.index);
        ends.push(match.index + character.length);
        weights.push(weight);
        if (unit === 0) weight += begun ?? 0;
      }
      letters.push(folded);
      before = match;
    }
    letters.push("\n");
    boundaries.push(1);
    begins.push(whole.length);
    ends.push(whole.length);
    weights.push(weight);
  }
  return {
    letters: letters.join(""),
    textStarts,
    isBoundary: Uint8Array.from([...boundaries, 1]),
    begins: Int32Array.from(begins),
    ends: Int32Array.from(ends),
    weights: Int32Array.from([...weights, weight]),
  };
}

/** French, Italian and Catalan write these and the word after them as one; they are two. */
const elided = new Set(
  "l d j m t s n c qu jusqu lorsqu puisqu quelqu un dell all nell sull dall quest".split(" "),
);

/** The weight of a word that begins with the character `next`, which `before` stands before; null where none begins. */
function wordBegun(
  text: string,
  before: RegExpExecArray | null,
  next: RegExpExecArray,
): number | null {
  if (withoutSpaces.test(next[0])) return 1;
  if (before === null || withoutSpaces.test(before[0])) return 2;
  const end = before.index + before[0].length;
  if (end === next.index) return null;
  const gap = text.slice(end, Math.min(next.index, end + 8));
  // Half of 3.5, of 10:30 or of 1 000 with a narrow space is no number.
  if (/^[.,:/'’·\u00A0\u202F]$/u.test(gap) && digit.test(before[0]) && digit.test(next[0]))
    return null;
  // "l'équipe" is two words that weigh one.
  if (/^['’‘`´＇]$/u.test(gap)) return elided.has(lastWord(text, end)) ? 0 : null;
  return /^\p{Cf}+$/u.test(gap) ? null : 2;
}

function lastWord(text: string, end: number): string {
  const [word = ""] = /(?<!\p{L})\p{L}+$/u.exec(text.slice(Math.max(0, end - 12), end)) ?? [];
  return fold(word);
}
