import { names } from "../../config/names.ts";

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
