import type {
  BannerSection,
  ClosingSection,
  FeaturesSection,
  ServicesSection,
  StatsSection,
  StepsSection,
} from "~/components/sections/section";
import type { IconName } from "~/components/ui/icon-names";
import { names } from "~/config/names";
import { packages, priceOf } from "~/content/shared/packages";
import { clients } from "~/content/shared/samples";

const { workspaceTool, automationTool, meetingService, notetakerName, company } = names;
const { schedulingProvider } = names;
const tool = workspaceTool.name;

export const home = {
  title: `${company}: leaders in automation and ${tool} implementation`,
  description: `${tool} implementation and ${automationTool.name} automation packages. We set up your workspace, connect every app and keep the automations running.`,
  hero: {
    /** The specification's headline in three parts: the middle one is set in lime. */
    headline: ["Leaders in ", "Automation", ` & ${tool} Implementation`],
    lede: `Former ${tool} employees set up your workspace, connect every app and keep the automations running, so your team gets 20 to 40 hours back each week.`,
    packages: { label: "See Packages", anchor: "packages" },
    fitCall: {
      label: "Book a 15-min fit call",
      to: { url: schedulingProvider.links.fitCall },
    },
    note: "Over 1 Million tasks automated · 30-day money-back guarantee",
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
  counter: {
    inline: "tasks automated so far",
    label: "Tasks Automated",
    loading: "Loading...",
  },
  run: {
    caption:
      "Example of an automation run: a payment starts four steps that finish within seconds.",
    title: "New client onboarding",
    state: "Running",
    steps: [
      {
        icon: "stripe",
        title: "Payment received",
        text: `${priceOf(packages.advanced)} · Advanced plan`,
        took: "0.4 s",
      },
      {
        icon: "clickup",
        title: `Create client folder in ${tool}`,
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
        title: "Book kickoff and send notetaker",
        text: `${notetakerName} · ${meetingService.name}`,
        took: "0.7 s",
      },
    ],
  },
  trusted: {
    ...clients,
    label: "Trusted by 50+ teams",
    pause: "Pause the moving names",
    seconds: 40,
  },
  banner: {
    kind: "banner",
    icon: automationTool.slug,
    title: `How we work with ${automationTool.name}`,
    text: "An article about the automations we build, and about the people who stopped doing the work by hand.",
    action: { label: "Read the article", to: { url: names.press.article } },
  },
  stats: {
    kind: "stats",
    id: "cost",
    title: "Manual work is the most expensive tool you own",
    stats: [
      { figure: "40", unit: "hours / month", text: "spent on manual processes" },
      { figure: "20", unit: "hours", text: "spent learning tools" },
      { figure: "25", unit: "hours / year", text: "spent managing workflows" },
    ],
  },
  packages: {
    kind: "services",
    id: "packages",
    title: "Pick where to start",
    lede: "All implementation packages include automations.",
    services: [
      {
        icon: "layout-dashboard",
        tone: "workspace",
        title: `${tool} implementation`,
        text: "Your workspace designed around how your team works, built, filled and taught.",
        points: [
          "Audit of how work moves today",
          "Spaces, lists, views and dashboards built for you",
          "Training for every role, recorded",
        ],
        action: {
          label: `${tool} Implementation packages`,
          to: { page: "workspace-pricing" },
        },
      },
      {
        icon: "workflow",
        tone: "automation",
        title: `${automationTool.name} automation`,
        text: "The steps between your apps, built and watched over by us month after month.",
        points: [
          "10 to 150 automations, unlimited runs",
          "Monitoring and fixes included",
          "Live within 2-3 weeks of approval",
        ],
        action: { label: "Automation packages", to: { page: "automate" } },
      },
    ],
  },
  stories: {
    kind: "features",
    id: "stories",
    title: "What changed for two of our clients",
    items: [
      {
        icon: "video",
        tone: "workspace",
        figure: "150%",
        title: "more episodes published",
        text: "Northwind Media put four shows on one board. A signed-off script now opens the edit by itself.",
        action: {
          label: "Read Northwind's story",
          to: { page: "case-studies", hash: "media" },
        },
      },
      {
        icon: "file-text",
        tone: "automation",
        figure: "45%",
        title: "less time on paperwork",
        text: "At Harbor Public Adjusters, claims now file their own documents and count their own deadlines.",
        action: {
          label: "Read Harbor's story",
          to: { page: "case-studies", hash: "insurance" },
        },
      },
    ],
  },
  howItWorks: {
    kind: "steps",
    id: "how-it-works",
    tone: "alternate",
    title: "How it works",
    steps: [
      {
        when: "First call",
        title: "Show us one process",
        text: "The one that eats most of your week. You leave the call knowing what can run by itself.",
      },
      {
        when: "Audit",
        title: "Get the map and the price",
        text: "We draw every step, mark what to automate first, and put the price in writing.",
      },
      {
        when: "Build",
        title: "Watch it run",
        text: "We build in your own accounts, test with your data and hand over with a recording.",
      },
    ],
  },
  closing: {
    kind: "closing",
    id: "contact",
    title: "Tell us what eats your week",
    text: "In a free discovery call we look at one process of yours and tell you what we would automate first, with or without us.",
    actions: [
      { label: "Book a discovery call", to: { page: "book" } },
      { label: names.contactEmail, to: { mail: names.contactEmail } },
    ],
  },
} as const satisfies {
  title: string;
  description: string;
  hero: { apps: readonly { icon: IconName; name: string }[]; [word: string]: unknown };
  run: { steps: readonly { icon: IconName; [word: string]: unknown }[]; [word: string]: unknown };
  stats: StatsSection;
  packages: ServicesSection;
  banner: BannerSection;
  stories: FeaturesSection;
  howItWorks: StepsSection;
  closing: ClosingSection;
  [part: string]: unknown;
};

export type HomeContent = typeof home;
