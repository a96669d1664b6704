import type { StorySection } from "~/components/sections/section";
import { names } from "~/config/names";
import { clientPeople } from "./client-people";
import { voices } from "./voices";

const { automationTool, meetingService } = names;
const tool = names.workspaceTool.name;
const zaps = automationTool.name;

export const mediaChange = {
  before: ["Open three sheets", "Ask producers", "Ask editors", "Fix the dates", "Post in Slack"],
  after: ["Open one board", "Move what's late", "Start working"],
  time: { before: "2 hours every Monday", after: "10 minutes" },
} as const;

const orderChange = {
  before: ["Read the order", "Type for workshop", "Type for carrier", "Type for books", "Pack it"],
  after: ["Check the order", "Print the label", "Pack it"],
  time: { before: "20 minutes per order", after: "13 minutes" },
};

const claimsChange = {
  before: ["Sign on paper", "Scan and rename", "File", "Note the deadline", "Write the estimate"],
  after: ["Sign online", "Write the estimate", "Approve letters"],
  time: { before: "11 hours per claim", after: "6 hours" },
} as const;

const media: StorySection = {
  kind: "story",
  id: "media",
  sample: true,
  company: clientPeople.mayaTorres.company,
  logo: "/people/clients/northwind-media.svg",
  industry: "Media platform",
  badge: `OFFICIAL ${tool.toUpperCase()} PARTNER`,
  tools: [tool, zaps, "Slack", "Google Drive"],
  headline: "Mondays start with work, not with asking around",
  service: { label: `How we set up ${tool}`, to: { page: "workspace-pricing" } },
  summary: "A publisher with four shows, 30 freelancers and no single place to see what was due.",
  challenge:
    "Every episode lived in three spreadsheets and a Slack channel. Producers asked editors, editors asked hosts, and the release calendar was only right on Mondays. When someone left, the process left with them.",
  solution: `We gave every show one ${tool} list with the same statuses, from pitch to published. When a script is approved, the edit opens, the artwork is booked, the release date moves and Slack is notified automatically.`,
  change: mediaChange,
  saved: "110 minutes back every Monday",
  built: {
    src: "/media/artefacts/story-media.svg",
    caption:
      "A release board with four episodes, their days and their states. An approval opens the edit and books the artwork.",
  },
  results: [
    {
      figure: "78%",
      title: "fewer status questions",
      text: "In producers' inboxes, first quarter after launch.",
    },
    {
      figure: "68%",
      title: "faster from pitch to release",
      text: "Average time per episode, first quarter after launch.",
    },
    {
      figure: "150%",
      title: "more episodes published",
      text: "Per quarter, with the same team.",
    },
  ],
  quote: voices.media,
  tint: "automation",
};

const adjusters: StorySection = {
  kind: "story",
  id: "insurance",
  tone: "alternate",
  sample: true,
  company: clientPeople.rosaDelgado.company,
  logo: "/people/clients/harbor-adjusters.svg",
  industry: "Public adjusting firm",
  headline: "11 hours of paperwork per claim, down to 6",
  service: { label: "What automation costs", to: { page: "automate" } },
  tools: [tool, zaps, "DocuSign", "QuickBooks"],
  summary: "They stood up for homeowners all day, and filed documents all evening.",
  challenge:
    "A claim needs about 40 documents from six parties. They arrived by email, by text and on paper, and every adjuster filed them differently. Deadlines lived in people's heads.",
  solution: `Every claim is now a ${tool} task made from a template, with deadlines calculated from the date of loss. Signed contracts come in from DocuSign automatically, documents are filed to the right claim, and if an insurer goes quiet, a follow-up letter is drafted for approval.`,
  change: claimsChange,
  saved: "5 hours back per claim",
  built: {
    src: "/media/artefacts/story-insurance.svg",
    caption:
      "A claim with its three deadlines, 38 of 40 papers filed, and a follow-up letter that waits for approval.",
  },
  results: [
    {
      figure: "45%",
      title: "less time on paperwork",
      text: "Per claim, measured by the firm over one quarter.",
    },
    {
      figure: "38%",
      title: "faster settlements",
      text: "From signed contract to insurer's offer, first quarter after launch.",
    },
    {
      figure: "25%",
      title: "more claims per adjuster",
      text: "Per quarter, without longer days.",
    },
  ],
  quote: voices.insurance,
  tint: "agents",
};

