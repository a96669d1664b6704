import type {
  Action,
  CustomPricingSection,
  Plan,
  PlansSection,
} from "~/components/sections/section";
import { names } from "~/config/names";
import {
  billingSuffix,
  type Package,
  packages,
  paymentsFor,
  perAutomation,
  priceOf,
  savedAWeek,
  timeSaved,
} from "../shared/packages";
import { workedExample } from "../shared/samples";

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
  each: perAutomation(item),
  note: `Saves ${timeSaved(item)}, ${savedAWeek(item)}\u00A0a\u00A0week`,
  ...(item.includesLead ? { includesLead: item.includesLead } : {}),
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
      text: "1 task means unlimited runs. Ten clients or a thousand, same price.",
    },
    {
      icon: "shield-check",
      title: "The risk is ours",
      text: "30-day money-back guarantee, and missed deliverables finished for free.",
    },
  ],
  featured: {
    ...planOf(automate90),
    payments: paymentsFor(automate90),
    summary: "Three phases of 30 days: foundation, implementation, optimization.",
    action: consultation("Get Started - Book Free Consultation"),
  },
  plansTitle: "Monthly Automation Plans",
  plans: [planOf(basic), { ...planOf(advanced), popular: true }, planOf(pro)],
};

const { tasks } = workedExample;

export const customPricing: CustomPricingSection = {
  kind: "custom-pricing",
  id: "custom-pricing",
  title: "Custom pricing",
  lede: "One audit, then a price for each task.",
  parts: [
    {
      name: "Workflow Audit",
      description: "Every step on one map, with what to automate first.",
      price: workedExample.audit,
      suffix: "one-time",
      includes: ["Interviews with the people who do the work", "A map you keep"],
    },
    {
      name: "Setup Fee",
      description: "Each task built, tested with your data and handed over.",
      price: workedExample.setupPerTask,
      suffix: "per task",
      includes: ["Built in your own accounts", "Live within 2-3 weeks of approval"],
    },
    {
      name: "Maintenance",
      description: "We watch the runs and fix what app updates break.",
      price: workedExample.maintenancePerTask,
      suffix: "per task per month",
      includes: ["Monitoring and error fixes", "Unlimited runs"],
    },
  ],
  example: {
    title: `What ${tasks} tasks cost`,
    rows: [
      { label: "Workflow Audit", amount: workedExample.audit },
      { label: "Setup Fee", amount: `${tasks} tasks = ${workedExample.setup}` },
    ],
    total: { label: "To get started", amount: workedExample.start },
    after: {
      label: "Maintenance",
      amount: `${tasks} tasks = ${workedExample.maintenance} per month`,
    },
  },
  actions: [
    {
      label: "Start Saving 10+ Hours Weekly",
      to: { url: names.schedulingProvider.links.fitCall },
    },
    { label: "Get My Custom Quote", to: { anchor: "packages" } },
  ],
};
