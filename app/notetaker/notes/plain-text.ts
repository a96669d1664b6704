/** What turns text into something to press: schemes, hosts, addresses, numbers to call. */
const active = [
  /\p{L}[\p{L}\p{N}+.-]{1,20}:\S/giu,
  /[\p{L}\p{N}-]{1,63}\.\p{L}{2,}/gu,
  /\S{0,64}@\S{0,64}/gu,
  /\/\//g,
  /\\/g,
  // Two groups of digits make a phone number from seven digits on.
  /\+?\p{Nd}(?:[\s().-]{0,2}\p{Nd}){6,14}/gu,
];

/** HTML, Markdown and entities. A single hyphen or apostrophe is neither. */
const markup = /[<>`*_~|{}[\]^]|&#?\w{1,20};|^\s{0,3}(?:#|>|[-+]\s|\d{1,3}[.)]\s)|!\[/u;

/** Control, format, private and unassigned characters, lone surrogates, separators of lines. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0\uFE00-\uFE0F]/gu;

/** Letters of two alphabets in one word, as a Cyrillic "a" in a Latin name, or for a word. */
const latin = /\p{Script=Latin}/u;
const lookAlike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/**
 * Whether a text may stand in a mail and on a page as it is: one visible line without links, markup,
 * addresses or phone numbers, but those that were said, as `quote` has them.
 */
export function isPlainText(text: string, quote: string): boolean {
  if (text === "" || !/[\p{L}\p{N}]/u.test(text)) return false;
  if ((text.match(invisible) ?? []).some((character) => !quote.includes(character))) return false;

  // Full-width letters and dots are read as the plain ones, by browsers too.
  const plain = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u3002\u2024\uFE52]/g, ".");
  const said = quote.normalize("NFKC").toLowerCase();
  if (markup.test(plain) && !said.includes(plain)) return false;
  if (active.some((pattern) => (plain.match(pattern) ?? []).some((found) => !said.includes(found))))
    return false;
  if (latin.test(plain) && lookAlike.test(plain) && !lookAlike.test(said)) return false;
  return (plain.match(/[\p{L}\p{M}]+/gu) ?? []).every(
    (word) => !latin.test(word) || !lookAlike.test(word),
  );
}
