import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages } from "../shared/packages";
import { architect, type Member, strategist, team } from "../shared/team";

const { workspaceTool, automationTool, schedulingProvider } = names;

export const book: PageContent = {
  title: "Book a discovery call",
  description: `A free 30-minute call with ${workspaceTool.name} and ${automationTool.name} experts about the one process that costs you most.`,
  sections: [
    {
      kind: "booking",
      title: `The Most Trusted ${workspaceTool.name} and ${automationTool.name} Experts`,
      lede: "A free discovery call of 30 minutes, on video. Pick a time that suits you.",
      covers: [
        "The process that costs your team most time",
        "What we would automate first, and what not",
        "Which package fits, and its price",
      ],
      calendar: { url: schedulingProvider.links.discoveryCall, height: 850 },
      back: { label: "Back to website", to: { page: "home" } },
    },
  ],
};

const plan = packages.automate90;

/** The specification has this booking page without a path: its path is ours. */
export const bookAutomate90: PageContent = {
  title: "90 days to automate your business",
  description: `Book a free call of 30 minutes about ${plan.name}: ${plan.automations} automations in 90 days, and whether they fit your company.`,
  sections: [
    {
      kind: "booking",
      title: "90 days to automate your business",
      lede: "The first step is a free call of 30 minutes, on video. Pick a time that suits you.",
      covers: [
        "Which departments lose most time",
        "What the first 30 days would deliver",
        `Whether ${plan.name} fits, and what does not`,
      ],
      calendar: { url: names.schedulingProvider.links.discoveryCall, height: 700 },
      back: { label: `About ${plan.name}`, to: { page: "automate90" } },
    },
  ],
};

/** What every discovery call is, beside its calendar. */
export const discoveryCall = {
  facts: [
    { icon: "clock", text: "30 minutes, free" },
    { icon: "video", text: "On video, with somebody who builds" },
    { icon: "calendar-check", text: "The invite lets you move or cancel it" },
  ],
  covers: "What we cover",
  meet: { title: "Who you meet", members: [architect, strategist] },
  directly: {
    title: "Know who you need?",
    text: "Book a time with one of us.",
    link: ({ name, role }: Member) => `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`,
    team,
  },
  guarantee: {
    title: "30-day money-back guarantee",
    text: "Deliverables missed by Day 30 are finished for free.",
  },
} as const;
