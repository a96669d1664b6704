import type { Action } from "~/components/sections/section";
import * as colors from "~/config/colors";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { architect, strategist, type Member } from "~/content/shared/team";

type Fact = { readonly label: string; readonly value: string };

export type MediaKit = {
  readonly sample: true;
  readonly member: Member;
  readonly booking: PageId;
  readonly bio: string;
  readonly topics: readonly string[];
  readonly facts: readonly Fact[];
};

const { members, brand, company, workspaceTool, automationTool } = names;
const tool = workspaceTool.name;
const slideColors = [colors.ink900, colors.pine600, colors.lime300].join(", ");

export const mediaKits: Partial<Record<PageId, MediaKit>> = {
  "kit-architect": {
    sample: true,
    member: architect,
    booking: "book-architect",
    bio: `${members.architect.name} is the ${tool} architect at ${company}. After years at the vendor, helping teams move into the tool, ${members.architect.name} now designs workspaces that whole companies run on: one list where there were thirty, statuses that mean the same to everybody, and dashboards that managers open without being asked. ${members.architect.name} speaks about the unglamorous part of work management: what to delete, what to merge, and how to get a team to use what was built. Audiences leave with five questions they can put to their own workspace the same afternoon.`,
    topics: [
      "One list or two: the five questions",
      "Why workspaces grow wild, and how to cut them back",
      "Getting a team to use what was built",
    ],
    facts: [
      { label: "Name", value: `${members.architect.name}, said AL-iks` },
      { label: "Title", value: `${tool} architect, ${company}` },
      { label: "Handle", value: `@${members.architect.slug}.${brand.toLowerCase()}` },
      { label: "Colors for slides", value: slideColors },
    ],
  },
  "kit-strategist": {
    sample: true,
    member: strategist,
    booking: "book-strategist",
    bio: `${members.strategist.name} is the automation strategist at ${company} and host of the Framework Podcast. ${members.strategist.name} works with owners of small and mid-size companies on one question: which work should run by itself, and in which order. The answers are built in ${automationTool.name} and ${tool}, and measured in hours that come back. On stage and on air, ${members.strategist.name} talks about automation without the magic: what broke, what it cost, what it saved. Guests and listeners get a way to find the one process that is worth automating first.`,
    topics: [
      "The first process to automate, and how to find it",
      "What failed automations have in common",
      "Agents in the office: what they do well today",
    ],
    facts: [
      { label: "Name", value: `${members.strategist.name}, rhymes with “chair”` },
      { label: "Title", value: `Automation strategist, ${company}` },
      { label: "Handle", value: `@${members.strategist.slug}.${brand.toLowerCase()}` },
      { label: "Colors for slides", value: slideColors },
    ],
  },
};

const back: Action = { label: "Back to website", to: { page: "home" } };

/** Words of every kit. What a browser needs of them is in `media-kit-tabs.ts`. */
export const kitWords = {
  back,
  title: (name: string) => `Media kit: ${name}`,
  description: (name: string, role: string) =>
    `Headshot, bio, speaking topics and facts about ${name}, ${role}, to download and copy.`,
  lede: "For hosts, organizers and editors: everything to announce a talk or an episode.",
  topics: "Speaks about",
  facts: "Good to know",
  closing: (name: string) => `Want ${name} on your stage or show?`,
  book: (name: string) => `Book a session with ${name}`,
} as const;
