import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { architect, asHost, onboarding } from "../shared/team";
import { voices } from "../shared/clients";

const { launchOffer, workspaceTool, schedulingProvider } = names;
const tool = workspaceTool.name;

export const launchDiscovery: PageContent = {
  title: `Book your ${launchOffer.name} discovery call`,
  description: `A free 30-minute video call about your ${tool} launch: where work gets stuck, and what we'd build first. A fixed price follows in writing.`,
  sections: [
    {
      kind: "booking",
      id: "calendar",
      title: `Book your ${launchOffer.name} discovery call`,
      lede: `We plan your 30-day ${tool} launch on a free 30-minute video call.`,
      facts: [
        ["Price", "Free"],
        ["Length", "30 minutes"],
        ["Live", "by Day 30"],
      ],
      covers: [
        "Where work gets stuck at your company",
        "What would be live by Day 30",
        `Whether your team gets 2 free months, up to ${usd(prices.freeMonths)}`,
      ],
      next: [
        "You get an invite and three short questions",
        "You talk, we draw. We don't bring slides",
        "A fixed price per seat, in writing",
      ],
      calendar: { url: schedulingProvider.links.launchDiscovery, height: 700 },
      back: { label: `Back to ${launchOffer.name}`, to: { page: "launch" } },
      hosts: [asHost(architect), asHost(onboarding)],
      voice: voices.launchDay,
    },
  ],
};
