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
        kind: "merge",
        lists: ["Website", "Referrals", "Events"],
        into: "Leads",
        field: "Field: Source",
      },
    },
    {
      page: "ai4b",
      title: "AI for business framework",
      text: "One sheet to find the first task to hand to AI.",
      action: "Get the sheet",
      length: "1 page",
      scrap: {
        kind: "ranking",
        /** The first saves twice as much as the second, and so on: so long are the bars. */
        rows: [
          ["Quotes from site notes", "4 h a week"],
          ["Sorting the inbox", "2 h"],
          ["Friday report", "1 h"],
        ],
      },
    },
    {
      page: "notetaker",
      title: "Free AI Notetaker",
      text: "Recording, transcript and chat log of your next call, by email.",
      action: "Set it up",
      length: "1 minute",
      scrap: {
        kind: "letter",
        subject: "Client kickoff",
        at: "11:04 AM",
        line: "32 minutes, three speakers, two links from the chat.",
        files: [
          { icon: "video", name: "Recording" },
          { icon: "captions", name: "Transcript" },
          { icon: "message-square", name: "Chat log" },
        ],
      },
    },
  ],
} as const;
