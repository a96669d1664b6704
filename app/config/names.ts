/**
 * Every name that a rebranding changes. Paths, titles, mails and tests derive from this module;
 * no other file spells one of these out. The words of the pages live in `app/content/`.
 */
export const names = {
  brand: "Larkfield",
  company: "Larkfield Automation",
  contactEmail: "hello@larkfield.example",
  notetakerName: "Larkfield Notetaker",
  /** Added to a calendar event as a guest; JOIN_ADDRESS in wrangler.toml says the same. */
  joinAddress: "notes@larkfield.example",
  workspaceTool: { name: "ClickUp", slug: "clickup" },
  automationTool: { name: "Zapier", slug: "zapier" },
  meetingService: { name: "Google Meet", host: "meet.google.com" },
  launchOffer: { name: "Liftoff", slug: "liftoff" },
  schedulingProvider: {
    name: "Calendly",
    /** Sample links: the account's own event pages replace them before going live. */
    sample: true,
    links: {
      discoveryCall: "https://calendly.com/larkfield-sample/discovery-call",
      fitCall: "https://calendly.com/larkfield-sample/fit-call",
      consultation: "https://calendly.com/larkfield-sample/consultation",
    },
  },
  /** Hosted checkout of the two template versions; sample links as well. */
  checkout: {
    sample: true,
    agency: "https://buy.stripe.com/larkfield-sample-agency",
    creator: "https://buy.stripe.com/larkfield-sample-creator",
  },
  paymentProvider: { name: "Stripe" },
  botProvider: { name: "Recall.ai" },
  members: {
    alex: { name: "Alex", slug: "alex" },
    blair: { name: "Blair", slug: "blair" },
    casey: { name: "Casey", slug: "casey" },
    devon: { name: "Devon", slug: "devon" },
  },
  tutorialHash: "7f3d9c2ab1",
} as const;
