import type { GuideId } from "~/content/shared/guides";
import { pictured } from "../artefact-pictures";
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
  lede: "Three things you can use before lunch.",
  items: [
    {
      page: "tutorial",
      title: "Smart list tutorial",
      text: "Five yes-or-no questions that tell you which lists to merge.",
      action: "Read it",
      length: "5 minutes",
      picture: pictured("ready-tutorial", 340, 240),
    },
    {
      page: "ai4b",
      title: "AI for business framework",
      text: "One sheet to find the first task to hand to AI.",
      action: "Get the sheet",
      length: "1 page",
      picture: pictured("ready-framework", 340, 240),
    },
    {
      page: "notetaker",
      title: "Free AI Notetaker",
      text: "Recording, transcript and chat log of your next call, by email.",
      action: "Set it up",
      length: "1 minute",
      picture: pictured("ready-notetaker", 340, 240),
    },
  ],
} as const;
