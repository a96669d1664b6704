import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { drawing, film } from "../shared/films-and-drawings";
import { prices } from "../shared/prices";
import { architect, askOnCall } from "../shared/team";
import { voices } from "../shared/clients";

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
      lede: "We talk to the people who do the work, map every step between them, and hand you a plan: what to build, in which tool, in what order and how long it takes.",
      price: { price, suffix: "one-time" },
      actions: [booking, { label: "See what's inside", to: { anchor: "inside" } }],
      facts: [
        ["In your hands", "on Day 15"],
        ["Guarantee", "30 days, money back"],
      ],
      artefact: drawing(
        "company-map",
        "Example page of a company blueprint: the 6 days from a signed contract to the welcome call, who does each step, and which steps to automate.",
        [460, 616],
        [350, 718],
      ),
    },
    {
      kind: "list",
      sample: true,
      id: "inside",
      title: "48 pages your team can build from",
      lede: "Not a slide deck. 14 processes mapped and 31 automations specified, and every page says who, when and how long.",
      hasLargeTitle: true,
      items: [
        {
          title: "Interviews with every role",
          text: "What we heard: how the work is done, including the parts no one wrote down.",
          result: "Page 3",
        },
        {
          title: "Process maps",
          text: "Owners, handoffs and wait times, with a verdict for each step.",
          result: "Page 6",
        },
        {
          title: "Workspace design",
          text: `Spaces, lists, statuses and views for ${workspaceTool.name}, designed before anyone builds.`,
          result: "Page 20",
        },
        {
          title: "Automation list",
          text: `Each one with its trigger, its steps in ${automationTool.name} and its limits.`,
          result: "Page 23",
        },
        {
          title: "Tool review",
          text: "Which subscriptions to keep, which overlap and which to cancel.",
          result: "Page 39",
        },
        { title: "Data plan", text: "What to clean, merge or move.", result: "Page 41" },
        {
          title: "Build order",
          text: "What comes first, what depends on what and the hours it takes.",
          result: "Page 44",
        },
        {
          title: "Recorded walkthrough",
          text: "We present it to your team and send you the recording.",
          result: "Video",
        },
      ],
    },
    {
      kind: "quote",
      ...voices.map,
      video: { title: "Inside a client's blueprint", ...film("blueprint"), sample: true },
    },
    {
      kind: "offer",
      id: "price",
      title: "The whole company, mapped",
      text: "Every role, every process, one price. You do the talking. We do the writing.",
      sample: true,
      price,
      suffix: "one-time",
      note: "If it isn't worth it to you, tell us within 30 days of the kickoff and we refund all of it. Anything missing on Day 30, we finish for free.",
      points: [
        {
          label: "Kickoff call",
          text: "45 minutes with you: departments, people to talk to, the outcome you need.",
          amount: "Day 1",
        },
        {
          label: "Interviews",
          text: "40 minutes with each role, on video, with the tools open.",
          amount: "Days 2-6",
        },
        {
          label: "Map and plan",
          text: "We map what we heard, mark what to automate and put it in order.",
          amount: "Days 7-14",
        },
        {
          label: "Walkthrough",
          text: "An hour with everyone. You get the plan, the recording and answers.",
          amount: "Day 15",
        },
      ],
      host: {
        who: architect,
        says: "I run the interviews and read every page. If your team can't build from it, I haven't finished.",
      },
      action: booking,
      second: { label: "Map one process instead", to: { page: "automation-blueprint" } },
    },
    {
      kind: "faq",
      id: "faq",
      title: "Questions owners ask first",
      ask: askOnCall("book-engineer"),
      items: {
        "We don't have a workspace tool yet. Is it too early?": `No, this is the cheapest time. You get a plan for ${workspaceTool.name} before anything has to be moved or undone.`,
        "Who builds it afterwards?":
          "Anyone you like. The plan names every step, so your own team can do it. If you want us to build it, we'll quote from the plan, not from a guess.",
        "Will you see confidential data?":
          "We look at how work moves, not at your records. You decide what's on screen, and sample data works just as well.",
      },
    },
  ],
};
