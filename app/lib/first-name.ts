/**
 * The first word of what somebody entered as a name, if it can be one: letters, marks, apostrophes and
 * hyphens, 30 at most. Else null. So nobody gets a link or a sentence of theirs into a greeting, a
 * meeting's chat or somebody else's mailbox.
 */
export function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s/, 1);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
