import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { deliveryBoard, paymentFlow } from "../artefact-pictures";
import { voices } from "../shared/voices";
import { prices } from "../shared/prices";

const { launchOffer, workspaceTool } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);
const seatPrice = usd(prices.enterpriseSeatPerMonth);

const claim = { label: "Claim my 2 free months", to: { page: "launch-discovery" } } as const;

export const freeWorkspace: PageContent = {
  title: `2 free months of ${tool} Business Plus`,
  description: `Start ${tool} with us and get 2 months of the Business Plus plan free, up to ${upTo} value. See who qualifies, how it works and what the plan adds.`,
  sticky: claim,
  sections: [
    {
      kind: "hero",
      badge: `Up to ${upTo} value`,
      title: `2 months of ${tool}\nBusiness Plus, free`,
      lede: `They come with ${launchOffer.name}, our 30-day launch. Move your team in, and pay for the plan only once it works.`,
      actions: [claim],
      note: `${launchOffer.name} is quoted per seat, in writing · Refund within 30 days`,
      artefact: artefacts.freeMonths,
    },
    voices.freeMonths,
    {
      kind: "checklist",
      id: "eligibility",
      tone: "alternate",
      title: "Who qualifies",
      lede: "If all four apply, the months are yours. Not sure about one? Ask on the call.",
      items: [
        { title: "A company or team", text: "Any size, any industry." },
        {
          title: `New to ${tool}, or on a lower plan`,
          text: "An existing free workspace is fine.",
        },
        {
          title: `You launch with us`,
          text: `The months come with ${launchOffer.name}, so the workspace gets built too.`,
        },
        {
          title: "A decision-maker",
          text: "One person who can sign off on names and structure.",
        },
      ],
      more: { label: `What ${launchOffer.name} includes`, to: { page: "launch" } },
    },
    {
      kind: "steps",
      id: "how",
      title: "How it works",
      steps: [
        {
          when: "Step 1",
          title: "Book a discovery call",
          text: "We look at how you work and count the seats you really need.",
        },
        {
          when: "Step 2",
          title: "We turn on the plan",
          text: "Business Plus starts with the build, so no feature we need is locked.",
        },
        {
          when: "Step 3",
          title: "You decide after two months",
          text: "Keep the plan, switch to a smaller one, or stop. Your tasks stay yours.",
        },
      ],
    },
    {
      kind: "bento",
      id: "build",
      tone: "alternate",
      title: "What we build in the first month",
      lede: "The two things growing teams ask for first. In the second month, your team works in them.",
      cells: [
        {
          title: "One board for every team",
          text: "Custom statuses and fields, so a client's work reads the same in every department.",
          artefact: deliveryBoard,
        },
        {
          title: "Automations for daily use",
          text: "Handoffs run on their own from the day you launch.",
          artefact: paymentFlow,
        },
      ],
    },
    {
      kind: "table",
      id: "compare",
      title: "Free Forever or Business Plus?",
      lede: `The free plan holds your tasks, but a build runs into its limits. ${tool}'s pricing page has the latest.`,
      caption: `${tool}'s free plan compared with Business Plus`,
      columns: ["What you get", "Free Forever", "Business Plus"],
      highlighted: 2,
      rows: [
        { label: "Tasks and members", cells: ["Unlimited", "Unlimited"] },
        { label: "File storage", cells: ["100 MB for the whole team", "Unlimited"] },
        { label: "Automation runs a month", cells: ["100", "25,000"] },
        { label: "Custom role permissions", cells: [false, true] },
        { label: "Priority support", cells: [false, true] },
        { label: "Your first two months", cells: [usd(0), `${usd(0)}, up to ${upTo} value`] },
      ],
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Good to know",
      items: [
        {
          question: "Do I have to buy something?",
          answer: `Only ${launchOffer.name} itself: the free months come with it. The call is free, and you get its price in writing before you decide.`,
        },
        {
          question: "What happens after the 2 months?",
          answer: `You choose: keep Business Plus at ${tool}'s price, switch to another plan, or stop.`,
        },
        {
          question: `Is the value always ${upTo}?`,
          answer: `It's up to ${upTo}. The exact value depends on how many people use the workspace.`,
        },
        {
          question: "What about Enterprise?",
          answer: `Enterprise licenses are normally ${seatPrice}/user/month and only worth it for some companies. We'll tell you on the call whether yours is one.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "Start on the plan your team will grow into",
      text: "A 30-minute video call. Have your headcount ready.",
      actions: [claim, { label: "Email me the details", to: { page: "free-workspace-email" } }],
    },
  ],
};
