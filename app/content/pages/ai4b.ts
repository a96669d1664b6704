import { names } from "~/config/names";
import { aiFramework } from "~/content/shared/ai-framework";
import { onceMailNotes } from "~/content/shared/mail-notes";
import { voices } from "~/content/shared/voices";

/** What a company wrote on the sheet, step by step, in the columns of the sheet. */
const filled: readonly (readonly (readonly [string, string, string])[])[] = [
  [
    ["Quotes from site notes", "Ben", "5 h"],
    ["Sorting the inbox", "Ana", "3 h"],
    ["Friday report", "Kim", "2 h"],
  ],
  [
    ["Quotes from site notes", "4 h", "Ben catches it"],
    ["Sorting the inbox", "2 h", "A lead waits a day"],
  ],
  [
    ["Read the site notes", "Photo in a folder", "AI"],
    ["Fill in the quote", "Notes are read", "AI"],
    ["Check and send", "Draft is ready", "Ben, by email"],
  ],
  [
    ["Minutes per quote", "90", "30"],
    ["Quotes per week", "8", "14"],
  ],
];

/** Words of the members' offer around its form. The specification's stand here word for word. */
export const ai4b = {
  title: "The AI for business framework",
  description:
    "Free for members: the framework we use to find where AI pays in a business, pick one job, put it to work and measure it.",
  badge: "Free for members",
  heading: "Find where AI pays in your business",
  lede: "The framework we use with clients: four steps from “we should do something with AI” to one job AI does for you.",
  learnTitle: "What you'll learn",
  learn: [
    "How to list the work AI can take over, in an hour",
    "How to pick the one job that pays back first",
    "How to put it to work and prove it with numbers",
  ],

  failed: "Failed to submit form. Please try again.",
  network: "Network error. Please check your connection and try again.",

  success: {
    title: "Thank You! Please check your email for next steps.",
    sheet: "On its way: four steps, one page",
    action: {
      label: "Book 15 minutes to fill it in together",
      to: { url: names.schedulingProvider.links.fitCall },
    },
    notes: onceMailNotes,
  },

  preview: {
    id: "preview-title",
    title: "Four steps on one page",
    lede: "Fill it in with your team in an hour. You'll end up with one job and one number to measure it by.",
    action: { label: "Get the blank sheet", to: { anchor: "get" } },
  },

  voice: voices.founder,

  sample: {
    caption:
      "Preview of the framework, filled in by a small roofing company: four steps named Find, Rank, Build and Measure, each with its question and a table of answers.",
    title: "AI for business",
    company: "Filled in by a roofing company of 12",
    steps: aiFramework.map((step, nth) => ({ ...step, filled: filled[nth] ?? [] })),
  },
} as const;
