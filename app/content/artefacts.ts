import type {
  ArtefactWords,
  BoardWords,
  ChatWords,
  MergeWords,
  PictureWords,
  SheetWords,
} from "~/components/artefacts/words";
import { names } from "~/config/names";

const { workspaceTool } = names;

const board: BoardWords = {
  kind: "board",
  caption: `Example of a ${workspaceTool.name} board: client projects in three statuses, each with an owner and a date.`,
  title: "Client delivery",
  columns: [
    {
      status: "To do",
      tone: "agents",
      tasks: [
        { title: "Kickoff agenda", who: "MT", due: "Thu" },
        { title: "Collect brand files", who: "OC", due: "Fri" },
        { title: "Agree on goals", who: "MT", due: "Fri" },
      ],
    },
    {
      status: "In progress",
      tone: "automation",
      tasks: [
        { title: "Draft landing page", who: "PR", due: "Wed" },
        { title: "Connect invoices", who: "MT", due: "Wed" },
        { title: "Move old tasks", who: "OC", due: "Thu" },
      ],
    },
    {
      status: "Done",
      tone: "pine",
      tasks: [
        { title: "Sign contract", who: "OC", due: "Mon" },
        { title: "Open client folder", who: "PR", due: "Mon" },
        { title: "Take deposit", who: "OC", due: "Tue" },
      ],
    },
  ],
};

const { automationTool } = names;

const jobDescription: SheetWords = {
  kind: "sheet",
  caption:
    "Example of an agent's job description: what the front-desk agent does alone, what it asks first, and what it did last night.",
  heading: "Front-desk agent",
  meta: "Job description, version 3",
  rows: [
    { label: "Does alone", text: "Answers calls, books visits", mark: "Day and night" },
    {
      label: "Asks Nora first",
      text: "Discounts and refunds",
      mark: "1 waiting",
      tone: "automation",
    },
    { label: "Last night", text: "6 calls answered, 4 visits booked", mark: "0 missed" },
  ],
  sign: "Approved by Nora Beck",
  page: "Page 1 of 2",
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
  jobDescription,
  phoneCall,
  freeMonths,
  listMerge,
} as const satisfies Readonly<Record<string, ArtefactWords>>;
