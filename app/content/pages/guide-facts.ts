import type { GuideId } from "~/content/shared/guides";
import { architect, strategist, type Member } from "~/content/shared/team";

/** Whom a guide is for, who writes it and what it comes to: for those who choose among them. */
export const guideFacts: Readonly<
  Record<
    GuideId,
    {
      readonly audience: string;
      readonly author: Member;
      readonly facts: readonly { readonly value: string; readonly label: string }[];
    }
  >
> = {
  "clickup-mistakes": {
    audience: "For the person who runs the workspace",
    author: architect,
    facts: [
      { value: "24 pages", label: "PDF" },
      { value: "15 min", label: "to read" },
      { value: "1 checklist", label: "to print" },
    ],
  },
  "zapier-automations": {
    audience: "For owners with too much busywork",
    author: strategist,
    facts: [
      { value: "18 pages", label: "PDF" },
      { value: "12 min", label: "to read" },
      { value: "7 recipes", label: "to copy" },
    ],
  },
};

/** What there is to read in the meantime. */
export const readyNow = {
  id: "ready-now",
  title: "Ready now, and free",
  lede: "Something useful while you wait. No email needed for the first one.",
  items: [
    {
      page: "tutorial",
      title: "Smart list tutorial",
      text: "Five yes-or-no questions that tell you which lists to merge.",
      length: "5 min read",
    },
    {
      page: "ai4b",
      title: "AI for business framework",
      text: "One page to find the first job AI should do for you.",
      length: "1 page",
    },
    {
      page: "notetaker",
      title: "Free AI Notetaker",
      text: "Recording and transcript of your next call, by email.",
      length: "1 minute to set up",
    },
  ],
} as const;
