import { names } from "../config/names.ts";
import { retentionDays } from "./status.ts";

/** What the bot writes into the meeting's chat on joining; the meeting service takes no more (1.3). */
export const announcementLimit = 500;

/**
 * Says who invited the bot, what it records, for how long that is kept and how to have it leave
 * (decisions 4.8). No address and no link: everybody in the meeting reads it.
 */
export function announcement(fullName: string | undefined): string {
  const inviter = firstName(fullName ?? "") ?? "a participant";
  const text =
    `Hello, I am the ${names.notetakerName}, invited by ${inviter}. ` +
    "I record the audio, the video and the chat of this meeting and write a transcript; " +
    `${inviter} receives them by mail, and everything is deleted after ${retentionDays} days. ` +
    "If anybody objects, the host can remove me at any time: open People, find my name, " +
    'press the three dots and choose "Remove from the call".';
  return text.slice(0, announcementLimit);
}

/** Only what can be a name: nobody gets a link or a sentence into a meeting's chat through this field. */
function firstName(fullName: string): string | null {
  const [first = ""] = fullName.trim().split(/\s+/);
  return /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,39}$/u.test(first) ? first : null;
}
