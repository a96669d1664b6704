/** Who may run the bots of meetings, and what the pages about privacy say of it. */
export const botProviders = {
  recall: {
    name: "Recall.ai",
    /** In lists of those who process data for us. */
    processor: "Recall.ai",
    cloud: "Recall.ai's cloud",
  },
  attendee: {
    name: "Attendee",
    processor: "Attendee, on servers that we run ourselves",
    cloud: "Servers that we run ourselves",
  },
} as const;

export type ProviderName = keyof typeof botProviders;
export type BotProvider = (typeof botProviders)[ProviderName];

/**
 * Every name that a rebranding changes. A `slug` is part of addresses: lower-case letters without accents,
 * digits and hyphens, "joerg" for Jörg. Paths, titles, mails and tests derive from this module;
 * no other file spells one of these out. The words of the pages live in `app/content/`.
 */
export const names = {
  brand: "Larkfield",
  company: "Larkfield Automation",
  contactEmail: "hello@larkfield.example",
  notetakerName: "Larkfield Notetaker",
  /** Added to a calendar event as a guest; JOIN_ADDRESS in wrangler.toml says the same. */
  joinAddress: "notes@larkfield.example",
  workspaceTool: { name: "ClickUp", slug: "clickup", url: "https://clickup.com/" },
  automationTool: { name: "Zapier", slug: "zapier", url: "https://zapier.com/" },
  meetingService: { name: "Google Meet", host: "meet.google.com" },
  launchOffer: { name: "Liftoff", slug: "liftoff" },
  schedulingProvider: {
    name: "Calendly",
    url: "https://calendly.com/",
    script: "https://assets.calendly.com/assets/external/widget.js",
    /** Sample links: the account's own event pages replace them before going live. */
    sample: true,
    links: {
      discoveryCall: "https://calendly.com/larkfield-sample/discovery-call",
      fitCall: "https://calendly.com/larkfield-sample/fit-call",
      consultation: "https://calendly.com/larkfield-sample/consultation",
      launchDiscovery: "https://calendly.com/larkfield-sample/launch-discovery",
      blueprint: "https://calendly.com/larkfield-sample/blueprint",
      roofer: "https://calendly.com/larkfield-sample/roofer-agent",
      architect: {
        "60min": "https://calendly.com/larkfield-sample-alex/60min",
        "30min": "https://calendly.com/larkfield-sample-alex/30min",
        "15min": "https://calendly.com/larkfield-sample-alex/15min-discovery",
      },
      strategist: {
        meeting: "https://calendly.com/larkfield-sample-blair/strategy-meeting",
        podcast: "https://calendly.com/larkfield-sample-blair/framework-podcast",
        audit: "https://calendly.com/larkfield-sample-blair/free-audit",
      },
      engineer: "https://calendly.com/larkfield-sample-casey/30min",
      onboarding: "https://calendly.com/larkfield-sample-devon/30min",
    },
  },
  /** Hosted checkout of the two template versions; sample links as well. */
  checkout: {
    sample: true,
    agency: "https://buy.stripe.com/larkfield-sample-agency",
    creator: "https://buy.stripe.com/larkfield-sample-creator",
  },
  /** The paid community, on a platform of its own. */
  community: {
    name: "Larkfield community",
    sample: true,
    url: "https://community.larkfield.example",
  },
  /** What somebody else wrote about us. */
  press: { sample: true, article: "https://blog.example/larkfield-automation" },
  paymentProvider: { name: "Stripe" },
  members: {
    architect: { name: "Alex", slug: "alex" },
    strategist: { name: "Blair", slug: "blair" },
    engineer: { name: "Casey", slug: "casey" },
    onboarding: { name: "Devon", slug: "devon" },
  },
  tutorialHash: "7f3d9c2ab1",
  /** Parts of pages that the owner may switch on. */
  shown: { automationExamples: false as boolean },
} as const;
