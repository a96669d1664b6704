import type { ChatWords } from "~/components/artefacts/words";
import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { type Agent, agentCategories, type AgentCategory } from "../shared/agents";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";
import { inDots } from "../shared/voices";

const { workspaceTool, automationTool } = names;

const { books, withPayroll } = prices.sampleBookkeeper;

/** One conversation for each category of agents, by the category's id. */
const categoryChats: Readonly<Record<AgentCategory["id"], ChatWords>> = {
  sales: {
    kind: "chat",
    icon: "message-square",
    caption:
      "Example of a chat: a lead asks for a price and gets one from the price list, says what they need, and picks a time for a call.",
    title: "Lead qualifier",
    state: "Tuesday, 9:14 PM",
    lines: [
      {
        by: "person",
        text: "What does bookkeeping cost for 40 invoices a month?",
        aside: true,
      },
      {
        by: "agent",
        text: `${usd(books)} a month, or ${usd(withPayroll)} with payroll. What do you need, and from when?`,
        aside: true,
      },
      { by: "person", text: "Bookkeeping and payroll, from June. Can I talk to someone?" },
      {
        by: "agent",
        text: "Nora is free Thursday at 2:00 PM or Friday at 10:00 AM.",
      },
      { by: "person", text: "Thursday, please." },
    ],
    done: [
      { icon: "calendar-check", text: "Call booked, Thursday 2:00 PM" },
      { icon: "list-checks", text: "Need and start noted for Nora" },
    ],
  },
  service: {
    kind: "chat",
    icon: "mail",
    caption: "Example of a chat: a customer complains, and the agent hands over to a person.",
    title: "Inbox agent",
    state: "Handed to a person",
    lines: [
      { by: "person", text: "This is the second invoice with the wrong address." },
      { by: "agent", text: "I'm sorry. I've corrected the address and asked Dana to call you." },
      { by: "person", text: "Today, please." },
      { by: "agent", text: "She'll call before 4:00 PM. You'll get the new invoice by email." },
    ],
    done: [
      { icon: "user", text: "Dana: call before 4:00 PM" },
      { icon: "file-text", text: "Corrected invoice waiting for approval" },
    ],
  },
  operations: {
    kind: "chat",
    icon: "list-checks",
    caption: "Example of a chat: the agent collects what a new client still has to send.",
    title: "Onboarding agent",
    state: "4 of 5 received",
    lines: [
      { by: "agent", text: "Hi Priya, one thing is missing: the login for your ad account." },
      { by: "person", text: "I'll be out until Monday. Can Sam send it?" },
      { by: "agent", text: "Sure. I've asked Sam and moved your reminder to Monday." },
    ],
    done: [
      { icon: "clock", text: "Reminder moved to Monday" },
      { icon: "list-checks", text: `Checklist updated in ${workspaceTool.name}` },
    ],
  },
  finance: {
    kind: "chat",
    icon: "landmark",
    caption: "Example of a chat: the agent asks about a payment that it can't match.",
    title: "Bookkeeping agent",
    state: "Asks before it files",
    lines: [
      {
        by: "agent",
        text: "I can't match the card payment of March 3. Is it the software renewal?",
      },
      { by: "person", text: "Yes, but half of it belongs to the studio." },
      { by: "agent", text: "Split in two. I've saved the receipt with both." },
    ],
    done: [
      { icon: "quickbooks", text: "Two entries, one receipt" },
      { icon: "circle-check", text: "March: 0 payments unmatched" },
    ],
  },
};

const count = agentCategories.reduce((sum, { agents }) => sum + agents.length, 0);

const call: Action = { label: "Book a discovery call", to: { page: "book" } };

const member = ({ name, description, icon, features }: Agent) => ({
  ...{ icon, title: name, text: description },
  points: features.slice(0, 3),
});

export const automateNow: PageContent = {
  title: "AI agents for sales, service, operations and finance",
  description: `${count} AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.`,
  sticky: { ...call, price: "Free, 30 minutes" },
  sections: [
    {
      kind: "hero",
      badge: `${count} agents in ${agentCategories.length} categories`,
      title: "AI agents, each with a job description",
      lede: `Each one knows what to do alone and what to ask you first. They work inside ${workspaceTool.name}, ${automationTool.name} and the apps you already use.`,
      actions: [call],
      note: "Over 1 million tasks automated · 50+ companies",
      artefact: artefacts.jobDescription,
    },
    {
      kind: "roster",
      id: "agents",
      title: "Where do you need help?",
      legend: "Categories of agents",
      groups: agentCategories.map(({ id, icon, title, lede, agents }) => ({
        ...{ icon, title, text: lede, members: agents.map(member) },
        artefact: categoryChats[id],
      })),
    },
    {
      kind: "steps",
      id: "how",
      tone: "alternate",
      title: "How we build an agent",
      lede: "It's like hiring: a job description, a trial, then more responsibility.",
      steps: [
        {
          when: "Week 1",
          title: "The job description",
          text: "What it does, what it can use, when it asks.",
          extract: {
            title: "Lead qualifier",
            rows: [
              { label: "Does alone", text: "Answers, books calls" },
              { label: "Can use", text: "Price list, calendar" },
              { label: "Asks Nora first", text: "Any discount", flagged: true },
            ],
          },
        },
        {
          when: "Week 2",
          title: "The trial",
          text: "You grade its answers to last month's cases.",
          extract: {
            title: "Cases from May, graded by Nora",
            rows: [
              { label: "Price for 40 invoices?", text: "Right" },
              { label: "Can you start in June?", text: "Right" },
              { label: "10% off for a year?", text: "Now asks Nora", flagged: true },
            ],
          },
        },
        {
          when: "Week 3",
          title: "On the job",
          text: "One channel to start, every word logged.",
          extract: {
            title: "Chat log, Tuesday",
            rows: [
              {
                label: "9:14 PM",
                text: `Price given, ${usd(prices.sampleBookkeeper.withPayroll)}`,
              },
              { label: "9:17 PM", text: "Call booked, Thursday" },
              { label: "9:31 PM", text: "Discount: sent to Nora", flagged: true },
            ],
          },
        },
      ],
    },
    {
      kind: "faq",
      id: "security",
      title: "Security and control",
      ask: askOnCall("book-engineer"),
      items: [
        {
          question: "What can an agent see?",
          answer:
            "Only what its job requires, through accounts of its own that you can revoke at any time.",
        },
        {
          question: "What does it do without asking?",
          answer:
            "Only what's in its job description. Sending money, deleting records and promising prices or dates go to a person, unless you decide otherwise.",
        },
        {
          question: "Is our data used to train models?",
          answer:
            "We tell you the model provider and its terms before we connect anything, so you can say no. No data leaves your tools without your approval.",
        },
        {
          question: "What if it says something wrong?",
          answer: `It answers from your documents and hands off to a person when they don't cover the question. Every conversation is filed in ${workspaceTool.name} with a summary: you can step in at any time, and we find a mistake, fix it and test for it.`,
        },
      ],
    },
    {
      kind: "offer",
      id: "call",
      tone: "alternate",
      client: inDots("roofer"),
      title: "Which agent would you hire first?",
      text: "Find out in 30 minutes whether an agent can do the job.",
      price: "Free",
      suffix: "30 minutes on video",
      points: [
        "Bring one job and a few real cases",
        "See what the agent would do with them",
        "Leave with a price or an honest no",
      ],
      action: call,
      second: { label: "See proven agents and systems", to: { page: "move-the-needle" } },
    },
  ],
};
