/** The names of the two fields that no visitor fills in; `readForm` needs them beside a form's own. */
export const tokenField = "formToken";
/** Means nothing to a password manager or an address book. */
export const trapField = "hz_4f";
