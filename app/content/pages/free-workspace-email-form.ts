import { leadFormParts, leadToasts } from "../words/lead-forms";

/** Words of the free workspace's form, which its script needs; the specification's stand word for word. */
export const workspaceForm = {
  title: "Get the details by email",
  email: "Email Address",
  submit: "Email me the details",
  busy: "Sending...",
  privacy: "We'll only email you about this offer. Unsubscribe any time.",
  failed: { title: "Something went wrong", text: "Please try again later." },
  ...leadFormParts,
  toasts: leadToasts,
} as const;
