import type { PageContent } from "~/components/sections/section";
import { retentionDays } from "~/config/facts";
import { type BotProviderLabels, names } from "~/config/names";
import { amount } from "~/lib/text/amount";
import { voices } from "../shared/clients";
import { discoveryDialog } from "../words/booking-words";

const { meetingService } = names;

/** Completes "Book a time to discuss … for your business". */
export const privateNotetakerService = "a private AI notetaker";

const discovery = {
  label: discoveryDialog.title,
  to: { page: "book" },
  opens: "discovery-call",
} as const;
const free = { label: "Try the free notetaker", to: { page: "notetaker" } } as const;

/** A matter's folder after a meeting: its files, who can open them, and until when. */
export const matterFolder = {
  sample: true,
  caption:
    "Example of a matter's folder: the notes of a client call with three files, the three people who can open them, and the day they are deleted.",
  tab: "Matter 26-044",
  heading: "Client call, Mar 12",
  state: "Filed at 10:42 AM",
  files: [
    { icon: "video", name: "Recording", text: "48 min, your storage and region" },
    { icon: "file-text", name: "Transcript", text: "With who said what, and when" },
    { icon: "list-checks", name: "Notes", text: "3 decisions, 2 tasks with owners" },
  ],
  access: {
    title: "Who can open it",
    people: ["DC", "RV", "MI"],
    text: "Case team only. Every access is logged.",
  },
  retention: {
    title: "Retention",
    mark: "Deletes on Mar 12, 2033",
    text: "7 years. Legal hold: off.",
  },
} as const;

export const privateNotetaker = (bots: BotProviderLabels): PageContent => ({
  title: "Private AI notetaker for your company",
  description:
    "A notetaker under your name and your rules: storage, retention and who can open the notes. For healthcare, legal and financial teams.",
  sticky: discovery,
  service: { name: "Private AI notetaker", offers: [] },
  sections: [
    {
      kind: "hero",
      ink: true,
      badge: "Private AI notetaker",
      title: "Meeting notes that stay in your own accounts",
      lede: "We build you your own notetaker: your name in the meeting, your storage, your retention rules, and notes filed where your team already works.",
      actions: [discovery, free],
      facts: [
        ["Price", "quoted after the call"],
        ["Stored", "in accounts you own"],
        ["In writing", "your DPA, an audit log"],
      ],
      beside: "folder",
      besideKind: "picture",
    },
    {
      kind: "table",
      id: "compare",
      title: "Free or private?",
      lede: "Try the free one. Go private where the data is your responsibility.",
      hasLargeTitle: true,
      caption: "The free notetaker compared with a private one",
      columns: ["Feature", "Free", "Private"],
      highlighted: 2,
      rows: [
        { label: "Hosting", cells: [bots.cloud, "Accounts you own"] },
        {
          label: "Retention",
          cells: [`${amount(retentionDays, "day")}, then deleted`, "As long as your policy says"],
        },
        { label: "Branding", cells: ["Our name in the meeting", "Your name and picture"] },
        { label: "CRM sync", cells: ["None, notes by email", "Filed with client or matter"] },
        {
          label: "Meetings",
          cells: [`${meetingService.name} only`, "The services your team uses"],
        },
        { label: "Access", cells: ["Anyone with the email", "The roles you choose"] },
        { label: "Subprocessors", cells: ["Named on our privacy page", "Only those you approve"] },
        {
          label: "Data processing agreement",
          cells: ["With us", "Yours, with your provider"],
        },
        { label: "Price", cells: ["Free", "Quoted after the call"] },
      ],
    },
    {
      kind: "list",
      id: "industries",
      title: "For confidential work",
      lede: "Most teams that ask us work under HIPAA, attorney-client privilege or SEC recordkeeping rules.",
      items: [
        {
          title: "Healthcare",
          text: "Team meetings and handoffs, kept for as long as compliance says.",
          points: [
            "Storage in your own account",
            "Names and record numbers redacted",
            "BAA with your provider",
          ],
        },
        {
          title: "Legal",
          text: "Client calls filed by matter, deleted when your retention period ends.",
          points: ["One folder per matter", "Access by case team", "Legal hold pauses deletion"],
        },
        {
          title: "Finance",
          text: "Advice documented the day it was given, in the client's record.",
          points: ["Notes in your CRM", "Books-and-records retention", "Export for your auditor"],
        },
      ],
    },
    { kind: "quote", ...voices.law },
    {
      kind: "faq",
      id: "faq",
      title: "Questions about your data",
      items: {
        "Where are the recordings stored?":
          "In storage you own, in the region you choose. We don't keep a copy once we hand over the build.",
        "Are our meetings used to train models?":
          "We don't train models, and wherever a service lets us, we turn off training on your data. You'll see those settings before the trial.",
        "Do participants know they're being recorded?":
          "Yes. Everyone can see the notetaker's name, the host must admit it, and it says in the chat that it's recording.",
        "Does it make us compliant?":
          "No tool does that alone. We build to your counsel's policy and document every setting.",
      },
    },
    {
      kind: "closing",
      ink: true,
      title: "Tell us what has to stay private",
      text: discoveryDialog.service(privateNotetakerService),
      actions: [discovery],
      steps: [
        {
          when: "Week 1",
          title: "Your rules first",
          text: "Which meetings, who sees the notes, how long you keep them: an hour with your counsel, then in writing.",
        },
        {
          when: "Weeks 2-3",
          title: "Built in your accounts",
          text: "Storage, transcription and connections to your tools. You hold the keys.",
        },
        {
          when: "Week 4",
          title: "Piloted on your meetings",
          text: "One team uses it, and you check what was stored and deleted. Then everyone gets it.",
        },
      ],
    },
  ],
});
