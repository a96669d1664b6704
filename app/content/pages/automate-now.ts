import type { ChatWords } from "~/components/artefacts/words";
import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { agentCategories } from "../shared/agents";
import { call, callNote } from "../shared/calls";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";

const { workspaceTool, automationTool } = names;
const { books, withPayroll } = prices.sampleBookkeeper;

const leadQualifier: ChatWords = {
  kind: "chat",
  icon: "message-square",
  caption:
    "Example of a chat: a lead asks for a price and gets one from the price list, says what they need, and picks a time for a call.",
  title: "Lead qualifier",
  state: "Tuesday, 9:14 PM",
  lines: [
    { by: "person", text: "What does bookkeeping cost for 40 invoices a month?" },
    {
      by: "agent",
      text: `${usd(books)} a month, or ${usd(withPayroll)} with payroll. What do you need, and from when?`,
    },
    { by: "person", text: "Bookkeeping and payroll, from June. Can I talk to someone?" },
    { by: "agent", text: "Helen is free Thursday at 2:00 PM or Friday at 10:00 AM." },
    { by: "person", text: "Thursday, please." },
  ],
  done: [
    { icon: "calendar-check", text: "Call booked, Thursday 2:00 PM" },
    { icon: "list-checks", text: "Need and start noted for Helen" },
  ],
};

const count = agentCategories.reduce((sum, { agents }) => sum + agents.length, 0);

export const automateNow: PageContent = {
  title: "AI agents for sales, service, operations and finance",
  description: `${count} AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.`,
  sticky: { ...call, price: "Free" },
  sections: [
    {
      kind: "hero",
      badge: `${count} agents in ${agentCategories.length} categories`,
      title: "AI agents, each with a job description",
      lede: `Each one knows what to do alone and what to ask you first. They work inside ${workspaceTool.name}, ${automationTool.name} and the apps you already use.`,
      actions: [call, { label: "See the agents", to: { anchor: "agents" } }],
      note: callNote,
      facts: [
        ["Price", "quoted on the call"],
        ["On the job", "in week 3"],
        ["Proof", "over 1 million tasks automated"],
      ],
      artefact: leadQualifier,
    },
    {
      kind: "list",
      sample: true,
      id: "agents",
      title: "Where do you need help?",
      claim: true,
      items: [],
      groups: agentCategories.map(({ title, lede, agents }) => ({
        title,
        text: lede,
        items: agents.map(({ name, description, features }) => ({
          ...{ title: name, text: description },
          points: features.slice(0, 3),
        })),
      })),
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
      kind: "closing",
      title: "Which agent would you hire first?",
      text: "Bring one job and a few real cases. Leave with a price or an honest no.",
      actions: [call, { label: "See proven agents and systems", to: { page: "move-the-needle" } }],
      steps: [
        {
          when: "Week 1",
          title: "The job description",
          text: "What it does alone, what it can use, and when it asks: any discount goes to you first.",
        },
        {
          when: "Week 2",
          title: "The trial",
          text: "You grade its answers to last month's cases. Wrong once, it asks from then on.",
        },
        {
          when: "Week 3",
          title: "On the job",
          text: "One channel to start, every word logged.",
        },
      ],
    },
  ],
};
