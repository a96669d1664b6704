/** Words of the dialog that a host sees in a meeting, as it is drawn on the form's page and in mails. */
export const admitDialog = {
  asks: "wants to join",
  deny: "Deny",
  admit: "Admit",
  press: "Press this",
} as const;
