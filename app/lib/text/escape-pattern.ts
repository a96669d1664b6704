/** Escapes a text for a regular expression; `RegExp.escape` is missing in Safari before 18.2. */
export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
