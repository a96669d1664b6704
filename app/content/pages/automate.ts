import type { FaqSection, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { packageOffers, packages, priceOf } from "~/content/shared/packages";
import { clients, sampleClip } from "../shared/samples";
import { customPricing, packageComparison, packageList } from "./automate-offers";

const { workspaceTool, automationTool } = names;

const automateFaq: FaqSection = {
  kind: "faq",
  id: "faq",
  title: "What owners ask before they buy",
  items: [
    {
      question: "Which tools do you work with?",
      answer: `${workspaceTool.name} and ${automationTool.name} every day, and whatever connects to them: Google Drive, Slack, QuickBooks, Stripe, DocuSign, Shopify and many more. If one of yours does not connect, you hear it on the first call.`,
    },
    {
      question: "How do you handle security and data access?",
      answer:
        "We work in your accounts, with users of our own that have the narrowest rights the job needs. You see what they do, and you can remove them at any time. We keep no copy of your records.",
    },
    {
      question: "We tried automation before and it failed. What is different?",
      answer:
        "Most of it fails because nobody mapped the process first, and nobody looked after it later. We audit before we build, test with your real cases, and stay to repair what an app's update breaks.",
    },
    {
      question: "Who maintains the automations?",
      answer:
        "We do, as long as your plan runs: monitoring, error fixes and changes to what we built. When it ends, you have the recordings and everything in your own accounts.",
    },
    {
      question: `We do not use ${workspaceTool.name} or any workspace tool. Can you still help?`,
      answer: `Yes. Automations run between the tools you have, even when that is a mailbox and a spreadsheet. If a workspace would save you more, we say so and leave the choice to you.`,
    },
    {
      question: "What does the guarantee cover?",
      answer:
        "You have 30 days to get your money back. Deliverables we miss by Day 30 are finished for free.",
    },
  ],
};

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
      hours: { label: "Hours of manual work per week", value: 20, min: 0.5, max: 400 },
      rate: { label: "Cost of one hour, in dollars", value: 45, min: 1, max: 500 },
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
    customPricing,
  ],
};
