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
