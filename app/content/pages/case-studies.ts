import type { PageContent, StorySection } from "~/components/sections/section";
import { names } from "~/config/names";

const { automationTool, meetingService } = names;
const tool = names.workspaceTool.name;
const zaps = automationTool.name;

const media: StorySection = {
  kind: "story",
  id: "media",
  sample: true,
  company: "Northwind Media",
  logo: "/people/clients/northwind-media.svg",
  industry: "Media platform",
  badge: `OFFICIAL ${tool.toUpperCase()} PARTNER`,
  tools: [tool, zaps, "Slack", "Google Drive"],
  summary:
    "A publisher with four shows, thirty freelancers and no place where anyone could see what was due.",
  challenge:
    "Every episode lived in three spreadsheets and a chat. Producers asked editors, editors asked hosts, and the release calendar was right on Mondays only. Whoever left took the process along.",
  solution: `We gave every show one ${tool} list with the same statuses, from pitch to published. A signed-off script now opens the edit, books the artwork and moves the release date, and the chat hears about it without being told.`,
  change: {
    before: ["Pitch by mail", "Copy to sheet", "Ask for a date", "Remind editor", "Post in chat"],
    after: ["Approve pitch", "Edit and publish"],
  },
  results: [
    {
      figure: "78%",
      title: "fewer status questions",
      text: "Producers look at the board instead of asking.",
      icon: "message-square",
    },
    {
      figure: "68%",
      title: "faster from pitch to release",
      text: "No step waits for somebody to notice it.",
      icon: "clock",
    },
    {
      figure: "150%",
      title: "more episodes published",
      text: "With the same people on the team.",
      icon: "video",
    },
  ],
  quote: {
    quote:
      "I used to open Monday with two hours of asking around. Now I open one board and start working.",
    author: "Maya Torres",
    position: "Head of Production",
  },
};

const adjusters: StorySection = {
  kind: "story",
  id: "insurance",
  tone: "alternate",
  sample: true,
  company: "Harbor Public Adjusters",
  logo: "/people/clients/harbor-adjusters.svg",
  industry: "Public adjusting firm",
  tools: [tool, zaps, "DocuSign", "QuickBooks"],
  summary:
    "Adjusters who negotiate claims for homeowners, and spent their evenings moving documents instead.",
  challenge:
    "A claim needs some forty documents from six parties. They arrived by mail, by text and on paper, and each adjuster had a private way of filing them. Deadlines were kept in heads.",
  solution: `Every claim is now a ${tool} task made from a template, with its deadlines counted from the date of loss. Signed contracts come in from DocuSign by themselves, documents file themselves under their claim, and an insurer who is silent too long gets a letter drafted for approval.`,
  change: {
    before: ["Sign on paper", "Scan", "Rename", "File", "Note the deadline"],
    after: ["Sign online", "Check the claim"],
  },
  results: [
    {
      figure: "45%",
      title: "less time on paperwork",
      text: "Per claim, counted by the firm over a quarter.",
      icon: "file-text",
    },
    {
      figure: "38%",
      title: "faster settlements",
      text: "From signed contract to the insurer's offer.",
      icon: "clock",
    },
    {
      figure: "25%",
      title: "more claims per adjuster",
      text: "Without longer days.",
      icon: "users",
    },
  ],
  quote: {
    quote: "The deadline list makes itself. That alone let me sleep through hurricane season.",
    author: "Rosa Delgado",
    position: "Managing Partner",
  },
};

const store: StorySection = {
  kind: "story",
  id: "e-commerce",
  sample: true,
  company: "Cedar & Co. Store",
  logo: "/people/clients/cedar-store.svg",
  industry: "E-commerce store",
  tools: ["Shopify", zaps, "QuickBooks", tool],
  summary:
    "A furniture shop that sold more every month and got slower at everything behind the checkout.",
  challenge:
    "Orders were retyped for the workshop, retyped for the carrier and retyped for the books. Each retyping had its own mistakes, and customers found them first.",
  solution: `An order in Shopify now becomes a workshop task in ${tool}, a shipping label and an entry in the books, from one source. When a date slips, the customer hears it from the shop before having to ask.`,
  change: {
    before: ["Read the order", "Type for workshop", "Type for carrier", "Type for books"],
    after: ["Order arrives", "Build it"],
  },
  results: [
    {
      figure: "42%",
      title: "fewer order mistakes",
      text: "What the customer typed is what everybody sees.",
      icon: "circle-check",
    },
    {
      figure: "35%",
      title: "less time per order",
      text: "From payment to the label on the box.",
      icon: "clock",
    },
    {
      title: "Books closed without retyping",
      text: "Sales, fees and refunds arrive on their own lines.",
      icon: "quickbooks",
    },
  ],
  quote: {
    quote: "We stopped apologizing for things a computer should have known.",
    author: "Jonas Lindqvist",
    position: "Owner",
  },
};

const agency: StorySection = {
  kind: "story",
  id: "agencies",
  tone: "alternate",
  sample: true,
  company: "Brightline Web",
  logo: "/people/clients/brightline-web.svg",
  industry: "Website development agency",
  tools: [tool, zaps, "Stripe", meetingService.name],
  summary:
    "An agency that builds websites for local firms, and built its own process anew for each of them.",
  challenge:
    "Every project started from an empty page: another checklist, another folder, another way to ask the client for texts. Launches slipped while one missing logo went round by mail.",
  solution: `One ${tool} template holds everything a website needs, in order. A paid deposit creates the project, invites the client to a form for texts and pictures, books the kickoff and chases what is missing until the site can go live.`,
  change: {
    before: ["Deposit", "Copy old project", "Ask for texts", "Ask again", "Plan kickoff"],
    after: ["Deposit", "Kickoff", "Launch"],
  },
  results: [
    {
      figure: "200+ sites",
      title: "launched from one template",
      text: "Each project starts with everything in place.",
      icon: "globe",
    },
    {
      title: "Clients deliver on time",
      text: "Reminders go out by themselves and stop by themselves.",
      icon: "send",
    },
    {
      title: "New people start in a day",
      text: "The template tells them what comes next.",
      icon: "users",
    },
  ],
  quote: {
    quote: "I could hand a project to somebody on her first day, and did.",
    author: "Priya Raman",
    position: "Founder",
  },
};

const stories = [media, adjusters, store, agency];

export const caseStudies: PageContent = {
  title: "Client success stories",
  description: `How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ${tool} and ${zaps}: challenge, solution and results.`,
  sections: [
    {
      kind: "hero",
      title: "Client Success Stories",
      lede: "Four companies, what slowed them down, what we built, and what changed in their figures.",
      actions: [{ label: "Get Started Today", to: { page: "home", hash: "contact" } }],
      note: "50+ companies run on systems we built",
    },
    {
      kind: "anchors",
      label: "Stories by industry",
      links: stories.map(({ id, industry }) => ({ label: industry, to: { anchor: id } })),
    },
    ...stories,
    {
      kind: "closing",
      title: "Your process could be the next story",
      text: "Show us one that costs your team too much time. We tell you what would change, and what it takes.",
      actions: [{ label: "Get Started Today", to: { page: "home", hash: "contact" } }],
    },
  ],
};
