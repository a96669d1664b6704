import { names } from "~/config/names";
import { packages } from "./packages";

/** The 90 days in three phases, on the program's own page and under its calendar. */
export const automate90Phases = [
  {
    when: "Days 1-30",
    title: "Foundation",
    text: `Every department on one map, ${names.workspaceTool.name} cleaned up and the first automations live.`,
  },
  {
    when: "Days 31-60",
    title: "Implementation",
    text: "Sales, delivery and finance, one at a time. Over 100 live by Day 60.",
  },
  {
    when: "Days 61-90",
    title: "Optimization",
    text: `Hiring and support too. All ${packages.automate90.automations} live, your team trained.`,
  },
] as const;
