import { leadFormParts } from "~/content/lead-form-parts";

/** Words of the members' form, which its page's script needs. Strings that spec 2.14, 4 and 5 quote stand here word for word. */
export const membersForm = {
  title: "Get the free framework",
  firstName: "First Name *",
  lastName: "Last Name *",
  email: "Email Address *",
  submit: "Send me the framework",
  busy: "Submitting...",
  privacy: "We send you the framework and what belongs to it. Your address stays with us.",
  ...leadFormParts,
} as const;
