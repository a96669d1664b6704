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
  readonly id: "sales" | "service" | "operations" | "finance";
  readonly icon: IconName;
  readonly title: string;
  readonly lede: string;
  readonly agents: readonly Agent[];
};

export const agentCategories: readonly AgentCategory[] = [
  {
    sample: true,
    id: "sales",
    icon: "send",
    title: "Sales agents",
    lede: "From first message to draft proposal, with no lead going cold.",
    agents: [
      {
        name: "Lead qualifier",
        description: "Answers new inquiries, day and night.",
        icon: "message-square",
        features: [
          "Replies on site, email and text",
          "Asks about need, budget and timeline",
          "Books qualified leads into your calendar",
          "Politely declines the rest",
        ],
      },
      {
        name: "Follow-up agent",
        description: "Follows up until they answer.",
        icon: "refresh-cw",
        features: [
          "Picks up from the last conversation",
          "Stops as soon as they reply",
          "Tells you who is warming up",
          "Cleans up dead contacts",
        ],
      },
      {
        name: "Proposal writer",
        description: "Turns a call into a draft proposal.",
        icon: "file-text",
        features: [
          "Reads the transcript of the call",
          "Fills your template and price list",
          "Flags what's still unclear",
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
    lede: "Answers any time, from your own documents, with a person one step away.",
    agents: [
      {
        name: "Front desk",
        description: "Picks up the phone and books the visit.",
        icon: "phone",
        features: [
          "Answers when you can't",
          "Asks what you'd ask",
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
          "Shows you bad reviews first",
          "Collects quotes you can use",
        ],
      },
    ],
  },
  {
    sample: true,
    id: "operations",
    icon: "workflow",
    title: "Operations agents",
    lede: "The work about the work: setting up, reminding, reporting.",
    agents: [
      {
        name: "Onboarding agent",
        description: "Sets up a new client and chases what's missing.",
        icon: "list-checks",
        features: [
          "Creates folder, project and chat",
          "Collects documents and logins",
          "Sends reminders until it's complete",
          "Tells the team when work can start",
        ],
      },
      {
        name: "Meeting agent",
        description: "Turns what was promised into tasks.",
        icon: "captions",
        features: [
          `Reads your ${meetingService.name} transcript`,
          `Creates tasks in ${workspaceTool.name}`,
          "Assigns an owner and a due date",
          "Asks when either is missing",
        ],
      },
      {
        name: "Project reporter",
        description: "Writes the status report no one likes to write.",
        icon: "layout-dashboard",
        features: [
          "Reads every task and comment",
          "Says what moved and what's stuck",
          "Drafts the email to the client",
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
    lede: "Invoices out, payments in, receipts where your accountant looks for them.",
    agents: [
      {
        name: "Invoice agent",
        description: "Drafts invoices and follows up until they're paid.",
        icon: "file-text",
        features: [
          "Drafts from completed work and hours",
          "Sends reminders in your tone",
          "Stops when the payment arrives",
          "Lists who's late, and by how much",
        ],
      },
      {
        name: "Bookkeeping agent",
        description: "Finds the receipt for every payment.",
        icon: "scale",
        features: [
          "Collects receipts from email and portals",
          "Matches them to the bank",
          "Asks about what it can't match",
          "Gives your accountant a clean month",
        ],
      },
    ],
  },
];
