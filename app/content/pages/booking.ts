import type { Fact } from "~/components/sections/facts";
import type { Hosts, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { usd } from "~/lib/text/usd";
import { packages } from "../shared/packages";
import { prices } from "../shared/prices";
import { architect, onboarding, strategist, team } from "../shared/team";
import { voices } from "../shared/clients";

const { launchOffer, workspaceTool, automationTool, schedulingProvider } = names;

export const book: PageContent = {
  title: "Book a discovery call",
  description: `A free 30-minute call with ${workspaceTool.name} and ${automationTool.name} experts about the process that costs your team the most time.`,
  sections: [
    {
      kind: "booking",
      title: `The Most Trusted ${workspaceTool.name} and ${automationTool.name} Experts`,
      lede: "A free 30-minute video call. Pick a time that works for you.",
      covers: [
        "The process that costs you most",
        "What to automate, and what not to",
        "Which package fits, and its price",
      ],
      next: [
        "You get an invite with the video link",
        "We map your process on the call",
        "You get a plan and a price in writing",
      ],
      calendar: { url: schedulingProvider.links.discoveryCall, height: 850 },
      back: { label: "Back to website", to: { page: "home" } },
      voice: voices.intake,
    },
  ],
};

export const launchDiscovery: PageContent = {
  title: `Book your ${launchOffer.name} discovery call`,
  description: `A free 30-minute video call about your ${workspaceTool.name} launch: where work gets stuck, and what we'd build first. A fixed price follows in writing.`,
  sections: [
    {
      kind: "booking",
      id: "calendar",
      title: `Book your ${launchOffer.name} discovery call`,
      lede: `We plan your 30-day ${workspaceTool.name} launch on a free 30‑minute video call.`,
      facts: [
        ["Price", "Free"],
        ["Length", "30 minutes"],
        ["Live", "by Day 30"],
      ],
      covers: [
        "Where work gets stuck at your company",
        "What would be live by Day 30",
        `Whether your team gets 2 free months, up to ${usd(prices.freeMonths)}`,
      ],
      next: [
        "You get an invite and three short questions",
        "You talk, we draw. We don't bring slides",
        "A fixed price per seat, in writing",
      ],
      calendar: { url: schedulingProvider.links.launchDiscovery, height: 700 },
      back: { label: `Back to ${launchOffer.name}`, to: { page: "launch" } },
      hosts: [architect, onboarding],
      voice: voices.launchDay,
    },
  ],
};

const plan = packages.automate90;

/** The specification asks for this page, but names no path: we chose the one in `config/pages.ts`. */
export const bookAutomate90: PageContent = {
  title: "90 days to automate your business",
  description: `Book a free 30-minute call about ${plan.name}: ${plan.automations} automations in 90 days, and whether the program fits your company.`,
  sections: [
    {
      kind: "booking",
      title: "90 days to automate your business",
      lede: "It starts with a free 30-minute video call. Pick a time that works for you.",
      covers: [
        "Which departments lose the most time",
        "What the first month would deliver",
        `Whether ${plan.name} fits your company`,
      ],
      next: [
        "One department, mapped",
        "A date for Day 1",
        `By Day 90, ${plan.automations} automations in your accounts`,
      ],
      calendar: { url: schedulingProvider.links.discoveryCall, height: 700 },
      back: { label: `About ${plan.name}`, to: { page: "automate90" } },
      voice: voices.ranking,
    },
  ],
};

const facts: readonly Fact[] = [
  ["Price", "Free"],
  ["Length", "30 minutes"],
  ["Reschedule", "any time"],
];

/** Words beside the calendar of every discovery call. A page's own `facts` and `hosts` replace these. */
export const discoveryCall = {
  proof: "50+ companies run on systems we built",
  facts,
  hosts: [architect, strategist],
  namesOf: ([one, other]: Hosts) => ({
    title: `You'll meet ${one.name} or ${other.name}`,
    roles: `Our ${one.role} and our ${other.role.toLowerCase()}. No salesperson.`,
  }),
  covers: "What we cover",
  next: "What happens next",
  directly: {
    title: "Want someone in particular?",
    book: "Book",
    team: team.map(({ page, member }) => ({ page, name: member.name })),
  },
} as const;

export const bookMember = {
  back: { label: "Back to website", to: { page: "home" } },
  kit: (name: string) => `${name}'s media kit`,
  lengthLabel: "Length",
  facts: [
    ["Where", "on video"],
    ["Reschedule", "any time"],
  ],
  sessions: "What to expect",
} as const;
