/** Words of the notification area. */
export const toastLabels = {
  region: "Notifications (F8)",
  close: "Close notification",
} as const;

/** Words of every form, beside its own. */
export const formWords = {
  problemTitle: "There is a problem",
  honeypotLabel: "Leave this field empty",
  unreachable:
    "We can't connect to our server right now. Nothing was sent, and your answers are still in the form. Please check your connection and try again.",
} as const;
