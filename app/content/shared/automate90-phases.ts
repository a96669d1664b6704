import { names } from "~/config/names";
import { pictured } from "../artefact-pictures";
import { packages } from "./packages";

/** The 90 days in three phases, on the program's own page and under its calendar. */
export const automate90Phases = [
  {
    when: "Days 1-30",
    title: "Foundation",
    picture: pictured("phase-1", 400, 156),
    text: `Every department on one map, ${names.workspaceTool.name} cleaned up and the first automations live.`,
  },
  {
    when: "Days 31-60",
    title: "Implementation",
    picture: pictured("phase-2", 400, 156),
    text: "Sales, delivery and finance, one at a time. Over 100 live by Day 60.",
  },
  {
    when: "Days 61-90",
    title: "Optimization",
    picture: pictured("phase-3", 400, 156),
    text: `Hiring and support too. All ${packages.automate90.automations} live, your team trained.`,
  },
] as const;
