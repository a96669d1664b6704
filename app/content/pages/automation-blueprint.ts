import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { auditPage } from "../artefact-papers";
import { voices } from "../shared/voices";
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
  description: `One process audited and mapped step by step for ${price}, one-time: what to automate, in which tool, and what to build first.`,
  sticky: order,
  service: { name: "Automation Blueprint", offers: [{ price: prices.automationBlueprint.now }] },
  sections: [
    {
      kind: "hero",
      badge: "Automation Blueprint",
      title: "Know what to automate before you pay to build it",
      lede: "We audit one of your processes and document every step: what can be automated, in which tool, and what to build first.",
      price: { price, was, suffix: "one-time" },
      actions: [order, { label: "See a sample page", to: { anchor: "sample" } }],
      note: "Yours to keep, no matter who builds it",
      artefact: auditPage,
    },
    {
      kind: "table",
      id: "sample",
      title: "One page of a blueprint",
      lede: "This one covers signing a new client. Yours shows your steps and your tools.",
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
          cells: ["Five emails back and forth", "Booking link in the welcome email", "3rd"],
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
          text: "Every step of the process as it runs today, who does it and where it gets stuck.",
        },
        {
          title: "The verdict",
          text: "For each step: automate it, simplify it or leave it to a person, and why.",
        },
        {
          title: "The tool list",
          text: "What runs in the tools you already pay for, and what you'd have to add.",
        },
        {
          title: "The build order",
          text: "What to build first, so you get hours back sooner.",
        },
        {
          title: "The risks",
          text: "Where data is missing, where access is needed and what breaks when an app changes.",
        },
        {
          title: "The walkthrough",
          text: "We walk you through it on a call and answer your team's questions.",
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
          text: "On a 30-minute call, name the process that annoys you most.",
        },
        {
          when: "Step 2",
          title: "Show it once",
          text: "The person who does the work shares their screen and does it the usual way.",
        },
        {
          when: "Step 3",
          title: "We map it",
          text: "Steps, wait times, tools and handoffs, all on one page.",
        },
        {
          when: "Step 4",
          title: "You decide",
          text: "Build it yourself, have us build it, or keep it for later.",
        },
      ],
    },
    {
      kind: "features",
      id: "fit",
      tone: "alternate",
      title: "Is it right for you?",
      items: [
        {
          icon: "circle-check",
          tone: "pine",
          title: "A good fit",
          text: "You know time is being wasted, but not where.",
          points: [
            "A process that repeats every week",
            "Two or more tools with copy-paste in between",
            "Someone who can show how it's done today",
          ],
        },
        {
          icon: "minus",
          tone: "warn",
          title: "Not yet",
          text: "Save your money and do these first.",
          points: [
            "Do the process the same way three times",
            "Agree on one owner",
            "In a hurry? Choose a plan and we'll map while we build",
          ],
        },
      ],
    },
    voices.shop,
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      artefact: artefacts.verdictBoard,
      badge: "Automation Blueprint",
      title: "One process, on paper",
      text: "A fixed price for a written audit. No subscription.",
      price,
      was,
      suffix: "one-time",
      points: [
        "Screen-share session with your team",
        "Map, verdict, tools and build order",
        "Walkthrough call",
        "Yours to keep and share",
      ],
      action: order,
      second: { label: "Map the whole company instead", to: { page: "blueprint" } },
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you book",
      items: [
        {
          question: "What happens after I book?",
          answer:
            "We talk for 30 minutes and agree on one process. If there's nothing worth automating, we'll tell you on the call.",
        },
        {
          question: "What do I need to prepare?",
          answer:
            "Just the process and the person who does it. A real case from last week is better than a description.",
        },
        {
          question: "Do you need access to our accounts?",
          answer:
            "No. For the audit we look at your shared screen. Access only matters when it's time to build.",
        },
        {
          question: "Which tools can you cover?",
          answer: `All of them. We build in ${workspaceTool.name} and ${automationTool.name} every day, and we'll tell you which of your tools connect to them and which don't.`,
        },
        {
          question: "Do I have to let you build it?",
          answer: "No. It's written so your own team, or any other consultant, can build from it.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Bring the process you complain about most",
      text: "We'll document what can be automated. You decide what to do next.",
      actions: [order],
    },
  ],
};
