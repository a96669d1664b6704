import { names } from "~/config/names";
import type { PageId } from "~/config/pages";

const { brand, workspaceTool } = names;

export const site = {
  skipLink: "Skip to content",
  homeLabel: `${brand}, home`,
  menuLabel: "Menu",
  navigationLabel: "Main",
  bookCall: { label: "Book a free 30-min call", page: "book" },
  pricing: {
    label: "Pricing",
    items: [
      {
        page: "workspace-pricing",
        label: `${workspaceTool.name} implementation`,
        text: "We design it, build it and train your team. Quoted per seat.",
      },
      {
        page: "automate",
        label: "Automation",
        text: "Monthly plans and our 90-day program.",
      },
      {
        page: "social",
        label: "Social media planner",
        text: `A ready-made ${workspaceTool.name} template for agencies and creators.`,
      },
    ],
  },
} as const;

export type FooterLink =
  | { readonly label: string; readonly page: PageId; readonly hash?: string }
  | { readonly label: string; readonly mail: string };

const { company, contactEmail, automationTool } = names;

/** Separate from `site`, because the browser bundle needs `site` alone. */
export const footer = {
  promise: `${workspaceTool.name} and ${automationTool.name}, set up by former ${workspaceTool.name} employees.`,
  proof: "50+ Companies",
  columns: [
    {
      title: "Services",
      links: [
        { label: `${workspaceTool.name} implementation`, page: "workspace-pricing" },
        { label: "Automation packages", page: "automate" },
        { label: "Automate90", page: "automate90" },
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
        { label: "Company blueprint", page: "blueprint" },
        { label: site.bookCall.label, page: "book" },
        { label: "Book an Automate90 call", page: "book-automate90" },
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
  columns: readonly { title: string; links: readonly FooterLink[] }[];
  legal: readonly FooterLink[];
  [word: string]: unknown;
};

/** Contact for questions about terms and privacy. */
export const legalContact = {
  text: "Write to us. A real person reads it and answers.",
  action: { label: `Email ${contactEmail}`, to: { mail: contactEmail } },
} as const;
