/** One mailbox, one text: case, Unicode form and the tag after a plus make no difference. */
export function foldEmail(email: string): string {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  return `${folded.slice(0, at).replace(/\+.*$/, "")}${folded.slice(at)}`;
}
