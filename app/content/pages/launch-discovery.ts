import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { architect, asHost, onboarding } from "../shared/team";
import { voices } from "../shared/voices";

const { launchOffer, workspaceTool, schedulingProvider } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);

export const launchDiscovery: PageContent = {
  title: `Book your ${launchOffer.name} discovery call`,
  description: `A free 30-minute video call about your ${tool} launch: where work gets stuck, what we'd build first and what it costs.`,
  sections: [
    {
      kind: "booking",
      id: "calendar",
      title: `Book your ${launchOffer.name} discovery call`,
      lede: "A free 30-minute video call. Pick a time that works for you.",
      covers: [
        "Where work gets stuck at your company",
        "How many seats you need and what has to move",
        "What would be live by Day 30, and what it costs",
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
          text: "With the video link and a link to reschedule.",
        },
        {
          when: "On the call",
          title: "You talk, we draw",
          text: "Show us one process from start to finish. We don't bring slides.",
        },
        {
          when: "After the call",
          title: "A quote in writing",
          text: "A fixed price per seat, with the list of what's done by Day 30.",
        },
      ],
    },
    {
      kind: "stats",
      id: "recap",
      title: "What you get with the launch",
      stats: [
        { figure: "30", unit: "days", text: "from audit to a workspace your team uses" },
        { figure: "2", unit: "free months", text: `of ${tool} Business Plus, up to ${upTo} value` },
        { figure: "100%", unit: "refund", text: "if it isn't what you need. Ask by Day 30" },
      ],
    },
    {
      kind: "closing",
      title: "Ready to pick a time?",
      text: "30 minutes on video, free, with someone who builds these workspaces.",
      actions: [{ label: "Back to the calendar", to: { anchor: "calendar" } }],
    },
  ],
};
