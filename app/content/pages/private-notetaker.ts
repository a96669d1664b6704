import type { PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { artefacts } from "../artefacts";
import { discoveryDialog } from "../words/booking";

const { workspaceTool, meetingService } = names;

/** What the dialog says the call is about. */
export const privateNotetakerService = "a private AI notetaker";

const discovery = {
  label: discoveryDialog.title,
  to: { page: "book" },
  opens: "discovery-call",
} as const;
const free = { label: "Try the free notetaker", to: { page: "notetaker" } } as const;

export const privateNotetaker: PageContent = {
  title: "Private AI notetaker for your company",
  description:
    "A notetaker under your name and your rules: where recordings are stored, how long they are kept, and where the notes go. For healthcare, legal and financial teams.",
  sticky: discovery,
  service: { name: "Private AI notetaker", offers: [] },
  sections: [
    {
      kind: "hero",
      badge: "Private AI notetaker",
      title: "Meeting notes that never leave your house",
      lede: "We build a notetaker that is yours: your name in the meeting, your storage, your retention, and the notes filed where your team already works.",
      actions: [discovery, free],
      note: "Built by the people who run the free notetaker",
      artefact: artefacts.retentionRules,
    },
    {
      kind: "table",
      id: "compare",
      title: "Free or private?",
      lede: "The free one is good for a first try. The private one is for meetings you are responsible for.",
      caption: "The free notetaker beside a private one",
      columns: ["What differs", "Free", "Private"],
      highlighted: 2,
      rows: [
        { label: "Hosting", cells: ["Our provider's cloud", "Accounts that you own"] },
        { label: "Retention", cells: ["7 days, then deleted", "As long as your policy says"] },
        { label: "Branding", cells: ["Our name in the meeting", "Your name and picture"] },
        { label: "CRM sync", cells: ["By email only", "Filed with the contact and the deal"] },
        {
          label: "Tasks",
          cells: ["You copy them", `Created in ${workspaceTool.name}, with an owner`],
        },
        {
          label: "Meetings",
          cells: [`${meetingService.name}`, "The services you use, agreed on the call"],
        },
        { label: "Who may see it", cells: ["Whoever has the mail", "The roles you name"] },
        { label: "Price", cells: ["Free", "Quoted after the call"] },
      ],
    },
    {
      kind: "features",
      id: "industries",
      tone: "alternate",
      title: "For work that is confidential",
      lede: "Three kinds of teams ask us for this most.",
      items: [
        {
          icon: "heart-pulse",
          tone: "social",
          title: "Healthcare",
          text: "Team meetings and handovers with the retention your compliance officer sets.",
          points: [
            "Storage in your own account",
            "Names shortened before filing",
            "A log of who opened what",
          ],
        },
        {
          icon: "scale",
          tone: "workspace",
          title: "Legal",
          text: "Client calls filed under the matter, and deleted when the matter closes.",
          points: [
            "One folder for each matter",
            "Access by case team",
            "Recording only when you start it",
          ],
        },
        {
          icon: "landmark",
          tone: "agents",
          title: "Finance",
          text: "Advice documented on the day it was given, next to the client's record.",
          points: ["Notes in your CRM", "Retention by type of meeting", "Export for your auditor"],
        },
      ],
    },
    {
      kind: "steps",
      id: "how",
      title: "How yours is built",
      steps: [
        {
          when: "Call",
          title: "Your rules first",
          text: "Which meetings, who may see the notes, how long they are kept. We write it down.",
        },
        {
          when: "Build",
          title: "In your accounts",
          text: "Storage, transcription and the connection to your tools, set up where you hold the keys.",
        },
        {
          when: "Trial",
          title: "Your own meetings",
          text: "One team uses it, you check what was stored and what was deleted, then everybody gets it.",
        },
      ],
    },
    {
      kind: "faq",
      id: "faq",
      tone: "alternate",
      title: "Questions about the data",
      items: [
        {
          question: "Where are the recordings stored?",
          answer:
            "In storage that belongs to you, in the region you choose. We keep no copy once the build is handed over.",
        },
        {
          question: "Who transcribes them?",
          answer:
            "A transcription service you approve before we build. You hold the contract with it, so its terms are terms you have read.",
        },
        {
          question: "Are our meetings used to train models?",
          answer:
            "We do not train models, and we set the services up with training on your data switched off wherever they have such a switch. You see those settings before the trial.",
        },
        {
          question: "Do participants know that they are recorded?",
          answer:
            "Yes. The notetaker has a name everybody sees, the host must admit it, and it says in the chat that it records. That is not optional.",
        },
        {
          question: "Does it make us compliant?",
          answer:
            "No tool does that alone. We build to the policy that you or your counsel give us, and document each setting so that it can be checked.",
        },
      ],
    },
    {
      kind: "closing",
      title: "Tell us what must stay inside",
      text: discoveryDialog.service(privateNotetakerService),
      actions: [discovery, free],
    },
  ],
};
