/** Prices in US dollars. Pages, emails and plans never spell out a sum, so a price changes here alone. */
export const prices = {
  automationBlueprint: { now: 63, was: 299 },
  blueprint: 1799,
  siteByTonight: 899,
  roofer: { now: 299, was: 999 },
  communityPerMonth: 97,
  /** Value of each part of the community. */
  communityWorth: {
    sessions: 1200,
    library: 400,
    workspace: 500,
    curriculum: 600,
    reviews: 800,
    forum: 700,
  },
  social: { agency: { now: 97, was: 297 }, creator: { now: 27, was: 97 } },
  /** The success page shows this sum for both versions, as specified. */
  templateReceipt: 27,
  /** Maximum value of two free months of the workspace tool. */
  freeMonths: 500,
  enterpriseSeatPerMonth: 40,
  /** Monthly fees in the sample chat. */
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
