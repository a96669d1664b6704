/** Masks an address: "a•••z@acme.example". The domain is in ASCII, so look-alikes are visible. */
export function maskEmail(address: string): string {
  const { name, domain } = splitAddress(address);
  const letters = [...name];
  const [first = ""] = letters;
  const last = letters.length > 3 ? letters.at(-1) : "";
  return `${first}•••${last}@${asciiDomain(domain) ?? "…"}`;
}

/** HTML's "valid email address", but with a dot in the domain: "ana@acme.example", not "ana@acme". */
const addressShape =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** Returns the address with its domain in ASCII ("xn--mnchen-3ya.example"); null if the text is no address. */
export function mailAddress(text: string): string | null {
  const { name, domain } = splitAddress(text);
  const address = `${name}@${asciiDomain(domain) ?? ""}`;
  return addressShape.test(address) ? address : null;
}

function asciiDomain(domain: string): string | null {
  if (/^[a-z0-9.-]*$/i.test(domain)) return domain.toLowerCase();
  // Characters that a URL's host cannot have, or that end it.
  if (/[/?#\\:@[\]\s]/.test(domain)) return null;
  try {
    return new URL(`https://${domain}`).hostname;
  } catch {
    return null;
  }
}

/** Mail services that ignore dots before the "@" (https://support.google.com/mail/answer/7436150). */
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

/** Returns the same text for all spellings of a mailbox. Safe for access control: drops tags and dots only where the service ignores them. */
export function mailboxOf(email: string): string {
  const { name, domain } = normalized(email);
  return withTags.includes(domain) ? foldEmail(email) : `${name}@${domain}`;
}

/** Returns the mailbox in lower case without any tag. Not for access control: some services do not ignore tags. */
export function foldEmail(email: string): string {
  const { name, domain } = normalized(email);
  const [untagged = ""] = name.split("+", 1);
  return withoutDots.includes(domain)
    ? `${untagged.replaceAll(".", "")}@gmail.com`
    : `${untagged}@${domain}`;
}

function normalized(email: string) {
  const { name, domain } = splitAddress(email.normalize("NFKC").toLowerCase());
  return { name, domain: asciiDomain(domain) ?? domain };
}

/** Splits at the last "@"; a text without one is all domain. */
function splitAddress(text: string) {
  const at = text.lastIndexOf("@");
  return { name: text.slice(0, Math.max(at, 0)), domain: text.slice(at + 1) };
}

/** Returns the first word if it is 1 to 30 letters, else null, so that no link or sentence gets into a greeting. */
export function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s/, 1);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
