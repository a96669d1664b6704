import { usd } from "~/lib/text/usd";
import { names } from "../../config/names.ts";
import { clientPeople } from "./client-people";
import { prices } from "./prices";

const { audit, setupPerTask, maintenancePerTask } = prices.custom;
const { from, to } = maintenancePerTask;

const tasks = 10;

/** What automating ten tasks costs, as the custom prices work out. */
export const workedExample = {
  tasks,
  audit: usd(audit),
  setupPerTask: usd(setupPerTask),
  setup: usd(tasks * setupPerTask),
  start: usd(audit + tasks * setupPerTask),
  maintenancePerTask: `${usd(from)}-${to}`,
  maintenance: `${usd(tasks * from)}-${tasks * to}`,
} as const;

/** What a buyer gets: where the template is opened from. Sample links until the owner's own replace them. */
export const plannerTemplates = {
  agency: {
    label: "Agency Version",
    sample: true,
    url: "https://templates.larkfield.example/social-planner-agency",
  },
  creator: {
    label: "Creator Version",
    sample: true,
    url: "https://templates.larkfield.example/social-planner-creator",
  },
} as const;

export const plannerTemplate = {
  name: "Social Media Planner Template",
  tool: names.workspaceTool.name,
  setupGuide: { sample: true, url: "https://templates.larkfield.example/setup-guide" },
} as const;

const { mayaTorres, rosaDelgado, jonasLindqvist, priyaRaman, owenCastellano } = clientPeople;
const { waltBrennan, danielCho, graceOkafor } = clientPeople;

/** Names that drift by: one for each client, a person only where their company is not among them. */
export const clients = {
  sample: true,
  names: [
    mayaTorres.company,
    rosaDelgado.company,
    jonasLindqvist.company,
    priyaRaman.company,
    `Dr. ${owenCastellano.name}`,
    danielCho.company,
    graceOkafor.company,
    waltBrennan.company,
  ],
} as const;
