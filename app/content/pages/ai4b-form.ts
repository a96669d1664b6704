/* Apart from `ai4b.ts`: the browser needs no more of the page than this. */

import { leadFormParts } from "../words/lead-forms";

/** Words of the members' form, which its page's script needs; the specification's stand word for word. */
export const membersForm = {
  title: "Get the free framework",
  firstName: "First Name *",
  lastName: "Last Name *",
  email: "Email Address *",
  submit: "Send me the framework",
  busy: "Submitting...",
  privacy: "We'll email you the framework. We never share your address.",
  ...leadFormParts,
} as const;
