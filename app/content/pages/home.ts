import type { ExamplesSection } from "~/components/sections/examples";
import type { BannerWords } from "~/components/sections/proof";
import type { ClosingSection, ServicesSection, StepsSection } from "~/components/sections/section";
import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { clients } from "~/content/shared/samples";
import { architect, strategist } from "~/content/shared/team";
import { voices } from "~/content/shared/voices";
import { deliveryBoard, invoiceFlow, launchMap } from "../artefact-pictures";
import { mediaChange } from "../shared/client-stories";

const { workspaceTool, automationTool, meetingService, company } = names;
const tool = workspaceTool.name;

export const home = {
  title: `${company}: leaders in automation and ${tool} implementation`,
  description: `${tool} implementation and ${automationTool.name} automation packages. We set up your workspace, connect your apps and keep the automations running.`,
  hero: {
    /** The specification's headline in three parts: the middle one is set in lime. */
    headline: ["Leaders in ", "Automation", ` & ${tool} Implementation`],
    lede: `Former ${tool} employees set up your workspace, connect your apps and keep the automations running. Your team gets 20 to 40 hours back every week.`,
    packages: { label: "See Packages", anchor: "packages" },
    call: { label: "Book a call", to: { page: "book" } },
    notes: ["Over 1 Million tasks automated", "30-day money-back guarantee"],
    appsLabel: "Apps we connect",
    apps: [
      { icon: "clickup", name: "ClickUp" },
      { icon: "slack", name: "Slack" },
      { icon: "docusign", name: "DocuSign", letters: "Docu\nSign" },
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
  counter: {
    inline: "tasks automated so far",
    label: "Tasks Automated",
    loading: "Loading...",
    scale: "One dot, 10,000 tasks",
  },
  run: {
    caption: "Example of an automation run: a payment triggers four steps that finish in seconds.",
    title: "New client onboarding",
    state: "Running",
    result: "Finished in 3.1 s · saved 25 min",
    steps: [
      {
        icon: "stripe",
        title: "Payment received",
        text: `${priceOf(packages.advanced)} · Advanced plan`,
        took: "0.4 s",
      },
      {
        icon: "clickup",
        title: `Create folder in ${tool}`,
        text: "12 tasks from template",
        took: "1.1 s",
      },
      {
        icon: "googledrive",
        title: "Share Drive folder",
        text: "Contract + kickoff deck",
        took: "0.9 s",
      },
      {
        icon: "googlemeet",
        title: "Book kickoff + notetaker",
        text: `Invite with ${meetingService.name} link`,
        took: "0.7 s",
      },
    ],
  },
  trusted: {
    ...clients,
    label: "Trusted by 50+ teams",
    pause: "Pause the scrolling names",
    seconds: 40,
  },
  banner: {
    title: `How we build in ${automationTool.name}`,
    text: "As told by an independent blog.",
    action: { label: "Read the article", to: { url: names.press.article } },
  },
  cost: {
    title: "Manual work is your most expensive tool",
    lede: "13 working weeks for one person, in the first year.",
    year: "Hours per person, first year",
    stats: [
      {
        figure: "40",
        unit: "hours / month",
        text: "spent on manual processes",
        inYear: "480",
      },
      { figure: "20", unit: "hours", text: "spent learning tools", inYear: "20" },
      { figure: "25", unit: "hours / year", text: "spent managing workflows", inYear: "25" },
    ],
    total: { label: "Total", hours: "525" },
  },
  packages: {
    kind: "services",
    id: "packages",
    title: "Pick where to start",
    lede: "All implementation packages include automations.",
    services: [
      {
        tint: "workspace",
        title: `${tool} implementation`,
        text: `A ${tool} workspace built around your team, with your data moved in and everyone trained.`,
        points: [
          "An audit of how work moves today",
          "Spaces, lists, views and dashboards, built for you",
          "Recorded training for every role",
        ],
        price: "Custom quote per seat",
        artefact: deliveryBoard,
        action: {
          label: `${tool} Implementation packages`,
          to: { page: "workspace-pricing" },
        },
      },
      {
        tint: "automation",
        title: `${automationTool.name} automation`,
        text: "We build the automations between your apps, then monitor and fix them every month.",
        points: [
          "10 to 150 automations, unlimited runs",
          "Monitoring and fixes included",
          "Live within 2-3 weeks of approval",
        ],
        price: `from ${priceOf(packages.basic)}/month`,
        artefact: invoiceFlow,
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
    title: "Fewer questions, less paperwork",
    items: [{ voice: voices.media, change: mediaChange }, { voice: voices.insurance }],
  },
  howItWorks: {
    kind: "steps",
    id: "how-it-works",
    tone: "alternate",
    title: "How it works",
    artefact: launchMap,
    steps: [
      {
        when: "First call",
        title: "Show us one process",
        text: "Pick the one that takes the most time. You'll leave the call knowing what can be automated.",
      },
      {
        when: "Audit",
        title: "Get the map and the price",
        text: "We map every step, mark what to automate first and put the price in writing.",
      },
      {
        when: "Build",
        title: "Watch it run",
        text: "We build in your accounts, test with your data and record the handover.",
      },
    ],
  },
  closing: {
    kind: "closing",
    id: "contact",
    title: "Which process costs you the most time?",
    people: [architect, strategist],
    text: `In a free 30-minute call, ${architect.name} or ${strategist.name} looks at one of your processes and tells you what to automate first, whether or not you hire us.`,
    actions: [
      { label: "Book a call", to: { page: "book" } },
      { label: names.contactEmail, to: { mail: names.contactEmail } },
    ],
  },
} as const satisfies {
  title: string;
  description: string;
  hero: {
    /** With `letters` where a mark as small as here looks like something else. */
    apps: readonly { icon: IconName; name: string; letters?: string }[];
    [word: string]: unknown;
  };
  run: { steps: readonly { icon: IconName; [word: string]: unknown }[]; [word: string]: unknown };
  packages: ServicesSection;
  banner: BannerWords;
  notetaker: BannerWords;
  howItWorks: StepsSection;
  closing: ClosingSection;
  [part: string]: unknown;
};

export type HomeContent = typeof home;

/** A strip on the home page, shown where `names.shown.automationExamples` says so. */
export const automationExamples: ExamplesSection = {
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
