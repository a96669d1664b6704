import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { architect, askOnCall } from "../shared/team";
import { voices } from "../shared/clients";

const { workspaceTool, automationTool, community } = names;
const tool = workspaceTool.name;
const price = usd(prices.communityPerMonth);

const join: Action = { label: `Join for ${price}/month`, to: { url: community.url } };

const worth = prices.communityWorth;

const parts = [
  {
    label: "Weekly live build sessions",
    text: "A member's process, built on screen. Recorded.",
    value: worth.sessions,
  },
  {
    label: "Automation template library",
    text: `Ready-made flows for ${automationTool.name}, each with a walkthrough video.`,
    value: worth.library,
  },
  {
    label: `${tool} starter workspace`,
    text: "Clients, projects, invoices and content in one place.",
    value: worth.workspace,
  },
  {
    label: "Launch curriculum",
    text: "From first offer to first paying client, in short lessons.",
    value: worth.curriculum,
  },
  {
    label: "Reviews of your setup",
    text: "We look at what you built and tell you what to fix.",
    value: worth.reviews,
  },
  {
    label: "Member forum and directory",
    text: "Answers on business days, and people to refer work to.",
    value: worth.forum,
  },
];

const worthOfAll = parts.reduce((sum, { value }) => sum + value, 0);
const total = usd(worthOfAll);

/** Price of the parts and of all together, as bars drawn to scale. */
export const monthsWorth = {
  sample: true,
  title: "Your first month, drawn to scale",
  bars: [
    { label: "Each part bought on its own", value: worthOfAll },
    { label: "All of it, for you", value: prices.communityPerMonth },
  ],
} as const;

export const launchMyBusiness: PageContent = {
  title: "Launch My Business: the community",
  description: `Live build sessions, templates and reviews for founders who set up their own systems: a ${total} value for ${price}/month.`,
  sticky: join,
  service: {
    name: "Launch My Business",
    offers: [{ price: prices.communityPerMonth, per: "month" }],
  },
  sections: [
    {
      kind: "hero",
      badge: "Launch My Business · the founders' community",
      title: "Build your systems with founders doing the same",
      lede: "Live sessions every week with the people who do it for a living. Bring a process, leave with it running.",
      actions: [join, { label: "See what's inside", to: { anchor: "value" } }],
      facts: [
        ["Price", `${price}/month`],
        ["Live session", "every week"],
        ["Guarantee", "money-back promise"],
      ],
      beside: "worth",
      besideKind: "picture",
    },
    {
      kind: "steps",
      id: "weeks",
      title: "Get your evenings back in four weeks",
      lede: "After that: one session, one process, one less thing to do by hand.",
      steps: [
        {
          when: "Week 1",
          title: "Set up",
          text: `Install the ${tool} workspace and add your clients and projects.`,
        },
        {
          when: "Week 2",
          title: "First automation",
          text: "Pick a template, connect your accounts and turn it on in the live session.",
        },
        {
          when: "Week 3",
          title: "From lead to paid",
          text: "Connect your form, calendar, contract and invoice into one flow.",
        },
        {
          when: "Week 4",
          title: "Review",
          text: "We go through your setup with you and pick your next three steps.",
        },
      ],
    },
    { kind: "quote", ...voices.founder, large: true },
    {
      kind: "offer",
      sample: true,
      id: "value",
      title: "What your first month is worth",
      text: "What each part costs on its own. New sessions, reviews and templates every month after that.",
      price,
      suffix: "/month, cancel any time",
      points: parts.map(({ label, text, value }) => ({ label, text, amount: usd(value) })),
      total: { label: "Regular value, first month", amount: total },
      note: "Our money-back promise: if it doesn't help you within 30 days, email us and you'll get your money back.",
      host: {
        who: architect,
        says: "Bring the process that annoys you most. We'll build it on screen, together.",
      },
      action: join,
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you join",
      ask: askOnCall("book-strategist"),
      items: {
        "I've never automated anything. Is that a problem?":
          "No. You start with our ready-made workspace, and in week 2 we build your first automation together in a live session.",
        "Which tools do I need?": `${tool} and ${automationTool.name}. The free plan of each is enough to start.`,
        "What if I miss a session?":
          "We record every session. Ask your questions in the forum or bring them to the next one.",
        "How do I cancel?":
          "In your membership settings, any time. Everything you built stays in your own accounts.",
        "Can you build it for me instead?": "Yes. That's what our automation packages are for.",
      },
    },
  ],
};
