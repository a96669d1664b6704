import type { Action, FeaturesSection, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { agentCategories, type Agent } from "~/content/shared/agents";
import { artefacts } from "../artefacts";

const { workspaceTool, automationTool } = names;
const count = agentCategories.reduce((sum, { agents }) => sum + agents.length, 0);

const call: Action = { label: "Book a discovery call", to: { page: "book" } };

const card = ({ name, description, icon, features }: Agent): FeaturesSection["items"][number] => ({
  icon,
  tone: "agents",
  title: name,
  text: description,
  points: features.slice(0, 3),
});

export const automateNow: PageContent = {
  title: "AI agents for sales, service, operations and finance",
  description: `${count} AI agents that answer, sort, chase and file, each with what it does and where it asks a person first.`,
  sticky: call,
  sections: [
    {
      kind: "hero",
      badge: `${count} agents in ${agentCategories.length} categories`,
      title: "AI agents that get the work done, not only talk about it",
      lede: `Each one has a job, the tools to do it and a list of things it must ask you first. They work inside ${workspaceTool.name}, ${automationTool.name} and the apps you have.`,
      actions: [call, { label: "See the agents", to: { anchor: "categories" } }],
      note: "Over 1 Million tasks automated · 50+ companies",
      artefact: artefacts.agentChat,
    },
    {
      kind: "features",
      id: "categories",
      title: "Where does it hurt?",
      items: agentCategories.map(({ id, icon, title, question, agents }) => ({
        icon,
        tone: "agents",
        title,
        text: question,
        action: { label: `See ${agents.length} agents`, to: { anchor: id } },
      })),
    },
    ...agentCategories.map(({ id, title, lede, agents }, nth): FeaturesSection => ({
      kind: "features",
      id,
      tone: nth % 2 === 0 ? "alternate" : "paper",
      title,
      lede,
      items: agents.map(card),
    })),
    {
      kind: "steps",
      id: "how",
      tone: "alternate",
      title: "How an agent is built",
      lede: "Like hiring: a job description, a trial, then more responsibility.",
      steps: [
        {
          when: "First",
          title: "The job description",
          text: "We write down what it does, which tools it may use, and what it must hand to a person.",
        },
        {
          when: "Then",
          title: "The trial",
          text: "It works on real cases from last month. You read its answers before anyone else does.",
        },
        {
          when: "Last",
          title: "On the job",
          text: "It starts with one channel. Every conversation is on record, and we correct what you mark.",
        },
      ],
    },
    {
      kind: "offer",
      id: "call",
      title: "Which agent would you hire first?",
      text: "On a discovery call we look at one job of yours and tell you whether an agent can do it today.",
      price: "Free",
      suffix: "30 minutes on video",
      points: [
        "Bring one job and a few real cases",
        "See what the agent would do with them",
        "Hear what it must not do alone",
        "Leave with a price, or with a no",
      ],
      action: call,
    },
    {
      kind: "faq",
      id: "security",
      tone: "alternate",
      title: "Security and control",
      items: [
        {
          question: "What can an agent see?",
          answer:
            "Only what its job needs. It gets accounts of its own with the narrowest rights each tool offers, and you can take them away at any time.",
        },
        {
          question: "What does it do without asking?",
          answer:
            "What you wrote into its job description. Sending money, deleting records and promises on price or date go to a person, unless you decide otherwise.",
        },
        {
          question: "Is our data used to train models?",
          answer:
            "We name the model provider and its terms before anything is connected, so that you can say no. Without your yes, no data leaves your tools.",
        },
        {
          question: "What if it says something wrong?",
          answer:
            "It answers from your documents and hands over when they say nothing. Every conversation is kept, so a mistake is found, corrected and tested against.",
        },
        {
          question: "Can we read along?",
          answer: `Yes. Each conversation is filed in ${workspaceTool.name} with a summary, and you can step in while it runs.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "Give the repeating questions to somebody who never tires",
      text: "Pick a time and bring the job you would hand over first.",
      actions: [call, { label: "See proven agents and systems", to: { page: "move-the-needle" } }],
    },
  ],
};
