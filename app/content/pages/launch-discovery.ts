import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { pictured } from "../artefact-pictures";
import { prices } from "../shared/prices";
import { architect, asHost, onboarding } from "../shared/team";
import { voices } from "../shared/voices";

const { launchOffer, workspaceTool, schedulingProvider } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);

export const launchDiscovery: PageContent = {
  title: `Book your ${launchOffer.name} discovery call`,
  description: `A free 30-minute video call about your ${tool} launch: where work gets stuck, and what we'd build first. A fixed price follows in writing.`,
  sections: [
    {
      kind: "booking",
      id: "calendar",
      title: `Book your ${launchOffer.name} discovery call`,
      lede: `We plan your 30-day ${tool} launch on a free 30-minute video call. You get a fixed price in writing.`,
      covers: [
        "Where work gets stuck at your company",
        "How many seats you need and what has to move",
        "What would be live by Day 30",
        "Whether your team gets the two free months",
      ],
      calendar: { url: schedulingProvider.links.launchDiscovery, height: 700 },
      back: { label: `Back to ${launchOffer.name}`, to: { page: "launch" } },
      hosts: [asHost(architect), asHost(onboarding)],
      voice: voices.clinic,
    },
    {
      kind: "steps",
      id: "after",
      tone: "alternate",
      title: "After you book",
      steps: [
        {
          when: "Right away",
          title: "A calendar invite",
          text: "With the video link, and three short questions about your team.",
          picture: pictured("call-invite", 370, 190),
        },
        {
          when: "On the call",
          title: "You talk, we draw",
          text: "Show us one process from start to finish. We don't bring slides.",
          picture: pictured("call-sketch", 370, 190),
        },
        {
          when: "After the call",
          title: "A quote in writing",
          text: "A fixed price per seat, with the list of what's done by Day 30.",
          picture: pictured("call-quote", 370, 190),
        },
      ],
    },
    {
      kind: "stats",
      id: "recap",
      title: `What you get with ${launchOffer.name}`,
      stats: [
        { figure: "30", unit: "days", text: "from audit to a workspace your team uses" },
        { figure: "2", unit: "free months", text: `of ${tool} Business Plus, up to ${upTo} value` },
        { figure: "100%", unit: "refund", text: "Not what you need? Ask by Day 30." },
      ],
    },
    {
      kind: "closing",
      title: `Not sure you need ${launchOffer.name}?`,
      text: "Tell us on the call. If something smaller will do, or nothing at all, we'll say so.",
      actions: [{ label: "Pick a time", to: { anchor: "calendar" } }],
    },
  ],
};
