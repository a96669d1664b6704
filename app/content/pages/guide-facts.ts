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

/** What there is to read in the meantime. */
export const readyNow = {
  id: "ready-now",
  title: "Ready now, and free",
  lede: "Useful today, while we finish the guides.",
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
      text: "One page to find the first task to hand to AI.",
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
