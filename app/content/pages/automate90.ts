import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { billingSuffix, packages, priceOf } from "~/content/shared/packages";
import { usd } from "~/lib/text/usd";
import { prices } from "../shared/prices";
import { sampleClip } from "../shared/samples";

const { workspaceTool, schedulingProvider, community } = names;
const plan = packages.automate90;
const communityPrice = `${usd(prices.communityPerMonth)}/month`;

const call: Action = { label: "Book my free discovery call", to: { anchor: "calendar" } };

export const automate90: PageContent = {
  title: `${plan.name}: automate your business in 90 days`,
  description: `${plan.automations} automations in three phases of 30 days: foundation, implementation, optimization. ${priceOf(plan)} ${billingSuffix(plan)}.`,
  sticky: call,
  service: { name: plan.name, offers: [{ price: plan.billing.upfront }] },
  sections: [
    {
      kind: "hero",
      badge: plan.name,
      title: "Automate Your Business in 90 Days",
      lede: `${plan.automations} automations, built department by department by one team, until the work between your tools moves by itself.`,
      actions: [call, { label: "See the 90 days", to: { anchor: "phases" } }],
      note: "30-day money-back guarantee · Missed deliverables by Day 30 are finished for free",
      video: {
        ...sampleClip,
        title: `Introduction to ${plan.name}`,
        ratio: "16:9",
        poster: "path",
      },
    },
    {
      kind: "rail",
      id: "phases",
      title: "Three phases of 30 days",
      steps: [
        {
          when: "Days 1-30",
          title: "Foundation",
          text: "We learn how your company works and clear the ground.",
          points: [
            "Audit and map of every department",
            `${workspaceTool.name} put in order`,
            "First automations live",
          ],
        },
        {
          when: "Days 31-60",
          title: "Implementation",
          text: "Department after department, the chains are built and connected.",
          points: [
            "Sales, delivery and finance connected",
            "Weekly working session",
            "Each automation tested with your data",
          ],
        },
        {
          when: "Days 61-90",
          title: "Optimization",
          text: "What runs is measured, tightened and handed over.",
          points: [
            "Slow and brittle steps rebuilt",
            "Dashboards for runs and hours saved",
            "Your team trained, on record",
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
        { title: `${plan.automations} automations`, text: "Unlimited runs of each." },
        { title: "Audit of every department", text: "One map of how work moves today." },
        { title: "Dedicated engineer", text: "One person who knows your setup." },
        { title: "Weekly working session", text: "You decide, we build, on the same call." },
        { title: "Connected tools", text: "Sales, delivery, finance and support." },
        { title: "Dashboards", text: "Runs, failures and hours saved." },
        { title: "Team training", text: "For every role, recorded." },
        { title: "Monitoring and fixes", text: "We repair what an app's update breaks." },
      ],
    },
    {
      kind: "stats",
      id: "results",
      title: "Expected results",
      stats: [
        { figure: "50%", unit: "time savings", text: "on the processes we automate" },
        { figure: "80%", unit: "error reduction", text: "once nobody copies by hand" },
        { figure: "2x", unit: "productivity", text: "with the team you have" },
      ],
    },
    {
      kind: "offer",
      id: "price",
      tone: "alternate",
      badge: plan.badge,
      title: plan.name,
      text: plan.description,
      price: priceOf(plan),
      suffix: billingSuffix(plan),
      points: [
        `${plan.automations} automations built for you`,
        `Saves ${plan.timeSaved}`,
        "Unlimited runs of each",
        "30-day money-back guarantee",
      ],
      action: call,
      second: { label: "Compare all packages", to: { page: "automate", hash: "packages" } },
    },
    {
      kind: "booking",
      id: "calendar",
      title: "Book your free discovery call",
      lede: "30 minutes on video. We tell you whether 90 days are enough for your company.",
      covers: [
        "Which departments lose most time",
        "What the first 30 days would deliver",
        "Which package fits, and what does not",
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
          question: "How much time does it need from us?",
          answer:
            "One working session a week with the person who decides, and a screen share with whoever does the work while we map it.",
        },
        {
          question: "What if we are not done after 90 days?",
          answer:
            "Deliverables missed by Day 30 are finished for free, and the plan is checked with you in every weekly session, so that nobody is surprised on Day 90.",
        },
        {
          question: "What happens on Day 91?",
          answer:
            "Everything runs in your own accounts and your team knows how. A monthly plan keeps us watching over it, if you want that.",
        },
        {
          question: "Do we have to change our tools?",
          answer:
            "Rarely. We connect what you have. Where two tools do the same job, we say which one to keep.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Not ready to hand it over?",
      text: `Learn to build it yourself: the ${community.name} is ${communityPrice}.`,
      actions: [
        call,
        { label: `Join the community · ${communityPrice}`, to: { url: community.url } },
      ],
    },
  ],
};
