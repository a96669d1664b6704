import { names } from "~/config/names";

const { brand, workspaceTool } = names;

export const site = {
  skipLink: "Skip to content",
  homeLabel: `${brand}, home`,
  menuLabel: "Menu",
  navigationLabel: "Main",
  bookCall: { label: "Book a free 30-min call", to: { page: "book" } },
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

const { company, contactEmail, automationTool } = names;

/** Separate from `site`, because the browser bundle needs `site` alone. */
export const footer = {
  promise: `${workspaceTool.name} and ${automationTool.name}, set up by former ${workspaceTool.name} employees.`,
  proof: "50+ Companies",
  columns: [
    {
      title: "Services",
      links: [
        { label: `${workspaceTool.name} implementation`, to: { page: "workspace-pricing" } },
        { label: "Automation packages", to: { page: "automate" } },
        { label: "Automate90", to: { page: "automate90" } },
        { label: "Launch in 30 days", to: { page: "launch" } },
        { label: "AI agents", to: { page: "automate-now" } },
        { label: "Proven agents and systems", to: { page: "move-the-needle" } },
        { label: "AI front desk for roofers", to: { page: "automated-roofer" } },
        { label: "Site by Tonight", to: { page: "site-by-tonight" } },
        { label: "Private AI notetaker", to: { page: "private-notetaker" } },
        { label: "Social media planner", to: { page: "social" } },
        { label: "Launch My Business", to: { page: "launch-my-business" } },
      ],
    },
    {
      title: "Resources",
      links: [
        { label: "Client success stories", to: { page: "case-studies" } },
        { label: "Free AI Notetaker", to: { page: "notetaker" } },
        { label: "Free guides", to: { page: "free-resources" } },
        { label: "AI for business framework", to: { page: "ai4b" } },
        { label: "Smart list tutorial", to: { page: "tutorial" } },
      ],
    },
    {
      title: "Get Started",
      links: [
        { label: "See packages", to: { page: "home", hash: "packages" } },
        { label: `2 free months of ${workspaceTool.name}`, to: { page: "free-workspace" } },
        { label: "Automation Blueprint", to: { page: "automation-blueprint" } },
        { label: "Company blueprint", to: { page: "blueprint" } },
        site.bookCall,
        { label: "Book an Automate90 call", to: { page: "book-automate90" } },
        { label: contactEmail, to: { mail: contactEmail } },
      ],
    },
  ],
  legal: [
    { label: "Terms of Use", to: { page: "terms-of-use" } },
    { label: "Privacy", to: { page: "privacy" } },
    { label: "Remove a notetaker", to: { page: "privacy", hash: "in-the-meeting" } },
  ],
  copyright: `© 2025 ${company}`,
} as const;

export const legalContact = {
  text: "Write to us. A real person reads it and answers.",
  action: { label: `Email ${contactEmail}`, to: { mail: contactEmail } },
} as const;
