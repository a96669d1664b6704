import type { Email, Header } from "postal-mime";
import { foldEmail, mailAddress } from "../lib/text/addresses.ts";
import { visibleLine } from "../lib/text/trim.ts";
import type { InviteEvent } from "./calendar/event.ts";

export type Sender = {
  readonly email: string;
  readonly name: string;
  /** Proof of the address: by its domain, by Google Calendar (for an organizer's address only), or by no one. */
  readonly proof: "domain" | "google" | "nobody";
};

/** authserv-id of Cloudflare's mail servers (RFC 8601). */
const trustedServer = "mx.cloudflare.net";

type MailHead = Pick<Email, "headers" | "from" | "sender" | "messageId">;

/** Reads the address in From, and its proof. null if From has no or several addresses, or if DMARC refuses the mail. */
export function senderOf(mail: MailHead): Sender | null {
  const { headers, from } = mail;
  // With two From lines, a server may read one and a person the other.
  const fromLines = headers.filter(({ key }) => key === "from");
  if (fromLines.length !== 1 || from?.address === undefined) return null;
  const email = mailAddress(from.address.trim().toLowerCase());
  if (email === null || email.length > 254 || hasSeveralAddresses(fromLines[0])) return null;
  const domain = email.slice(email.indexOf("@") + 1);

  const results = trustedResults(headers);
  const failures = results.filter((result) => result.startsWith("dmarc=fail"));
  if (failures.some((result) => valueOf(result, "policy.dmarc") !== "none")) return null;
  const name = nameOf(from.name, email);
  if (failures.length === 0 && results.some((result) => vouchesFor(domain, result))) {
    return { email, name, proof: "domain" };
  }
  return { email, name, proof: isOfGoogleCalendar(mail, results) ? "google" : "nobody" };
}

/** Owner of a meeting. `isProven`: the mail is authenticated and from the organizer's own mailbox. */
export type Organizer = Pick<Sender, "email" | "name"> & { readonly isProven: boolean };

/**
 * Returns the sender if they organize every event. Otherwise the sender is a booking tool, a room or a list:
 * returns the organizer whom every event lists first, or null if the events differ.
 */
export function organizerOf(
  { email, name, proof }: Sender,
  events: readonly Pick<InviteEvent, "organizers" | "cancelled">[],
): Organizer | null {
  const isSender = (other: string) => foldEmail(other) === foldEmail(email);
  const sender = { email, name, isProven: true };
  const isOwn = events.every(({ organizers }) => organizers.some(isSender));
  if (proof !== "nobody" && isOwn) return sender;
  // Some calendars leave ORGANIZER out of a cancellation.
  const isBareCancel = events.every((one) => one.cancelled && one.organizers.length === 0);
  if (proof === "domain" && isBareCancel) return sender;
  const [organizer, ...others] = new Set(events.map(({ organizers }) => organizers[0] ?? ""));
  if (!organizer || others.length > 0) return null;
  return { email: organizer, name: nameOf("", organizer), isProven: false };
}

export function isAutomatic(mail: Email): boolean {
  const [mailbox = ""] = (mail.from?.address ?? "").toLowerCase().split("@");
  // noreply@, no-reply@, do-not-reply@, dont_reply@, mailer-daemon@, postmaster@, bounce@, bounces@
  const isUnattended =
    /^(?:no|do-?not|dont)[-._]?reply|^mailer-daemon$|^postmaster$|^bounces?\b/.test(mailbox);
  return isUnattended || headerOf(mail, "list-id") !== "";
}

export function isByHand(mail: Email): boolean {
  return ["", "no"].includes(headerOf(mail, "auto-submitted"));
}

export function headerOf({ headers }: Pick<Email, "headers">, name: string): string {
  const header = headers.find(({ key }) => key === name);
  return header?.value.trim().toLowerCase() ?? "";
}

/** Recognizes Google's own signature: https://support.google.com/a/answer/174124. */
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

function hasSeveralAddresses(line: Header | undefined): boolean {
  const bare = withoutComments(line?.value ?? "");
  return bare === null || (bare.match(/@/g) ?? []).length > 1;
}

/** Reads the topmost results only: the sender may have written the results below. */
function trustedResults(headers: readonly Header[]): readonly string[] {
  const names = ["authentication-results", "arc-authentication-results"];
  const top = headers.find(({ key }) => names.includes(key));
  const bare = withoutComments(top?.value ?? "");
  if (!top || bare === null) return [];
  const parts = bare.split(";").map((part) => part.trim().toLowerCase());
  const hasArcInstance = top.key.startsWith("arc-") && /^i=\d+$/.test(parts[0] ?? "");
  if (hasArcInstance) parts.shift();
  return parts[0]?.split(/\s/)[0] === trustedServer ? parts.slice(1) : [];
}

/** Removes comments and quoted texts, which the sender may have written. null if one does not end. */
function withoutComments(value: string): string | null {
  let bare = "";
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < value.length; index += 1) {
    const char = value.charAt(index);
    if (char === "\\" && (isQuoted || depth > 0)) index += 1;
    else if (char === '"' && depth === 0) isQuoted = !isQuoted;
    else if (!isQuoted && char === "(") depth += 1;
    else if (!isQuoted && char === ")" && depth > 0) depth -= 1;
    else if (!isQuoted && depth === 0) bare += char;
  }
  return isQuoted || depth > 0 ? null : bare;
}

function vouchesFor(domain: string, result: string): boolean {
  const [methodAndResult = ""] = result.split(/\s+/, 1);
  switch (methodAndResult) {
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

function valueOf(result: string, name: string): string {
  const property = result.split(/\s+/).find((one) => one.startsWith(`${name}=`));
  return property?.slice(name.length + 1) ?? "";
}

function isAligned(domain: string, signer: string): boolean {
  return domain === signer || (signer.includes(".") && domain.endsWith(`.${signer}`));
}

function nameOf(displayName: string, address: string): string {
  const name = visibleLine(displayName).slice(0, 100);
  return name.length >= 2 && !name.includes("@") ? name : (address.split("@")[0] ?? "");
}
