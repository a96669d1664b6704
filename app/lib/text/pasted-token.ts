/** Longer than any token of ours. */
const longest = 200;

/**
 * A token as it is found at the end of a link, without what a sentence or a line puts around it when it
 * is copied by hand. No token begins or ends with any of that.
 */
export function pastedToken(text: string): string {
  return text
    .trim()
    .slice(0, longest)
    .replace(/[^\w-]{1,9}$/, "");
}
