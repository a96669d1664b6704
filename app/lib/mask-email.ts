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
