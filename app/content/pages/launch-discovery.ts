import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";

const { launchOffer, workspaceTool, schedulingProvider } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);

export const launchDiscovery: PageContent = {
  title: `Book your ${launchOffer.name} discovery call`,
  description: `Thirty minutes on video about your ${tool} launch: where work gets stuck, what we would build first, and what it costs.`,
  sections: [
    {
      kind: "booking",
      title: `Book your ${launchOffer.name} discovery call`,
      lede: "Thirty minutes on video, free. Pick a time that suits you.",
      covers: [
        "Where work gets stuck in your company",
        "How many seats you need, and what has to move",
        "What would be live by Day 30, and the price",
      ],
      calendar: { url: schedulingProvider.links.launchDiscovery, height: 700 },
      back: { label: `Back to ${launchOffer.name}`, to: { page: "launch" } },
    },
    {
      kind: "stats",
      id: "recap",
      tone: "alternate",
      title: "What you are booking",
      stats: [
        { figure: "30", unit: "days", text: "from the audit to a workspace your team uses" },
        { figure: "2", unit: "free months", text: `of ${tool} Business Plus, up to ${upTo} value` },
        { figure: "30", unit: "days", text: "in which you can have a refund" },
      ],
    },
    {
      kind: "steps",
      id: "after",
      title: "After you book",
      steps: [
        {
          when: "At once",
          title: "A calendar invite",
          text: "With the video link and a way to move the time yourself.",
        },
        {
          when: "On the call",
          title: "You talk, we draw",
          text: "Show us one process from start to end. No slides on our side.",
        },
        {
          when: "Afterwards",
          title: "A quote in writing",
          text: "Fixed, per seat, with the list of what will be done by Day 30.",
        },
      ],
    },
  ],
};
