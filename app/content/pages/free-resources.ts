import { names } from "~/config/names";
import { laterMailNotes } from "~/content/shared/mail-notes";
import { leadFormWords } from "../words/lead-forms";

/** Words of the guides' page. The specification's stand here word for word. */
export const freeResources = {
  title: "Exclusive Productivity Secrets",
  description:
    "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
  back: { label: "Back to Home", to: { page: "home" } },
  heading: "Exclusive\nProductivity Secrets",
  lede: `Two guides from the people who build ${names.workspaceTool.name} and ${names.automationTool.name} systems every day. Pick one or both and we'll email you the day they come out.`,
  choose: { label: "Notify me when they're out", to: { anchor: "guides-title" } },
  proof: `Written by former ${names.workspaceTool.name} employees. 50+ companies run on our systems.`,

  guides: {
    overlay: "COMING SOON",
    button: "Coming Soon",
    notify: "Notify me about this guide",
    by: (name: string) => `Written by ${name}`,
  },

  form: {
    title: "Pick your guides",
    heading: "Be the first to know",
    text: "One email per guide, the day it comes out.",
    email: "Email Address",
    submit: "NOTIFY ME WHEN AVAILABLE",
    count: ["Check one or both guides above.", "1 guide selected", "2 guides selected"],
    privacy: "We respect your privacy. Your email will not be shared.",
    none: leadFormWords.guides,
    taken: { title: "Success!", text: "Your selected guides are ready to download." },
    failed: {
      title: "Something went wrong",
      text: "We couldn't process your download request. Please try again.",
    },
  },

  success: {
    title: "Thank You!",
    text: "You're on the list! We'll notify you as soon as our expert guides are available.",
    confirmed: {
      title: "Notification Request Confirmed",
      text: "One email when each guide comes out, and nothing else. Unsubscribe any time.",
    },
    notes: laterMailNotes,
    help: {
      title: "Want Personalized Help?",
      text: "A free 30-minute video call with someone who builds workspaces and automations for a living.",
      action: { label: "Book A Free Call", to: { page: "home", hash: "contact" } },
    },
    home: { label: "Return to Home", to: { page: "home" } },
  },
} as const;
