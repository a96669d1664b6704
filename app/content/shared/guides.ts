import { names } from "../../config/names.ts";

const tool = names.workspaceTool.name;
const automation = names.automationTool.name;

/** Both are still being written. `imgSrc`: background of the cover. */
export const guides = [
  {
    id: "clickup-mistakes",
    title: `10 Mistakes to Avoid When Building a ${tool} Workspace`,
    description: `What goes wrong in almost every ${tool} workspace we're asked to fix, and how to build it right the first time.`,
    downloadFilename: "10-workspace-mistakes.pdf",
    imgSrc: "/media/guides/mistakes.svg",
    figure: "10",
    audience: "For the person who runs the workspace",
    coverText: `Mistakes to avoid in ${tool}`,
    inside: [
      "The structure to get right before the first task",
      "How to name statuses everyone understands",
      "A one-page checklist for your own workspace",
    ],
  },
  {
    id: "zapier-automations",
    title: `7 MUST Have Automations in ${automation}`,
    description: `Seven automations that pay for themselves in almost any business. Build them in this order.`,
    downloadFilename: "7-must-have-automations.pdf",
    imgSrc: "/media/guides/automations.svg",
    figure: "7",
    audience: "For owners with too much busywork",
    coverText: `Must-have automations in ${automation}`,
    inside: [
      "The trigger, steps and result of each automation",
      "How much each one saves per month",
      "What to do when a step fails overnight",
    ],
  },
] as const;

export type Guide = (typeof guides)[number];

/** Returns a guide's title, or its id if the guide is no longer there; null without an id. */
export function guideTitle(guideId: string | null): string | null {
  return guides.find(({ id }) => id === guideId)?.title ?? guideId;
}

/** Finds a guide by title, the `guideName` of `POST /api/lead-magnet`. Null if unknown. */
export function guideNamed(title: string): Guide | null {
  return guides.find((guide) => guide.title === title) ?? null;
}
