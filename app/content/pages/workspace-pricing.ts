import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { workspaceScreen, pictured } from "../artefact-pictures";
import { inDots } from "../shared/voices";
import { clients } from "../shared/samples";
import { bookingSubjects } from "../shared/booking-subjects";
import { askOnCall } from "../shared/team";

const tool = names.workspaceTool.name;

export const workspacePricing: PageContent = {
  title: `${tool} implementation packages and pricing`,
  description: `${tool} set up by former ${tool} employees: audit, workspace build, automations and training, with a custom quote per seat.`,
  sticky: { price: "Priced per seat", label: "Get my quote", to: { anchor: "quote" } },
  service: { name: `${tool} implementation`, offers: [] },
  sections: [
    {
      kind: "hero",
      tint: "workspace",
      badge: `Run by former ${tool} employees`,
      title: `${tool}, built around how your team works`,
      lede: "Every implementation gets a custom quote per seat. You pay for the people who will use it, and automations are included.",
      actions: [{ label: "See packages", to: { anchor: "packages" } }],
      seats: {
        id: "seats",
        title: "Get your per-seat quote",
        text: "A 30-minute call, then a fixed price in writing",
        field: "How many people will use it?",
        hint: "Everyone, from assistant to owner.",
        start: 15,
        most: bookingSubjects.mostSeats,
        submit: "Book my quote call",
        page: "book",
        usual: { label: "Or pick:", seats: [5, 25, 50, 100] },
        schedule: [
          { when: "Day 6", what: "Work mapped" },
          { when: "Day 20", what: "Workspace built" },
          { when: "Day 25", what: "Automations on" },
          { when: "Day 30", what: "Team trained" },
        ],
      },
      note: "30-day money-back guarantee. Anything missed by Day 30, we finish for free.",
    },
    {
      kind: "marquee",
      label: "Teams running on our workspaces",
      seconds: 40,
      ...clients,
    },
    {
      kind: "showcase",
      id: "inside",
      title: "What your team opens on Day 30",
      artefact: workspaceScreen,
      captions: [
        {
          title: "A space per department",
          text: "Named the way you talk about the work, with nothing left over from the template.",
        },
        {
          title: "Views people use",
          text: "Everyone opens the same list and sees their own work first.",
        },
        {
          title: "Automations included",
          text: "Invoices draft themselves the moment work is marked done.",
        },
      ],
    },
    {
      kind: "plans",
      sample: true,
      id: "packages",
      title: "Three ways to get there",
      lede: "The price depends on your seats and how much has to move. Tell us about both on a call and you'll get a quote in writing.",
      plans: [
        {
          name: "Foundation",
          description: "A clean workspace for one team of up to 15.",
          picture: pictured("package-foundation", 340, 172),
          price: "Custom quote",
          suffix: "per seat",
          includesLead: "What you get",
          includes: [
            "Audit of *how work moves*",
            "Workspace for *one team*",
            "Automations: *your first ones*",
            "Training: *one session*",
          ],
          action: {
            label: "Quote for Foundation",
            to: { page: "book", query: { about: "foundation" } },
          },
        },
        {
          name: "Implementation",
          badge: "RECOMMENDED",
          popular: true,
          description: "Every team in one workspace, with its data. 16\u00a0seats and up.",
          picture: pictured("package-implementation", 340, 172),
          price: "Custom quote",
          suffix: "per seat",
          includesLead: "What you get",
          includes: [
            "Audit of *every team's work*",
            "Workspace for *every team*, data moved in",
            "Automations: *between your apps*",
            "Training: *for every role*",
          ],
          action: {
            label: "Quote for Implementation",
            to: { page: "book", query: { about: "implementation" } },
          },
        },
        {
          name: "Rebuild",
          description: `Already on ${tool}? Your workspace, cleaned up.`,
          picture: pictured("package-rebuild", 340, 172),
          price: "Custom quote",
          suffix: "per seat",
          includesLead: "What you get",
          includes: [
            "Audit of *what's used* and what isn't",
            "Workspace with *merged lists*",
            "Automations: *fixed or removed*",
            "Training: *for every role, recorded*",
          ],
          action: {
            label: "Quote for Rebuild",
            to: { page: "book", query: { about: "rebuild" } },
          },
        },
      ],
    },
    inDots("media"),
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
      text: "All implementation packages include automations. These are the most requested.",
      examples: [
        { when: "A client signs", what: "The folder and tasks are there" },
        { when: "A meeting ends", what: "Action items become tasks" },
        { when: "A task is done", what: "The invoice is drafted" },
      ],
    },
    {
      kind: "faq",
      id: "faq",
      title: "Moving to a new workspace",
      ask: askOnCall("book-onboarding"),
      items: [
        {
          question: "What can you bring over?",
          answer:
            "Tasks, subtasks, owners, dates, comments and files, as long as your current tool can export them. On the call, we'll tell you what won't come across.",
        },
        {
          question: "Can we keep working while you move us?",
          answer:
            "Yes. We move a copy first and you check it. Then we pick a day for everyone to switch, and move whatever changed in between.",
        },
        {
          question: `We already pay for ${tool}. Does that matter?`,
          answer:
            "You keep your plan, and our quote covers our work. If a smaller plan would do, we'll tell you.",
        },
        {
          question: "What if we add a seat later?",
          answer:
            "Views and automations work for new people from day one, and you don't pay us again.",
        },
      ],
    },
    {
      kind: "seats",
      id: "quote",
      badge: `Run by former ${tool} employees`,
      title: "How many seats do you need?",
      text: `We used to work at ${tool}, so we know which settings hold up at your size. Tell us how many people will use it, and we'll send a fixed price in writing.`,
      points: [
        "Priced per seat, not per hour",
        "Automations included in every package",
        "30-day money-back guarantee",
      ],
      field: "Seats you need",
      hint: "Everyone who will use it, from assistant to owner.",
      start: 15,
      most: bookingSubjects.mostSeats,
      submit: "Book my quote call",
      page: "book",
    },
  ],
};
