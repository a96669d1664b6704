import { names } from "~/config/names";
import { billingSuffix, packages, priceOf, type Package } from "~/content/shared/packages";
import type { Action, Plan, PlansSection, TableSection } from "~/content/section";

const { automate90, basic, advanced, pro } = packages;

const consultation = (label: string): Action => ({
  label,
  to: { url: names.schedulingProvider.links.consultation },
});

const planOf = (item: Package): Plan => ({
  name: item.name,
  ...(item.badge ? { badge: item.badge } : {}),
  description: item.description,
  persona: item.persona,
  price: priceOf(item),
  suffix: billingSuffix(item),
  note: `Saves ${item.timeSaved}`,
  includes: item.deliverables,
  action: consultation("Get Started"),
});

export const packageList: PlansSection = {
  kind: "plans",
  id: "packages",
  title: "Packages and pricing",
  banners: [
    {
      icon: "refresh-cw",
      title: "Unlimited runs in every package",
      text: "1 task means unlimited runs. Ten new clients or a thousand: the price is the same.",
    },
    {
      icon: "shield-check",
      title: "The risk is ours",
      text: "30-day money-back guarantee. Deliverables missed by Day 30 are finished for free.",
    },
  ],
  featured: {
    ...planOf(automate90),
    summary: "Three phases of 30 days: foundation, implementation, optimization.",
    action: consultation("Get Started - Book Free Consultation"),
  },
  plansTitle: "Monthly Automation Plans",
  plans: [planOf(basic), { ...planOf(advanced), popular: true }, planOf(pro)],
};

const columns: readonly Package[] = [basic, advanced, pro, automate90];
const each = (cell: (item: Package) => string | boolean) => columns.map(cell);

export const packageComparison: TableSection = {
  kind: "table",
  id: "compare",
  tone: "alternate",
  title: "The four side by side",
  caption: "Comparison of the four automation packages",
  columns: ["Package", ...columns.map(({ name }) => name)],
  highlighted: columns.indexOf(automate90) + 1,
  rows: [
    { label: "Price", cells: each((item) => `${priceOf(item)} ${billingSuffix(item)}`) },
    { label: "Automations", cells: each(({ automations }) => String(automations)) },
    { label: "Time saved", cells: each(({ timeSaved }) => timeSaved) },
    { label: "Unlimited runs", cells: each(() => true) },
    { label: "Monitoring and error fixes", cells: each(() => true) },
    { label: "Audit of every department", cells: each(has("Audit of every department")) },
    { label: "Reports on hours saved", cells: each(has("hours saved")) },
    { label: "Dedicated engineer", cells: each(has("Dedicated")) },
  ],
};

/** Whether a deliverable of the package says so. */
function has(words: string): (item: Package) => boolean {
  return ({ deliverables }) => deliverables.some((text) => text.includes(words));
}
