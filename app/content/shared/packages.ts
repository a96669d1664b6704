import type { ServiceOffer } from "~/components/sections/section";
import { usd } from "~/lib/text/usd";
import { prices } from "./prices";

/** One automation package, the same on every page. Sums in US dollars. */
export type Package = {
  readonly sample?: true;
  readonly name: string;
  readonly badge?: string;
  readonly description: string;
  readonly persona: string;
  /** Specified, but not shown: columns have the tint of their page. */
  readonly color: string;
  readonly automations: number;
  /** Hours saved per month; without `to`, a minimum. */
  readonly saves: { readonly from: number; readonly to?: number };
  /** The first four stand in the same order in every package, to be compared; `*` marks what differs. */
  readonly deliverables: readonly string[];
  readonly includesTitle?: string;
  readonly billing:
    | { readonly monthly: number }
    | { readonly upfront: number; readonly monthly: number; readonly months: number };
};

const inEveryPackage = [
  "Unlimited runs",
  "Monitoring and error fixes",
  "Recorded handover",
  "Built in your own accounts",
];

export const packages = {
  automate90: {
    sample: true,
    name: "Automate90",
    badge: "SAVE BIG - RECOMMENDED",
    description: "150 automations in 90 days, from the first process map to a trained team.",
    persona: "For companies ready to rebuild how they run",
    color: "pine",
    automations: 150,
    saves: { from: 200 },
    deliverables: [
      "*150* automations built for you",
      "*Every department* mapped",
      "*Weekly* working session",
      "*Dedicated* automation engineer",
      "Dashboard of hours saved",
      "Recorded team training",
      ...inEveryPackage,
    ],
    billing: prices.plans.automate90,
  },
  basic: {
    sample: true,
    name: "Automation Basic",
    description: "The handful of admin chores you do every day, automated.",
    persona: "For owners who do the admin themselves",
    color: "agents",
    automations: 10,
    saves: { from: 15, to: 20 },
    includesTitle: "What you get",
    deliverables: [
      "*10* automations built for you",
      "Audit of *one process*",
      "Call *every month*",
      "Support *by email*",
      ...inEveryPackage,
    ],
    billing: prices.plans.basic,
  },
  advanced: {
    sample: true,
    name: "Automation Advanced",
    badge: "MOST POPULAR",
    description: "Sales, delivery and invoicing pass work along without copy-paste.",
    persona: "For teams whose tools don't talk to each other",
    color: "automation",
    automations: 25,
    saves: { from: 40, to: 50 },
    includesTitle: "Everything in Basic, plus",
    deliverables: [
      "*25* automations built for you",
      "Audit of *three processes*",
      "Call *every 2 weeks*",
      "Support *in a shared channel*",
      "Recorded training for each role",
      "Setup review each quarter",
    ],
    billing: prices.plans.advanced,
  },
  pro: {
    sample: true,
    name: "Automation Pro",
    description: "From first call to paid invoice on one system, with one accountable team.",
    persona: "For companies with several departments",
    color: "workspace",
    automations: 50,
    saves: { from: 80, to: 100 },
    includesTitle: "Everything in Advanced, plus",
    deliverables: [
      "*50* automations built for you",
      "Audit of *every department*",
      "Call *every week*",
      "Support *from your engineer*",
      "Reports on runs and hours saved",
      "Roadmap for the next quarter",
    ],
    billing: prices.plans.pro,
  },
} as const satisfies Record<string, Package>;

/** Offers for search engines, at the price each card shows first. */
export const packageOffers: readonly ServiceOffer[] = Object.values(packages).map(
  ({ name, billing }) =>
    "upfront" in billing
      ? { name, price: billing.upfront }
      : { name, price: billing.monthly, per: "month" },
);

const range = (from: number, to: number | undefined) =>
  to === undefined ? `${from}+` : `${from}-${to}`;

export function timeSaved({ saves }: Package): string {
  return `${range(saves.from, saves.to)} hours/month`;
}

/** Hours per week at four weeks a month, the upper bound rounded down: "4-5", "10-12", "50+". */
export function hoursSavedPerWeek({ saves: { from, to } }: Package): string {
  const weeks = 4;
  return range(Math.round(from / weeks), to && Math.floor(to / weeks));
}

export function priceOf({ billing }: Package): string {
  return usd("upfront" in billing ? billing.upfront : billing.monthly);
}

export function perAutomation({ billing, automations }: typeof packages.automate90): string {
  return `= ${usd(billing.upfront / automations)} per automation`;
}

export function pricePerHour({ billing, saves: { from, to } }: Package): string {
  if ("upfront" in billing || to === undefined) throw new Error("no monthly plan");
  const dollars = (hours: number) => Math.round(billing.monthly / hours);
  return `= $${dollars(to)}-${dollars(from)} per hour back`;
}

export function otherPayment({ billing }: typeof packages.automate90): string {
  const { upfront, monthly, months } = billing;
  return `or ${usd(monthly)}/month for ${months} months. Upfront saves ${usd(monthly * months - upfront)}.`;
}

export function billingSuffix({ billing }: Package): string {
  if (!("upfront" in billing)) return "/month";
  return `upfront, or ${usd(billing.monthly)}/month for ${billing.months} months`;
}
