import type { Action } from "~/components/sections/section";
import type { BoardWords } from "~/components/artefacts/words";
import { names } from "~/config/names";
import { marketingMailNotes } from "~/content/shared/mail-notes";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { leadFormWords } from "../words/lead-forms";

const { launchOffer } = names;
const tool = names.workspaceTool.name;

const sample: BoardWords = {
  kind: "board",
  caption: `Example of a ${tool} workspace: onboarding tasks in three statuses, each with an owner and a date.`,
  title: "New clients",
  columns: [
    {
      status: "To do",
      tone: "agents",
      tasks: [
        { title: "Send welcome pack", who: "OC", due: "Mon" },
        { title: "Set up access", who: "PR", due: "Tue" },
      ],
    },
    {
      status: "In progress",
      tone: "automation",
      tasks: [
        { title: "Agree on goals", who: "MT", due: "Wed" },
        { title: "Import the client list", who: "OC", due: "Thu" },
      ],
    },
    {
      status: "Done",
      tone: "pine",
      tasks: [
        { title: "Sign contract", who: "MT", due: "Fri" },
        { title: "Open the client folder", who: "PR", due: "Fri" },
      ],
    },
  ],
};

/** Words of the free workspace's page around its form. The specification's stand here word for word. */
export const freeWorkspaceEmail = {
  title: `Your free ${tool} workspace by email`,
  description: `Enter your email and we'll send what's included in your free ${tool} workspace, who qualifies and how to start.`,
  heading: `Get your ${tool} workspace free`,
  lede: "Enter your email and we'll send what's included, who qualifies and how to start.",
  points: [
    `2 months of Business Plus, up to ${usd(prices.freeMonths)} value`,
    "Spaces, lists and statuses that fit how you work",
    `No card needed. Comes with ${launchOffer.name}, and starts with a free 30-minute call`,
  ],
  preview: {
    id: "preview-title",
    title: "What you start with",
    lede: "A workspace that matches how you work: every task with a status, an owner and a due date.",
    action: { label: "See the whole offer", to: { page: "free-workspace" } } satisfies Action,
  },

  sample,

  success: {
    title: "Thanks! Check Your Email",
    inboxes: [
      { label: "Open Gmail", to: { url: "https://mail.google.com/" } },
      { label: "Open Outlook", to: { url: "https://outlook.live.com/mail/" } },
    ],
    notes: marketingMailNotes,
  },

  toasts: { invalid: leadFormWords.workspaceEmail },
} as const;
