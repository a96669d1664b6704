import { closedAfterObjectionHours, formKilobytes, notetakersPerMeeting } from "~/config/facts";
import { amount } from "~/lib/text/amount";

/** `message` in answers of `POST /api/note-taker-registration`. */
export const registrationWords = {
  invalid: "Some fields need another look.",
  too_large: `The body is too large. The limit is ${formKilobytes} KB.`,
  unsupported_type: "Send the request as application/json, not compressed.",
  unreadable: "The body isn't valid JSON in UTF-8.",
  too_many: "This address or network has reached today's limit. Please try again tomorrow.",
  meeting_full: `${amount(notetakersPerMeeting, "notetaker")} are already booked for this meeting, which is the limit.`,
  meeting_closed: `Someone in this meeting asked not to be recorded. No notetaker can join it for ${amount(closedAfterObjectionHours, "hour")} after that.`,
  blocked: "The owner of this address asked us not to email it.",
  unavailable: "The request couldn't be saved. Please send it again in a moment.",
} as const;
