export const botProviders = {
  recall: {
    name: "Recall.ai",
    /** In lists of data processors. */
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
export type BotProviderLabels = (typeof botProviders)[ProviderName];

/** Every name that a rebranding changes. A `slug` is lower-case ASCII letters, digits, hyphens. */
export const names = {
  brand: "Larkfield",
  company: "Larkfield Automation",
  contactEmail: "hello@larkfield.example",
  notetakerName: "Larkfield Notetaker",
  /** Address that people invite to a calendar event; equal to JOIN_ADDRESS in wrangler.toml. */
  joinAddress: "notes@larkfield.example",
  workspaceTool: { name: "ClickUp", slug: "clickup", url: "https://clickup.com/" },
  automationTool: { name: "Zapier", slug: "zapier", url: "https://zapier.com/" },
  meetingService: { name: "Google Meet", host: "meet.google.com" },
  launchOffer: { name: "Liftoff", slug: "liftoff" },
  schedulingProvider: {
    name: "Calendly",
    url: "https://calendly.com/",
    script: "https://assets.calendly.com/assets/external/widget.js",
    /** Sample links; replace them before going live. */
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
  checkout: {
    sample: true,
    agency: "https://buy.stripe.com/larkfield-sample-agency",
    creator: "https://buy.stripe.com/larkfield-sample-creator",
  },
  community: {
    name: "Larkfield community",
    sample: true,
    url: "https://community.larkfield.example",
  },
  press: { sample: true, article: "https://blog.example/larkfield-automation" },
  paymentProvider: { name: "Stripe" },
  members: {
    architect: { name: "Alex", slug: "alex" },
    strategist: { name: "Blair", slug: "blair" },
    engineer: { name: "Casey", slug: "casey" },
    onboarding: { name: "Devon", slug: "devon" },
  },
  /** Path of the tutorial's page, which the specification calls a hash. */
  tutorialPath: "7f3d9c2ab1",
  shown: { automationExamples: false as boolean },
} as const;
