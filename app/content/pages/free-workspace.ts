import type { LedgerWords } from "~/components/artefacts/words";
import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { artefacts } from "../artefacts";
import { deliveryBoard, invoiceFlow } from "../artefact-pictures";
import { voices } from "../shared/voices";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";

const { launchOffer, workspaceTool } = names;
const tool = workspaceTool.name;
const upTo = usd(prices.freeMonths);
const seatPrice = usd(prices.enterpriseSeatPerMonth);

const book = { label: "Book my 30-minute call", to: { page: "launch-discovery" } } as const;

/** A team that counts its seats again after two months. */
const costs: LedgerWords = {
  kind: "ledger",
  icon: "file-text",
  title: "An example: 20 seats",
  state: "Quoted before you sign",
  caption: `The call is free, ${launchOffer.name} is quoted per seat, two months of the plan are free, then you pay for the seats that are used.`,
  rows: [
    { label: "The call", text: "30 minutes on video", amount: usd(0) },
    { label: launchOffer.name, text: "For 20 seats, in writing", amount: "Fixed quote" },
    {
      label: "Business Plus, months 1 and 2",
      text: `Up to ${upTo} value, by seats`,
      amount: usd(0),
    },
    { label: "From month 3", text: "14 of the 20 people use it", amount: "You pay for 14" },
  ],
};

export const freeWorkspace: PageContent = {
  title: `2 free months of ${tool} Business Plus`,
  description: `Start ${tool} with us and get 2 months of the Business Plus plan free, up to ${upTo} value. See who qualifies, how it works and what the plan adds.`,
  sticky: book,
  sections: [
    {
      kind: "hero",
      tint: "workspace",
      badge: `Up to ${upTo} value`,
      title: `2 months of ${tool}\nBusiness Plus, free`,
      lede: `Free when we launch you with ${launchOffer.name}, our paid 30-day setup. We build your workspace, and the plan costs nothing until month 3.`,
      actions: [book],
      note: `The call is free. ${launchOffer.name} has a fixed price per seat and a 30-day refund.`,
      artefact: artefacts.freeMonths,
    },
    voices.freeMonths,
    {
      kind: "steps",
      id: "how",
      tone: "alternate",
      title: "How it works, and what you pay for",
      steps: [
        {
          when: "Step 1",
          title: "Book a discovery call",
          text: `We look at how you work and count who might use it. You get a fixed price for ${launchOffer.name} in writing.`,
        },
        {
          when: "Step 2",
          title: "We turn on the plan",
          text: "Business Plus starts on day one of the build, so we never build around free-plan limits.",
        },
        {
          when: "Step 3",
          title: "You decide after two months",
          text: "By then you know who opens it every day. Keep those seats, or none.",
        },
      ],
      artefact: costs,
    },
    {
      kind: "checklist",
      id: "eligibility",
      title: "Who qualifies",
      lede: "If all three apply, the months are yours. Not sure about one? Ask on the call.",
      items: [
        {
          title: `You're launching with ${launchOffer.name}`,
          text: `${launchOffer.name} builds the workspace; the free months come with it.`,
        },
        {
          title: `You're new to ${tool}, or on a lower plan`,
          text: "An existing free workspace is fine.",
        },
        {
          title: "You're the decision-maker",
          text: "Or you can bring that person to the call.",
        },
      ],
      more: { label: `What ${launchOffer.name} includes`, to: { page: "launch" } },
    },
    {
      kind: "bento",
      id: "build",
      tone: "alternate",
      title: "What we build in the first month",
      lede: "Growing teams ask for these two first. We launch both in month 1, so your team can test them in month 2.",
      cells: [
        {
          title: "One board for every team",
          text: "Custom statuses and fields, so every department sees the same client status.",
          artefact: deliveryBoard,
        },
        {
          title: "Automations for daily use",
          text: "Handoffs that used to be messages run on their own from the day you launch.",
          artefact: invoiceFlow,
        },
      ],
    },
    {
      kind: "table",
      id: "compare",
      title: "Free Forever or Business Plus?",
      lede: "A real build runs into the limits of the free plan.",
      caption: `${tool}'s free plan compared with Business Plus`,
      columns: ["What you get", "Free Forever", "Business Plus"],
      highlighted: 2,
      rows: [
        { label: "Automation runs a month", cells: ["100", "25,000"] },
        { label: "File storage", cells: ["100 MB for the whole team", "Unlimited"] },
        { label: "Custom role permissions", cells: [false, true] },
        { label: "Priority support", cells: [false, true] },
      ],
      more: { label: `See ${tool}'s current prices`, to: { url: `${workspaceTool.url}pricing` } },
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Good to know",
      ask: askOnCall("book-architect"),
      items: [
        {
          question: "Do I have to buy something?",
          answer: `Only ${launchOffer.name}. The free months are included, the call is free, and you get the price in writing before you decide.`,
        },
        {
          question: "Can we move to a smaller plan in month 3?",
          // https://help.clickup.com/hc/en-us/articles/13673035695127-Downgrade-your-plan
          answer:
            "At any time. Your data stays in the workspace, and what you made with paid features can't be edited until you upgrade again. For Free Forever, your files must fit into 100 MB.",
        },
        {
          question: "What about Enterprise?",
          answer: `Enterprise licenses are normally ${seatPrice}/user/month and only worth it for some companies. We'll tell you on the call whether yours is one.`,
        },
      ],
    },
    {
      kind: "closing",
      title: "Two months free. Then only the seats you use.",
      text: "Bring your headcount. After the call you get a fixed price in writing.",
      actions: [book, { label: "Email me the details", to: { page: "free-workspace-email" } }],
    },
  ],
};
