import type { FaqSection } from "~/components/sections/faq";
import type {
  Action,
  CustomPricingSection,
  PageContent,
  Plan,
  PlansSection,
} from "~/components/sections/section";
import { names } from "~/config/names";
import { pictured } from "../artefact-pictures";
import { film } from "../shared/films";
import {
  billingSuffix,
  type Package,
  packageOffers,
  packages,
  paymentsFor,
  perAutomation,
  priceOf,
  savedAWeek,
  timeSaved,
} from "../shared/packages";
import { clients, workedExample } from "../shared/samples";
import { voices } from "../shared/voices";

const { automate90, basic, advanced, pro } = packages;

/** The chosen package answers the calendar's first question, as in `booking/booking-url.ts`. */
const consultation = (label: string, { name }: Package): Action => ({
  label,
  to: { url: `${names.schedulingProvider.links.consultation}?a1=${encodeURIComponent(name)}` },
});

const planOf = (item: Package): Plan => ({
  name: item.name,
  ...(item.badge ? { badge: item.badge } : {}),
  description: item.description,
  persona: item.persona,
  price: priceOf(item),
  suffix: billingSuffix(item),
  each: perAutomation(item),
  note: `Saves ${timeSaved(item)}, ${savedAWeek(item)}\u00A0a\u00A0week`,
  ...(item.includesLead ? { includesLead: item.includesLead } : {}),
  includes: item.deliverables,
  action: consultation("Get Started", item),
});

const packageList: PlansSection = {
  kind: "plans",
  title: "Packages and pricing",
  banners: [
    {
      icon: "refresh-cw",
      title: "Unlimited runs in every package",
      text: "1 task means unlimited runs. Ten clients or a thousand, same price.",
    },
    {
      icon: "shield-check",
      title: "The risk is ours",
      text: "30-day money-back guarantee, and missed deliverables finished for free.",
    },
  ],
  featured: {
    ...planOf(automate90),
    payments: paymentsFor(automate90),
    summary: "Three phases of 30 days: foundation, implementation, optimization.",
    action: consultation("Get Started - Book Free Consultation", automate90),
  },
  plansTitle: "Monthly Automation Plans",
  plans: [planOf(basic), { ...planOf(advanced), popular: true }, planOf(pro)],
};

const { tasks } = workedExample;

const customPricing: CustomPricingSection = {
  kind: "custom-pricing",
  id: "custom-pricing",
  title: "Custom pricing",
  lede: "One audit, then a price for each task.",
  parts: [
    {
      name: "Workflow Audit",
      description: "Every step on one map, with what to automate first.",
      price: workedExample.audit,
      suffix: "one-time",
      includes: ["Interviews with the people who do the work", "A map you keep"],
    },
    {
      name: "Setup Fee",
      description: "Each task built, tested with your data and handed over.",
      price: workedExample.setupPerTask,
      suffix: "per task",
      includes: ["Built in your own accounts", "Live within 2-3 weeks of approval"],
    },
    {
      name: "Maintenance",
      description: "We watch the runs and fix what app updates break.",
      price: workedExample.maintenancePerTask,
      suffix: "per task per month",
      includes: ["Monitoring and error fixes", "Unlimited runs"],
    },
  ],
  example: {
    title: `What ${tasks} tasks cost`,
    rows: [
      { label: "Workflow Audit", amount: workedExample.audit },
      { label: "Setup Fee", amount: `${tasks} tasks = ${workedExample.setup}` },
    ],
    total: { label: "To get started", amount: workedExample.start },
    after: {
      label: "Maintenance",
      amount: `${tasks} tasks = ${workedExample.maintenance} per month`,
    },
  },
  actions: [
    {
      label: "Start Saving 10+ Hours Weekly",
      to: { url: names.schedulingProvider.links.fitCall },
    },
    { label: "Get My Custom Quote", to: { anchor: "packages" } },
  ],
};

const { workspaceTool, automationTool } = names;

