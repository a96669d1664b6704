import type { Tone } from "~/components/ui/badge";
import type { Action } from "~/components/sections/section";
import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { packages } from "./shared/packages";

/** Words of the head of every page. */
type MenuItem = {
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
        text: "We design it, build it and train your team. Quoted per seat.",
        icon: "layout-dashboard",
        tone: "workspace",
      },
      {
        page: "automate",
        label: "Automation",
        text: "Monthly plans and our 90-day program.",
        icon: "workflow",
        tone: "automation",
      },
      {
        page: "social",
        label: "Social media planner",
        text: `A ready-made ${workspaceTool.name} template for agencies and creators.`,
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

export type FooterLink =
  | { readonly label: string; readonly page: PageId; readonly hash?: string }
  | { readonly label: string; readonly mail: string };

const { company, contactEmail, automationTool, schedulingProvider } = names;

/** Words of the foot of every page; the browser gets them as HTML alone. */
export const footer = {
  promise: `${workspaceTool.name} and ${automationTool.name}, set up by former ${workspaceTool.name} employees.`,
  proof: { figure: "50+ Companies", text: "run on systems we built" },
  call: { label: "15-min fit call", to: { url: schedulingProvider.links.fitCall } },
  columns: [
    {
      title: "Services",
      links: [
        { label: `${workspaceTool.name} implementation`, page: "workspace-pricing" },
        { label: "Automation packages", page: "automate" },
        { label: packages.automate90.name, page: "automate90" },
        { label: "Launch in 30 days", page: "launch" },
        { label: "AI agents", page: "automate-now" },
        { label: "Proven agents and systems", page: "move-the-needle" },
        { label: "AI front desk for roofers", page: "automated-roofer" },
        { label: "Site by Tonight", page: "site-by-tonight" },
        { label: "Private AI notetaker", page: "private-notetaker" },
        { label: "Social media planner", page: "social" },
        { label: "Launch My Business", page: "launch-my-business" },
      ],
    },
    {
      title: "Resources",
      links: [
        { label: "Client success stories", page: "case-studies" },
        { label: "Free AI Notetaker", page: "notetaker" },
        { label: "Free guides", page: "free-resources" },
        { label: "AI for business framework", page: "ai4b" },
        { label: "Smart list tutorial", page: "tutorial" },
      ],
    },
    {
      title: "Get Started",
      links: [
        { label: "See packages", page: "home", hash: "packages" },
        { label: `2 free months of ${workspaceTool.name}`, page: "free-workspace" },
        { label: "Automation Blueprint", page: "automation-blueprint" },
        { label: "Book a discovery call", page: "book" },
        { label: `Book an ${packages.automate90.name} call`, page: "book-automate90" },
        { label: contactEmail, mail: contactEmail },
      ],
    },
  ],
  legal: [
    { label: "Terms of Use", page: "terms-of-use" },
    { label: "Privacy", page: "privacy" },
    { label: "Remove a notetaker", page: "privacy", hash: "in-the-meeting" },
  ],
  copyright: `© 2025 ${company}`,
} as const satisfies {
  promise: string;
  proof: { figure: string; text: string };
  call: Action;
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  legal: readonly FooterLink[];
  copyright: string;
};

/** Whom to ask about the terms and about privacy. */
export const legalContact = {
  text: "Write to us. A real person reads it and answers.",
  action: { label: `Email ${contactEmail}`, to: { mail: contactEmail } } satisfies Action,
} as const;
