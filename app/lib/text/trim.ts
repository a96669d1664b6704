type CharacterTest = (character: string) => boolean;

/**
 * A text without the characters at its beginning that `isLoose` says so of. Each is looked at once; the
 * end of a text cannot be found like that by a regular expression, which tries `\.+$` anew at every dot.
 */
export function trimStart(text: string, isLoose: CharacterTest): string {
  let start = 0;
  while (start < text.length && isLoose(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** The same at the end. */
export function trimEnd(text: string, isLoose: CharacterTest): string {
  let end = text.length;
  while (end > 0 && isLoose(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Characters that print nothing and change how their neighbours read: bidi controls, soft hyphen, BOM. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cs}]/gu;
const controls = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu;
/** Joiners shape letters inside a word (Persian, emoji), so they go only where they join nothing. */
const isLoose = (character: string) => /[\u200C\u200D\s]/.test(character);

/** One line of text as a person sees it: no control or invisible characters, single spaces, trimmed. */
export function visibleLine(text: string): string {
  const line = text.replace(invisible, "").replace(controls, " ");
  return trimStart(trimEnd(line, isLoose), isLoose);
}

const longestName = 80;

/**
 * A name that somebody goes by in a meeting, as others read it: one line of at most 80 characters, and
 * nothing that a mail program makes a link of.
 */
export function visibleName(name: string): string {
  const characters = [...unlinked(visibleLine(name.slice(0, 8 * longestName)))];
  if (characters.length <= longestName) return characters.join("");
  return `${characters.slice(0, longestName - 1).join("")}…`;
}

/**
 * A line that mail programs make no link of, and people can still read: "https evil. example". They look for
 * schemes, and for dots (those of other scripts too) between what may be parts of a domain.
 */
export function unlinked(line: string): string {
  return line
    .replace(/\b(mailto|tel|sms):|:\/+/gi, "$1 ")
    .replace(/\S[.。．｡](?=[\p{L}\p{M}\p{N}_])/gu, "$& ");
}

/**
 * `visibleLine` for an address, which has no joiners either. A space within it stays: whoever typed two things
 * must not see them glued together into somebody else's address.
 */
export function visibleAddress(text: string): string {
  return visibleLine(text).replace(/[\u200C\u200D]+/g, "");
}
