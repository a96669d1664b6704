import type { Email, Header } from "postal-mime";
import { visibleLine } from "../lib/visible-text.ts";

/** Whom a mail is really from. */
export type Sender = {
  /** Lower case. */
  readonly address: string;
  readonly name: string;
};

/** How Cloudflare's mail servers sign what they found out about a mail (RFC 8601). */
const trustedServer = "mx.cloudflare.net";

/**
 * The address in From, if the server that took the mail in vouches for it: DMARC passed, or DKIM or SPF
 * passed for the same domain. Only the topmost results count: what stands below them came with the mail,
 * and anybody can write that. Recordings go to this address and to no other (notetaker-provider 4.3.10).
 */
export function authenticatedSender({
  headers,
  from,
}: Pick<Email, "headers" | "from">): Sender | null {
  // Two From lines are read one way by who checks and another by who shows.
  const fromLines = headers.filter(({ key }) => key === "from");
  if (fromLines.length !== 1 || from?.address === undefined) return null;
  const address = from.address.trim().toLowerCase();
  const domain = /^[^\s@,;:<>()[\]"\\]{1,64}@([a-z0-9.-]{3,190})$/.exec(address)?.[1];
  if (domain === undefined || listsSeveral(fromLines[0])) return null;

  const results = trustedResults(headers);
  // A domain may ask for more than we would: what its own policy calls a failure is one.
  if (results.some((result) => result.startsWith("dmarc=fail"))) return null;
  if (!results.some((result) => vouchesFor(domain, result))) return null;
  return { address, name: nameOf(from.name, address) };
}

function listsSeveral(line: Header | undefined): boolean {
  const bare = withoutRemarks(line?.value ?? "");
  return bare === null || (bare.match(/@/g) ?? []).length > 1;
}

/** "dmarc=pass header.from=example.com", one each; none when the topmost results are somebody else's. */
function trustedResults(headers: readonly Header[]): readonly string[] {
  const names = ["authentication-results", "arc-authentication-results"];
  const top = headers.find(({ key }) => names.includes(key));
  const bare = withoutRemarks(top?.value ?? "");
  if (!top || bare === null) return [];
  const parts = bare.split(";").map((part) => part.trim().toLowerCase());
  if (top.key.startsWith("arc-") && /^i=\d+$/.test(parts[0] ?? "")) parts.shift();
  return parts[0]?.split(/\s/)[0] === trustedServer ? parts.slice(1) : [];
}

/**
 * Without comments and quoted texts, in which a sender's own words may stand. null when they do not end:
 * then nobody knows what is whose.
 */
function withoutRemarks(value: string): string | null {
  let bare = "";
  let depth = 0;
  let quoted = false;
  for (let index = 0; index < value.length; index += 1) {
    const char = value.charAt(index);
    if (char === "\\" && (quoted || depth > 0)) index += 1;
    else if (char === '"' && depth === 0) quoted = !quoted;
    else if (!quoted && char === "(") depth += 1;
    else if (!quoted && char === ")" && depth > 0) depth -= 1;
    else if (!quoted && depth === 0) bare += char;
  }
  return quoted || depth > 0 ? null : bare;
}

function vouchesFor(domain: string, result: string): boolean {
  const [verdict = "", ...properties] = result.split(/\s+/);
  const value = (name: string) =>
    properties.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  switch (verdict) {
    case "dmarc=pass":
      return value("header.from") === domain;
    case "dkim=pass":
      return isAligned(domain, value("header.d") || value("header.i").replace(/^.*@/, ""));
    case "spf=pass":
      return isAligned(domain, value("smtp.mailfrom").replace(/^.*@/, ""));
    default:
      return false;
  }
}

/** The same domain, or one above it that is not a public one such as "com". */
function isAligned(domain: string, signer: string): boolean {
  return domain === signer || (signer.includes(".") && domain.endsWith(`.${signer}`));
}

function nameOf(given: string, address: string): string {
  const name = visibleLine(given).slice(0, 100);
  return name.length >= 2 && !name.includes("@") ? name : (address.split("@")[0] ?? "");
}
