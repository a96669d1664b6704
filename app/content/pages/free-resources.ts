import { names } from "~/config/names";
import { laterMailNotes } from "~/content/shared/mail-notes";
import { architect, strategist } from "~/content/shared/team";
import { leadFormWords } from "../words/lead-forms";

/** Words of the guides' page; those of the form and its toasts are the specification's own. */
export const freeResources = {
  title: "Exclusive Productivity Secrets",
  description:
    "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
  back: { label: "Back to Home", to: { page: "home" } },
  heading: "Exclusive\nProductivity Secrets",
  lede: `Two guides from the people who build ${names.workspaceTool.name} and ${names.automationTool.name} systems every day. Pick one or both and we'll email you the day they come out.`,
  choose: { label: "Notify me when they're out", to: { anchor: "form-title" } },
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
    success: { title: "Success!", text: "Your selected guides are ready to download." },
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

/** Author of each guide. */
export const guideAuthors = {
  "clickup-mistakes": architect,
  "zapier-automations": strategist,
};

/** Free offers that already exist. */
export const readyNow = {
  id: "ready-now",
  title: "Ready now, and free",
  lede: "Three things you can use before lunch.",
  items: [
    {
      page: "tutorial",
      title: "Smart list tutorial",
      text: "Five yes-or-no questions that tell you which lists to merge.",
      action: "Read it",
      length: "5 minutes",
    },
    {
      page: "ai4b",
      title: "AI for business framework",
      text: "One sheet to find the first task to hand to AI.",
      action: "Get the sheet",
      length: "1 page",
    },
    {
      page: "notetaker",
      title: "Free AI Notetaker",
      text: "Recording, transcript and chat log of your next call, by email.",
      action: "Set it up",
      length: "1 minute",
    },
  ],
} as const;

/** A page from the inside of each guide, as the hero of the guides' page shows it. */
export const guidePages = {
  /** Read by screen readers instead of the drawn pages. */
  caption: "A page from each guide: the signs of too many lists, and one automation step by step.",
  pages: [
    {
      tone: "workspace",
      part: "Mistake 4 of 10",
      heading: "Too many lists",
      lead: "Five signs you have them:",
      rows: [
        "Two lists have the same statuses.",
        "People ask in chat where a task belongs.",
        "Most lists hold fewer than five open tasks.",
        "Every report needs three filters.",
        "Someone keeps a private list, just in case.",
      ],
      foot: "What to do: one list, and a field for the difference.",
      number: "14",
    },
    {
      tone: "automation",
      part: "Automation 3 of 7",
      heading: "Paid invoice to open project",
      lead: "When an invoice is paid:",
      rows: [
        "Create the client folder.",
        `Open the project in ${names.workspaceTool.name}, with owners.`,
        "Book the kickoff and send the invite.",
        "Tell the team it's on.",
        "Plan the second invoice.",
      ],
      foot: "Saves 25 minutes per client: 5 hours a month with 12 new ones.",
      number: "11",
    },
  ],
} as const;
