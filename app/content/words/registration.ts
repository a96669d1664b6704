/** What `POST /api/note-taker-registration` says in `message`. */
export const registrationWords = {
  invalid: "Some fields need another look.",
  too_large: "The body is too large; 64 KB are plenty.",
  unsupported_type: "Send the request as application/json, not compressed.",
  unreadable: "The body is not valid JSON in UTF-8.",
  overQuota:
    "That is as many notetakers as one address may send in a day. Please try again tomorrow.",
  meetingFull: "This meeting already has the maximum number of notetakers.",
  closed: {
    opted_out:
      "Somebody in this meeting asked not to be recorded. No notetaker goes there for a day.",
    turned_away:
      "The host of this meeting has turned our notetaker away twice. Please try again in an hour.",
  },
  blocked: "The owner of this address has asked us not to write to it.",
  unavailable: "The request could not be stored. Please send it again in a moment.",
} as const;
