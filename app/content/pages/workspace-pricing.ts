import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { artefacts } from "../artefacts";
import { clients } from "../shared/samples";
import { bookingSubjects } from "../shared/booking-subjects";

const tool = names.workspaceTool.name;

export const workspacePricing: PageContent = {
  title: `${tool} implementation packages and pricing`,
  description: `${tool} set up by former employees of the vendor: audit, workspace build, automations and training, in a custom quote per seat.`,
  sticky: { label: "Get my quote", to: { anchor: "quote" } },
  service: { name: `${tool} implementation`, offers: [] },
  sections: [
    {
      kind: "hero",
      badge: "Run by former employees of the vendor",
      title: `${tool}, built around how your team works`,
      lede: "Every implementation gets a custom quote per seat: you pay for the people who will work in it, and the automations are included.",
      actions: [
        { label: "Get my quote", to: { anchor: "quote" } },
        { label: "See packages", to: { anchor: "packages" } },
      ],
      artefact: artefacts.board,
      note: "30-day money-back guarantee · Missed deliverables by Day 30 are finished for free",
    },
    {
      kind: "marquee",
      label: "Teams on a workspace of ours",
      seconds: 40,
      ...clients,
    },
    {
      kind: "ticker",
      lead: "Automate your",
      topics: [
        "client onboarding",
        "invoicing",
        "contract submission",
        "task creation from meetings",
        "calendar time blocker",
        "appointment reminders",
        "Google Drive CRM integration",
        "lead qualification",
        "email follow-up sequences",
        "project status updates",
        "social media posting",
        "data backup",
        "report generation",
        "customer feedback collection",
        "inventory management",
        "payment processing",
        "team notifications",
        "document approval workflows",
      ],
      text: "All implementation packages include automations. These are the ones we are asked for most.",
    },
    {
      kind: "plans",
      sample: true,
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
      kind: "table",
      id: "compare",
      title: "The packages side by side",
      caption: "What each package contains",
      columns: ["What is done", "Foundation", "Implementation", "Rebuild"],
      highlighted: 2,
      rows: [
        { label: "Audit of how work moves", cells: [true, true, "With usage review"] },
        { label: "Workspace build", cells: ["One team", "Every team", "On what you have"] },
        {
          label: "Automations",
          cells: ["First ones built in", "Between your apps", "Fixed or removed"],
        },
        { label: "Data migration", cells: [false, "Lists and files", "Merged lists"] },
        { label: "Templates", cells: [false, "For recurring work", "For recurring work"] },
        { label: "Training", cells: ["One session", "For every role", "For every role, recorded"] },
        { label: "Price", cells: ["Quote per seat", "Quote per seat", "Quote per seat"] },
      ],
    },
    {
      kind: "seats",
      id: "quote",
      badge: "Run by former employees of the vendor",
      title: "Your quote, per seat",
      text: `We worked at the company that makes ${tool}, so we know which settings hold at your size. Tell us the number of people who will work in it; you get the price on the call and in writing.`,
      points: [
        "Counted by seats, not by hours",
        "Automations included in every package",
        "30-day money-back guarantee",
      ],
      field: "Seats you need",
      hint: "Everyone who will work in it, from assistant to owner.",
      start: 15,
      most: bookingSubjects.mostSeats,
      submit: "Get my quote",
      page: "book",
    },
    {
      kind: "faq",
      id: "faq",
      title: "Moving to a new workspace",
      items: [
        {
          question: "What can you bring over?",
          answer:
            "Tasks, subtasks, owners, dates, comments and files, as far as your present tool lets us export them. On the call we tell you what it keeps back.",
        },
        {
          question: "Can we keep working while you move us?",
          answer:
            "Yes. We move a copy first, you check it, and only then comes the day on which everybody switches. What changed in between is moved on that day.",
        },
        {
          question: `We already pay for ${tool}. Does that matter?`,
          answer:
            "Your plan stays yours, and the quote is for our work. If a smaller plan would do, we say so.",
        },
        {
          question: "What if a seat is added later?",
          answer:
            "Your workspace grows with you; views and automations work for new people from their first day. You do not pay us again for a new colleague.",
        },
        {
          question: "What if it does not work out?",
          answer:
            "There is a 30-day money-back guarantee, and missed deliverables by Day 30 are finished for free.",
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
