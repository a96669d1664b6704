import type { Fact } from "~/components/sections/facts";
import type { Action } from "~/components/sections/section";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { architect, strategist, type Member } from "~/content/shared/team";

export type MediaKit = {
  readonly sample: true;
  readonly member: Member;
  readonly booking: PageId;
  /** `line`: for a host's introduction. `short`: about 50 words, for a program or a caption. */
  readonly bios: Readonly<Record<"line" | "short" | "long", string>>;
  readonly topics: readonly string[];
  readonly facts: readonly Fact[];
};

const { members, brand, company, workspaceTool, automationTool } = names;
const tool = workspaceTool.name;

export const mediaKits: Partial<Record<PageId, MediaKit>> = {
  "kit-architect": {
    sample: true,
    member: architect,
    booking: "book-architect",
    bios: {
      line: `${members.architect.name} is the ${tool} architect at ${company} and designs workspaces that whole companies run on.`,
      short: `${members.architect.name} works at ${company} as its ${tool} architect. After years at ${tool} helping teams migrate, ${members.architect.name} designs workspaces that whole companies run on, and speaks about the unglamorous side of the work: what to delete, what to merge, and how to get a team to use what you built.`,
      long: `${members.architect.name} works at ${company} as its ${tool} architect. After years at ${tool} helping teams migrate, ${members.architect.name} now designs workspaces that whole companies run on: one list where there were thirty, statuses that mean the same thing to everyone, and dashboards managers open without being asked. ${members.architect.name} speaks about the unglamorous side of work management: what to delete, what to merge and how to get a team to use what you built. Audiences leave with five questions they can ask about their own workspace the same afternoon.`,
    },
    topics: [
      `One ${tool} list or two? Five questions that decide`,
      "Why workspaces get out of hand, and how to clean them up",
      "Getting a team to use what you built",
    ],
    facts: [
      ["Name", `${members.architect.name}, pronounced AL-iks`],
      ["Title", `${tool} architect`],
      ["Company", company],
      ["LinkedIn", `@${members.architect.slug}.${brand.toLowerCase()}`],
    ],
  },
  "kit-strategist": {
    sample: true,
    member: strategist,
    booking: "book-strategist",
    bios: {
      line: `${members.strategist.name} is the automation strategist at ${company}, hosts the Framework Podcast and helps owners decide what to automate first.`,
      short: `${members.strategist.name} is the automation strategist at ${company} and host of the Framework Podcast. ${members.strategist.name} helps owners of small and mid-size companies decide what to automate and in what order, and talks about automation without the magic: what broke, what it cost and what it saved.`,
      long: `${members.strategist.name} is the automation strategist at ${company} and host of the Framework Podcast. ${members.strategist.name} works with owners of small and mid-size companies on one question: what to automate, and in what order. The answers are built in ${automationTool.name} and ${tool}, and measured in hours saved. On stage and on air, ${members.strategist.name} talks about automation without the magic: what broke, what it cost and what it saved. Listeners leave knowing how to find the one process worth automating first.`,
    },
    topics: [
      "The first process to automate, and how to find it",
      "What failed automations have in common",
      "AI agents at work: what they do well today",
    ],
    facts: [
      ["Name", `${members.strategist.name}, rhymes with “chair”`],
      ["Title", "Automation strategist"],
      ["Company", company],
      ["LinkedIn", `@${members.strategist.slug}.${brand.toLowerCase()}`],
    ],
  },
};

/** Words of every kit. Those the browser needs are in `media-kit-tabs.ts`. */
export const kitWords = {
  back: { label: "Back to website", to: { page: "home" } } satisfies Action,
  title: (name: string) => `Media kit: ${name}`,
  description: (name: string, role: string) =>
    `Headshot, bio, speaking topics and facts about ${name}, ${role}, ready to download and copy.`,
  lede: "For hosts, organizers and editors: everything you need to promote a talk or an episode.",
  topics: "Speaks about",
  invite: {
    title: (name: string) => `Invite ${name} to speak`,
    text: "Podcasts, panels and workshops, on video or on stage. Send us the date, the audience and the topic, or talk it through first.",
    ask: { label: "Email us", to: { mail: names.contactEmail } } satisfies Action,
    book: (name: string) => `Book a session with ${name}`,
  },
} as const;
