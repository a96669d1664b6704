import type { ExamplesWords } from "~/components/sections/carousel";
import type { SectionOf } from "~/components/sections/section";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { clients, voices, proof } from "~/content/shared/clients";
import { architect, strategist } from "~/content/shared/team";
import { call, callNote } from "../shared/calls";

const { workspaceTool, automationTool, company, contactEmail } = names;
const tool = workspaceTool.name;
const from = `from ${priceOf(packages.basic)}`;

export const home = {
  title: `${company}: leaders in automation and ${tool} implementation`,
  description: `${tool} implementation and ${automationTool.name} automation packages. We set up your workspace, connect your apps and keep the automations running.`,
  heading: `Leaders in Automation & ${tool} Implementation`,
  hero: {
    sample: true,
    /** The specification's headline: the second part is lime, the third never breaks. */
    headline: ["Leaders in ", "Automation", `& ${tool}`, " Implementation"],
    lede: `Former ${tool} employees set up your workspace, connect your apps and keep the automations running, for teams of 5 to 200.`,
    packages: { label: "See Packages", to: { anchor: "packages" } },
    call,
    note: `${callNote} 30-day money-back guarantee.`,
    facts: [
      ["Automation", `${from}/month`],
      [`${tool} setup`, "quoted per seat"],
      ["Live", "2-3 weeks after you approve"],
    ],
    quote: {
      text: "Now I open one board and start working.",
      by: `${voices.media.by.name}, ${voices.media.by.company}`,
    },
    appsLabel: "Apps we connect",
    apps: [
      { icon: "clickup", name: "ClickUp" },
      { icon: "slack", name: "Slack" },
      { icon: "docusign", name: "DocuSign" },
      { icon: "quickbooks", name: "QuickBooks" },
      { icon: "openai", name: "OpenAI" },
      { icon: "dropbox", name: "Dropbox" },
      { icon: "googledrive", name: "Google Drive" },
      { icon: "stripe", name: "Stripe" },
      { icon: "googleanalytics", name: "Google Analytics" },
      { icon: "shopify", name: "Shopify" },
      { icon: "googlemeet", name: "Google Meet" },
      { icon: "users", name: "Community platforms" },
    ],
  },
  /** Minutes per step, drawn to scale by `routes/pages/home/process.server.tsx`. */
  process: {
    sample: true,
    caption:
      "Example: one process, a new client from contract to kickoff. Today it takes 2 hours 35 minutes of work. Four of its six steps run in 3.1 seconds. 40 minutes stay with people.",
    title: "A new client, contract to kickoff",
    legend: ["Automate", "Simplify", "Keep by hand"],
    today: { lead: "Today", time: "2 h 35 min", text: "of work per client today, drawn to scale" },
    after: {
      lead: "After",
      time: "40 min",
      text: "after: the scoping call, and 5 minutes each to check project and invoice",
    },
    steps: [
      { name: "Contract", minutes: 10, becomes: "auto" },
      { name: "Client folder", minutes: 25, becomes: "auto" },
      { name: `Project in ${tool}`, minutes: 40, becomes: "simple" },
      { name: "Invoice", minutes: 15, becomes: "auto" },
      { name: "Booking the call", minutes: 35, becomes: "auto" },
      { name: "Scoping call", minutes: 30, becomes: "hand" },
    ],
    runs: [
      { icon: "file-text", text: "Contract filed", short: "Contract", took: "0.4 s" },
      { icon: "googledrive", text: "Folder and 12 tasks created", short: "Folder", took: "1.1 s" },
      { icon: "quickbooks", text: "First invoice drafted", short: "Invoice", took: "0.9 s" },
      { icon: "googlemeet", text: "Kickoff call booked", short: "Kickoff", took: "0.7 s" },
    ],
    back: { time: "1 h 55 min back", text: "for every new client, from the day it goes live" },
    backShort: { time: "1 h 55 min", text: "back, per client. This part runs in 3.1 s:" },
    foot: "Drawn to scale. Green bars: project and invoice, 5 minutes each, checked by a person.",
  },
  counter: {
    label: "Tasks Automated",
    loading: "Loading...",
    inline: "tasks automated so far",
    text: "Over 1 Million tasks automated, counted live",
    method: proof.taskMethod,
  },
  trusted: { ...clients, label: "Trusted by 50+ teams", scrollSeconds: 40 },
  proof: [proof.media, proof.article],
  cost: {
    title: "Manual work costs 13 weeks per person a year",
    /** Add up to the total: 480 + 20 + 25 hours. */
    stats: [
      { figure: "40", title: "hours / month", text: "spent on manual processes: 480 a year" },
      { figure: "20", title: "hours", text: "spent learning tools" },
      { figure: "25", title: "hours / year", text: "spent managing workflows" },
    ],
    total: { figure: "525 hours", text: "per person, in the first year" },
  },
  packages: {
    id: "packages",
    title: "Pick where to start",
    lede: "All implementation packages include automations.",
    services: [
      {
        service: "workspace",
        icon: "clickup",
        title: `${tool} implementation`,
        price: "Custom quote",
        suffix: " per seat",
        text: "A workspace built around your team, with your data moved in and everyone trained.",
        points: [
          "A map of every step your team does today",
          "Spaces, lists, views and dashboards, built for you",
          "Recorded training for every role",
        ],
        action: { label: `${tool} Implementation packages`, to: { page: "workspace-pricing" } },
      },
      {
        service: "automation",
        icon: "zap",
        title: `${automationTool.name} automation`,
        price: from,
        suffix: "/month",
        text: "The automations between your apps: built, watched and fixed every month.",
        points: [
          "10 to 150 automations, unlimited runs",
          "Monitoring and fixes included",
          "Live within 2-3 weeks of approval",
        ],
        action: { label: "Automation packages", to: { page: "automate" } },
      },
    ],
  },
  notetaker: {
    title: "Not ready to talk?",
    text: "Send our free notetaker to your next call.",
    action: { label: "Try it free", to: { page: "notetaker" } },
  },
  stories: {
    id: "stories",
    title: "What two clients measured after one quarter",
    large: voices.media,
    small: voices.insurance,
  },
  closing: {
    kind: "closing",
    id: "contact",
    ink: true,
    title: "Which process costs you the most time?",
    people: [architect, strategist],
    peopleNote: callNote,
    text: "Show us that one. You'll hear what to automate first, whether or not you hire us.",
    actions: [call, { label: contactEmail, to: { mail: contactEmail } }],
    steps: [
      {
        when: "First call",
        title: "Show us one process",
        text: "30 minutes, free. Leave with a price or an honest no.",
      },
      {
        when: "Audit",
        title: "Get the map and the price",
        text: "Every step on one map, what to automate first, and the price in writing.",
      },
      {
        when: "Build",
        title: "Watch it run",
        text: "Built in your accounts, tested with your data, with a recorded handover.",
      },
    ],
  } satisfies SectionOf<"closing">,
} as const;

export type HomeContent = typeof home;

/** Shown only if `names.shown.automationExamples`. */
export const automationExamples: ExamplesWords = {
  id: "examples",
  title: "Four automations to start with",
  lede: "Each one runs in your own accounts, from trigger to last step.",
  items: [
    {
      icon: "zap",
      name: "Lead notification",
      text: "New leads hear back while they're still on your site.",
      steps: [
        "Form is submitted",
        "Lead is matched and assigned",
        "Owner gets a message with the full history",
      ],
    },
    {
      icon: "mail",
      name: "Email open tracking",
      text: "Call while they're reading your proposal, not a week later.",
      steps: [
        "Proposal is opened",
        "The open is logged on the deal",
        "Follow-up task is due today",
      ],
    },
    {
      icon: "download",
      name: "Lead magnet fulfillment",
      text: "The guide goes out right away, and your list shows who got it.",
      steps: ["Email is entered", "Guide is sent", "Contact is tagged and gets the next email"],
    },
    {
      icon: "calendar-check",
      name: "Meeting follow-up",
      text: "What you agreed on becomes tasks within minutes.",
      steps: ["Recording is ready", "Tasks are drafted from it", "Everyone gets their own list"],
    },
  ],
};
