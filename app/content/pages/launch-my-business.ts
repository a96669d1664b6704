import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";

const { workspaceTool, automationTool, community } = names;
const tool = workspaceTool.name;
const price = usd(prices.communityPerMonth);

const join: Action = { label: `Join for ${price}/month`, to: { url: community.url } };

/** What the parts are worth one by one, in US dollars. */
const parts = [
  {
    label: "Weekly live build sessions",
    text: "Bring a process, leave with it running.",
    value: 1200,
  },
  {
    label: "Automation template library",
    text: `Ready flows for ${automationTool.name}, with a recording for each.`,
    value: 400,
  },
  {
    label: `${tool} starter workspace`,
    text: "Clients, projects, invoices and content in one place.",
    value: 500,
  },
  {
    label: "Launch curriculum",
    text: "From offer to first paid client, in short lessons.",
    value: 600,
  },
  {
    label: "Reviews of your setup",
    text: "We look at what you built and tell you what to change.",
    value: 800,
  },
  {
    label: "Member forum and directory",
    text: "Answers on working days, and people to pass work to.",
    value: 700,
  },
];

const total = usd(parts.reduce((sum, { value }) => sum + value, 0));

export const launchMyBusiness: PageContent = {
  title: "Launch My Business: the community",
  description: `Live build sessions, templates and reviews for founders who set up their own systems: ${total} of value for ${price} a month.`,
  sticky: join,
  service: {
    name: "Launch My Business",
    offers: [{ price: prices.communityPerMonth, per: "month" }],
  },
  sections: [
    {
      kind: "hero",
      badge: "The founders' community",
      title: "Launch your business with its systems already running",
      lede: "Build your workspace and your automations yourself, week by week, next to people who do it for a living and founders who are where you are.",
      price: { price, suffix: `/month, regular value ${total}` },
      actions: [join, { label: "See what is inside", to: { anchor: "value" } }],
      note: "Money-back promise · leave whenever you like",
      artefact: artefacts.launchBoard,
    },
    {
      kind: "receipt",
      sample: true,
      id: "value",
      title: "What you get, and what it is worth",
      lede: "The regular value of each part, if you bought it alone.",
      rows: parts.map(({ label, text, value }) => ({ label, text, amount: usd(value) })),
      total: { label: "Regular value", amount: total },
      price: { label: "Your price", amount: `${price}/month` },
      note: "Opens the community site in a new tab.",
      action: join,
    },
    {
      kind: "notice",
      tone: "guarantee",
      sample: true,
      title: "Our money-back promise",
      text: "If it does not help you within 30 days, write to us and you get your money back.",
    },
    {
      kind: "rail",
      id: "weeks",
      tone: "alternate",
      title: "Your first four weeks",
      lede: "After that you keep the rhythm: one session, one process, one thing less to do by hand.",
      steps: [
        {
          when: "Week 1",
          title: "Set up",
          text: `Install the ${tool} workspace and put your clients and projects in.`,
        },
        {
          when: "Week 2",
          title: "First automation",
          text: "Take a template, connect your accounts, switch it on in the live session.",
        },
        {
          when: "Week 3",
          title: "From lead to paid",
          text: "Connect form, calendar, contract and invoice into one chain.",
        },
        {
          when: "Week 4",
          title: "Review",
          text: "We go through your setup with you and name the next three steps.",
        },
      ],
    },
    {
      kind: "features",
      id: "who",
      title: "Who runs it",
      items: [
        {
          icon: "users",
          tone: "workspace",
          title: `Former ${tool} employees`,
          text: "The sessions are led by the people who build for our clients during the week.",
        },
        {
          icon: "workflow",
          tone: "automation",
          title: "Builders, not lecturers",
          text: "Over 1 Million tasks automated. What you are shown is what runs at our clients'.",
        },
        {
          icon: "message-square",
          tone: "agents",
          title: "Founders like you",
          text: "Members answer each other, because they solved it last month.",
        },
      ],
    },
    {
      kind: "offer",
      id: "join",
      tone: "alternate",
      title: "Join this week's session",
      text: "One membership, every session, every template.",
      price,
      suffix: `/month, regular value ${total}`,
      points: [
        "Weekly live build sessions",
        "All templates and lessons",
        "Reviews of your setup",
        "Money-back promise",
      ],
      action: join,
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you join",
      items: [
        {
          question: "I have never automated anything. Is that a problem?",
          answer:
            "No. Week 1 starts with an empty workspace, and the first automation is built together in a live session.",
        },
        {
          question: "Which tools do I need?",
          answer: `${tool} and ${automationTool.name}. Both have free plans that are enough to begin with.`,
        },
        {
          question: "What if I miss a session?",
          answer: "It is recorded. Ask your questions in the forum or bring them to the next one.",
        },
        {
          question: "How do I cancel?",
          answer:
            "In your membership settings, at any time. What you built stays in your own accounts.",
        },
        {
          question: "Can you build it for me instead?",
          answer:
            "Yes, that is what our automation packages are for. Many members do the first processes alone and hand us the hard ones.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Start with systems, not with evenings",
      text: `${total} of regular value for ${price} a month, and your money back if it does not help.`,
      actions: [join],
    },
  ],
};
