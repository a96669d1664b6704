import type { GuideId } from "~/content/shared/guides";
import { architect, strategist, type Member } from "~/content/shared/team";

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

/** What there is in the meantime, each with a scrap of what it holds. */
export const readyNow = {
  id: "ready-now",
  title: "Ready now, and free",
  lede: "Useful today, while we finish the guides.",
  items: [
    {
      page: "tutorial",
      title: "Smart list tutorial",
      text: "Five yes-or-no questions that tell you which lists to merge.",
      action: "Read it",
      length: "5 minutes",
      scrap: {
        title: "One list or two?",
        rows: [
          ["Same statuses?", "Yes"],
          ["Same people?", "Yes"],
          ["Same custom fields?", "No"],
        ],
        result: ["2 of 5 so far", "Merge the lists"],
      },
    },
    {
      page: "ai4b",
      title: "AI for business framework",
      text: "One sheet to find the first task to hand to AI.",
      action: "Get the sheet",
      length: "1 page",
      scrap: {
        title: "What saves the most?",
        rows: [
          ["Quotes from site notes", "4 h"],
          ["Sorting the inbox", "2 h"],
          ["Friday report", "1 h"],
        ],
        result: ["Start with", "Quotes"],
      },
    },
    {
      page: "notetaker",
      title: "Free AI Notetaker",
      text: "Recording, transcript and chat log of your next call, by email.",
      action: "Set it up",
      length: "1 minute",
      scrap: {
        title: "Notes: client kickoff",
        rows: [
          ["Recording", "32 min"],
          ["Transcript", "3 speakers"],
          ["Chat log", "2 links"],
        ],
        result: ["Sent by email", "11:04 AM"],
      },
    },
  ],
} as const;