const store: StorySection = {
  kind: "story",
  id: "e-commerce",
  sample: true,
  company: clientPeople.jonasLindqvist.company,
  logo: "/people/clients/cedar-store.svg",
  industry: "E-commerce store",
  headline: "Every order is typed once, not three times",
  service: { label: "See the Automation Blueprint", to: { page: "automation-blueprint" } },
  tools: ["Shopify", zaps, "QuickBooks", tool],
  summary:
    "A furniture shop that sold more every month and got slower at everything after checkout.",
  challenge:
    "Every order was retyped three times: for the workshop, for the carrier and for the books. Each round added mistakes, and customers found them first.",
  solution: `An order in Shopify now becomes a workshop task in ${tool}, a shipping label and an entry in the books, all from one source. When a date slips, the shop tells the customer before they have to ask.`,
  change: orderChange,
  saved: "7 minutes back per order",
  built: {
    src: "/media/artefacts/story-e-commerce.svg",
    caption:
      "One order that becomes a task for the workshop, a label for the carrier and an entry in the books.",
  },
  results: [
    {
      figure: "42%",
      title: "fewer order mistakes",
      text: "First quarter after launch.",
    },
    {
      figure: "35%",
      title: "less time per order",
      text: "From payment to packed, first quarter after launch.",
    },
    {
      figure: "0",
      title: "entries typed into the books",
      text: "Sales, fees and refunds post to the right accounts automatically.",
    },
  ],
  quote: voices.shop,
  tint: "pine",
};

const agency: StorySection = {
  kind: "story",
  id: "agencies",
  tone: "alternate",
  sample: true,
  company: clientPeople.priyaRaman.company,
  logo: "/people/clients/brightline-web.svg",
  industry: "Website development agency",
  headline: "From deposit to kickoff in 2 days, not 9",
  service: { label: `See ${names.launchOffer.name}, live in 30 days`, to: { page: "launch" } },
  tools: [tool, zaps, "Stripe", meetingService.name],
  summary: "A web agency for local businesses that started every project from scratch.",
  challenge:
    "Every website meant a new checklist, a new folder, a new way to ask the client for copy. Launches slipped while the team chased one missing logo by email.",
  solution: `One ${tool} template holds everything a website needs, in order. A paid deposit creates the project, sends the client a form for copy and photos, books the kickoff and chases whatever is missing until the site can go live.`,
  change: {
    before: ["Deposit", "Copy old project", "Ask for copy", "Ask again", "Plan kickoff"],
    after: ["Deposit", "Answer one form", "Kickoff"],
    time: { before: "9 days to kickoff", after: "2 days" },
  },
  saved: "Kickoff a week sooner",
  built: {
    src: "/media/artefacts/story-agencies.svg",
    caption:
      "Five websites made from one template, each live with 24 of 24 steps done, and the next one with its kickoff on Thursday.",
  },
  results: [
    {
      figure: "200+ sites",
      title: "launched from one template",
      text: "In the first two years, each with its checklist complete.",
    },
    {
      figure: "1 day",
      title: "until a new hire runs a project",
      text: "The template shows them what comes next.",
    },
    {
      figure: "9 in 10",
      title: "clients deliver on time",
      text: "Reminders go out automatically and stop when the files arrive.",
    },
  ],
  quote: voices.agency,
  tint: "workspace",
};

/** In the order in which they are told. */
export const clientStories: readonly StorySection[] = [media, adjusters, store, agency];