const automateFaq: FaqSection = {
  kind: "faq",
  id: "faq",
  title: "What owners ask before they buy",
  items: [
    {
      question: "Which tools do you work with?",
      answer: `${workspaceTool.name} and ${automationTool.name} every day, and whatever connects to them. If yours doesn't, we'll say so.`,
    },
    {
      question: "How do you handle security and data access?",
      answer:
        "We work in your accounts, with only the permissions the job needs, and keep no copies. You can remove us at any time.",
    },
    {
      question: "We tried automation before and it failed. What is different?",
      answer:
        "Most fails because no one mapped the process or maintained it. We audit, test with real cases and fix what app updates break.",
    },
    {
      question: "Who maintains the automations?",
      answer: "We do, as long as you're on a plan. If you leave, you keep everything.",
    },
    {
      question: "What if we have no workspace tool?",
      answer: `We automate between the tools you have, even an inbox and a spreadsheet. If a workspace would save you more, we'll tell you.`,
    },
    {
      question: "What does the guarantee cover?",
      answer:
        "You have 30 days to ask for your money back. If we miss a deliverable by Day 30, we finish it for free.",
    },
  ],
};

const { links } = names.schedulingProvider;
const fitCall = { label: "Book a 15-min fit call", to: { url: links.fitCall } } as const;

export const automate: PageContent = {
  title: "Automation packages and pricing",
  description: `Monthly automation plans from ${priceOf(packages.basic)} and the 90-day program: mapped, built and maintained for you, with unlimited runs.`,
  sticky: { ...fitCall, price: `From ${priceOf(packages.basic)}/month` },
  service: { name: "Automation packages", offers: packageOffers },
  sections: [
    {
      kind: "hero",
      title: "Start automating in 24 hours and reclaim 20-40 hours per week",
      lede: "Kickoff within 24 hours. Everything is live 2-3\u00a0weeks after you approve the plan.",
      actions: [fitCall, { label: "See packages & pricing", to: { anchor: "packages" } }],
      note: "1.3M+ tasks automated · 30-day guarantee",
      video: { title: "An automation from trigger to result", ...film("automation") },
    },
    {
      kind: "marquee",
      label: "50+ companies",
      ...clients,
      seconds: 120,
    },
    {
      kind: "anchors",
      only: "phones",
      label: "On this page",
      links: [
        { label: "Packages", to: { anchor: "packages" } },
        { label: "Custom", to: { anchor: "custom-pricing" } },
        { label: "Calculator", to: { anchor: "calculator" } },
        { label: "FAQ", to: { anchor: "faq" } },
      ],
    },
    {
      kind: "steps",
      id: "how-it-works",
      title: "How It Works",
      brief: true,
      steps: [
        {
          when: "Day 1",
          title: "Buy Package",
          text: "Pick a plan on a short call. You'll know the price before we start.",
          picture: pictured("step-plan", 370, 190),
        },
        {
          when: "Days 2-3",
          title: "Audit & Map",
          text: "We look at how work moves today and map the steps worth automating.",
          picture: pictured("step-map", 370, 190),
        },
        {
          when: "Days 4-14",
          title: "Build & Launch",
          text: "We build, test on your data and switch on. The first one runs by Day 14.",
          picture: pictured("step-launch", 370, 190),
        },
      ],
    },
    { ...packageList, inside: "packages" },
    {
      kind: "calculator",
      inside: "packages",
      id: "calculator",
      title: "What is manual work costing you?",
      hours: { label: "Manual work, hours a week", value: 30, min: 0.5, max: 400 },
      rate: { label: "Value of one hour, dollars", value: 95, min: 1, max: 500 },
      button: "Calculate",
      resultLabel: "What it costs you",
      results: { hours: "Hours a month", month: "Cost a month", year: "Cost a year" },
      note: "Weekly hours × 52 weeks × what you bill for one. We don't store your numbers.",
    },
    { ...automateFaq, inside: "packages" },
    {
      kind: "features",
      inside: "packages",
      id: "why",
      tone: "alternate",
      title: "Why owners choose us",
      items: [
        {
          figure: "10 hours",
          title: "Why now",
          text: "10 hours saved per week on average, per person. Every month you wait costs a 40-hour week.",
        },
        {
          figure: "1.3M+",
          title: "Why us",
          text: `Former ${names.workspaceTool.name} employees, 1.3M+ tasks automated for 50+ companies.`,
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
    { ...voices.freight, tone: "alternate" },
    customPricing,
    {
      kind: "closing",
      title: "Start with one process",
      text: "15 minutes on video. You'll hear what to automate first.",
      actions: [fitCall],
    },
  ],
};
