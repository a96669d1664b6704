export const toastLabels = {
  region: "Notifications (F8)",
  close: "Close notification",
} as const;

/** Why a form as a whole was refused. */
export const formProblems = {
  tooFast:
    "Too many requests came from your network. Nothing was sent. Please wait a minute and send the form again.",
  unreadable:
    "Your browser sent the form in a way we couldn't read. Nothing was sent. Please try again.",
  tooLarge: "That was more text than this form accepts. Nothing was sent. Please shorten it.",
} as const;

/** Why the one button of a page did nothing. */
export const buttonProblems = {
  unavailable: "We couldn't save that right now. Please press the button again in a moment.",
  tooFast: "Too many requests came from your network. Please wait a minute and try again.",
} as const;

/** Words that every form has in addition to its own. */
export const formWords = {
  problemTitle: "There is a problem",
  honeypotLabel: "Leave this field empty",
  unreachable:
    "We can't connect to our server right now. Nothing was sent, and your answers are still in the form. Please check your connection and try again.",
} as const;
