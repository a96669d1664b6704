import type { Hosts, PageContent } from "~/components/sections/section";
import { names } from "~/config/names";
import { burnUp } from "../artefact-pictures";
import { automate90Phases } from "../shared/automate90-phases";
import { voices } from "../shared/voices";
import { packages } from "../shared/packages";
import { architect, type Member, strategist, team } from "../shared/team";

const { workspaceTool, automationTool, schedulingProvider } = names;

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
      calendar: { url: schedulingProvider.links.discoveryCall, height: 850 },
      next: {
        title: "What happens next",
        steps: [
          "You get an invite with the video link",
          "We map your process on the call",
          "You get a plan and a price in writing",
        ],
      },
      back: { label: "Back to website", to: { page: "home" } },
    },
  ],
};

const plan = packages.automate90;

/** The specification has this booking page without a path: its path is ours. */
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
      calendar: { url: names.schedulingProvider.links.discoveryCall, height: 700 },
      back: { label: `About ${plan.name}`, to: { page: "automate90" } },
      voice: voices.ranking,
    },
    {
      kind: "steps",
      id: "phases",
      tone: "alternate",
      title: "What happens in the 90 days",
      lede: `The call sets Day 1. By Day 90, ${plan.automations} automations run in your own accounts.`,
      steps: automate90Phases,
    },
    {
      kind: "artefact",
      title: "You see where you stand, every week",
      text: "One chart, reviewed with you in each session: what is live, what comes next and whether we are on plan.",
      points: [
        "A session a week, with the same engineer",
        "Every automation counted from its first run",
        "Behind plan on Day 30? You can have your money back",
      ],
      artefact: burnUp,
    },
  ],
};

/** What every discovery call is, beside its calendar. */
export const discoveryCall = {
  proof: "50+ companies run on systems we built",
  quote: voices.intake,
  /** Who may be on the call. */
  hosts: [architect, strategist],
  with: ([one, other]: Hosts) => ({
    title: `You'll meet ${one.name} or ${other.name}`,
    roles: `Our ${one.role} and our ${other.role.toLowerCase()}`,
  }),
  facts: [
    { icon: "clock", text: "30 minutes, free" },
    { icon: "video", text: "On video, no salesperson" },
    { icon: "calendar-check", text: "Reschedule any time" },
  ],
  covers: "What we cover",
  directly: {
    title: "Want someone in particular?",
    link: ({ name }: Member) => `Book ${name}`,
    team,
  },
} as const;
