import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { clientPeople } from "../shared/client-people";
import { clientStories } from "../shared/client-stories";

const tool = names.workspaceTool.name;
const zaps = names.automationTool.name;

export const caseStudies: PageContent = {
  title: "Client success stories",
  description: `How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ${tool} and ${zaps}: challenge, solution and results.`,
  sections: [
    {
      kind: "hero",
      title: "Client\nSuccess Stories",
      lede: "What slowed four companies down, what we built, and how the numbers changed.",
      actions: [{ label: "Get Started Today", to: { page: "home", hash: "contact" } }],
      note: "50+ companies run on systems we built",
      figures: [
        {
          figure: "150%",
          text: "more episodes published",
          of: `${clientPeople.mayaTorres.company}, per quarter`,
          by: clientPeople.mayaTorres,
          to: { anchor: "media" },
        },
        {
          figure: "45%",
          text: "less time on paperwork",
          of: `${clientPeople.rosaDelgado.company}, per claim`,
          by: clientPeople.rosaDelgado,
          to: { anchor: "insurance" },
        },
        {
          figure: "42%",
          text: "fewer order mistakes",
          of: `${clientPeople.jonasLindqvist.company}, first quarter`,
          by: clientPeople.jonasLindqvist,
          to: { anchor: "e-commerce" },
        },
        {
          figure: "200+",
          text: "sites launched",
          of: `${clientPeople.priyaRaman.company}, one template`,
          by: clientPeople.priyaRaman,
          to: { anchor: "agencies" },
        },
      ],
    },
    {
      kind: "anchors",
      label: "Stories by industry",
      links: clientStories.map(({ id, industry }) => ({ label: industry, to: { anchor: id } })),
    },
    ...clientStories,
    {
      kind: "closing",
      title: "Your process could be the next story",
      text: "Show us one that costs your team too much time. We'll tell you what would change and what it takes.",
      actions: [{ label: "Get Started Today", to: { page: "home", hash: "contact" } }],
    },
  ],
};
