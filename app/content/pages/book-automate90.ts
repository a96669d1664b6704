import { names } from "~/config/names";
import { packages } from "~/content/shared/packages";
import type { PageContent } from "~/content/section";

const plan = packages.automate90;

/** The last booking page of spec 2.5; decisions 2 gives it its path. */
export const bookAutomate90: PageContent = {
  title: "90 days to automate your business",
  description: `Book a free call of 30 minutes about ${plan.name}: ${plan.automations} automations in 90 days, and whether they fit your company.`,
  sections: [
    {
      kind: "booking",
      title: "90 days to automate your business",
      lede: "The first step is a free call of 30 minutes, on video. Pick a time that suits you.",
      covers: [
        "Which departments lose most time",
        "What the first 30 days would deliver",
        `Whether ${plan.name} fits, and what does not`,
      ],
      calendar: { url: names.schedulingProvider.links.discoveryCall, height: 700 },
      back: { label: `About ${plan.name}`, to: { page: "automate90" } },
    },
  ],
};
