import { names } from "~/config/names";
import { clients } from "~/content/shared/clients";
import { packageOffers, packages, priceOf } from "~/content/shared/packages";
import { sampleClip } from "~/content/shared/videos";
import type { PageContent } from "~/content/section";
import { automateFaq } from "./automate-faq";
import { customPackages, customQuote, tenTasks } from "./automate-custom";
import { packageComparison, packageList } from "./automate-packages";

const { links } = names.schedulingProvider;
const fitCall = { label: "Book a 15-min fit call", to: { url: links.fitCall } } as const;

export const automate: PageContent = {
  title: "Automation packages and pricing",
  description: `Monthly automation plans from ${priceOf(packages.basic)} and the 90-day program: mapped, built and maintained for you, with unlimited runs.`,
  sticky: fitCall,
  service: { name: "Automation packages", offers: packageOffers },
  sections: [
    {
      kind: "hero",
      title: "Start automating in 24 hours and reclaim 20-40 hours per week",
      lede: "We map your processes, build the automations and keep them running. One task means unlimited runs.",
      actions: [fitCall, { label: "See packages & pricing", to: { anchor: "packages" } }],
      note: "1.3M+ tasks automated · 30-day money-back guarantee",
      video: {
        ...sampleClip,
        title: "An automation from trigger to result",
        ratio: "9:16",
        poster: "run",
      },
    },
    {
      kind: "marquee",
      label: "50+ companies",
      ...clients,
      seconds: 120,
    },
    {
      kind: "steps",
      id: "how-it-works",
      title: "How It Works",
      steps: [
        {
          when: "Day 1",
          title: "Buy Package",
          text: "Pick a plan on a short call. You know the price before we start.",
        },
        {
          when: "Days 2-3",
          title: "Audit & Map",
          text: "We watch how work moves today and draw the steps worth automating.",
        },
        {
          when: "Days 4-14",
          title: "Build & Launch",
          text: "We build, test with your data and hand over with a recording.",
        },
      ],
    },
    packageList,
    {
      kind: "calculator",
      id: "calculator",
      title: "What does manual work cost you?",
      lede: "Count the hours your team spends on copying, chasing and filing.",
      hours: { label: "Hours of manual work per week", value: 20, max: 400 },
      rate: { label: "Cost of one hour, in dollars", value: 45, max: 500 },
      button: "Work it out",
      resultLabel: "What it costs",
      results: { hours: "hours a month", month: "a month", year: "a year" },
      note: "Weekly hours × 52 weeks × cost of one hour. Nothing is stored.",
      action: { label: "See packages & pricing", to: { anchor: "packages" } },
    },
    packageComparison,
    automateFaq,
    {
      kind: "features",
      id: "why",
      tone: "alternate",
      title: "Why owners hand it to us",
      items: [
        {
          icon: "clock",
          tone: "automation",
          title: "Why now",
          text: "10 hours saved per week on average. Every month you wait is a week of work done by hand.",
        },
        {
          icon: "users",
          tone: "automation",
          title: "Why us",
          text: `Run by former ${names.workspaceTool.name} employees, with 1.3M+ tasks automated for 50+ companies.`,
        },
        {
          icon: "lock",
          tone: "automation",
          title: "Why in your accounts",
          text: "Everything is built where you own it. If we part, it stays and keeps running.",
        },
        {
          icon: "shield-check",
          tone: "automation",
          title: "Why it is safe to try",
          text: "30-day money-back guarantee. Deliverables missed by Day 30 are finished for free.",
        },
      ],
    },
    customPackages,
    tenTasks,
    customQuote,
  ],
};
