import { names } from "~/config/names";
import type { PageContent } from "~/content/section";

const tool = names.workspaceTool.name;

export const workspacePricing: PageContent = {
  title: `${tool} implementation packages and pricing`,
  description: `${tool} set up by former employees of the vendor: audit, workspace build, automations and training, in a custom quote per seat.`,
  sections: [
    {
      kind: "hero",
      badge: "Run by former employees of the vendor",
      title: `${tool}, built around how your team works`,
      lede: "Every implementation gets a custom quote per seat: you pay for the people who will work in it, and the automations are included.",
      actions: [
        { label: "Get my quote", to: { page: "book" } },
        { label: "See packages", to: { anchor: "packages" } },
      ],
      note: "30-day money-back guarantee · Missed deliverables by Day 30 are finished for free",
    },
    {
      kind: "plans",
      id: "packages",
      title: "Three ways to get there",
      lede: "The price depends on your seats and on how much has to move. Tell us both on a call and you get the quote in writing.",
      plans: [
        {
          name: "Foundation",
          description: "A clean workspace for one team.",
          persona: "For teams that start fresh",
          price: "Custom",
          suffix: "quote per seat",
          includes: [
            "Audit of how work moves today",
            "Spaces, folders, lists and statuses",
            "Views and a dashboard for each role",
            "First automations built in",
          ],
          action: { label: "Quote for Foundation", to: { page: "book" } },
        },
        {
          name: "Implementation",
          badge: "RECOMMENDED",
          popular: true,
          description: "Every team in one workspace, with its data.",
          persona: "For companies that outgrew their tools",
          price: "Custom",
          suffix: "quote per seat",
          includes: [
            "Everything in Foundation",
            "Migration of your lists and files",
            "Templates for recurring work",
            `Automations between ${tool} and your apps`,
          ],
          action: { label: "Quote for Implementation", to: { page: "book" } },
        },
        {
          name: "Rebuild",
          description: "An existing workspace put in order.",
          persona: "For teams whose workspace grew wild",
          price: "Custom",
          suffix: "quote per seat",
          includes: [
            "Review of what is used and what is not",
            "Merged lists, one status language",
            "Broken automations fixed or removed",
            "Training for every role, recorded",
          ],
          action: { label: "Quote for Rebuild", to: { page: "book" } },
        },
      ],
    },
    {
      kind: "closing",
      title: "How many seats do you need?",
      text: "Bring that number and the tool you use today. We bring the rest.",
      actions: [
        { label: "Book a discovery call", to: { page: "book" } },
        { label: "See automation packages", to: { page: "automate" } },
      ],
    },
  ],
};
