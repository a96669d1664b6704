import { leadFormParts, leadToasts } from "~/content/lead-form-parts";

/** Words of the free workspace's email form, which its page's script needs. Strings that spec 4, 5 and 8 quote stand here word for word. */
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
