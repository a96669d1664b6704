import type { Plan } from "~/components/sections/plans";
import type { Action, PageContent, SectionOf } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { film } from "../shared/films-and-drawings";
import {
  billingSuffix,
  otherPayment,
  type Package,
  packageOffers,
  packages,
  perAutomation,
  priceOf,
  pricePerHour,
  hoursSavedPerWeek,
  timeSaved,
} from "../shared/packages";
import { clients, proof } from "../shared/clients";
import { prices } from "../shared/prices";

const { automate90, basic, advanced, pro } = packages;
const { workspaceTool, automationTool, schedulingProvider } = names;
const { links } = schedulingProvider;

/** `a1` answers the calendar's first question, as in `booking/booking-url.ts`. */
const consultation = (label: string, { name }: Package): Action => ({
  label,
  to: { url: `${links.consultation}?a1=${encodeURIComponent(name)}` },
});

const planOf = (item: Package): Plan => ({
  name: item.name,
  badge: item.badge,
  description: item.description,
  persona: item.persona,
  price: priceOf(item),
  suffix: billingSuffix(item),
  note: `Saves ${timeSaved(item)}`,
  pricePerHour: pricePerHour(item),
  includesTitle: item.includesTitle,
  includes: item.deliverables,
  action: consultation("Get Started", item),
});

const fitCall = { label: "Book a 15-min fit call", to: { url: links.fitCall } } as const;
const { audit, setupPerTask, maintenancePerTask } = prices.custom;
const { from, to } = maintenancePerTask;

/** Custom prices are worked out for ten tasks. */
const tasks = 10;

const customPricing: SectionOf<"table"> = {
  kind: "table",
  id: "custom-pricing",
  title: "Custom pricing",
  lede: "One audit, then a price for each task, with unlimited runs.",
  caption: `Prices by the piece, and what ${tasks} tasks cost`,
  columns: ["Part", "What it is", "Price", `Your ${tasks} tasks`],
  highlighted: 3,
  rows: [
    {
      label: "Workflow Audit",
      cells: [
        "Interviews with the people who do the work. Every step on one map, yours to keep.",
        `${usd(audit)} one-time`,
        usd(audit),
      ],
    },
    {
      label: "Setup Fee",
      cells: [
        "Each task built in your own accounts, tested with your data and handed over.",
        `${usd(setupPerTask)} per task`,
        `${tasks} tasks = ${usd(tasks * setupPerTask)}`,
      ],
    },
    {
      label: "Maintenance",
      cells: [
        "We watch the runs and fix what app updates break. Unlimited runs.",
        `${usd(from)}-${to} per task per month`,
        `${tasks} tasks = ${usd(tasks * from)}-${tasks * to} per month`,
      ],
    },
  ],
  total: {
    label: "To get started. Live within 2-3 weeks of approval.",
    amount: usd(audit + tasks * setupPerTask),
  },
  actions: [
    { label: "Start Saving 10+ Hours Weekly", to: { url: links.fitCall } },
    { label: "Get My Custom Quote", to: { anchor: "packages" } },
  ],
};

export const calculator = {
  id: "calculator",
  title: "What is manual work costing you?",
  hours: { label: "Manual work, hours a week", value: 30, min: 0.5, max: 400 },
  rate: { label: "Value of one hour, dollars", value: 95, min: 1, max: 500 },
  button: "Calculate",
  resultLabel: "What it costs you",
  results: { hours: "Hours a month", month: "Cost a month", year: "Cost a year" },
  note: "Hours a week × 52 × the value of an hour. We don't store your numbers.",
  /** Hours each plan saves per month, smallest plan first. */
  plans: [basic, advanced, pro].map(({ name, saves }) => ({ name, hours: saves.to })),
  beyond: automate90.name,
  planSentence: (hours: string, plan: string) => `${hours} hours a month: ${plan} covers that.`,
} as const;

