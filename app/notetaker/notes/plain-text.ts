/** Links, whoever said them. */
const link = /\b[a-z][a-z\d+.-]{1,20}:\S|\/\/|\\|\bwww\./iu;
/** What mail programs make a link of, and a meeting may be about: hosts and addresses. */
const addresses = [/[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu, /\S{0,64}@\S{0,64}/gu];

/** HTML, Markdown and entities. A single hyphen or apostrophe is neither. */
const markup = /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)/u;

/** Control, format, private and unassigned characters, lone surrogates, separators of lines, blank letters. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/u;
/** Persian, Urdu and the scripts of India are written with joiners between letters. */
const joiners =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}\s]|$)/gu;

/** Letters of two alphabets in one word, as a Cyrillic "a" in a Latin name. */
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Whether a text may stand in a mail and on a page as it is: one visible line without links or markup, and
 * without addresses but those that stand in `quote`.
 */
export function isPlainText(text: string, quote: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text) || invisible.test(text.replace(joiners, ""))) return false;
  const plain = asDots(text.normalize("NFKC").toLowerCase());
  if (markup.test(plain) || link.test(plain)) return false;
  const said = asDots(quote.normalize("NFKC").toLowerCase());
  const isSaid = (pattern: RegExp) =>
    (plain.match(pattern) ?? []).every((found) => said.includes(found));
  if (!addresses.every(isSaid)) return false;
  return (plain.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) =>
      !lookAlike.test(word) || (!latin.test(word) && (said.includes(word) || !latin.test(plain))),
  );
}

/** Browsers read the full stops of other scripts as dots of a host; before their own letters they end a sentence. */
function asDots(text: string): string {
  return text.replace(/[\u3002\u2024\uFE52](?=[a-z\d])/gu, ".");
}
