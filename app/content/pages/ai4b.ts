import { names } from "~/config/names";
import { aiFramework } from "~/content/shared/ai-framework";
import { requestedMailNotes } from "~/content/shared/mail-notes";
import { voices } from "~/content/shared/clients";

type Answer = {
  readonly what: string;
  readonly detail: string;
  readonly amount?: string;
  /** The task that the sheet follows from step to step. */
  readonly chosen?: true;
};

/** A sample sheet, step by step. Hours and minutes follow from eight quotes a week. */
const filled: readonly (readonly Answer[])[] = [
  [
    { what: "Sorting the inbox", detail: "Ana", amount: "3 h a week" },
    { what: "Quotes from site notes", detail: "Ben", amount: "5 h", chosen: true },
    { what: "Friday report", detail: "Kim", amount: "2 h" },
  ],
  [
    {
      what: "Quotes from site notes",
      detail: "If it's wrong, Ben catches it",
      amount: "Saves 4 h",
      chosen: true,
    },
    { what: "Sorting the inbox", detail: "If it's wrong, a lead waits a day", amount: "Saves 2 h" },
    { what: "Friday report", detail: "If it's wrong, no one notices", amount: "Saves 1 h" },
  ],
  [
    { what: "Read the site notes", detail: "When they land in the folder", amount: "AI" },
    { what: "Fill in the quote", detail: "When the notes are read", amount: "AI" },
    { what: "Check and send", detail: "When the draft is ready", amount: "Ben" },
  ],
];

/** The labels, messages and headings of the form are the specification's own words. */
export const ai4b = {
  title: "The AI for business framework",
  description:
    "Free, on one page: the framework we use to find where AI pays off in a business, pick one task, hand it over and measure it.",
  badge: "Free, one page",
  heading: "Find where AI\u00a0pays\u00a0off in your business",
  lede: "The framework we use with clients: four steps from “we should do something with AI” to one task AI does for you.",
  learnTitle: "What you'll learn",
  learn: [
    "How to spot the work AI can take over",
    "How to pick the one task that pays back first",
    "How to put it to work and prove it with one number",
  ],

  form: {
    title: "Get the free framework",
    firstName: "First Name *",
    lastName: "Last Name *",
    email: "Email Address *",
    submit: "Send me the framework",
    busy: "Submitting...",
    privacy: "We'll email you the framework. We never share your address.",
    failed: { text: "Failed to submit form. Please try again." },
    network: { text: "Network error. Please check your connection and try again." },
  },

  success: {
    title: "Thank You! Please check your email for next steps.",
    sheet: "On its way: four steps, one page",
    action: {
      label: "Book 15 minutes to fill it in together",
      to: { url: names.schedulingProvider.links.fitCall },
    },
    notes: requestedMailNotes,
  },

  preview: {
    id: "preview-title",
    title: "Four steps on one page",
    lede: "Fill it in with your team in an hour. You'll end up with one task and one number to measure it by.",
  },

  voice: voices.firstJob,

  sample: {
    caption:
      "Preview of the framework, filled in by a small roofing company: four steps named Find, Rank, Build and Measure, each with its question and answers. One task is followed to one number: 40 minutes per quote, 10 in 30 days.",
    title: "AI for business",
    company: "Filled in by Fieldstone Roofing, a team of 12",
    steps: aiFramework.map(({ name, question }, nth) => ({
      name,
      question,
      filled: filled[nth] ?? [],
    })),
    /** Bars to scale: 10 is a quarter of 40. */
    number: {
      what: "Minutes per quote",
      bars: [
        { figure: "40", when: "Before", isNow: false },
        { figure: "10", when: "Target, Day 30", isNow: true },
      ],
    },
    sign: "Walt Brennan, owner",
    page: "Page 1 of 1",
  },
} as const;