export const automate: PageContent = {
  title: "Automation packages and pricing",
  description: `Monthly automation plans from ${priceOf(basic)} and the 90-day program: mapped, built and maintained for you, with unlimited runs.`,
  sticky: { ...fitCall, price: `From ${priceOf(basic)}/month` },
  service: { name: "Automation packages", offers: packageOffers },
  sections: [
    {
      kind: "hero",
      title: "Start automating in 24 hours and reclaim 20-40 hours per week",
      lede: `From ${hoursSavedPerWeek(basic)} hours a week on Basic to ${hoursSavedPerWeek(automate90)} on ${automate90.name}. Kickoff within 24 hours, live 2-3 weeks after you approve the plan.`,
      actions: [fitCall, { label: "See packages & pricing", to: { anchor: "packages" } }],
      facts: [
        ["Plans", `from ${priceOf(basic)}/month`],
        ["First automation runs", "by Day 14"],
        ["Guarantee", "30 days, money back"],
      ],
      video: { title: "From trigger to result", ...film("automation") },
    },
    {
      kind: "proof",
      label: "50+ companies",
      ...clients,
      scrollSeconds: 120,
      cells: [
        { figure: "1.3M+", text: "tasks automated, counted live", method: proof.taskMethod },
        proof.insurance,
      ],
    },
    {
      kind: "steps",
      id: "how-it-works",
      title: "How It Works",
      lede: "Fourteen days from the call to the first run.",
      /** Days. */
      stepEnds: [1, 3, 14],
      steps: [
        {
          when: "Day 1",
          title: "Buy Package",
          text: "Pick a plan on a short call. You'll know the price before we start.",
        },
        {
          when: "Days 2-3",
          title: "Audit & Map",
          text: "Every step your team does today on one map, with what to automate first.",
        },
        {
          when: "Days 4-14",
          title: "Build & Launch",
          text: "We build it, test it with your data and turn it on.",
        },
      ],
    },
    {
      kind: "offer",
      id: "packages",
      badge: automate90.badge,
      title: automate90.name,
      text: `${automate90.description} ${automate90.persona}.`,
      price: priceOf(automate90),
      suffix: `upfront ${perAutomation(automate90)}`,
      payments: otherPayment(automate90),
      note: `Three phases of 30 days: foundation, implementation, optimization. Saves ${timeSaved(automate90)}.`,
      points: automate90.deliverables,
      action: consultation("Get Started - Book Free Consultation", automate90),
    },
    {
      kind: "plans",
      title: "Monthly Automation Plans",
      lede: "Unlimited runs in every package. Ten clients or a thousand, the price is the same. The risk is ours: 30-day money-back guarantee, and missed deliverables are finished for free.",
      plans: [planOf(basic), { ...planOf(advanced), popular: true }, planOf(pro)],
    },
    { kind: "own", part: "calculator", id: calculator.id },
    {
      kind: "faq",
      id: "faq",
      title: "What owners ask before they buy",
      items: {
        "Which tools do you work with?": `${workspaceTool.name} and ${automationTool.name} every day, and whatever connects to them. If yours doesn't, we'll say so.`,
        "How do you handle security and data access?":
          "We work in your accounts, with only the permissions the job needs, and keep no copies. You can remove us at any time.",
        "We tried automation before and it failed. What is different?":
          "Most automation fails because no one mapped the process first or fixed it later. We do both, and test with real cases.",
        "Who maintains the automations?":
          "We do, as long as you're on a plan. If you leave, you keep everything.",
        "What if we have no workspace tool?":
          "We automate between the tools you have, even an inbox and a spreadsheet. If a workspace would save you more, we'll tell you.",
        "What does the guarantee cover?":
          "You have 30 days to ask for your money back. If we miss a deliverable by Day 30, we finish it for free.",
      },
      figures: {
        id: "why",
        items: [
          {
            figure: "10 hours",
            title: "Why now",
            text: "10 hours saved per week on average, per person. Every month you wait costs a full week of work.",
          },
          {
            figure: "1.3M+",
            title: "Why us",
            text: `Former ${workspaceTool.name} employees, 1.3M+ tasks automated for 50+ companies.`,
          },
          {
            figure: "100%",
            title: "Why you own it",
            text: "It's built in your accounts. If we part ways, it keeps running.",
          },
          {
            figure: "30 days",
            title: "Why it's safe to try",
            text: "30-day money-back guarantee. Deliverables missed by Day 30 are finished for free.",
          },
        ],
      },
    },
    customPricing,
  ],
};
