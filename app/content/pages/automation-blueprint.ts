import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { prices } from "../shared/prices";

const { workspaceTool, automationTool } = names;
const price = usd(prices.automationBlueprint.now);
const was = usd(prices.automationBlueprint.was);

const order: Action = {
  label: `Get the blueprint · ${price}`,
  to: { page: "booking", query: { about: "blueprint" } },
};

export const automationBlueprint: PageContent = {
  title: "Automation Blueprint audit",
  description: `One process audited and drawn step by step for ${price}: what runs by itself, in which tool, and what to build first.`,
  sticky: order,
  service: { name: "Automation Blueprint", offers: [{ price: prices.automationBlueprint.now }] },
  sections: [
    {
      kind: "hero",
      badge: "Automation Blueprint",
      title: "Know what to automate before you pay to build it",
      lede: "We audit one process of yours and write down every step: what can run by itself, in which tool, and what to build first.",
      price: { price, was, suffix: "one-time" },
      actions: [order, { label: "See a sample page", to: { anchor: "sample" } }],
      note: "Yours to keep, whoever builds it",
      artefact: artefacts.verdictBoard,
    },
    {
      kind: "table",
      id: "sample",
      title: "One page of a blueprint",
      lede: "This one is for signing a new client. Yours has your steps and your tools on it.",
      caption: "Sample blueprint page: new client onboarding",
      columns: ["Step", "Today", "After", "Build order"],
      highlighted: 2,
      rows: [
        {
          label: "Contract signed",
          cells: ["Someone watches the inbox", "DocuSign starts the run", "1st"],
        },
        {
          label: "Client folder",
          cells: ["Copied by hand, names vary", "Created and shared from a template", "1st"],
        },
        {
          label: "Project",
          cells: ["Tasks typed in one by one", `${workspaceTool.name} template with owners`, "2nd"],
        },
        {
          label: "First invoice",
          cells: ["Sent when someone remembers", "QuickBooks draft, you approve", "2nd"],
        },
        {
          label: "Kickoff call",
          cells: ["Five emails back and forth", "Booking link in the welcome mail", "3rd"],
        },
        {
          label: "Scope questions",
          cells: ["Decided by the owner", "Stays with the owner", "Never"],
        },
      ],
    },
    {
      kind: "checklist",
      sample: true,
      id: "receive",
      tone: "alternate",
      title: "What you receive",
      items: [
        {
          title: "The map",
          text: "Every step of the process as it runs today, with who does it and where it waits.",
        },
        {
          title: "The verdict",
          text: "For each step: automate it, simplify it, or leave it with a person, and why.",
        },
        {
          title: "The tool list",
          text: "What runs in the tools you pay for already, and what would have to be added.",
        },
        {
          title: "The build order",
          text: "What to build first, so that the hours come back early.",
        },
        {
          title: "The risks",
          text: "Where data is missing, where access is needed, what breaks when an app changes.",
        },
        {
          title: "The walkthrough",
          text: "We go through it with you on a call and answer your team's questions.",
        },
      ],
    },
    {
      kind: "rail",
      id: "how",
      title: "Four steps, one of them yours",
      steps: [
        {
          when: "Step 1",
          title: "Pick the process",
          text: "On a 30-minute call you name the process that annoys you most.",
        },
        {
          when: "Step 2",
          title: "Show it once",
          text: "Whoever does the work shares a screen and does it as always.",
        },
        {
          when: "Step 3",
          title: "We draw it",
          text: "Steps, waiting times, tools and hand-offs go on one page.",
        },
        {
          when: "Step 4",
          title: "You decide",
          text: "Build it yourself, give it to us, or put it in a drawer.",
        },
      ],
    },
    {
      kind: "features",
      id: "fit",
      tone: "alternate",
      title: "Is it for you?",
      items: [
        {
          icon: "circle-check",
          tone: "pine",
          title: "A good fit",
          text: "You feel the waste, but not yet where it comes from.",
          points: [
            "A process that repeats every week",
            "Two or more tools with copying in between",
            "Someone who can show how it runs today",
          ],
        },
        {
          icon: "minus",
          tone: "warn",
          title: "Not yet",
          text: "Keep the money. These come first.",
          points: [
            "Do the process the same way three times",
            "Agree on one person who owns it",
            "In a hurry? Take a plan and we map while we build",
          ],
        },
      ],
    },
    {
      kind: "offer",
      id: "price",
      badge: "Automation Blueprint",
      title: "One process, on paper",
      text: "A fixed price for a written audit. No subscription starts after it.",
      price,
      was,
      suffix: "one-time",
      points: [
        "Screen-share session with your team",
        "Map, verdict, tools and build order",
        "Walkthrough call",
        "Yours to keep and to pass on",
      ],
      action: order,
      second: { label: "Map the whole company instead", to: { page: "blueprint" } },
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Before you book",
      items: [
        {
          question: "What happens after I book?",
          answer:
            "We talk for 30 minutes and agree on one process. If there is nothing in it to automate, we say so on the call.",
        },
        {
          question: "What do I have to prepare?",
          answer:
            "Nothing but the process and the person who does it. A real case from last week is better than a description.",
        },
        {
          question: "Do you need access to our accounts?",
          answer:
            "No. For the audit we look over your shoulder on a shared screen. Access is a question for the build.",
        },
        {
          question: "Which tools can be in it?",
          answer: `All of them. We build in ${workspaceTool.name} and ${automationTool.name} every day and tell you which of your tools connect to them and which do not.`,
        },
        {
          question: "Do I have to let you build it?",
          answer:
            "No. It is written so that your own people, or any other consultant, can build from it.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Bring the process you complain about most",
      text: "We write down what can run by itself. You decide what to do with it.",
      actions: [order],
    },
  ],
};
