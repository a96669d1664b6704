import type {
  ArtefactWords,
  ChatWords,
  LedgerWords,
  MergeWords,
} from "~/components/artefacts/words";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { board } from "./artefact-boards";

const { workspaceTool, meetingService, automationTool, launchOffer } = names;

const agentChat: ChatWords = {
  kind: "chat",
  icon: "bot",
  caption:
    "Example of a chat: a customer asks for an appointment, the agent checks the calendar, books it and adds the lead to the customer list.",
  title: "Intake agent",
  state: "Replies in seconds",
  lines: [
    { by: "person", text: "Hi, can someone look at our onboarding this week?" },
    { by: "agent", aside: true, text: "Yes. How many new clients do you start each month?" },
    { by: "person", aside: true, text: "About twelve." },
    { by: "agent", text: "Thursday at 9:30 AM is open. I've booked it and sent you the invite." },
  ],
  done: [
    { icon: "calendar-check", text: `Booked on ${meetingService.name}` },
    { icon: "list-checks", text: `Lead created in ${workspaceTool.name}` },
  ],
};

const knowledgeChat: ChatWords = {
  kind: "chat",
  icon: "bot",
  caption:
    "Example of a chat at work: someone asks about a policy, the agent finds it in the handbook, cites the page and opens the task.",
  title: "Knowledge agent",
  state: "Answers with its source",
  lines: [
    { by: "person", text: "Can an annual plan be refunded in month two?" },
    { by: "agent", text: "Yes, for the remaining months. Handbook, page 12." },
    { by: "person", text: "Who signs off on it?" },
    { by: "agent", text: "Finance does. I've opened the task and attached the page." },
  ],
  done: [
    { icon: "file-text", text: "Source: Handbook, page 12" },
    { icon: "list-checks", text: `Task assigned in ${workspaceTool.name}` },
  ],
};

const phoneCall: ChatWords = {
  kind: "chat",
  icon: "phone",
  caption:
    "Example of an after-hours call: no one picks up, the agent answers, asks what happened and books the inspection.",
  call: { from: "New caller", number: "(555) 014-2207", length: "1:48" },
  title: "Missed call · 7:42 PM",
  state: "Agent answered",
  lines: [
    { by: "person", at: "0:06", text: "We had hail last night and there's water in the attic." },
    { by: "agent", at: "0:14", text: "I'm sorry to hear that. Is the water still coming in?" },
    { by: "person", at: "0:21", text: "No, it stopped this morning." },
    {
      by: "agent",
      at: "0:29",
      text: "OK, I can book an inspection for tomorrow at 8:00 AM. What's the address?",
    },
  ],
  done: [
    { icon: "calendar-check", text: "Inspection booked, 8:00 AM" },
    { icon: "message-square", text: "Summary texted to the owner" },
  ],
};

const freeMonths: LedgerWords = {
  kind: "ledger",
  icon: "calendar-check",
  caption:
    "Example of the first months with Business Plus: two free months, then your choice of plan.",
  title: `${workspaceTool.name} Business Plus`,
  state: `With ${launchOffer.name}`,
  rows: [
    { label: "Month 1", text: "We build with every feature unlocked", amount: usd(0) },
    { label: "Month 2", text: "Your team works in it", amount: usd(0) },
    { label: "From month 3", text: "Keep it, downgrade or stop", amount: "Your call" },
  ],
};

const listMerge: MergeWords = {
  kind: "list-merge",
  caption: "Example: three lead lists become one, with fields for what set them apart.",
  before: ["Leads 2024", "Website leads", "Leads (old)"],
  after: "Leads",
  fields: ["Source: Website", "Year: 2024", "Status: Archived"],
  result: `One ${automationTool.name} trigger instead of three`,
};

/** The drawn products that pages show. */
export const artefacts = {
  board,
  agentChat,
  knowledgeChat,
  phoneCall,
  freeMonths,
  listMerge,
} as const satisfies Readonly<Record<string, ArtefactWords>>;
