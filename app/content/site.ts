import { names } from "~/config/names";
import type { Tone } from "~/components/ui/badge";
import type { IconName } from "~/components/ui/icon-names";
import type { PageId } from "~/config/addresses";

/** Words of the head of every page. */
export type MenuItem = {
  readonly page: PageId;
  readonly label: string;
  readonly text: string;
  readonly icon: IconName;
  readonly tone: Tone;
};

const { brand, workspaceTool } = names;

export const site = {
  skipLink: "Skip to content",
  homeLabel: `${brand}, home`,
  menuLabel: "Menu",
  navigationLabel: "Main",
  bookCall: { label: "Book a call", page: "book" },
  pricing: {
    label: "Pricing",
    items: [
      {
        page: "workspace-pricing",
        label: `${workspaceTool.name} implementation`,
        text: "Your workspace designed, built and taught, quoted per seat.",
        icon: "layout-dashboard",
        tone: "workspace",
      },
      {
        page: "automate",
        label: "Automation",
        text: "Monthly plans and the 90-day program.",
        icon: "workflow",
        tone: "automation",
      },
      {
        page: "social",
        label: "Social media planner",
        text: `A ready ${workspaceTool.name} template for agencies and creators.`,
        icon: "share-2",
        tone: "social",
      },
    ],
  },
} as const satisfies {
  skipLink: string;
  homeLabel: string;
  menuLabel: string;
  navigationLabel: string;
  bookCall: { label: string; page: PageId };
  pricing: { label: string; items: readonly MenuItem[] };
};
