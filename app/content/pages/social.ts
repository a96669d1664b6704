import { names } from "~/config/names";
import type { PageContent } from "~/content/section";

const tool = names.workspaceTool.name;
const { checkout, schedulingProvider } = names;

export const social: PageContent = {
  title: `Social media planner template for ${tool}`,
  description: `Plan, write, approve and publish in one ${tool} template. Agency version $97, Creator version $27.`,
  sections: [
    {
      kind: "hero",
      badge: `${tool} template`,
      title: "Plan a month of posts in an afternoon",
      lede: `One ${tool} board from idea to published: calendar, captions, approvals and assets in the place where your team already works.`,
      actions: [{ label: "See both versions", to: { anchor: "packages" } }],
      note: "Delivered by email within 10 minutes",
    },
    {
      kind: "plans",
      id: "packages",
      title: "One template, two versions",
      lede: "Pay once, keep it, use it for as many months as you like.",
      plans: [
        {
          name: "Agency Version",
          badge: "RECOMMENDED",
          popular: true,
          description: "Several clients side by side, each with its own calendar and approvals.",
          price: "$97",
          was: "$297",
          suffix: "once",
          note: "Promo code SOCIAL200",
          includes: [
            "A board for each client",
            "Client approval flow",
            "Content calendar by channel",
            "Caption and hashtag library",
            "Asset folders",
            "Setup guide on video",
          ],
          action: { label: "Get the Agency Version", to: { url: checkout.agency } },
        },
        {
          name: "Creator Version",
          description: "Your own channels in one calendar, from idea to published.",
          price: "$27",
          was: "$97",
          suffix: "once",
          note: "Promo code SOCIAL70",
          includes: [
            "One board for all channels",
            "Idea inbox",
            "Content calendar by channel",
            "Caption and hashtag library",
            "Asset folders",
            "Setup guide on video",
          ],
          action: { label: "Get the Creator Version", to: { url: checkout.creator } },
        },
      ],
    },
    {
      kind: "closing",
      title: "Not sure which one fits?",
      text: "Tell us how many clients and channels you plan for, and we tell you.",
      actions: [
        {
          label: "Have questions? Book a call",
          to: { url: schedulingProvider.links.discoveryCall },
        },
        { label: "Back to the versions", to: { anchor: "packages" } },
      ],
    },
  ],
};
