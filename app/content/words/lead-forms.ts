/** Names of the notification area and of its button. */
export const leadToasts = { label: "Notifications (F8)", close: "Close notification" } as const;

/** What the lead forms say about a field. The specification's sentences stand here word for word. */
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

/** A toast's words as one message, for the place next to the form. */
export function asMessage({ title, text }: { title: string; text: string }): string {
  return `${title}. ${text}`;
}

/** What a lead form says beside its fields, when it comes back without having been taken. */
export const leadProblems = {
  tooFast:
    "Too many requests came from your network. Nothing was sent. Please wait a minute and send the form again.",
  unreadable:
    "Your browser sent the form in a way we couldn't read. Nothing was sent. Please try again.",
  tooLarge: "That was more text than this form accepts. Nothing was sent. Please shorten it.",
} as const;
/** Beside a field for an address, where it looks like a slip of a finger. Before the address itself. */
export const emailHintWords = { question: "Did you mean", after: "?" } as const;
