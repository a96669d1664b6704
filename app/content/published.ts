/** Written by `npm run stamp`: not to be edited by hand. */
export type Published = {
  readonly title: string;
  readonly description: string;
  /** The day on which the words of the page last changed. */
  readonly changed: string;
  /** Fingerprint of those words, title and description among them. */
  readonly words: string;
  /** Fingerprint of the picture that shared links show. */
  readonly card: string;
};

export const published: Readonly<Record<string, Published>> = {
  home: {
    title: "Larkfield Automation: leaders in automation and ClickUp implementation",
    description:
      "ClickUp implementation and Zapier automation packages. We set up your workspace, connect every app and keep the automations running.",
    changed: "2026-11-21",
    words: "e722a422db33d2e3",
    card: "da7d466f2031b463",
  },
  "case-studies": {
    title: "Client success stories · Larkfield",
    description:
      "How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ClickUp and Zapier: challenge, solution and results.",
    changed: "2026-11-22",
    words: "0a4a18bfcff5a65f",
    card: "999439325be5eca5",
  },
  book: {
    title: "Book a discovery call · Larkfield",
    description:
      "A free 30-minute call with ClickUp and Zapier experts about the one process that costs you most.",
    changed: "2026-11-22",
    words: "862665f4498cda46",
    card: "935d5bd6815c1af2",
  },
  "book-automate90": {
    title: "90 days to automate your business · Larkfield",
    description:
      "Book a free call of 30 minutes about Automate90: 150 automations in 90 days, and whether they fit your company.",
    changed: "2026-11-22",
    words: "5ec77746aedf4791",
    card: "415bc634af07aacf",
  },
  "book-architect": {
    title: "Book a Session with Alex · Larkfield",
    description:
      "60, 30 or 15 minutes with Alex, ClickUp architect: a working session, a focused question or a first look.",
    changed: "2026-11-21",
    words: "95303429f518e355",
    card: "c81c16f7542ff565",
  },
  "book-strategist": {
    title: "Book a Session with Blair · Larkfield",
    description:
      "A strategy meeting, a guest appearance on the Framework Podcast or a free audit with Blair, automation strategist.",
    changed: "2026-11-21",
    words: "4bb03a7e3515721e",
    card: "e2d979fc5815c6d3",
  },
  "book-engineer": {
    title: "Book a Meeting with Casey · Larkfield",
    description:
      "30 minutes on video with Casey, automation engineer, about an automation you have or one you need.",
    changed: "2026-11-21",
    words: "930b3f15ff96f68a",
    card: "50af73f69a2ca4c2",
  },
  "book-onboarding": {
    title: "Book a Meeting with Devon · Larkfield",
    description:
      "30 minutes on video with Devon, onboarding lead, about moving your team and its data into ClickUp.",
    changed: "2026-11-21",
    words: "9502f9d5f8d24934",
    card: "3f4b03b3b921d7b1",
  },
  "kit-architect": {
    title: "Media kit: Alex · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Alex, ClickUp architect, to download and copy.",
    changed: "2026-11-21",
    words: "77941ba31f7667af",
    card: "697170cf80352990",
  },
  "kit-strategist": {
    title: "Media kit: Blair · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Blair, Automation strategist, to download and copy.",
    changed: "2026-11-21",
    words: "d4c5b2235a3c8d35",
    card: "97730e5e1b23fdc5",
  },
  notetaker: {
    title: "Free AI Notetaker · Larkfield",
    description:
      "Send a free AI notetaker to your Google Meet meeting. The transcript, the recording and the chat log arrive by email.",
    changed: "2026-11-22",
    words: "3155534ea74c6abb",
    card: "3e56d57aa5573e57",
  },
  "terms-of-use": {
    title: "Terms of Use for the Free AI Notetaker · Larkfield",
    description:
      "What Larkfield Notetaker records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.",
    changed: "2026-11-22",
    words: "89977495bf8b6bbb",
    card: "6e900843fa68200f",
  },
  tutorial: {
    title: "Smart list management in ClickUp · Larkfield",
    description:
      "Two ClickUp lists, or one? Five questions decide it, and a way to merge lists without losing a task.",
    changed: "2026-11-21",
    words: "496a675952c5479f",
    card: "00d8e80773f18a4c",
  },
  launch: {
    title: "Liftoff: your ClickUp workspace live in 30 days · Larkfield",
    description:
      "Liftoff audits how you work, builds your ClickUp workspace and hands it over by Day 30, with 2 free months of Business Plus and a refund within 30 days.",
    changed: "2026-11-21",
    words: "a8b8f356ba35ef77",
    card: "dfc769f0940f8002",
  },
  "launch-discovery": {
    title: "Book your Liftoff discovery call · Larkfield",
    description:
      "Thirty minutes on video about your ClickUp launch: where work gets stuck, what we would build first, and what it costs.",
    changed: "2026-11-22",
    words: "3d35e91dde58f50d",
    card: "83c4d44449735911",
  },
  "free-workspace": {
    title: "2 free months of ClickUp Business Plus · Larkfield",
    description:
      "Start ClickUp with us and get 2 months of the Business Plus plan free, up to $500 value. Who can have it, how it works and what the plan adds.",
    changed: "2026-11-21",
    words: "48165ab43cf38b71",
    card: "00f6f94dc70c9e5e",
  },
  "free-workspace-email": {
    title: "Your free ClickUp workspace by email · Larkfield",
    description:
      "Leave your address and get by email how your free ClickUp workspace comes about: what is in it, who can have it and the first step.",
    changed: "2026-11-22",
    words: "a8a019bee548b8aa",
    card: "f160fb30f22bf3fe",
  },
  "free-resources": {
    title: "Exclusive Productivity Secrets · Larkfield",
    description:
      "Two free guides in the making: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they are out.",
    changed: "2026-11-22",
    words: "a8fd15969461c142",
    card: "09ed6d6cda28e2e3",
  },
  ai4b: {
    title: "The AI for business framework · Larkfield",
    description:
      "Free for members: the framework we use to find where AI pays in a business, pick one job, put it to work and measure it.",
    changed: "2026-11-21",
    words: "751b7d23a7d6770c",
    card: "a76c79f32aced2d5",
  },
  "automation-blueprint": {
    title: "Automation Blueprint audit · Larkfield",
    description:
      "One process audited and drawn step by step for $63: what runs by itself, in which tool, and what to build first.",
    changed: "2026-11-22",
    words: "e7d900f05b97c046",
    card: "9667ad5eca451b8e",
  },
  blueprint: {
    title: "The company blueprint · Larkfield",
    description:
      "Every process of your company mapped into one build plan for ClickUp and Zapier: $1,799, one-time.",
    changed: "2026-11-22",
    words: "36a546b36802d281",
    card: "f7e7424f828e1cc1",
  },
  automate90: {
    title: "Automate90: automate your business in 90 days · Larkfield",
    description:
      "150 automations in three phases of 30 days: foundation, implementation, optimization. $15,000 upfront, or $6,000/month for 3 months.",
    changed: "2026-11-22",
    words: "8c57a39ba2bf3521",
    card: "2d568a56ede43aa4",
  },
  "site-by-tonight": {
    title: "Site by Tonight: your website in 24 hours · Larkfield",
    description:
      "A website of up to 5 pages designed, written and launched within 24 hours for $899, or a full refund.",
    changed: "2026-11-21",
    words: "6b8e634729bd8795",
    card: "3ab138e1913e2f5a",
  },
  "move-the-needle": {
    title: "Proven agents and systems · Larkfield",
    description:
      "Four AI agents and six automation systems that we have built before: what starts each one, what it does, and what you get.",
    changed: "2026-11-21",
    words: "36b83fedbfa847de",
    card: "36989bda189a5ff2",
  },
  "automate-now": {
    title: "AI agents for sales, service, operations and finance · Larkfield",
    description:
      "11 AI agents that answer, sort, chase and file, each with what it does and where it asks a person first.",
    changed: "2026-11-21",
    words: "ab5972843ae42644",
    card: "2422cc1ebce9160f",
  },
  "automated-roofer": {
    title: "AI front desk for roofing contractors · Larkfield",
    description:
      "An agent that answers your calls, asks about the roof and books the inspection while you are on the ladder. $299 instead of $999.",
    changed: "2026-11-22",
    words: "79a38d5138e98b67",
    card: "9645e491f68e5a7c",
  },
  "launch-my-business": {
    title: "Launch My Business: the community · Larkfield",
    description:
      "Live build sessions, templates and reviews for founders who set up their own systems: $4,200 of value for $97 a month.",
    changed: "2026-11-21",
    words: "87bf423509fbffc3",
    card: "3fbc4d61c7a30f4b",
  },
  "workspace-pricing": {
    title: "ClickUp implementation packages and pricing · Larkfield",
    description:
      "ClickUp set up by former employees of the vendor: audit, workspace build, automations and training, in a custom quote per seat.",
    changed: "2026-11-21",
    words: "2dc293ce69155bb5",
    card: "c2bb3e68cc2a1986",
  },
  automate: {
    title: "Automation packages and pricing · Larkfield",
    description:
      "Monthly automation plans from $1,400 and the 90-day program: mapped, built and maintained for you, with unlimited runs.",
    changed: "2026-11-22",
    words: "5ecaa7ea2bb5bddf",
    card: "4438ca7b1dce3027",
  },
  social: {
    title: "Social media planner template for ClickUp · Larkfield",
    description:
      "Plan, write, approve and publish in one ClickUp template. Agency version $97, Creator version $27.",
    changed: "2026-11-22",
    words: "8271851b0b4ec45b",
    card: "ad4a1a4b6990e0ad",
  },
  "private-notetaker": {
    title: "Private AI notetaker for your company · Larkfield",
    description:
      "A notetaker under your name and your rules: where recordings are stored, how long they are kept, and where the notes go. For healthcare, legal and financial teams.",
    changed: "2026-11-21",
    words: "08add56477127109",
    card: "b9bf2769f7a98a19",
  },
  privacy: {
    title: "Privacy · Larkfield",
    description:
      "What Larkfield Automation stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.",
    changed: "2026-11-22",
    words: "26a607494a86a2ca",
    card: "ed0cee6b23f80fb5",
  },
};
