export const leadFormWords = {
  email: "Please enter a valid email address",
  firstName: "Please enter your first name",
  lastName: "Please enter your last name",
  nameTooLong: "Please shorten this name to 100 characters",
  guideName: "There's no guide with this name",
  notAnObject: "The body must be a JSON object",

  guides: {
    title: "No guides selected",
    text: "Please select at least one guide to download.",
  },
  workspaceEmail: { title: "Invalid email", text: "Please enter a valid email address." },
} as const;

/** Returns a toast's words as one message, to show beside the form. */
export function asMessage({ title, text }: { title: string; text: string }): string {
  return `${title}. ${text}`;
}

/** Words around the suggested address when an email looks mistyped. */
export const emailHintWords = { question: "Did you mean", after: "?" } as const;
