/** Masks an address: "a•••z@acme.example". The domain is in ASCII, so look-alikes are visible. */
export function maskEmail(address: string): string {
  const at = address.lastIndexOf("@");
  const letters = [...address.slice(0, Math.max(at, 0))];
  const [first = ""] = letters;
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${first}•••${last}@${asciiDomain(address.slice(at + 1)) ?? "…"}`;
}

/** HTML's "valid email address", but with a dot in the domain: "ana@acme.example", not "ana@acme". */
const addressShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Returns the address with its domain in ASCII ("xn--mnchen-3ya.example"); null if the text is no address. */
export function mailAddress(text: string): string | null {
  const at = text.lastIndexOf("@");
  const domain = asciiDomain(text.slice(at + 1));
  const address = `${text.slice(0, Math.max(at, 0))}@${domain}`;
  return domain !== null && addressShape.test(address) ? address : null;
}

function asciiDomain(domain: string): string | null {
  if (!/[^a-z0-9.-]/i.test(domain)) return domain.toLowerCase();
  try {
    return /[/?#\\:@[\]\s]/.test(domain) ? null : new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Mail services that ignore dots (https://support.google.com/mail/answer/7436150). */
const withoutDots: readonly string[] = ["gmail.com", "googlemail.com"];

/** Mail services whose documentation says that they ignore a tag after a plus. */
const withTags: readonly string[] = [
  ...withoutDots,
  "outlook.com",
  "hotmail.com",
  "live.com",
  "msn.com",
  "icloud.com",
  "me.com",
  "mac.com",
  "proton.me",
  "protonmail.com",
  "pm.me",
  "fastmail.com",
];

/** Returns one text for all spellings of a mailbox. For access: drops tags and dots only if the service ignores them. */
export function mailboxOf(email: string): string {
  const { name, domain } = parts(email);
  return withTags.includes(domain) ? foldEmail(email) : `${name}@${domain}`;
}

/** Returns the mailbox in lower case without any tag. Not for access: some services do not ignore tags. */
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

/** Returns the first word if it is 1 to 30 letters, else null, so that no link or sentence gets into a greeting. */
export function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s/, 1);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
