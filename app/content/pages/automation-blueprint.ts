import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { drawing } from "../shared/films-and-drawings";
import { prices } from "../shared/prices";
import { engineer, askOnCall } from "../shared/team";
import { voices } from "../shared/clients";

const { workspaceTool, automationTool } = names;
const price = usd(prices.automationBlueprint.now);
const was = usd(prices.automationBlueprint.was);

const to = { page: "booking", query: { about: "blueprint" } } as const;
const order: Action = { label: `Get the blueprint · ${price}`, to };

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
      note: "We keep the price low because most people who read one have us build it.",
      facts: [
        ["In your hands", "5 working days after the call"],
        ["First call", "free, 30 minutes"],
      ],
      artefact: drawing(
        "process-map",
        "Example of a process map: eight steps of client onboarding between client, office and owner, with their minutes, two waits of days, and which steps to automate.",
        [440, 512],
      ),
    },
    {
      kind: "table",
      id: "sample",
      title: "Every step, before and after",
      lede: "Page 4 of 6, a sample: new client onboarding. The other pages hold the map, the minutes, the tools, the risks and the build order.",
      hasLargeTitle: true,
      caption: "Sample blueprint page: new client onboarding",
      columns: ["Step", "Today", "After", "Build order"],
      highlighted: 2,
      rows: [
        {
          label: "Contract signed",
          cells: ["Someone watches the inbox", "DocuSign starts the run", "Phase 1"],
        },
        {
          label: "Client folder",
          cells: ["Copied by hand, names vary", "Created and shared from a template", "Phase 1"],
        },
        {
          label: "Project",
          cells: [
            "Tasks typed in one by one",
            `${workspaceTool.name} template with owners`,
            "Phase 2",
          ],
        },
        {
          label: "First invoice",
          cells: ["Sent when someone remembers", "QuickBooks draft, you approve", "Phase 2"],
        },
        {
          label: "Booking the call",
          cells: ["Five emails back and forth", "Booking link in the welcome email", "Phase 3"],
        },
        {
          label: "Scoping call",
          cells: ["Decided by the owner", "Stays with the owner", "Never"],
        },
      ],
    },
    { kind: "quote", ...voices.clinic },
    {
      kind: "offer",
      id: "price",
      title: "One process, step by step",
      text: "A written audit at a fixed price. For a process that repeats every week, with two or more tools and copy-paste in between.",
      sample: true,
      price,
      was,
      suffix: "one-time",
      note: "You pay once we've agreed on a process. Nothing worth automating? Then you pay nothing.",
      points: [
        {
          label: "A free call",
          text: "30 minutes on video. We agree on one process.",
          amount: "First",
        },
        {
          label: "You show it once",
          text: "The person who does the work shares their screen for 45 minutes.",
          amount: "Day 1",
        },
        {
          label: "We map it",
          text: "Steps, wait times, tools and handoffs, with two or three short questions by email.",
          amount: "Days 2-4",
        },
        {
          label: "You get the blueprint",
          text: "Six pages as a PDF, walked through with your team. Yours to keep and share.",
          amount: "Day 5",
        },
      ],
      host: {
        who: engineer,
        says: "I watch it done once, then I write the page I'd want if I had to build it.",
      },
      action: order,
      second: { label: "Map the whole company instead", to: { page: "blueprint" } },
    },
    {
      kind: "faq",
      id: "faq",
      title: "Before you book",
      ask: askOnCall("book-architect"),
      items: {
        "What do I need to prepare?":
          "Just the process and the person who does it. A real case from last week is better than a description.",
        "Do you need access to our accounts?":
          "No. For the audit we look at your shared screen. Access only matters when it's time to build.",
        "Which tools can you cover?": `All of them. We build in ${workspaceTool.name} and ${automationTool.name} every day, and we'll tell you which of your tools connect to them and which don't.`,
        "Do I have to let you build it?":
          "No. It's written so your own team, or any other consultant, can build from it.",
      },
    },
  ],
};
