import type { Action, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { clientPeople, voices } from "../shared/clients";

const { automationTool, meetingService } = names;
const tool = names.workspaceTool.name;
const automation = automationTool.name;

const pageLink = (label: string, page: PageId): Action => ({ label, to: { page } });

/** `units`: number of boxes that draw a time to scale. A story chooses how long one box is, such as 10 minutes or a day. */
export const clientStories = [
  {
    id: "media",
    sample: true,
    company: clientPeople.mayaTorres.company,
    logo: "/people/clients/northwind-media.svg",
    industry: "Media platform",
    badge: `OFFICIAL ${tool.toUpperCase()} PARTNER`,
    tools: [tool, automation, "Slack", "Google Drive"],
    headline: "Mondays start with work, not with asking around",
    service: pageLink(`How we set up ${tool}`, "workspace-pricing"),
    summary: "A publisher with four shows, 30 freelancers and no single place to see what was due.",
    challenge:
      "Every episode lived in three spreadsheets and a Slack channel. Producers asked editors, editors asked hosts, and the release calendar was only right on Mondays. When someone left, the process left with them.",
    solution: `We gave every show one ${tool} list with the same statuses, from pitch to published. When a script is approved, the edit opens, the artwork is booked, the release date moves and Slack is notified automatically.`,
    before: {
      time: "2 hours",
      units: 12,
      steps: [
        "Open three sheets",
        "Ask producers",
        "Ask editors",
        "Fix the dates",
        "Post in Slack",
      ],
    },
    after: {
      time: "10 minutes",
      units: 1,
      steps: ["Open one board", "Move what's late", "Start working"],
    },
    per: "every Monday",
    saved: "110 minutes back",
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
  },

  {
    id: "insurance",
    sample: true,
    company: clientPeople.rosaDelgado.company,
    logo: "/people/clients/harbor-adjusters.svg",
    industry: "Public adjusting firm",
    headline: "11 hours of paperwork per claim, down to 6",
    service: pageLink("What automation costs", "automate"),
    tools: [tool, automation, "DocuSign", "QuickBooks"],
    summary: "They stood up for homeowners all day, and filed documents all evening.",
    challenge:
      "A claim needs about 40 documents from six parties. They arrived by email, by text and on paper, and every adjuster filed them differently. Deadlines lived in people's heads.",
    solution: `Every claim is now a ${tool} task made from a template, with deadlines calculated from the date of loss. Signed contracts come in from DocuSign automatically, documents are filed to the right claim, and if an insurer goes quiet, a follow-up letter is drafted for approval.`,
    before: {
      time: "11 hours",
      units: 11,
      steps: [
        "Sign on paper",
        "Scan and rename",
        "File",
        "Note the deadline",
        "Write the estimate",
      ],
    },
    after: {
      time: "6 hours",
      units: 6,
      steps: ["Sign online", "Write the estimate", "Approve letters"],
    },
    per: "per claim",
    saved: "5 hours back",
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
  },

  {
    id: "e-commerce",
    sample: true,
    company: clientPeople.jonasLindqvist.company,
    logo: "/people/clients/cedar-store.svg",
    industry: "E-commerce store",
    headline: "Every order is typed once, not three times",
    service: pageLink("See the Automation Blueprint", "automation-blueprint"),
    tools: ["Shopify", automation, "QuickBooks", tool],
    summary:
      "A furniture shop that sold more every month and got slower at everything after checkout.",
    challenge:
      "Every order was retyped three times: for the workshop, for the carrier and for the books. Each round added mistakes, and customers found them first.",
    solution: `An order in Shopify now becomes a workshop task in ${tool}, a shipping label and an entry in the books, all from one source. When a date slips, the shop tells the customer before they have to ask.`,
    before: {
      time: "20 minutes",
      units: 20,
      steps: [
        "Read the order",
        "Type for workshop",
        "Type for carrier",
        "Type for books",
        "Pack it",
      ],
    },
    after: {
      time: "13 minutes",
      units: 13,
      steps: ["Check the order", "Print the label", "Pack it"],
    },
    per: "per order",
    saved: "7 minutes back",
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
  },

  {
    id: "agencies",
    sample: true,
    company: clientPeople.priyaRaman.company,
    logo: "/people/clients/brightline-web.svg",
    industry: "Website development agency",
    headline: "From deposit to kickoff in 2 days, not 9",
    service: pageLink(`See ${names.launchOffer.name}, live in 30 days`, "launch"),
    tools: [tool, automation, "Stripe", meetingService.name],
    summary: "A web agency for local businesses that started every project from scratch.",
    challenge:
      "Every website meant a new checklist, a new folder, a new way to ask the client for copy. Launches slipped while the team chased one missing logo by email.",
    solution: `One ${tool} template holds everything a website needs, in order. A paid deposit creates the project, sends the client a form for copy and photos, books the kickoff and chases whatever is missing until the site can go live.`,
    before: {
      time: "9 days",
      units: 9,
      steps: ["Deposit", "Copy old project", "Ask for copy", "Ask again", "Plan kickoff"],
    },
    after: { time: "2 days", units: 2, steps: ["Deposit", "Answer one form", "Kickoff"] },
    per: "to kickoff",
    saved: "A week sooner",
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
  },
];

export type Story = (typeof clientStories)[number];

const start = { label: "Get Started Today", to: { page: "home", hash: "contact" } } as const;

export const caseStudies: PageContent = {
  title: "Client success stories",
  description: `How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ${tool} and ${automation}: challenge, solution and results.`,
  sections: [
    {
      kind: "hero",
      title: "Client\nSuccess Stories",
      lede: "What slowed four companies down, what we built, and how the numbers changed.",
      actions: [start],
      note: "50+ companies run on systems we built",
      beside: "index",
    },
    ...clientStories.map(({ id }) => ({ kind: "own", part: id, id }) as const),
    {
      kind: "closing",
      title: "Your process could be the next story",
      text: "Show us one that costs your team too much time. We'll tell you what would change and what it takes.",
      actions: [start],
    },
  ],
};
