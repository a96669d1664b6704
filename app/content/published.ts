/** Written by `npm run stamp`. Don't edit by hand. */
export type Published = {
  /** Date of the last change to the page's words. */
  readonly changed: string;
  /** Only for pages not made of sections; the others are in `pages/index.ts`. */
  readonly title?: string;
  readonly description?: string;
};

export const published: Readonly<Record<string, Published>> = {
  home: {
    changed: "2026-11-25",
    title: "Larkfield Automation: leaders in automation and ClickUp implementation",
    description:
      "ClickUp implementation and Zapier automation packages. We set up your workspace, connect your apps and keep the automations running.",
  },
  "case-studies": { changed: "2026-11-25" },
  book: { changed: "2026-11-25" },
  "book-automate90": { changed: "2026-11-25" },
  "book-architect": {
    changed: "2026-11-25",
    title: "Book a Session with Alex · Larkfield",
    description:
      "60, 30 or 15 minutes with Alex, ClickUp architect: a working session, one specific question or a first look.",
  },
  "book-strategist": {
    changed: "2026-11-25",
    title: "Book a Session with Blair · Larkfield",
    description:
      "A strategy meeting, a guest appearance on the Framework Podcast or a free audit with Blair, automation strategist.",
  },
  "book-engineer": {
    changed: "2026-11-25",
    title: "Book a Meeting with Casey · Larkfield",
    description:
      "30 minutes on video with Casey, automation engineer, about an automation you have or one you need.",
  },
  "book-onboarding": {
    changed: "2026-11-25",
    title: "Book a Meeting with Devon · Larkfield",
    description:
      "30 minutes on video with Devon, onboarding lead, about moving your team and its data into ClickUp.",
  },
  "kit-architect": {
    changed: "2026-11-25",
    title: "Media kit: Alex · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Alex, ClickUp architect, ready to download and copy.",
  },
  "kit-strategist": {
    changed: "2026-11-25",
    title: "Media kit: Blair · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Blair, Automation strategist, ready to download and copy.",
  },
  notetaker: {
    changed: "2026-11-25",
    title: "Free AI Notetaker · Larkfield",
    description:
      "Send a free AI notetaker to your Google Meet call. You get the recording, transcript and chat log by email.",
  },
  "terms-of-use": {
    changed: "2026-11-25",
    title: "Terms of Use for the Free AI Notetaker · Larkfield",
    description:
      "What the Larkfield Notetaker records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.",
  },
  tutorial: { changed: "2026-11-25" },
  launch: { changed: "2026-11-25" },
  "launch-discovery": { changed: "2026-11-25" },
  "free-workspace": { changed: "2026-11-25" },
  "free-workspace-email": {
    changed: "2026-11-25",
    title: "Your free ClickUp workspace by email · Larkfield",
    description:
      "Enter your email and we'll send what's included in your free ClickUp workspace, who qualifies and how to start.",
  },
  "free-resources": {
    changed: "2026-11-25",
    title: "Exclusive Productivity Secrets · Larkfield",
    description:
      "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
  },
  ai4b: {
    changed: "2026-11-25",
    title: "The AI for business framework · Larkfield",
    description:
      "Free, on one page: the framework we use to find where AI pays off in a business, pick one task, hand it over and measure it.",
  },
  "automation-blueprint": { changed: "2026-11-25" },
  blueprint: { changed: "2026-11-25" },
  automate90: { changed: "2026-11-25" },
  "site-by-tonight": { changed: "2026-11-25" },
  "move-the-needle": { changed: "2026-11-25" },
  "automate-now": { changed: "2026-11-25" },
  "automated-roofer": { changed: "2026-11-25" },
  "launch-my-business": { changed: "2026-11-25" },
  "workspace-pricing": { changed: "2026-11-25" },
  automate: { changed: "2026-11-25" },
  social: {
    changed: "2026-11-25",
    title: "Social media planner template for ClickUp · Larkfield",
    description:
      "Plan, write, approve and publish in one ClickUp template. Agency version $97, Creator version $27.",
  },
  "private-notetaker": { changed: "2026-11-25" },
  privacy: {
    changed: "2026-11-25",
    title: "Privacy · Larkfield",
    description:
      "What Larkfield Automation stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.",
  },
};
