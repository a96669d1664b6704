import type { ClosingSection, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { clientStories } from "../shared/client-stories";

const start = { label: "Get Started Today", to: { page: "home", hash: "contact" } } as const;

const closing: ClosingSection = {
  kind: "closing",
  title: "Your process could be the next story",
  text: "Show us one that costs your team too much time. We'll tell you what would change and what it takes.",
  actions: [start],
};

export const caseStudies: PageContent = {
  title: "Client success stories",
  description: `How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ${names.workspaceTool.name} and ${names.automationTool.name}: challenge, solution and results.`,
  sections: [
    {
      kind: "hero",
      title: "Client\nSuccess Stories",
      lede: "What slowed four companies down, what we built, and how the numbers changed.",
      actions: [start],
      note: "50+ companies run on systems we built",
      beside: "index",
    },
    ...clientStories.map(({ id }) => ({ kind: "own", part: id, id }) as const),
    closing,
  ],
};
