import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { sampleClip } from "../shared/samples";

const { workspaceTool, automationTool, schedulingProvider } = names;
const price = usd(prices.blueprint);

const booking: Action = {
  label: "Book my blueprint",
  to: { url: schedulingProvider.links.blueprint },
};

export const blueprint: PageContent = {
  title: "The company blueprint",
  description: `Every process of your company mapped into one build plan for ${workspaceTool.name} and ${automationTool.name}: ${price}, one-time.`,
  sticky: { ...booking, label: `${booking.label} · ${price}` },
  service: { name: "The company blueprint", offers: [{ price: prices.blueprint }] },
  sections: [
    {
      kind: "hero",
      badge: "The company blueprint",
      title: "One plan for how your whole company runs",
      lede: "We talk to the people who do the work, map how it moves between them, and hand you the plan to build from: workspace, automations, order, effort.",
      price: { price, suffix: "one-time" },
      actions: [booking, { label: "See what is in it", to: { anchor: "inside" } }],
      note: "30-day money-back guarantee",
      video: {
        ...sampleClip,
        title: "A client about their blueprint",
        ratio: "16:9",
        poster: "talk",
      },
    },
    {
      kind: "checklist",
      sample: true,
      id: "inside",
      title: "What is in it",
      lede: "A document your team can build from, not a slide deck.",
      items: [
        {
          title: "Interviews with every role",
          text: "The people who do the work tell us how it is done, including the parts nobody wrote down.",
        },
        {
          title: "Process maps",
          text: "From first contact to paid invoice, with owners, hand-offs and waiting times.",
        },
        {
          title: "Workspace design",
          text: `Spaces, lists, statuses and views for ${workspaceTool.name}, drawn before anyone clicks.`,
        },
        {
          title: "Automation list",
          text: `Each one with its trigger, its steps in ${automationTool.name} and what it must not do.`,
        },
        {
          title: "Tool review",
          text: "Which subscriptions stay, which overlap, which you can cancel.",
        },
        {
          title: "Data plan",
          text: "What has to be cleaned, merged or moved, and in which order.",
        },
        {
          title: "Build order",
          text: "What comes first, what depends on what, and what can wait.",
        },
        {
          title: "Walkthrough, recorded",
          text: "We present it to your team and leave you the recording.",
        },
      ],
    },
    {
      kind: "rail",
      id: "timeline",
      tone: "alternate",
      title: "From first call to plan",
      lede: "Your part is talking. Ours is writing it down.",
      steps: [
        {
          when: "First",
          title: "Kickoff call",
          text: "We agree on the departments, the people to talk to and what has to come out.",
        },
        {
          when: "Then",
          title: "Interviews",
          text: "One conversation per role, on video, with the tools open.",
        },
        {
          when: "Next",
          title: "Map and plan",
          text: "We draw what we heard, mark what to automate and put it in order.",
        },
        {
          when: "Last",
          title: "Walkthrough",
          text: "You get the plan, the recording and the answers to your questions.",
        },
      ],
    },
    {
      kind: "offer",
      id: "price",
      title: "The whole company, mapped",
      text: "One price for the plan, whatever you do with it afterwards.",
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
      text: "If the plan is not worth it to you, tell us within 30 days. Deliverables missed by Day 30 are finished for free.",
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
            "One conversation with each role, and one walkthrough at the end for everybody. The rest is our work.",
        },
        {
          question: "We have no workspace tool yet. Is it too early?",
          answer: `No, it is the cheapest moment. The plan is drawn for ${workspaceTool.name} before anything has to be moved or undone.`,
        },
        {
          question: "Who builds it afterwards?",
          answer:
            "Whoever you like. The plan names every step, so your own people can do it. If you want us to, we quote from the plan and not from a guess.",
        },
        {
          question: "Will you see confidential data?",
          answer:
            "We look at how work moves, not at your records. You decide what is on the screen, and sample data is as good as real data.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Stop guessing which process to fix first",
      text: "Pick a time, tell us how many departments you have, and the plan begins there.",
      actions: [booking],
    },
  ],
};
