import type { ChatWords } from "~/components/artefacts/chats";
import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { call, callNote } from "../shared/calls";
import { voices } from "../shared/clients";
import { prices } from "../shared/prices";
import { askOnCall } from "../shared/team";

const { workspaceTool, automationTool, meetingService } = names;
const { books, withPayroll } = prices.sampleBookkeeper;

const leadQualifier: ChatWords = {
  kind: "chat",
  icon: "message-square",
  caption:
    "Example of a chat: a lead asks for a price and gets one from the price list, says what they need, and picks a time for a call.",
  title: "Lead qualifier",
  state: "Tuesday, 9:14 PM",
  lines: [
    { by: "person", text: "What does bookkeeping cost for 40 invoices a month?" },
    {
      by: "agent",
      text: `${usd(books)} a month, or ${usd(withPayroll)} with payroll. What do you need, and from when?`,
    },
    { by: "person", text: "Bookkeeping and payroll, from June. Can I talk to someone?" },
    { by: "agent", text: "Helen is free Thursday at 2:00 PM or Friday at 10:00 AM." },
    { by: "person", text: "Thursday, please." },
  ],
  results: [
    { icon: "calendar-check", text: "Call booked, Thursday 2:00 PM" },
    { icon: "list-checks", text: "Need and start noted for Helen" },
  ],
};

const agents = [
  {
    title: "Sales agents",
    text: "From first message to draft proposal, with no lead going cold.",
    items: [
      {
        title: "Lead qualifier",
        text: "Answers new inquiries, day and night.",
        points: [
          "Replies on site, email and text",
          "Asks about need, budget and timeline",
          "Books qualified leads into your calendar",
        ],
      },
      {
        title: "Follow-up agent",
        text: "Follows up until they answer.",
        points: [
          "Picks up from the last conversation",
          "Stops as soon as they reply",
          "Tells you who is warming up",
        ],
      },
      {
        title: "Proposal writer",
        text: "Turns a call into a draft proposal.",
        points: [
          "Reads the transcript of the call",
          "Fills your template and price list",
          "Flags what's still unclear",
        ],
      },
    ],
  },
  {
    title: "Service agents",
    text: "Answers any time, from your own documents, with a person one step away.",
    items: [
      {
        title: "Front desk",
        text: "Picks up the phone and books the visit.",
        points: ["Answers when you can't", "Asks what you'd ask", "Books into your calendar"],
      },
      {
        title: "Inbox agent",
        text: "Sorts the shared inbox and drafts the replies.",
        points: [
          "Sorts by customer and urgency",
          "Drafts from your past answers",
          "Hands complaints to a person",
        ],
      },
      {
        title: "Review agent",
        text: "Asks for feedback and answers what comes in.",
        points: [
          "Asks when a job is closed",
          "Drafts an answer to each review",
          "Shows you bad reviews first",
        ],
      },
    ],
  },
  {
    title: "Operations agents",
    text: "The work about the work: setting up, reminding, reporting.",
    items: [
      {
        title: "Onboarding agent",
        text: "Sets up a new client and chases what's missing.",
        points: [
          "Creates folder, project and chat",
          "Collects documents and logins",
          "Sends reminders until it's complete",
        ],
      },
      {
        title: "Meeting agent",
        text: "Turns what was promised into tasks.",
        points: [
          `Reads your ${meetingService.name} transcript`,
          `Creates tasks in ${workspaceTool.name}`,
          "Assigns an owner and a due date",
        ],
      },
      {
        title: "Project reporter",
        text: "Writes the status report no one likes to write.",
        points: [
          "Reads every task and comment",
          "Says what moved and what's stuck",
          "Drafts the email to the client",
        ],
      },
    ],
  },
  {
    title: "Finance agents",
    text: "Invoices out, payments in, receipts where your accountant looks for them.",
    items: [
      {
        title: "Invoice agent",
        text: "Drafts invoices and follows up until they're paid.",
        points: [
          "Drafts from completed work and hours",
          "Sends reminders in your tone",
          "Stops when the payment arrives",
        ],
      },
      {
        title: "Bookkeeping agent",
        text: "Finds the receipt for every payment.",
        points: [
          "Collects receipts from email and portals",
          "Matches them to the bank",
          "Asks about what it can't match",
        ],
      },
    ],
  },
] as const;

const count = agents.reduce((sum, { items }) => sum + items.length, 0);

export const automateNow: PageContent = {
  title: "AI agents for sales, service, operations and finance",
  description: `${count} AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.`,
  sticky: { ...call, price: "Free" },
  sections: [
    {
      kind: "hero",
      badge: `${count} agents in ${agents.length} categories`,
      title: "AI agents, each with a job description",
      lede: `Each one knows what to do alone and what to ask you first. They work inside ${workspaceTool.name}, ${automationTool.name} and the apps you already use.`,
      actions: [call, { label: "See the agents", to: { anchor: "agents" } }],
      note: callNote,
      facts: [
        ["Price", "quoted on the call"],
        ["On the job", "in week 3"],
        ["Guarantee", "30 days, money back"],
      ],
      artefact: leadQualifier,
    },
    {
      kind: "list",
      sample: true,
      id: "agents",
      title: "Where do you need help?",
      lede: "Start with one. Each does one job, and asks you before it sends money, deletes or promises anything.",
      hasLargeTitle: true,
      items: [],
      groups: agents,
    },
    { kind: "quote", ...voices.roofer },
    {
      kind: "faq",
      id: "security",
      title: "Security and control",
      ask: askOnCall("book-engineer"),
      items: {
        "What can an agent see?":
          "Only what its job requires, through accounts of its own that you can revoke at any time.",
        "What does it do without asking?":
          "Only what's in its job description. Sending money, deleting records and promising prices or dates go to a person, unless you decide otherwise.",
        "Is our data used to train models?":
          "We tell you the model provider and its terms before we connect anything, so you can say no. No data leaves your tools without your approval.",
        "What if it says something wrong?": `It answers from your documents and hands off to a person when they don't cover the question. Every conversation is filed in ${workspaceTool.name} with a summary: you can step in at any time, and we fix the mistake and add a test for it.`,
      },
    },
    {
      kind: "closing",
      title: "Which agent would you hire first?",
      text: "Bring one job and a few real cases. Leave with a price or an honest no.",
      actions: [call, { label: "See proven agents and systems", to: { page: "move-the-needle" } }],
      steps: [
        {
          when: "Week 1",
          title: "The job description",
          text: "What it does alone, what it can use, and when it asks: any discount goes to you first.",
        },
        {
          when: "Week 2",
          title: "The trial",
          text: "You grade its answers to last month's cases. If it gets one wrong, it asks from then on.",
        },
        {
          when: "Week 3",
          title: "On the job",
          text: "One channel to start, every word logged.",
        },
      ],
    },
  ],
};
