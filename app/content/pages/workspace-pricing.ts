import type { Plan } from "~/components/sections/plans";
import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { drawing } from "../shared/films-and-drawings";
import { bookingSubjects } from "../shared/booking-subjects";
import { proof, clients } from "../shared/clients";
import { askOnCall } from "../shared/team";

const tool = names.workspaceTool.name;

/** Form that asks for a number of seats and opens the booking page with that number. */
export const seatForm = {
  id: "seats",
  title: "Get your per-seat quote",
  text: "A 30-minute call, then a fixed price in writing",
  field: "How many people will use it?",
  hint: "Everyone, from assistant to owner.",
  initial: 15,
  max: bookingSubjects.maxSeats,
  submit: "Book a free 30-min call",
  page: "book",
  usual: { label: "Or pick:", seats: [5, 25, 50, 100] },
} as const;

export const ticker = {
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
} as const;

/** A package whose price is worked out on the call. */
const quoted = (
  id: "foundation" | "implementation" | "rebuild",
  plan: Partial<Plan> & Pick<Plan, "name" | "description" | "includes">,
): Plan => ({
  ...plan,
  price: "Custom quote",
  suffix: "per seat",
  includesTitle: "What you get",
  action: { label: `Quote for ${plan.name}`, to: { page: "book", query: { about: id } } },
});

export const workspacePricing: PageContent = {
  title: `${tool} implementation packages and pricing`,
  description: `${tool} set up by former ${tool} employees: audit, workspace build, automations and training, with a custom quote per seat.`,
  sticky: { price: "Priced per seat", label: "Get a quote", to: { anchor: "seats" } },
  service: { name: `${tool} implementation`, offers: [] },
  sections: [
    {
      kind: "hero",
      badge: `Run by former ${tool} employees`,
      title: `${tool}, built around how your team works`,
      lede: "Every implementation gets a custom quote per seat. You pay for the people who will use it, and automations are included.",
      actions: [{ label: "See packages", to: { anchor: "packages" } }],
      note: "Anything missed by Day 30, we finish for free.",
      facts: [
        ["Price", "custom quote per seat"],
        ["Live", "by Day 30"],
        ["Guarantee", "30-day money-back guarantee"],
      ],
      beside: "seats",
      besideKind: "form",
    },
    {
      kind: "proof",
      label: "Our clients",
      scrollSeconds: 40,
      ...clients,
      cells: [
        {
          figure: "Day 27",
          text: "all 34 people at Juniper Health were live",
          method: "With four years of tasks moved.",
        },
        proof.media,
        {
          figure: "11 to 2",
          text: "lists at Northwind Media, merged in one session",
          method: "One report on Fridays, not eleven.",
        },
      ],
    },
    {
      kind: "picture",
      id: "inside",
      title: "What your team opens on Day 30",
      hasLargeTitle: true,
      artefact: drawing(
        "workspace",
        `Example of a ${tool} workspace: a space for each department, a list of client work with owners and dates, and an automation that drafts invoices.`,
        [1120, 600],
        [340, 572],
      ),
      points: [
        {
          title: "A space per department",
          text: "Named the way you talk about the work, with nothing left over from the template.",
        },
        {
          title: "Views people actually open",
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
      lede: "The price depends on your seats and how much has to move. Tell us both on a call and you'll get a quote in writing.",
      plans: [
        quoted("foundation", {
          name: "Foundation",
          description: "A clean workspace for one team of up to 15.",
          includes: [
            "Audit of *every step your team does*",
            "Workspace for *one team*",
            "Automations: *your first ones*",
            "Training: *one session*",
          ],
        }),
        quoted("implementation", {
          name: "Implementation",
          badge: "RECOMMENDED",
          popular: true,
          description: "Every team in one workspace, with its data. 16\u00a0seats and up.",
          includes: [
            "Audit of *every team's work*",
            "Workspace for *every team*, data moved in",
            "Automations: *between your apps*",
            "Training: *for every role*",
          ],
        }),
        quoted("rebuild", {
          name: "Rebuild",
          description: `Already on ${tool}? Your workspace, cleaned up.`,
          includes: [
            "Audit of *what's used* and what isn't",
            "Workspace with *merged lists*",
            "Automations: *fixed or removed*",
            "Training: *for every role, recorded*",
          ],
        }),
      ],
    },
    { kind: "own", part: "ticker" },
    {
      kind: "faq",
      id: "faq",
      title: "Moving to a new workspace",
      ask: askOnCall("book-onboarding"),
      items: {
        "What can you bring over?":
          "Tasks, subtasks, owners, dates, comments and files, as long as your current tool can export them. On the call, we'll tell you what won't come across.",
        "Can we keep working while you move us?":
          "Yes. We move a copy first and you check it. Then we pick a day for everyone to switch, and move whatever changed in between.",
        [`We already pay for ${tool}. Does that matter?`]:
          "You keep your plan, and our quote covers our work. If a smaller plan would do, we'll tell you.",
        "What if we add a seat later?":
          "Views and automations work for new people from day one, and you don't pay us again.",
      },
    },
  ],
};
