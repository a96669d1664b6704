/** Providers that deliver an address with dots in its name and one without to the same mailbox. */
const withoutDots: readonly string[] = ["gmail.com", "googlemail.com"];

/**
 * One mailbox, one text: case, Unicode form and the tag after a plus make no difference, nor do dots
 * where the provider ignores them (https://support.google.com/mail/answer/7436150).
 */
export function foldEmail(email: string): string {
  const { name, domain } = withoutTag(email);
  return withoutDots.includes(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/** How addresses were folded before dots were seen through: keys of that time are still stored. */
export function foldEmailWithDots(email: string): string {
  const { name, domain } = withoutTag(email);
  return `${name}@${domain}`;
}

function withoutTag(email: string): { readonly name: string; readonly domain: string } {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const [name = ""] = folded.slice(0, Math.max(at, 0)).split("+", 1);
  return { name, domain: folded.slice(at + 1) };
}
