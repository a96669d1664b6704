type CharacterTest = (character: string) => boolean;

export function trimStart(text: string, isTrimmed: CharacterTest): string {
  let start = 0;
  while (start < text.length && isTrimmed(text.charAt(start))) start += 1;
  return text.slice(start);
}

/** Takes linear time; a regular expression like `/\s+$/` takes quadratic time. */
export function trimEnd(text: string, isTrimmed: CharacterTest): string {
  let end = text.length;
  while (end > 0 && isTrimmed(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Soft hyphen, direction marks, characters without width, half surrogate pairs. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\p{Cs}]/gu;
const controlsAndSpaces = /[\p{Cc}\p{Zl}\p{Zp}\p{Zs}]+/gu;
/** Joiners shape letters inside a word (Persian, emoji), so only those at the ends of a line are removed. */
const isSpaceOrJoiner = (character: string) => /[\u200C\u200D\s]/.test(character);

/** Returns one line as a person sees it: no control or invisible characters, single spaces. */
export function visibleLine(text: string): string {
  const line = text.replace(invisible, "").replace(controlsAndSpaces, " ");
  return trimStart(trimEnd(line, isSpaceOrJoiner), isSpaceOrJoiner);
}

const maxCharacters = 80;

/** Returns a name as one line of at most 80 characters with nothing that mail programs link. */
export function visibleName(name: string): string {
  // Bounds the work for a long name: only 80 characters of it are shown.
  const characters = [...unlinked(visibleLine(name.slice(0, 8 * maxCharacters)))];
  if (characters.length <= maxCharacters) return characters.join("");
  return `${characters.slice(0, maxCharacters - 1).join("")}…`;
}

/** Splits schemes and dotted names, so mail programs link nothing: "https evil. example". */
export function unlinked(line: string): string {
  return line
    .replace(/\b(mailto|tel|sms):|:\/+/gi, "$1 ")
    .replace(/\S[.。．｡](?=[\p{L}\p{M}\p{N}_])/gu, "$& ");
}

/** Returns `visibleLine` without joiners. Keeps spaces: without them two addresses would become one. */
export function visibleAddress(text: string): string {
  return visibleLine(text).replace(/[\u200C\u200D]+/g, "");
}
