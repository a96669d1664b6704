import { prices, usd } from "./prices";

const { audit, setupPerTask, maintenancePerTask } = prices.custom;
const { from, to } = maintenancePerTask;

const tasks = 10;

/** What automating ten tasks costs, as the custom prices work out. */
export const workedExample = {
  tasks,
  audit: usd(audit),
  setupPerTask: usd(setupPerTask),
  setup: usd(tasks * setupPerTask),
  maintenancePerTask: `${usd(from)}-${to}`,
  maintenance: `${usd(tasks * from)}-${tasks * to}`,
} as const;
