import type { Action, PageContent } from "~/components/sections/section";
import { automate90Phases } from "../shared/automate90-phases";
import { names } from "~/config/names";
import {
  billingSuffix,
  packages,
  paymentsFor,
  priceOf,
  timeSaved,
} from "~/content/shared/packages";
import { usd } from "~/lib/text/usd";
import { burnUp } from "../artefact-pictures";
import { prices } from "../shared/prices";
import { film } from "../shared/films";
import { voices } from "../shared/voices";

const { schedulingProvider, community } = names;
const plan = packages.automate90;
const communityPrice = `${usd(prices.communityPerMonth)}/month`;

const call: Action = { label: "Book my free discovery call", to: { anchor: "calendar" } };

export const automate90: PageContent = {
  title: `${plan.name}: automate your business in 90 days`,
  description: `${plan.automations} automations in three phases of 30 days: foundation, implementation, optimization. ${priceOf(plan)} ${billingSuffix(plan)}.`,
  sticky: { ...call, price: priceOf(plan) },
  service: { name: plan.name, offers: [{ price: plan.billing.upfront }] },
  sections: [
    {
      kind: "hero",
      badge: plan.name,
      title: "Automate Your Business in 90 Days",
      lede: `${plan.automations} automations, one department at a time.`,
      actions: [call, { label: "See the 90 days", to: { anchor: "phases" } }],
      note: "30-day money-back guarantee",
      artefact: burnUp,
    },
    {
      kind: "rail",
      id: "phases",
      title: "Three phases of 30 days",
      steps: automate90Phases,
    },
    {
      kind: "checklist",
      id: "included",
      tone: "alternate",
      title: "What's included",
      video: { title: `Introduction to ${plan.name}`, ...film("ninety-days") },
      items: [
        {
          title: `${plan.automations} automations`,
          text: "Each with unlimited runs.",
        },
        { title: "Full audit", text: "Every department mapped." },
        { title: "Dedicated engineer", text: "The same one from Day 1 to Day 90." },
        { title: "Weekly session", text: "You decide, we build." },
        { title: "Connected tools", text: "From sales to finance." },
        { title: "Dashboards", text: "Runs, failures, hours saved." },
        { title: "Team training", text: "Recorded, for every role." },
        { title: "Monitoring", text: "We fix what breaks." },
      ],
    },
    {
      kind: "stats",
      id: "results",
      title: "Expected results",
      stats: [
        { figure: "50%", unit: "time savings", text: "on routine work, by Day 90" },
        {
          figure: "80%",
          unit: "error reduction",
          text: "because nothing is retyped",
        },
        { figure: "2x", unit: "productivity", text: "with the same team" },
      ],
      source: "We compare your Day 1 audit with the last two weeks of run logs.",
    },
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      badge: plan.badge,
      client: voices.program,
      title: plan.name,
      text: "All of it, at one price.",
      price: priceOf(plan),
      suffix: billingSuffix(plan),
      payments: paymentsFor(plan),
      points: [
        `${plan.automations} automations built for you`,
        `Saves ${timeSaved(plan)}`,
        "30-day money-back guarantee",
      ],
      action: call,
    },
    {
      kind: "booking",
      id: "calendar",
      title: "Book your free discovery call",
      lede: "You'll hear what the first 30 days would deliver.",
      covers: [
        "Where the most time is lost",
        "What the first month delivers",
        "What it would save",
      ],
      next: {
        title: "After the call",
        steps: ["One department, mapped", "A date for Day 1", "Your engineer's name"],
      },
      calendar: { url: schedulingProvider.links.discoveryCall, height: 600 },
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "About the 90 days",
      items: [
        {
          question: "How much of our time does it take?",
          answer: "One session a week with your decision-maker.",
        },
        {
          question: "What if you miss a date?",
          answer: "Whatever is missed by Day 30, we finish for free.",
        },
        {
          question: "Do we have to change tools?",
          answer: "No. We connect the ones you have.",
        },
        {
          question: "What happens on Day 91?",
          answer: "Everything is yours. A monthly plan keeps it running.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Day 1 starts with one call",
      text: "Bring the department that loses the most time.",
      actions: [
        call,
        { label: `Join the community · ${communityPrice}`, to: { url: community.url } },
      ],
    },
  ],
};
