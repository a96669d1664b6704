import { retentionDays } from "../../config/facts.ts";
import { names } from "../../config/names.ts";
import { firstName, maskEmail } from "../../lib/text/addresses.ts";
import { amount } from "../../lib/text/amount.ts";

/** Characters, Google Meet's limits for a chat message and a name. */
export const announcementLimit = 500;
export const botNameLimit = 100;

const greeting = `Hi, I'm the ${names.notetakerName}.`;
const latecomerGreeting = "I'm recording this meeting";

type Person = { readonly name: string | null; readonly email: string | null };

/** Returns the bot's name in the lobby. */
export function botNameFor(email: string | null): string {
  if (email === null) return names.notetakerName;
  const label = `${names.notetakerName} · `;
  return label + shortened(maskEmail(email), botNameLimit - label.length);
}

/** Returns the bot's chat message, which everyone reads. `optOutUrl` ends the recording. */
export function announcement(sender: Person, optOutUrl: string): string {
  const begin = `${greeting} `;
  const rest =
    " sent me and gets the notes by email. I record audio, video and chat. " +
    `Everything is deleted after ${amount(retentionDays, "day")}. ` +
    `Anyone here can remove all ${names.notetakerName}s and have everything deleted: ${optOutUrl}`;
  const room = announcementLimit - begin.length - rest.length;
  return begin + nameAndMask(sender, room) + rest;
}

/** Returns the chat message for each person who joins later. */
export function latecomerAnnouncement(sender: Person, optOutUrl: string): string {
  return `${latecomerGreeting} for ${nameAndMask(sender)}. Anyone can remove me and have everything deleted: ${optOutUrl}`;
}

export function isAnnouncement(from: string | null, text: string): boolean {
  const isOurs = from?.startsWith(names.notetakerName) ?? false;
  return isOurs && (text.startsWith(greeting) || text.startsWith(latecomerGreeting));
}

/** Returns "Ana (a•••@acme.example)", or the masked address alone if `name` begins with no first name. */
export function nameAndMask({ name, email }: Person, max = 110): string {
  const first = firstName(name ?? "");
  if (email === null) return first ?? "Someone";
  if (first === null) return shortened(maskEmail(email), max);
  return `${first} (${shortened(maskEmail(email), max - first.length - " ()".length)})`;
}

/** Cuts a long domain at its start, but keeps at least its last 4 characters. */
function shortened(mask: string, max: number): string {
  if (mask.length <= max) return mask;
  const domainStart = mask.lastIndexOf("@") + 1;
  const keptLength = Math.max(max - domainStart - "…".length, 4);
  return `${mask.slice(0, domainStart)}…${mask.slice(-keptLength)}`;
}
