/**
 * An address as people who need not know all of it may see it: the first and the last letter of a longer
 * name, the first letter of a short one, and the domain ("a•••z@acme.example"). The domain is in the
 * ASCII form that mail servers use, so that no look-alike letters pass for somebody else's.
 */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const letters = [...address.slice(0, Math.max(at, 0))];
  const [first = ""] = letters;
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${first}•••${last}@${asciiDomain(address.slice(at + 1))}`;
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return "…";
  }
}

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

/**
 * The first word of what somebody entered as a name, if it can be one: letters, marks, apostrophes and
 * hyphens, 30 at most. Else null. So nobody gets a link or a sentence of theirs into a greeting, a
 * meeting's chat or somebody else's mailbox.
 */
export function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s/, 1);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
