import type {
  ArtefactWords,
  ChatWords,
  LedgerWords,
  MergeWords,
  PictureWords,
} from "~/components/artefacts/words";
import { names } from "~/config/names";
import { board } from "./artefact-boards";

const { automationTool } = names;

const nightOfAgents: LedgerWords = {
  kind: "ledger",
  icon: "bot",
  caption:
    "Example of what four agents did overnight: visits booked, emails drafted, invoices sent, tasks assigned.",
  title: "While the office was closed",
  state: "7:00 AM",
  rows: [
    { label: "Front desk", text: "Calls answered and visits booked", amount: "6" },
    { label: "Inbox agent", text: "Replies drafted, waiting for your OK", amount: "23" },
    { label: "Invoice agent", text: "Invoices sent, 1 needs your answer", amount: "9" },
    { label: "Meeting agent", text: "Tasks assigned from Friday's call", amount: "5" },
  ],
};

const phoneCall: ChatWords = {
  kind: "chat",
  icon: "phone",
  caption:
    "Example of an after-hours call: no one picks up, the agent answers, asks what happened and books the inspection.",
  call: { from: "New caller", number: "(555) 014-2207", length: "1:48" },
  title: "Third ring · 2:42 PM",
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

const freeMonths: PictureWords = {
  kind: "picture",
  src: "/media/artefacts/free-months.svg",
  width: 640,
  height: 466,
  phone: { src: "/media/artefacts/free-months-phone.svg", width: 460, height: 466 },
  caption:
    "Example of the first months with Business Plus: the launch in the first, your team at work in the second, both free, then your choice of plan.",
};

const listMerge: MergeWords = {
  kind: "list-merge",
  caption: "Example: three lead lists become one, with a field for what set them apart.",
  before: ["Website leads", "Referral leads", "Event leads"],
  after: "Leads",
  fields: ["Source: Website", "Source: Referral", "Source: Event"],
  result: `One ${automationTool.name} trigger instead of three`,
};

/** The drawn products that pages show. */
export const artefacts = {
  board,
  nightOfAgents,
  phoneCall,
  freeMonths,
  listMerge,
} as const satisfies Readonly<Record<string, ArtefactWords>>;
