import { retentionDays } from "~/config/facts";
import { amount } from "~/lib/text/amount";
import type { PageContent } from "~/components/sections/section";
import { type BotProvider, names } from "~/config/names";
import { matterFolder } from "../artefact-papers";
import { accessLog, notesMail, retention, pictured } from "../artefact-pictures";
import { voices } from "../shared/voices";
import { discoveryDialog } from "../words/booking";

const { meetingService } = names;

/** What the dialog says the call is about. */
export const privateNotetakerService = "a private AI notetaker";

const discovery = {
  label: discoveryDialog.title,
  to: { page: "book" },
  opens: "discovery-call",
} as const;
const free = { label: "Try the free notetaker", to: { page: "notetaker" } } as const;

export const privateNotetaker = (bots: BotProvider): PageContent => ({
  title: "Private AI notetaker for your company",
  description:
    "A notetaker under your name and your rules: storage, retention and who can open the notes. For healthcare, legal and financial teams.",
  sticky: discovery,
  service: { name: "Private AI notetaker", offers: [] },
  sections: [
    {
      kind: "hero",
      badge: "Private AI notetaker",
      title: "Meeting notes that stay in your own accounts",
      lede: "We build you your own notetaker: your name in the meeting, your storage, your retention rules, and notes filed where your team already works.",
      actions: [discovery, free],
      note: "Your DPA · your retention policy · an audit log",
      artefact: matterFolder,
    },
    {
      kind: "bento",
      id: "rules",
      title: "Your notes, your rules",
      lede: "What is kept, for how long, and who can open it.",
      cells: [
        {
          title: "The notes arrive where your team works",
          text: "Emailed from your own address, or filed with the client or matter.",
          artefact: notesMail,
        },
        {
          title: "Retention by meeting type",
          text: "Deleted on the day your policy says.",
          artefact: retention,
        },
        {
          title: "A log of who opened what",
          text: "For your auditor, and for your clients.",
          artefact: accessLog,
        },
      ],
    },
    {
      kind: "table",
      id: "compare",
      tone: "alternate",
      title: "Free or private?",
      lede: "Try the free one. Go private where the data is your responsibility.",
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
    voices.law,
    {
      kind: "features",
      id: "industries",
      tone: "alternate",
      title: "For confidential work",
      lede: "Most teams that ask us work under HIPAA, attorney-client privilege or SEC recordkeeping rules.",
      items: [
        {
          picture: pictured("confidential-health", 340, 172),
          title: "Healthcare",
          text: "Team meetings and handoffs, kept for as long as compliance says.",
          points: [
            "Storage in your own account",
            "Names and record numbers redacted",
            "BAA with your provider",
          ],
        },
        {
          picture: pictured("confidential-legal", 340, 172),
          title: "Legal",
          text: "Client calls filed by matter, deleted when your retention period ends.",
          points: ["One folder per matter", "Access by case team", "Legal hold pauses deletion"],
        },
        {
          picture: pictured("confidential-finance", 340, 172),
          title: "Finance",
          text: "Advice documented the day it was given, in the client's record.",
          points: ["Notes in your CRM", "Books-and-records retention", "Export for your auditor"],
        },
      ],
    },
    {
      kind: "rail",
      sample: true,
      id: "how",
      title: "How we build yours",
      steps: [
        {
          when: "Week 1",
          title: "Your rules first",
          text: "Which meetings, who sees the notes, how long you keep them. In writing.",
          takes: "60 minutes, with your counsel",
          picture: pictured("private-rules", 400, 156),
        },
        {
          when: "Weeks 2-3",
          title: "Built in your accounts",
          text: "Storage, transcription and connections to your tools, set up where you hold the keys.",
          takes: "30 minutes, your admin",
          picture: pictured("private-accounts", 400, 156),
        },
        {
          when: "Week 4",
          title: "Piloted on your meetings",
          text: "One team uses it. You check what was stored and deleted. Then everyone gets it.",
          takes: "One week, one team",
          picture: pictured("private-pilot", 400, 156),
        },
      ],
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Questions about your data",
      items: [
        {
          question: "Where are the recordings stored?",
          answer:
            "In storage you own, in the region you choose. We don't keep a copy once we hand over the build.",
        },
        {
          question: "Who transcribes them?",
          answer:
            "A transcription service you approve before we build. The contract is between you and them.",
        },
        {
          question: "Are our meetings used to train models?",
          answer:
            "We don't train models, and wherever a service lets us, we turn off training on your data. You'll see those settings before the trial.",
        },
        {
          question: "Do participants know they're being recorded?",
          answer:
            "Yes. Everyone can see the notetaker's name, the host must admit it, and it says in the chat that it's recording.",
        },
        {
          question: "Does it make us compliant?",
          answer:
            "No tool does that alone. We build to your counsel's policy and document every setting.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Tell us what has to stay private",
      text: discoveryDialog.service(privateNotetakerService),
      actions: [discovery, free],
    },
  ],
});
