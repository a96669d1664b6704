import { names } from "~/config/names";
import type { PageContent } from "~/content/section";

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
