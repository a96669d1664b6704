import { names } from "~/config/names";
import { workedExample } from "~/content/shared/worked-example";
import type { ArtefactSection, ClosingSection, PlansSection } from "~/content/section";

const { tasks, audit, setupPerTask, maintenancePerTask } = workedExample;

const setup = `${tasks} tasks = ${workedExample.setup}`;
const maintenance = `${tasks} tasks = ${workedExample.maintenance} per month`;

export const customPackages: PlansSection = {
  kind: "plans",
  id: "custom-pricing",
  tone: "paper",
  title: "Custom pricing",
  lede: "Only a few tasks to automate? Pay for those. 1 task means unlimited runs.",
  plans: [
    {
      name: "Workflow Audit",
      description: "Every step of your process on one map, with what to automate first.",
      price: audit,
      suffix: "once",
      note: "Before anything is built",
      includes: ["Interviews with the people who do the work", "A map you keep"],
    },
    {
      name: "Setup Fee",
      description: "Each task built, tested with your data and handed over.",
      price: setupPerTask,
      suffix: "per task",
      note: setup,
      includes: ["Built in your own accounts", "Live within 2-3 weeks of approval"],
    },
    {
      name: "Maintenance",
      description: "We watch the runs and repair what an app's update breaks.",
      price: maintenancePerTask,
      suffix: "per task per month",
      note: maintenance,
      includes: ["Monitoring and error fixes", "Unlimited runs"],
    },
  ],
};

export const tenTasks: ArtefactSection = {
  kind: "artefact",
  id: "example",
  tone: "alternate",
  title: `What ${tasks} tasks cost`,
  text: "Onboarding, invoices, reminders, reports: ten tasks of a service business, from the audit to the first month in operation.",
  points: [
    `Workflow Audit: ${audit}, once`,
    `Setup Fee: ${setup}, once`,
    `Maintenance: ${maintenance}`,
  ],
  artefact: "invoice",
};

export const customQuote: ClosingSection = {
  kind: "closing",
  title: "See what 15 minutes can take off your list",
  text: "Describe one process. We tell you whether it can run by itself, and what that costs.",
  actions: [
    {
      label: "Start Saving 10+ Hours Weekly",
      to: { url: names.schedulingProvider.links.fitCall },
    },
    { label: "Get My Custom Quote", to: { anchor: "packages" } },
  ],
};
