import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { memberWeek } from "../artefact-papers";
import { forumThread, setupReview, templateShelf, pictured } from "../artefact-pictures";
import { voices } from "../shared/voices";
import { architect, askOnCall } from "../shared/team";
import { prices } from "../shared/prices";

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

const total = usd(parts.reduce((sum, { value }) => sum + value, 0));

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
      tint: "pine",
      badge: "Launch My Business · the founders' community",
      title: "Build your systems with founders doing the same",
      lede: "Live sessions every week with the people who do it for a living. Bring a process, leave with it running.",
      actions: [join, { label: "See what's inside", to: { anchor: "value" } }],
      note: "A new session every week · money-back promise · cancel any time",
      artefact: memberWeek,
    },
    {
      kind: "receipt",
      sample: true,
      id: "value",
      title: "What your first month is worth",
      lede: "What each part costs on its own. New sessions, reviews and templates every month after that.",
      rows: parts.map(({ label, text, value }) => ({ label, text, amount: usd(value) })),
      total: { label: "Regular value, first month", amount: total },
      price: { label: "Your price", amount: `${price}/month` },
      note: "Our money-back promise: if it doesn't help you within 30 days, email us and you'll get your money back.",
      action: join,
    },
    { ...voices.founder, tone: "alternate", tint: "pine" },
    {
      kind: "rail",
      id: "weeks",
      title: "Your first four weeks",
      lede: "After that: one session, one process, one less thing to do by hand.",
      steps: [
        {
          when: "Week 1",
          title: "Set up",
          text: `Install the ${tool} workspace and add your clients and projects.`,
          picture: pictured("week-1", 280, 156),
        },
        {
          when: "Week 2",
          title: "First automation",
          text: "Pick a template, connect your accounts and turn it on in the live session.",
          picture: pictured("week-2", 280, 156),
        },
        {
          when: "Week 3",
          title: "From lead to paid",
          text: "Connect your form, calendar, contract and invoice into one flow.",
          picture: pictured("week-3", 280, 156),
        },
        {
          when: "Week 4",
          title: "Review",
          text: "We go through your setup with you and pick your next three steps.",
          picture: pictured("week-4", 280, 156),
        },
      ],
    },
    {
      kind: "bento",
      id: "inside",
      tone: "alternate",
      title: "Between sessions",
      lede: `Former ${tool} employees answer, review and add templates: the same people who build for our clients.`,
      cells: [
        {
          title: "Ask. Someone's been there.",
          text: "Answers on business days, from the team and from founders at your stage.",
          artefact: forumThread,
        },
        {
          title: "Templates to turn on",
          text: "Each with a walkthrough video.",
          artefact: templateShelf,
        },
        {
          title: "A review of your setup",
          text: "What to fix, and in what order.",
          artefact: setupReview,
        },
      ],
    },
    {
      kind: "offer",
      id: "join",
      host: {
        ...{ name: architect.name, role: architect.role, portrait: architect.portrait },
        says: "Bring the process that annoys you most. We'll build it on screen, together.",
      },
      title: "Try it for one month",
      text: "One price for every session, template and review. If it doesn't help within 30 days, you get your money back.",
      price,
      suffix: "/month",
      note: `Your first month: regular value ${total}`,
      points: [
        "Weekly live build sessions",
        "All templates and lessons",
        "Reviews of your setup",
        "Cancel any time",
      ],
      action: join,
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Before you join",
      ask: askOnCall("book-strategist"),
      items: [
        {
          question: "I've never automated anything. Is that a problem?",
          answer:
            "No. You start with our ready-made workspace, and in week 2 we build your first automation together in a live session.",
        },
        {
          question: "Which tools do I need?",
          answer: `${tool} and ${automationTool.name}. The free plan of each is enough to start.`,
        },
        {
          question: "What if I miss a session?",
          answer:
            "We record every session. Ask your questions in the forum or bring them to the next one.",
        },
        {
          question: "How do I cancel?",
          answer:
            "In your membership settings, any time. Everything you built stays in your own accounts.",
        },
        {
          question: "Can you build it for me instead?",
          answer: "Yes. That's what our automation packages are for.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Start with systems, not late nights",
      text: "This Thursday we build lead to paid, live. Join in time to build along.",
      actions: [join],
    },
  ],
};
