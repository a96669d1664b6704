/** Words of the drawn dialog that the host sees, on the form's page and in mails. */
export const admitDialog = {
  asks: "wants to join",
  deny: "Deny",
  admit: "Admit",
  press: "Press this",
} as const;
