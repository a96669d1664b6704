import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";

const { workspaceTool, meetingService } = names;

export type Agent = {
  readonly name: string;
  readonly description: string;
  readonly icon: IconName;
  /** Cards show the first three. */
  readonly features: readonly string[];
};

export type AgentCategory = {
  readonly sample?: true;
  readonly id: string;
  readonly icon: IconName;
  readonly title: string;
  readonly question: string;
  readonly lede: string;
  readonly agents: readonly Agent[];
};

export const agentCategories: readonly AgentCategory[] = [
  {
    sample: true,
    id: "sales",
    icon: "send",
    title: "Sales agents",
    question: "Leads wait until somebody has time.",
    lede: "From the first message to a signed offer, without a lead going cold in between.",
    agents: [
      {
        name: "Lead qualifier",
        description: "Answers new inquiries and finds out who is serious.",
        icon: "message-square",
        features: [
          "Replies on site, by mail and by text",
          "Asks about need, budget and date",
          "Books the good ones into your calendar",
          "Declines the others politely",
        ],
      },
      {
        name: "Follow-up agent",
        description: "Keeps talking to the people who did not say no.",
        icon: "refresh-cw",
        features: [
          "Writes from the last conversation",
          "Stops as soon as they answer",
          "Tells you who is warming up",
          "Cleans up dead contacts",
        ],
      },
      {
        name: "Proposal writer",
        description: "Turns a call into an offer you only have to check.",
        icon: "file-text",
        features: [
          "Reads the transcript of the call",
          "Fills your template and price list",
          "Marks what is still unclear",
          "Sends it for signature when you approve",
        ],
      },
    ],
  },
  {
    sample: true,
    id: "service",
    icon: "phone",
    title: "Service agents",
    question: "The same questions, every day.",
    lede: "Answers at any hour, from your own documents, with a person one step away.",
    agents: [
      {
        name: "Front desk",
        description: "Picks up the phone and books the visit.",
        icon: "phone",
        features: [
          "Answers when you cannot",
          "Asks what you would ask",
          "Books into your calendar",
          "Puts emergencies through",
        ],
      },
      {
        name: "Inbox agent",
        description: "Sorts the shared inbox and drafts the replies.",
        icon: "mail",
        features: [
          "Sorts by customer and urgency",
          "Drafts from your past answers",
          "Hands complaints to a person",
          "Files attachments where they belong",
        ],
      },
      {
        name: "Review agent",
        description: "Asks for feedback and answers what comes in.",
        icon: "circle-check",
        features: [
          "Asks when a job is closed",
          "Drafts an answer to each review",
          "Brings bad news to you first",
          "Collects quotes you may use",
        ],
      },
    ],
  },
  {
    sample: true,
    id: "operations",
    icon: "workflow",
    title: "Operations agents",
    question: "Somebody has to keep the lists up to date.",
    lede: "The work about the work: setting up, reminding, reporting.",
    agents: [
      {
        name: "Onboarding agent",
        description: "Sets up a new client and chases what is missing.",
        icon: "list-checks",
        features: [
          "Creates folder, project and chat",
          "Collects documents and logins",
          "Reminds until all is there",
          "Tells the team when work can start",
        ],
      },
      {
        name: "Meeting agent",
        description: "Makes tasks out of what was promised.",
        icon: "captions",
        features: [
          `Reads your ${meetingService.name} transcript`,
          `Creates tasks in ${workspaceTool.name}`,
          "Names owner and date",
          "Asks when either is missing",
        ],
      },
      {
        name: "Project reporter",
        description: "Writes the status report nobody likes to write.",
        icon: "layout-dashboard",
        features: [
          "Reads every task and comment",
          "Says what moved and what is stuck",
          "Drafts the mail to the client",
          "Warns before a date is missed",
        ],
      },
    ],
  },
  {
    sample: true,
    id: "finance",
    icon: "landmark",
    title: "Finance agents",
    question: "Money comes late because invoices go out late.",
    lede: "Invoices out, payments in, receipts where your accountant looks for them.",
    agents: [
      {
        name: "Invoice agent",
        description: "Drafts invoices and follows them until they are paid.",
        icon: "file-text",
        features: [
          "Drafts from finished work and hours",
          "Reminds in your tone",
          "Stops when the payment arrives",
          "Lists who is late, and how late",
        ],
      },
      {
        name: "Bookkeeping agent",
        description: "Finds the receipt for every payment.",
        icon: "scale",
        features: [
          "Collects receipts from mail and portals",
          "Matches them to the bank",
          "Asks about what it cannot place",
          "Hands your accountant a clean month",
        ],
      },
    ],
  },
];
