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
  return `${first}•••${last}@${asciiDomain(address.slice(at + 1)) ?? "…"}`;
}

/**
 * HTML's definition of a valid address (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address),
 * but for a domain of one part: nobody's mailbox is at a top-level domain.
 */
const addressShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** An address with its domain as mail servers write it ("xn--mnchen-3ya.example"); null if it is none. */
export function mailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const domain = asciiDomain(text.slice(at + 1));
  const address = `${text.slice(0, Math.max(at, 0))}@${domain}`;
  return domain !== null && addressShape.test(address) ? address : null;
}

/** A domain as mail servers write it: other scripts in Punycode (IDNA). null for what is no domain. */
function asciiDomain(domain: string): string | null {
  if (!/[^a-z0-9.-]/i.test(domain)) return domain.toLowerCase();
  try {
    return /[/?#\\:@[\]\s]/.test(domain) ? null : new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Ignore dots in a name (https://support.google.com/mail/answer/7436150). */
const withoutDots: readonly string[] = ["gmail.com", "googlemail.com"];

/** Deliver a name with a tag after a plus to the mailbox without it, by their own documentation. */
const withTags: readonly string[] = [
  ...withoutDots,
  ...["outlook.com", "hotmail.com", "live.com", "msn.com"],
  ...["icloud.com", "me.com", "mac.com", "proton.me", "protonmail.com", "pm.me", "fastmail.com"],
];

/**
 * One text per mailbox as far as anyone can know: case and Unicode form make no difference, tags and dots
 * only where the provider is known to ignore them. Decides who sees, deletes and blocks.
 */
export function mailboxOf(email: string): string {
  const { name, domain } = parts(email);
  return withTags.includes(domain) ? foldEmail(email) : `${name}@${domain}`;
}

/** The same with the tag cut everywhere, so that nobody has many quotas. For counting only. */
export function foldEmail(email: string): string {
  const { name, domain } = parts(email);
  const [untagged = ""] = name.split("+", 1);
  return withoutDots.includes(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}

function parts(email: string): { readonly name: string; readonly domain: string } {
  const folded = email.normalize("NFKC").toLowerCase();
  const at = folded.lastIndexOf("@");
  const domain = folded.slice(at + 1);
  return { name: folded.slice(0, Math.max(at, 0)), domain: asciiDomain(domain) ?? domain };
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
