import { names } from "~/config/names";
import type { GuideId } from "~/content/shared/guides";
import { architect, type Member, strategist } from "~/content/shared/team";

/** Whom a guide is for and who writes it: for those who choose among them. */
export const guideFacts: Readonly<
  Record<
    GuideId,
    {
      readonly audience: string;
      readonly author: Member;
    }
  >
> = {
  "clickup-mistakes": {
    audience: "For the person who runs the workspace",
    author: architect,
  },
  "zapier-automations": {
    audience: "For owners with too much busywork",
    author: strategist,
  },
};

/** What there is in the meantime. */
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
  /** Stands for them where they are not seen. */
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
