import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { billingSuffix, packages, paymentsFor, priceOf } from "~/content/shared/packages";
import { usd } from "~/lib/text/usd";
import { burnUp } from "../artefact-papers";
import { prices } from "../shared/prices";
import { film } from "../shared/films";

const { workspaceTool, schedulingProvider, community } = names;
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
      lede: `${plan.automations} automations, built one department at a time by one team, until work moves between your tools automatically.`,
      actions: [call, { label: "See the 90 days", to: { anchor: "phases" } }],
      note: "30-day money-back guarantee · Missed deliverables by Day 30 are finished for free",
      video: { title: `Introduction to ${plan.name}`, ...film("ninety-days") },
    },
    {
      kind: "rail",
      id: "phases",
      title: "Three phases of 30 days",
      steps: [
        {
          when: "Days 1-30",
          title: "Foundation",
          text: "We learn how your company works and clean up what's there.",
          points: [
            "Audit and map of every department",
            `${workspaceTool.name} cleaned up`,
            "First automations live",
          ],
        },
        {
          when: "Days 31-60",
          title: "Implementation",
          text: "We build and connect automations, one department at a time.",
          points: [
            "Sales, delivery and finance connected",
            "Weekly working session",
            "Every automation tested with your data",
          ],
        },
        {
          when: "Days 61-90",
          title: "Optimization",
          text: "We measure what's running, improve it and hand it over.",
          points: [
            "Slow or fragile steps rebuilt",
            "Dashboards for runs and hours saved",
            "Your team trained, with recordings",
          ],
        },
      ],
    },
    {
      kind: "checklist",
      id: "included",
      tone: "alternate",
      title: "What's included",
      items: [
        { title: `${plan.automations} automations`, text: "Unlimited runs of each one." },
        { title: "Audit of every department", text: "One map of how work moves today." },
        { title: "Dedicated engineer", text: "One person who knows your setup." },
        { title: "Weekly working session", text: "You decide and we build, on the same call." },
        { title: "Connected tools", text: "Sales, delivery, finance and support." },
        { title: "Dashboards", text: "Runs, failures and hours saved." },
        { title: "Team training", text: "Recorded, for every role." },
        { title: "Monitoring and fixes", text: "We fix what app updates break." },
      ],
    },
    {
      kind: "stats",
      id: "results",
      title: "Expected results",
      stats: [
        { figure: "50%", unit: "time savings", text: "on the processes we automate, by Day 90" },
        {
          figure: "80%",
          unit: "error reduction",
          text: "by Day 90, once no one copies data by hand",
        },
        { figure: "2x", unit: "productivity", text: "by Day 90, with the team you have" },
      ],
    },
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      badge: plan.badge,
      artefact: burnUp,
      title: plan.name,
      text: plan.description,
      price: priceOf(plan),
      suffix: billingSuffix(plan),
      payments: paymentsFor(plan),
      points: [
        `${plan.automations} automations built for you`,
        `Saves ${plan.timeSaved}`,
        "Unlimited runs of each one",
        "30-day money-back guarantee",
      ],
      action: call,
      second: { label: "Compare all packages", to: { page: "automate", hash: "packages" } },
    },
    {
      kind: "booking",
      id: "calendar",
      title: "Book your free discovery call",
      lede: "30 minutes on video. We'll tell you whether 90 days is enough.",
      covers: [
        "Which departments lose the most time",
        "What the first 30 days would deliver",
        "Which package fits your company",
      ],
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
          answer:
            "One working session a week with the decision-maker, plus a screen share with the people who do the work while we map it.",
        },
        {
          question: "What if we're not done after 90 days?",
          answer:
            "Deliverables missed by Day 30 are finished for free, and we review the plan with you every week, so there are no surprises on Day 90.",
        },
        {
          question: "What happens on Day 91?",
          answer:
            "Everything runs in your own accounts and your team knows how it works. If you want us to keep monitoring it, choose a monthly plan.",
        },
        {
          question: "Do we have to change our tools?",
          answer:
            "Rarely. We connect what you have. Where two tools do the same job, we'll tell you which one to keep.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Rather build it yourself?",
      text: `Learn how in the ${community.name} for ${communityPrice}.`,
      actions: [
        call,
        { label: `Join the community · ${communityPrice}`, to: { url: community.url } },
      ],
    },
  ],
};
