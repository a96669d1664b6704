/** Names of the notification area and of its button. */
export const leadToasts = { label: "Notifications (F8)", close: "Close notification" } as const;

/** What every lead form holds beside its own words. */
export const leadFormParts = {
  problemTitle: "There is a problem",
  trapLabel: "Leave this field empty",
} as const;
