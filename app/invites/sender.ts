import type { Email, Header } from "postal-mime";
import { foldEmail, mailAddress } from "../lib/text/addresses.ts";
import { visibleLine } from "../lib/text/trim.ts";
import type { InviteEvent } from "./calendar/event.ts";

/** Whom a mail is from. */
export type Sender = {
  /** Lower case. */
  readonly address: string;
  readonly name: string;
  /**
   * Who says so: `domain`, its own domain, or `google`, Google Calendar for its own customers, if the
   * event's organiser is the same. Of `nobody` all we have is what the mail says of itself.
   */
  readonly proof: "domain" | "google" | "nobody";
};

/** How Cloudflare's mail servers sign what they found out about a mail (RFC 8601). */
const trustedServer = "mx.cloudflare.net";

type MailHead = Pick<Email, "headers" | "from" | "sender" | "messageId">;

/**
 * The address in From, and whether the server that took the mail in vouches for it: DMARC passed, or DKIM
 * or SPF passed for the same domain. Only the topmost results count: what stands below them came with the
 * mail, and anybody can write that. null where there is no such address, or its domain wants mails of this
 * kind refused. Recordings go to this address and to no other.
 */
export function senderOf(mail: MailHead): Sender | null {
  const { headers, from } = mail;
  // Two From lines are read one way by who checks and another by who shows.
  const fromLines = headers.filter(({ key }) => key === "from");
  if (fromLines.length !== 1 || from?.address === undefined) return null;
  const address = mailAddress(from.address.trim().toLowerCase());
  if (address === null || address.length > 254 || listsSeveral(fromLines[0])) return null;
  const domain = address.slice(address.indexOf("@") + 1);

  const results = trustedResults(headers);
  const failures = results.filter((result) => result.startsWith("dmarc=fail"));
  // A domain may ask for more than we would: what its own policy calls a failure is one.
  if (failures.some((result) => valueOf(result, "policy.dmarc") !== "none")) return null;
  const isVouchedFor =
    failures.length === 0 && results.some((result) => vouchesFor(domain, result));
  const proof = isVouchedFor ? "domain" : isOfGoogleCalendar(mail, results) ? "google" : "nobody";
  return { address, name: nameOf(from.name, address), proof };
}

/** Whom a meeting belongs to. */
export type Organizer = Pick<Sender, "address" | "name"> & {
  /** Whether the mail proves that they sent it: it is from the very mailbox that organizes all of its events. */
  readonly isProven: boolean;
};

/**
 * Calendar servers, booking tools, rooms, lists and ticket systems send everybody's invites from a mailbox of
 * theirs: a mail that proves its domain proves nothing about the organizer that it names. null when there is
 * none, or more than one.
 */
export function organizerOf(
  { address, name, proof }: Sender,
  events: readonly Pick<InviteEvent, "organizer" | "cancelled">[],
): Organizer | null {
  const isSender = (other: string) => foldEmail(other) === foldEmail(address);
  const sender = { address, name, isProven: true };
  const isOwn = events.every(({ organizer }) => organizer.some(isSender));
  if (proof !== "nobody" && isOwn) return sender;
  // Who calls off a meeting of theirs need not say again whose it is.
  const isOff = events.every(({ organizer, cancelled }) => cancelled && organizer.length === 0);
  if (proof === "domain" && isOff) return sender;
  const [first, ...others] = new Set(events.map(({ organizer }) => organizer[0] ?? ""));
  if (!first || others.length > 0) return null;
  return { address: first, name: nameOf("", first), isProven: false };
}

/** Nobody reads what is answered to a list, or to a mailbox that says so. */
export function isAutomatic(mail: Email): boolean {
  const [mailbox = ""] = (mail.from?.address ?? "").toLowerCase().split("@");
  const isUnread = /^(?:no|do-?not|dont)[-._]?reply|^mailer-daemon$|^postmaster$|^bounces?\b/.test(
    mailbox,
  );
  return isUnread || headerOf(mail, "list-id") !== "";
}

export function isByHand(mail: Email): boolean {
  return ["", "no"].includes(headerOf(mail, "auto-submitted"));
}

/** The first value of a header, trimmed and in lower case; "" when there is none. */
export function headerOf({ headers }: Pick<Email, "headers">, name: string): string {
  const header = headers.find(({ key }) => key === name);
  return header?.value.trim().toLowerCase() ?? "";
}

/**
 * Whether Google Calendar sent it. Google signs the invites of a Workspace domain that has set up no DKIM
 * as google.com, which is not the domain in From: https://support.google.com/a/answer/174124.
 */
function isOfGoogleCalendar({ headers, sender, messageId }: MailHead, results: readonly string[]) {
  const isOnce = (name: string) => headers.filter(({ key }) => key === name).length === 1;
  return (
    isOnce("sender") &&
    isOnce("message-id") &&
    sender?.address?.trim().toLowerCase() === "calendar-notification@google.com" &&
    /^<calendar-[\w-]+@google\.com>$/.test(messageId?.trim() ?? "") &&
    results.some((one) => /^dkim=pass\b/.test(one) && valueOf(one, "header.d") === "google.com")
  );
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
  const [verdict = ""] = result.split(/\s+/, 1);
  switch (verdict) {
    case "dmarc=pass":
      return valueOf(result, "header.from") === domain;
    case "dkim=pass": {
      const signer = valueOf(result, "header.d");
      return isAligned(domain, signer || valueOf(result, "header.i").replace(/^.*@/, ""));
    }
    case "spf=pass":
      return isAligned(domain, valueOf(result, "smtp.mailfrom").replace(/^.*@/, ""));
    default:
      return false;
  }
}

/** Of a property of one result: "firm.example" in "dkim=pass header.d=firm.example". */
function valueOf(result: string, name: string): string {
  const property = result.split(/\s+/).find((one) => one.startsWith(`${name}=`));
  return property?.slice(name.length + 1) ?? "";
}

/** The same domain, or one above it that is not a public one such as "com". */
function isAligned(domain: string, signer: string): boolean {
  return domain === signer || (signer.includes(".") && domain.endsWith(`.${signer}`));
}

function nameOf(given: string, address: string): string {
  const name = visibleLine(given).slice(0, 100);
  return name.length >= 2 && !name.includes("@") ? name : (address.split("@")[0] ?? "");
}
