import { names } from "~/config/names";

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
