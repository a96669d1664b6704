/** What things cost, in US dollars. Pages, mails and plans spell no sum out: changing a price is one edit here. */
export const prices = {
  automationBlueprint: { now: 63, was: 299 },
  blueprint: 1799,
  siteByTonight: 899,
  roofer: { now: 299, was: 999 },
  communityPerMonth: 97,
  /** What the parts of the community are worth one by one. */
  communityWorth: {
    sessions: 1200,
    library: 400,
    workspace: 500,
    curriculum: 600,
    reviews: 800,
    forum: 700,
  },
  social: { agency: { now: 97, was: 297 }, creator: { now: 27, was: 97 } },
  /** The success page shows the same sum whatever was bought, as the specification has it. */
  templateReceipt: 27,
  /** What two free months of the workspace tool are worth at most. */
  freeMonths: 500,
  enterpriseSeatPerMonth: 40,
  /** What the bookkeeper of the sample chat asks, by the month. */
  sampleBookkeeper: { books: 320, withPayroll: 410 },
  /** The plans of `packages.ts`. */
  plans: {
    automate90: { upfront: 15_000, monthly: 6_000, months: 3 },
    basic: { monthly: 1_400 },
    advanced: { monthly: 3_500 },
    pro: { monthly: 7_000 },
  },
  custom: { audit: 2999, setupPerTask: 100, maintenancePerTask: { from: 10, to: 15 } },
} as const;
