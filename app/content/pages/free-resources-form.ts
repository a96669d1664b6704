import { leadFormParts, leadToasts } from "../words/lead-forms";

/** Words of the guides' form, which its page's script needs; the specification's stand word for word. */
export const guidesForm = {
  title: "Pick your guides",
  heading: "Be the first to know",
  text: "One email per guide, the day it comes out.",
  email: "Email Address",
  submit: "NOTIFY ME WHEN AVAILABLE",
  count: ["Check one or both guides above.", "1 guide selected", "2 guides selected"],
  privacy: "We respect your privacy. Your email will not be shared.",
  failed: {
    title: "Something went wrong",
    text: "We couldn't process your download request. Please try again.",
  },
  ...leadFormParts,
  toasts: leadToasts,
} as const;
