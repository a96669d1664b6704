import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { callBelow, callNote } from "../shared/calls";
import { film } from "../shared/films-and-drawings";
import {
  billingSuffix,
  otherPayment,
  packages,
  perAutomation,
  priceOf,
  timeSaved,
} from "../shared/packages";
import { prices } from "../shared/prices";
import { voices } from "../shared/clients";

const { schedulingProvider, community, workspaceTool } = names;
const plan = packages.automate90;
const communityPrice = `${usd(prices.communityPerMonth)}/month`;

export const automate90: PageContent = {
  title: `${plan.name}: automate your business in 90 days`,
  description: `${plan.automations} automations in three phases of 30 days: foundation, implementation, optimization. ${priceOf(plan)} ${billingSuffix(plan)}.`,
  sticky: { ...callBelow, price: priceOf(plan) },
  service: { name: plan.name, offers: [{ price: plan.billing.upfront }] },
  sections: [
    {
      kind: "hero",
      badge: plan.name,
      title: "Automate Your Business in 90 Days",
      lede: `${plan.automations} automations, one department at a time.`,
      actions: [callBelow, { label: "See the 90 days", to: { anchor: "phases" } }],
      note: callNote,
      facts: [
        ["Price", `${priceOf(plan)} upfront`],
        ["Live", "over 100 by Day 60"],
        ["Guarantee", "30 days, money back"],
      ],
      video: { title: `Introduction to ${plan.name}`, ...film("ninety-days") },
    },
    {
      kind: "steps",
      id: "phases",
      title: "Three phases of 30 days",
      hasLargeTitle: true,
      /** Days. */
      stepEnds: [30, 60, 90],
      steps: [
        {
          when: "Days 1-30",
          title: "Foundation",
          text: `Every department on one map, ${workspaceTool.name} cleaned up and the first automations live.`,
        },
        {
          when: "Days 31-60",
          title: "Implementation",
          text: "Sales, delivery and finance, one at a time. Over 100 live by Day 60.",
        },
        {
          when: "Days 61-90",
          title: "Optimization",
          text: `Hiring and support too. All ${plan.automations} live, your team trained.`,
        },
      ],
    },
    {
      kind: "figures",
      sample: true,
      id: "results",
      title: "Expected results",
      lede: "Measured against your Day 1 audit.",
      figures: [
        { figure: "50%", title: "time savings", text: "on the processes that were mapped" },
        { figure: "80%", title: "error reduction", text: "in what used to be retyped" },
        {
          figure: "2x",
          title: "productivity",
          text: "work finished per person, with the same team",
        },
      ],
      source:
        "Your team counts hours and errors in the audit and again in the last two weeks. Finished work is counted in your workspace.",
    },
    {
      kind: "offer",
      id: "included",
      badge: plan.badge,
      title: "What's included",
      text: `All of it, at one price. Saves ${timeSaved(plan)}.`,
      price: priceOf(plan),
      suffix: `upfront ${perAutomation(plan)}`,
      payments: otherPayment(plan),
      note: "30-day money-back guarantee. Anything promised for Day 30 that is missing, we finish for free.",
      points: [
        { label: `${plan.automations} automations`, text: "Each with unlimited runs." },
        { label: "Full audit", text: "Every department mapped." },
        { label: "Dedicated engineer", text: "The same one from Day 1 to Day 90." },
        { label: "Weekly session", text: "With one decision-maker: you decide, we build." },
        { label: "Connected tools", text: "The ones you have, from sales to finance." },
        { label: "Dashboards", text: "Runs, failures, hours saved." },
        { label: "Team training", text: "Recorded, for every role." },
        { label: "Monitoring", text: "We fix what breaks. From Day 91, it's all yours." },
      ],
      action: callBelow,
      second: { label: `Join the community · ${communityPrice}`, to: { url: community.url } },
    },
    {
      kind: "booking",
      id: "calendar",
      title: "Book your free discovery call",
      lede: "You'll hear what the first 30 days would deliver.",
      covers: [
        "Where you lose the most time",
        "What the first month delivers",
        "What it would save",
      ],
      next: ["One department, mapped", "A date for Day 1", "Your engineer's name"],
      calendar: { url: schedulingProvider.links.discoveryCall, height: 600 },
      voice: voices.program,
    },
  ],
};
