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
      "ClickUp implementation and Zapier automation packages. We set up your workspace, connect your apps and keep the automations running.",
    changed: "2026-11-22",
    words: "2213daf9f20def7c",
    card: "da7d466f2031b463",
  },
  "case-studies": {
    title: "Client success stories · Larkfield",
    description:
      "How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ClickUp and Zapier: challenge, solution and results.",
    changed: "2026-11-22",
    words: "99349e4c4fa1624f",
    card: "999439325be5eca5",
  },
  book: {
    title: "Book a discovery call · Larkfield",
    description:
      "A free 30-minute call with ClickUp and Zapier experts about the process that costs your team the most time.",
    changed: "2026-11-22",
    words: "8b31fa01a963f1a9",
    card: "935d5bd6815c1af2",
  },
  "book-automate90": {
    title: "90 days to automate your business · Larkfield",
    description:
      "Book a free 30-minute call about Automate90: 150 automations in 90 days, and whether the program fits your company.",
    changed: "2026-11-22",
    words: "19c03db67d026304",
    card: "415bc634af07aacf",
  },
  "book-architect": {
    title: "Book a Session with Alex · Larkfield",
    description:
      "60, 30 or 15 minutes with Alex, ClickUp architect: a working session, one specific question or a first look.",
    changed: "2026-11-23",
    words: "fca66318bd21af90",
    card: "c81c16f7542ff565",
  },
  "book-strategist": {
    title: "Book a Session with Blair · Larkfield",
    description:
      "A strategy meeting, a guest appearance on the Framework Podcast or a free audit with Blair, automation strategist.",
    changed: "2026-11-23",
    words: "5d7cb8b56be2d288",
    card: "e2d979fc5815c6d3",
  },
  "book-engineer": {
    title: "Book a Meeting with Casey · Larkfield",
    description:
      "30 minutes on video with Casey, automation engineer, about an automation you have or one you need.",
    changed: "2026-11-22",
    words: "4d67563a037e1b41",
    card: "50af73f69a2ca4c2",
  },
  "book-onboarding": {
    title: "Book a Meeting with Devon · Larkfield",
    description:
      "30 minutes on video with Devon, onboarding lead, about moving your team and its data into ClickUp.",
    changed: "2026-11-22",
    words: "ccdf16fb0a7eebf1",
    card: "3f4b03b3b921d7b1",
  },
  "kit-architect": {
    title: "Media kit: Alex · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Alex, ClickUp architect, ready to download and copy.",
    changed: "2026-11-22",
    words: "5eb7faf78a9fbe85",
    card: "697170cf80352990",
  },
  "kit-strategist": {
    title: "Media kit: Blair · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Blair, Automation strategist, ready to download and copy.",
    changed: "2026-11-22",
    words: "4bd1341d45dfb3bf",
    card: "97730e5e1b23fdc5",
  },
  notetaker: {
    title: "Free AI Notetaker · Larkfield",
    description:
      "Send a free AI notetaker to your Google Meet meeting. You get the transcript, the recording and the chat log by email.",
    changed: "2026-11-22",
    words: "8668fffa821df298",
    card: "3e56d57aa5573e57",
  },
  "terms-of-use": {
    title: "Terms of Use for the Free AI Notetaker · Larkfield",
    description:
      "What the Larkfield Notetaker records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.",
    changed: "2026-11-22",
    words: "f3d7b132efd516d4",
    card: "6e900843fa68200f",
  },
  tutorial: {
    title: "Smart list management in ClickUp · Larkfield",
    description:
      "One ClickUp list or two? Five questions to decide, and how to merge lists without losing a task.",
    changed: "2026-11-22",
    words: "e022dad432b20256",
    card: "00d8e80773f18a4c",
  },
  launch: {
    title: "Liftoff: your ClickUp workspace live in 30 days · Larkfield",
    description:
      "Liftoff audits how you work, builds your ClickUp workspace and hands it over by Day 30. Includes 2 free months of Business Plus and a 30-day refund.",
    changed: "2026-11-22",
    words: "41537d45ebbeeca3",
    card: "dfc769f0940f8002",
  },
  "launch-discovery": {
    title: "Book your Liftoff discovery call · Larkfield",
    description:
      "A free 30-minute video call about your ClickUp launch: where work gets stuck, what we'd build first and what it costs.",
    changed: "2026-11-22",
    words: "02cb97ba9c831077",
    card: "83c4d44449735911",
  },
  "free-workspace": {
    title: "2 free months of ClickUp Business Plus · Larkfield",
    description:
      "Start ClickUp with us and get 2 months of the Business Plus plan free, up to $500 value. See who qualifies, how it works and what the plan adds.",
    changed: "2026-11-22",
    words: "5d8dfd078afdc883",
    card: "00f6f94dc70c9e5e",
  },
  "free-workspace-email": {
    title: "Your free ClickUp workspace by email · Larkfield",
    description:
      "Enter your email and we'll send what's included in your free ClickUp workspace, who qualifies and how to start.",
    changed: "2026-11-22",
    words: "8446e69b87be18d2",
    card: "f160fb30f22bf3fe",
  },
  "free-resources": {
    title: "Exclusive Productivity Secrets · Larkfield",
    description:
      "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
    changed: "2026-11-22",
    words: "84fc178a89bf0551",
    card: "09ed6d6cda28e2e3",
  },
  ai4b: {
    title: "The AI for business framework · Larkfield",
    description:
      "Free for members: the framework we use to find where AI pays in a business, pick one job, put it to work and measure it.",
    changed: "2026-11-22",
    words: "ec67259601180556",
    card: "a76c79f32aced2d5",
  },
  "automation-blueprint": {
    title: "Automation Blueprint audit · Larkfield",
    description:
      "One process audited and mapped step by step for $63, one-time: what to automate, in which tool, and what to build first.",
    changed: "2026-11-22",
    words: "07ec82baa5fd4d2d",
    card: "9667ad5eca451b8e",
  },
  blueprint: {
    title: "The company blueprint · Larkfield",
    description:
      "Every process of your company mapped into one build plan for ClickUp and Zapier: $1,799, one-time.",
    changed: "2026-11-22",
    words: "584fbb9e7c3fd951",
    card: "f7e7424f828e1cc1",
  },
  automate90: {
    title: "Automate90: automate your business in 90 days · Larkfield",
    description:
      "150 automations in three phases of 30 days: foundation, implementation, optimization. $15,000 upfront, or $6,000/month for 3 months.",
    changed: "2026-11-22",
    words: "6bee0079fa20d897",
    card: "2d568a56ede43aa4",
  },
  "site-by-tonight": {
    title: "Site by Tonight: your website in 24 hours · Larkfield",
    description:
      "A website of up to 5 pages designed, written and launched within 24 hours for $899, or a full refund.",
    changed: "2026-11-22",
    words: "3e711ea94a5b6a21",
    card: "f8bee8197c1c4115",
  },
  "move-the-needle": {
    title: "Proven agents and systems · Larkfield",
    description:
      "Four AI agents and six automation systems we've built before: what triggers each one, what it does and what you get.",
    changed: "2026-11-22",
    words: "f4c28afb6de1c68e",
    card: "36989bda189a5ff2",
  },
  "automate-now": {
    title: "AI agents for sales, service, operations and finance · Larkfield",
    description:
      "11 AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.",
    changed: "2026-11-22",
    words: "c025b03f0cec762d",
    card: "a81f713a5c0b6b85",
  },
  "automated-roofer": {
    title: "AI front desk for roofing contractors · Larkfield",
    description:
      "An AI agent that answers your calls, asks about the roof and books the inspection while you're on the ladder. $299 instead of $999.",
    changed: "2026-11-22",
    words: "e09c25243e46e0da",
    card: "ff6933aa1619a908",
  },
  "launch-my-business": {
    title: "Launch My Business: the community · Larkfield",
    description:
      "Live build sessions, templates and reviews for founders who set up their own systems: a $4,200 value for $97/month.",
    changed: "2026-11-22",
    words: "16c47735d06bc4c8",
    card: "3311642bebf0d0c9",
  },
  "workspace-pricing": {
    title: "ClickUp implementation packages and pricing · Larkfield",
    description:
      "ClickUp set up by former ClickUp employees: audit, workspace build, automations and training, with a custom quote per seat.",
    changed: "2026-11-22",
    words: "dc2de2500ec750c9",
    card: "c2bb3e68cc2a1986",
  },
  automate: {
    title: "Automation packages and pricing · Larkfield",
    description:
      "Monthly automation plans from $1,400 and the 90-day program: mapped, built and maintained for you, with unlimited runs.",
    changed: "2026-11-22",
    words: "dc2526f7f8b97d89",
    card: "4438ca7b1dce3027",
  },
  social: {
    title: "Social media planner template for ClickUp · Larkfield",
    description:
      "Plan, write, approve and publish in one ClickUp template. Agency version $97, Creator version $27.",
    changed: "2026-11-22",
    words: "c272d302bcd841a4",
    card: "ad4a1a4b6990e0ad",
  },
  "private-notetaker": {
    title: "Private AI notetaker for your company · Larkfield",
    description:
      "A notetaker under your name and your rules: where recordings are stored, how long they are kept, and where the notes go. For healthcare, legal and financial teams.",
    changed: "2026-11-22",
    words: "1eb2a46ac4b70b90",
    card: "b964b2527bac6a9e",
  },
  privacy: {
    title: "Privacy · Larkfield",
    description:
      "What Larkfield Automation stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.",
    changed: "2026-11-22",
    words: "bcdfdf72f933f27d",
    card: "ed0cee6b23f80fb5",
  },
};
