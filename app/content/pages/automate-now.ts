import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { agentCategories, type Agent } from "~/content/shared/agents";
import { categoryChats } from "../artefact-chats";
import { artefacts } from "../artefacts";
import { engineer } from "../shared/team";
import { voices } from "../shared/voices";

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
      actions: [call, { label: "See the agents", to: { anchor: "agents" } }],
      note: "Over 1 Million tasks automated · 50+ companies",
      artefact: artefacts.nightOfAgents,
    },
    {
      kind: "anchors",
      only: "phones",
      label: "On this page",
      links: [
        { label: "Agents", to: { anchor: "agents" } },
        { label: "How it's built", to: { anchor: "how" } },
        { label: "Security", to: { anchor: "security" } },
        { label: "Call", to: { anchor: "call" } },
      ],
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
          when: "Step 1",
          title: "The job description",
          text: "We define what it does, which tools it can use and what it hands to a person.",
        },
        {
          when: "Step 2",
          title: "The trial",
          text: "It works on real cases from last month. You read its answers before anyone else.",
        },
        {
          when: "Step 3",
          title: "On the job",
          text: "It starts on one channel. Every conversation is logged, and we fix what you flag.",
        },
      ],
    },
    voices.roofer,
    {
      kind: "faq",
      id: "security",
      tone: "alternate",
      title: "Security and control",
      items: [
        {
          question: "What can an agent see?",
          answer:
            "Only what its job requires. It gets its own accounts with the fewest permissions each tool allows, and you can revoke them at any time.",
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
          answer:
            "It answers from your documents and hands off to a person when they don't cover the question. Every conversation is logged, so we can find a mistake, fix it and test for it.",
        },
        {
          question: "Can we follow its conversations?",
          answer: `Yes. Every conversation is filed in ${workspaceTool.name} with a summary, and you can step in at any time.`,
        },
      ],
    },
    {
      kind: "offer",
      id: "call",
      host: {
        ...{ name: engineer.name, role: engineer.role, portrait: engineer.portrait },
        says: "If an agent isn't the right hire, I'll tell you on the call.",
      },
      title: "Which agent would you hire first?",
      text: "We look at one job and tell you whether an agent can do it today.",
      price: "Free",
      suffix: "30 minutes on video",
      points: [
        "Bring one job and a few real cases",
        "See what the agent would do with them",
        "Learn what it shouldn't do alone",
        "Leave with a price or an honest no",
      ],
      action: call,
      second: { label: "See proven agents and systems", to: { page: "move-the-needle" } },
    },
  ],
};
