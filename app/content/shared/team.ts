import { names } from "~/config/names";
import type { PageId } from "~/config/pages";

/** One kind of appointment with one person; `id` is what `?tab=` says. */
export type Session = {
  readonly id: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly points: readonly string[];
  readonly url: string;
};

export type Member = {
  readonly sample: true;
  readonly name: string;
  /** Of the files in `public/people/`. */
  readonly slug: string;
  readonly role: string;
  readonly text: string;
  readonly heading: string;
  readonly description: string;
  /** The first one is shown when no tab is chosen. */
  readonly sessions: readonly [Session, ...Session[]];
  readonly kit?: PageId;
};

const { members, workspaceTool, automationTool, schedulingProvider } = names;
const { links } = schedulingProvider;
const tool = workspaceTool.name;

export const architect: Member = {
  sample: true,
  ...members.architect,
  role: `${tool} architect`,
  text: `Designs workspaces that whole companies work in. Spent years at the vendor before that, helping teams move in.`,
  heading: `Book a Session with ${members.architect.name}`,
  description: `60, 30 or 15 minutes with ${members.architect.name}, ${tool} architect: a working session, a focused question or a first look.`,
  kit: "kit-architect",
  sessions: [
    {
      id: "60min",
      label: "60 Minute",
      title: "60 minute session",
      text: "A working session in your workspace: we change it while we talk.",
      points: [
        "One process from start to end",
        "Changes made live, by you or by us",
        "A list of what comes next, in writing",
      ],
      url: links.architect["60min"],
    },
    {
      id: "30min",
      label: "30 Minute",
      title: "30 minute session",
      text: "One question, answered with your own screen in front of us.",
      points: [
        "One list, view or automation",
        "What is wrong with it, and why",
        "How to put it right yourself",
      ],
      url: links.architect["30min"],
    },
    {
      id: "15min",
      label: "15 Minute Discovery",
      title: "15 minute discovery call",
      text: "A first look: what you have, what you want, whether we fit.",
      points: [
        "Free, and without slides",
        "A straight answer on whether we can help",
        "Which package comes closest",
      ],
      url: links.architect["15min"],
    },
  ],
};

export const strategist: Member = {
  sample: true,
  ...members.strategist,
  role: "Automation strategist",
  text: `Decides with owners which work should run by itself, and in which order. Hosts the Framework Podcast.`,
  heading: `Book a Session with ${members.strategist.name}`,
  description: `A strategy meeting, a guest appearance on the Framework Podcast or a free audit with ${members.strategist.name}, automation strategist.`,
  kit: "kit-strategist",
  sessions: [
    {
      id: "meeting",
      label: "Strategy Meeting",
      title: "Strategy meeting",
      text: "Your next quarter of automation, put in order of what it saves.",
      points: [
        "The five processes that cost you most",
        "What each would save in hours",
        "Which one to build first",
      ],
      url: links.strategist.meeting,
    },
    {
      id: "podcast",
      label: "Framework Podcast",
      title: "Framework Podcast, guest appearance",
      text: "Tell our listeners how your company runs. We record on video and send you the cut.",
      points: [
        "A short talk beforehand about your story",
        "Questions in writing before we record",
        "You see the episode before it is published",
      ],
      url: links.strategist.podcast,
    },
    {
      id: "audit",
      label: "Free Audit",
      title: "Free audit",
      text: `We look at your ${automationTool.name} account together and find what breaks, and what is missing.`,
      points: [
        "Automations that fail without anybody noticing",
        "Steps that are still done by hand",
        "Three things to change this week",
      ],
      url: links.strategist.audit,
    },
  ],
};

const engineer: Member = {
  sample: true,
  ...members.engineer,
  role: "Automation engineer",
  text: "Builds the automations and answers when one of them stops. Likes the ones that look impossible.",
  heading: `Book a Meeting with ${members.engineer.name}`,
  description: `30 minutes on video with ${members.engineer.name}, automation engineer, about an automation you have or one you need.`,
  sessions: [
    {
      id: "30min",
      label: "30 Minute",
      title: "30 minute meeting",
      text: "About an automation that you have, or one that you need.",
      points: [
        "Show the steps as they are today",
        "Hear what can run by itself",
        "Know what is needed to build it",
      ],
      url: links.engineer,
    },
  ],
};

const onboarding: Member = {
  sample: true,
  ...members.onboarding,
  role: "Onboarding lead",
  text: "Moves teams into their new workspace and trains every role, until nobody asks where things are.",
  heading: `Book a Meeting with ${members.onboarding.name}`,
  description: `30 minutes on video with ${members.onboarding.name}, onboarding lead, about moving your team and its data into ${tool}.`,
  sessions: [
    {
      id: "30min",
      label: "30 Minute",
      title: "30 minute meeting",
      text: "About your team, its data, and the day on which everybody switches.",
      points: [
        "What moves, and what stays behind",
        "Who needs which training",
        "A date that suits your calendar",
      ],
      url: links.onboarding,
    },
  ],
};

const pages = {
  "book-architect": architect,
  "book-strategist": strategist,
  "book-engineer": engineer,
  "book-onboarding": onboarding,
} as const satisfies Partial<Record<PageId, Member>>;

/** Everybody, with the page that books them. */
export const team = Object.entries(pages).map(([page, member]) => ({
  page: page as keyof typeof pages,
  member,
}));

/** The person whom a booking page belongs to. */
export function memberOf(page: PageId): Member | undefined {
  return team.find((one) => one.page === page)?.member;
}
