import { leadFormParts, leadToasts } from "../words/lead-forms";

/** Words of the guides' form, which its page's script needs; the specification's stand word for word. */
export const guidesForm = {
  title: "Choose your guides",
  heading: "Be the first to know",
  text: "Check the guides you want and enter your email. We'll send one email per guide, the day it comes out.",
  email: "Email Address",
  submit: "NOTIFY ME WHEN AVAILABLE",
  count: ["No guide selected", "1 guide selected", "2 guides selected"],
  privacy: "We respect your privacy. Your email will not be shared.",
  failed: {
    title: "Something went wrong",
    text: "We couldn't process your download request. Please try again.",
  },
  ...leadFormParts,
  toasts: leadToasts,
} as const;
