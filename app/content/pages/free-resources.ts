import { leadFormWords, leadProblems, leadToasts } from "~/content/lead-forms";

/** Words of the guides' page. Strings that spec 2.3, 5 and 8 quote stand here word for word. */
export const freeResources = {
  title: "Exclusive Productivity Secrets",
  description:
    "Two free guides in the making: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they are out.",
  back: { label: "Back to Home", to: { page: "home" } },
  heading: "Exclusive Productivity Secrets",
  lede: "Two guides from the people who build this every day. Choose what you want and we tell you the moment it is out.",

  guides: {
    title: "Choose your guides",
    overlay: "COMING SOON",
    button: "Coming Soon",
    inside: "What is inside",
  },

  form: {
    heading: "Hear about it first",
    text: "Tick the guides you want and leave your address. You get one mail for each, on the day it comes out.",
    email: "Email Address",
    submit: "NOTIFY ME WHEN AVAILABLE",
    hint: "We need it to tell you when a guide is out.",
    count: ["No guide selected", "1 guide selected", "2 guides selected"],
    privacy: "We respect your privacy. Your email will not be shared.",
    ...leadProblems,
  },

  success: {
    title: "Thank You!",
    text: "You're on the list! We'll notify you as soon as our expert guides are available.",
    confirmed: {
      title: "Notification Request Confirmed",
      text: "One mail when a guide is out, and nothing else. Each has a link that ends it.",
    },
    help: {
      title: "Want Personalized Help?",
      text: "Half an hour on video with somebody who builds workspaces and automations for a living.",
      action: { label: "Book A Free Call", to: { page: "home", hash: "contact" } },
    },
    home: { label: "Return to Home", to: { page: "home" } },
  },

  toasts: {
    ...leadToasts,
    none: leadFormWords.guides,
    failed: {
      title: "Something went wrong",
      text: "We couldn't process your download request. Please try again.",
    },
    success: { title: "Success!", text: "Your selected guides are ready to download." },
  },
} as const;
