import { leadFormParts, leadToasts } from "../words/lead-forms";

/** Words of the free workspace's form, which its script needs; the specification's stand word for word. */
export const workspaceForm = {
  title: "Where may we send it?",
  email: "Email Address",
  submit: "Get my free workspace",
  busy: "Sending...",
  privacy: "We write about this workspace and nothing else. Each mail has a link that ends it.",
  failed: { title: "Something went wrong", text: "Please try again later." },
  ...leadFormParts,
  toasts: leadToasts,
} as const;
