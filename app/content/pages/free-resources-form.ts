import { leadFormParts, leadToasts } from "~/content/lead-form-parts";

/** Words of the guides' form, which its page's script needs. Strings that spec 2.3, 5 and 8 quote stand here word for word. */
export const guidesForm = {
  title: "Choose your guides",
  heading: "Hear about it first",
  text: "Tick the guides you want and leave your address. You get one mail for each, on the day it comes out.",
  email: "Email Address",
  submit: "NOTIFY ME WHEN AVAILABLE",
  hint: "We need it to tell you when a guide is out.",
  count: ["No guide selected", "1 guide selected", "2 guides selected"],
  privacy: "We respect your privacy. Your email will not be shared.",
  failed: {
    title: "Something went wrong",
    text: "We couldn't process your download request. Please try again.",
  },
  ...leadFormParts,
  toasts: leadToasts,
} as const;
