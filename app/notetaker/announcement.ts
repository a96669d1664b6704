import { names } from "../config/names.ts";
import { retentionDays } from "./status.ts";

/** What the bot writes into the meeting's chat on joining; the meeting service takes no more (1.3). */
export const announcementLimit = 500;

/**
 * Says who invited the bot, what it records, for how long that is kept and how to have it leave
 * (decisions 4.8). Everybody in the meeting reads it, so there is no more of a person in it than a first
 * name; `optOutUrl` ends the recording for all of them.
 */
export function announcement(fullName: string | undefined, optOutUrl: string): string {
  const inviter = firstName(fullName ?? "") ?? "a participant";
  const text =
    `Hello, I am the ${names.notetakerName}, invited by ${inviter}. ` +
    "I record the audio, the video and the chat of this meeting and write a transcript. " +
    `Who invited me receives them by mail; after ${retentionDays} days everything is deleted. ` +
    "Anybody here can remove me and have everything deleted:";
  return `${text.slice(0, announcementLimit - optOutUrl.length - 1)} ${optOutUrl}`;
}

/** Only what can be a name: nobody gets a link or a sentence into a meeting's chat through this field. */
export function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s+/);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first : null;
}
