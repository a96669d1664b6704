import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { planPage } from "../artefact-papers";
import { prices } from "../shared/prices";
import { voices } from "../shared/voices";
import { film } from "../shared/films";

const { workspaceTool, automationTool, schedulingProvider } = names;
const price = usd(prices.blueprint);

const booking: Action = {
  label: "Book my blueprint",
  to: { url: schedulingProvider.links.blueprint },
};

export const blueprint: PageContent = {
  title: "The company blueprint",
  description: `Every process of your company mapped into one build plan for ${workspaceTool.name} and ${automationTool.name}: ${price}, one-time.`,
  sticky: { ...booking, price: `${price} one-time` },
  service: { name: "The company blueprint", offers: [{ price: prices.blueprint }] },
  sections: [
    {
      kind: "hero",
      badge: "The company blueprint",
      title: "One plan for how your whole company runs",
      lede: "We talk to the people who do the work, map how work moves between them, and hand you a build plan: workspace, automations, order and effort.",
      price: { price, suffix: "one-time" },
      actions: [booking, { label: "See what's inside", to: { anchor: "inside" } }],
      note: "30-day money-back guarantee",
      video: { title: "Inside a client's blueprint", ...film("blueprint"), sample: true },
    },
    {
      kind: "showcase",
      id: "page",
      title: "One page out of 24",
      lede: "Every process gets its page: what happens, who does it, where it waits, and what we'd do with it.",
      artefact: planPage,
      captions: [
        {
          title: "As it is",
          text: "In the words of the people who do it, with the waiting times.",
        },
        {
          title: "A verdict per step",
          text: "Automate it, simplify it or keep it by hand, and why.",
        },
        {
          title: "Signed",
          text: "By the person who talked to your team and will answer for it.",
        },
      ],
    },
    {
      kind: "checklist",
      tone: "alternate",
      sample: true,
      id: "inside",
      title: "What's inside",
      lede: "A document your team can build from, not a slide deck.",
      items: [
        {
          title: "Interviews with every role",
          text: "The people who do the work tell us how it's done, including the parts no one wrote down.",
        },
        {
          title: "Process maps",
          text: "From first contact to paid invoice, with owners, handoffs and wait times.",
        },
        {
          title: "Workspace design",
          text: `Spaces, lists, statuses and views for ${workspaceTool.name}, designed before anyone builds.`,
        },
        {
          title: "Automation list",
          text: `Each one with its trigger, its steps in ${automationTool.name} and its limits.`,
        },
        {
          title: "Tool review",
          text: "Which subscriptions to keep, which overlap and which to cancel.",
        },
        {
          title: "Data plan",
          text: "What to clean, merge or move, and in what order.",
        },
        {
          title: "Build order",
          text: "What comes first, what depends on what and what can wait.",
        },
        {
          title: "Recorded walkthrough",
          text: "We present it to your team and send you the recording.",
        },
      ],
    },
    {
      kind: "rail",
      id: "timeline",
      title: "From first call to plan",
      lede: "You do the talking. We do the writing.",
      steps: [
        {
          when: "Step 1",
          title: "Kickoff call",
          text: "We agree on the departments, the people to talk to and the outcome you need.",
        },
        {
          when: "Step 2",
          title: "Interviews",
          text: "One conversation per role, on video, with the tools open.",
        },
        {
          when: "Step 3",
          title: "Map and plan",
          text: "We map what we heard, mark what to automate and put it in order.",
        },
        {
          when: "Step 4",
          title: "Walkthrough",
          text: "You get the plan, the recording and answers to your questions.",
        },
      ],
    },
    { ...voices.agency, tone: "alternate" },
    {
      kind: "offer",
      id: "price",
      look: "receipt",
      title: "The whole company, mapped",
      text: "One price for the plan, whatever you do with it next.",
      price,
      suffix: "one-time",
      points: [
        "Interviews with every role",
        "Maps, workspace design and automation list",
        "Tool review and data plan",
        "Build order and recorded walkthrough",
      ],
      action: booking,
    },
    {
      kind: "notice",
      tone: "guarantee",
      title: "30-day money-back guarantee",
      text: "If the plan isn't worth it to you, tell us within 30 days. If we miss a deliverable by Day 30, we finish it for free.",
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Questions owners ask first",
      items: [
        {
          question: "How much of my team's time does it take?",
          answer:
            "One conversation with each role, plus one walkthrough for everyone at the end. We do the rest.",
        },
        {
          question: "We don't have a workspace tool yet. Is it too early?",
          answer: `No, this is the cheapest time. You get a plan for ${workspaceTool.name} before anything has to be moved or undone.`,
        },
        {
          question: "Who builds it afterwards?",
          answer:
            "Anyone you like. The plan names every step, so your own team can do it. If you want us to build it, we'll quote from the plan, not from a guess.",
        },
        {
          question: "Will you see confidential data?",
          answer:
            "We look at how work moves, not at your records. You decide what's on screen, and sample data works just as well.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Stop guessing which process to fix first",
      text: "Pick a time and tell us how many departments you have. We'll start your plan from there.",
      actions: [booking],
    },
  ],
};
