import {
  closedAfterObjectionHours,
  closedAfterRefusalsHours,
  formKilobytes,
  refusalsThatClose,
} from "~/config/facts";
import { amount, times } from "~/lib/text/amount";

/** What `POST /api/note-taker-registration` says in `message`. */
export const registrationWords = {
  invalid: "Some fields need another look.",
  too_large: `The body is too large. The limit is ${formKilobytes} KB.`,
  unsupported_type: "Send the request as application/json, not compressed.",
  unreadable: "The body isn't valid JSON in UTF-8.",
  overQuota: "This address has reached today's limit of notetakers. Please try again tomorrow.",
  meetingFull: "This meeting already has the maximum number of notetakers.",
  closed: {
    opted_out: `Someone in this meeting asked not to be recorded. No notetaker can join it for ${amount(closedAfterObjectionHours, "hour")}.`,
    turned_away: `The host of this meeting has turned our notetaker away ${times(refusalsThatClose)}. Please try again in ${amount(closedAfterRefusalsHours, "hour")}.`,
  },
  blocked: "The owner of this address asked us not to email it.",
  unavailable: "The request couldn't be saved. Please send it again in a moment.",
} as const;
