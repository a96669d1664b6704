import type { Quote } from "~/components/sections/quote";
import { names } from "~/config/names";
import type { PageId } from "~/config/pages";
import { voices } from "./clients";

/** One kind of appointment; `id` is the value of `?tab=`. */
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
  readonly slug: string;
  /** Square pictures, or cropped to a square: one for pages, one to download. */
  readonly portrait: string;
  readonly headshot: string;
  readonly role: string;
  readonly text: string;
  readonly heading: string;
  /** Sends newcomers to a session other than the first one. */
  readonly hint?: string;
  readonly length?: string;
  readonly description: string;
  /** The first one is the default. */
  readonly sessions: readonly [Session, ...Session[]];
  readonly kit?: PageId;
  readonly voice: Quote;
};

const { members, workspaceTool, automationTool, schedulingProvider } = names;
const { links } = schedulingProvider;
const tool = workspaceTool.name;

/** Photos instead of drawings: `architect: "/people/alex.jpg"`, a file in `public/`, at least 1200 pixels wide. */
const photos: Partial<Record<keyof typeof members, string>> = {};

/** Name and pictures: a drawing unless there is a photo. */
function person(id: keyof typeof members) {
  const { name, slug } = members[id];
  const drawn = `/people/${id}`;
  return {
    name,
    slug,
    portrait: photos[id] ?? `${drawn}.svg`,
    headshot: photos[id] ?? `${drawn}.png`,
  };
}

export const architect: Member = {
  sample: true,
  ...person("architect"),
  role: `${tool} architect`,
  text: `Designs workspaces for whole companies. Previously spent years at ${tool} helping teams migrate.`,
  heading: `Book a Session with ${members.architect.name}`,
  description: `60, 30 or 15 minutes with ${members.architect.name}, ${tool} architect: a working session, one specific question or a first look.`,
  hint: "New here? Start with the 15 minute discovery.",
  length: "60, 30 or 15 minutes",
  kit: "kit-architect",
  voice: voices.session,
  sessions: [
    {
      id: "60min",
      label: "60 Minute",
      title: "60-minute session",
      text: "We work in your workspace and change it as we talk.",
      points: [
        "One process from start to finish",
        "Changes made live while we talk",
        "Next steps in writing",
      ],
      url: links.architect["60min"],
    },
    {
      id: "30min",
      label: "30 Minute",
      title: "30-minute session",
      text: "One question, answered while we look at your screen together.",
      points: [
        "One list, view or automation",
        "What's wrong with it, and why",
        "How to fix it yourself",
      ],
      url: links.architect["30min"],
    },
    {
      id: "15min",
      label: "15 Minute Discovery",
      title: "15-minute discovery call",
      text: "A first look: what you have, what you want and whether we're a fit.",
      points: [
        "Free, no slides",
        "A straight answer on whether we can help",
        "Which package comes closest",
      ],
      url: links.architect["15min"],
    },
  ],
};

export const strategist: Member = {
  sample: true,
  ...person("strategist"),
  role: "Automation strategist",
  text: `Helps owners decide what to automate, and in what order. Hosts the Framework Podcast.`,
  heading: `Book a Session with ${members.strategist.name}`,
  description: `A strategy meeting, a guest appearance on the Framework Podcast or a free audit with ${members.strategist.name}, automation strategist.`,
  kit: "kit-strategist",
  voice: voices.ranking,
  sessions: [
    {
      id: "meeting",
      label: "Strategy Meeting",
      title: "Strategy meeting",
      text: "We rank what to automate next quarter by the hours each one saves.",
      points: [
        "Your five most expensive processes",
        "How many hours each would save",
        "Which one to build first",
      ],
      url: links.strategist.meeting,
    },
    {
      id: "podcast",
      label: "Framework Podcast",
      title: "Framework Podcast, guest appearance",
      text: "Tell our listeners how your company runs. We record on video and send you the edit.",
      points: [
        "A short prep call about your story",
        "Questions in writing before we record",
        "You see the episode before it's published",
      ],
      url: links.strategist.podcast,
    },
    {
      id: "audit",
      label: "Free Audit",
      title: "Free audit",
      text: `We look at your ${automationTool.name} account together and find what's breaking and what's missing.`,
      points: [
        "Automations that fail without anyone noticing",
        "Steps your team still does by hand",
        "Three things to change this week",
      ],
      url: links.strategist.audit,
    },
  ],
};

export const engineer: Member = {
  sample: true,
  ...person("engineer"),
  role: "Automation engineer",
  text: "Builds the automations that look impossible, and fixes them when something breaks.",
  heading: `Book a Meeting with ${members.engineer.name}`,
  length: "30 minutes",
  description: `30 minutes on video with ${members.engineer.name}, automation engineer, about an automation you have or one you need.`,
  voice: voices.freight,
  sessions: [
    {
      id: "30min",
      label: "30 Minute",
      title: "30-minute meeting",
      text: "Talk about an automation you have, or one you need.",
      points: [
        "Show one task you repeat",
        "See which steps can run on their own",
        "Leave with the build time and cost",
      ],
      url: links.engineer,
    },
  ],
};

export const onboarding: Member = {
  sample: true,
  ...person("onboarding"),
  role: "Onboarding lead",
  text: "Moves teams into their new workspace and trains every role until no one asks where things are.",
  heading: `Book a Meeting with ${members.onboarding.name}`,
  length: "30 minutes",
  description: `30 minutes on video with ${members.onboarding.name}, onboarding lead, about moving your team and its data into ${tool}.`,
  voice: voices.agency,
  sessions: [
    {
      id: "30min",
      label: "30 Minute",
      title: "30-minute meeting",
      text: "Talk about your team, your data and the day everyone switches.",
      points: [
        "What moves, and what stays behind",
        "Who needs what training",
        "A switch date that works for your team",
      ],
      url: links.onboarding,
    },
  ],
};

const memberByPage = {
  "book-architect": architect,
  "book-strategist": strategist,
  "book-engineer": engineer,
  "book-onboarding": onboarding,
} as const satisfies Partial<Record<PageId, Member>>;

export const team = Object.entries(memberByPage).map(([page, member]) => ({
  page: page as keyof typeof memberByPage,
  member,
}));

/** Offers a team member for questions that the page's answers leave open. */
export function askOnCall(page: keyof typeof memberByPage) {
  const { name, role, portrait } = memberByPage[page];
  return {
    who: { name, role, portrait },
    lead: "Something else?",
    action: { label: `Ask ${name}, ${role}`, to: { page } },
  };
}

export function memberOf(page: PageId): Member | undefined {
  return team.find((entry) => entry.page === page)?.member;
}
