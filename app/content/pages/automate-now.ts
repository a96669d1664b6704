import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { agentCategories, type Agent } from "~/content/shared/agents";
import { usd } from "~/lib/text/usd";
import { categoryChats } from "../artefact-chats";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";
import { inDots } from "../shared/voices";
import { askOnCall } from "../shared/team";

const { workspaceTool, automationTool } = names;
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
