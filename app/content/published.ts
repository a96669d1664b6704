/** Written by `npm run stamp`: not to be edited by hand. */
export type Published = {
  readonly title: string;
  readonly description: string;
  /** The day on which the words of the page last changed. */
  readonly changed: string;
};

export const published: Readonly<Record<string, Published>> = {
  home: {
    title: "Larkfield Automation: leaders in automation and ClickUp implementation",
    description:
      "ClickUp implementation and Zapier automation packages. We set up your workspace, connect your apps and keep the automations running.",
    changed: "2026-11-24",
  },
  "case-studies": {
    title: "Client success stories · Larkfield",
    description:
      "How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ClickUp and Zapier: challenge, solution and results.",
    changed: "2026-11-24",
  },
  book: {
    title: "Book a discovery call · Larkfield",
    description:
      "A free 30-minute call with ClickUp and Zapier experts about the process that costs your team the most time.",
    changed: "2026-11-24",
  },
  "book-automate90": {
    title: "90 days to automate your business · Larkfield",
    description:
      "Book a free 30-minute call about Automate90: 150 automations in 90 days, and whether the program fits your company.",
    changed: "2026-11-24",
  },
  "book-architect": {
    title: "Book a Session with Alex · Larkfield",
    description:
      "60, 30 or 15 minutes with Alex, ClickUp architect: a working session, one specific question or a first look.",
    changed: "2026-11-24",
  },
  "book-strategist": {
    title: "Book a Session with Blair · Larkfield",
    description:
      "A strategy meeting, a guest appearance on the Framework Podcast or a free audit with Blair, automation strategist.",
    changed: "2026-11-23",
  },
  "book-engineer": {
    title: "Book a Meeting with Casey · Larkfield",
    description:
      "30 minutes on video with Casey, automation engineer, about an automation you have or one you need.",
    changed: "2026-11-23",
  },
  "book-onboarding": {
    title: "Book a Meeting with Devon · Larkfield",
    description:
      "30 minutes on video with Devon, onboarding lead, about moving your team and its data into ClickUp.",
    changed: "2026-11-24",
  },
  "kit-architect": {
    title: "Media kit: Alex · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Alex, ClickUp architect, ready to download and copy.",
    changed: "2026-11-23",
  },
  "kit-strategist": {
    title: "Media kit: Blair · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Blair, Automation strategist, ready to download and copy.",
    changed: "2026-11-23",
  },
  notetaker: {
    title: "Free AI Notetaker · Larkfield",
    description:
      "Send a free AI notetaker to your Google Meet meeting. You get the transcript, the recording and the chat log by email.",
    changed: "2026-11-24",
  },
  "terms-of-use": {
    title: "Terms of Use for the Free AI Notetaker · Larkfield",
    description:
      "What the Larkfield Notetaker records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.",
    changed: "2026-11-23",
  },
  tutorial: {
    title: "Smart list management in ClickUp · Larkfield",
    description:
      "One ClickUp list or two? Five questions to decide, and how to merge lists without losing a task.",
    changed: "2026-11-24",
  },
  launch: {
    title: "Liftoff: your ClickUp workspace live in 30 days · Larkfield",
    description:
      "Liftoff audits how you work, builds your ClickUp workspace and hands it over by Day 30. Includes 2 free months of Business Plus and a 30-day refund.",
    changed: "2026-11-24",
  },
  "launch-discovery": {
    title: "Book your Liftoff discovery call · Larkfield",
    description:
      "A free 30-minute video call about your ClickUp launch: where work gets stuck, what we'd build first and what it costs.",
    changed: "2026-11-24",
  },
  "free-workspace": {
    title: "2 free months of ClickUp Business Plus · Larkfield",
    description:
      "Start ClickUp with us and get 2 months of the Business Plus plan free, up to $500 value. See who qualifies, how it works and what the plan adds.",
    changed: "2026-11-24",
  },
  "free-workspace-email": {
    title: "Your free ClickUp workspace by email · Larkfield",
    description:
      "Enter your email and we'll send what's included in your free ClickUp workspace, who qualifies and how to start.",
    changed: "2026-11-24",
  },
  "free-resources": {
    title: "Exclusive Productivity Secrets · Larkfield",
    description:
      "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
    changed: "2026-11-24",
  },
  ai4b: {
    title: "The AI for business framework · Larkfield",
    description:
      "Free, on one page: the framework we use to find where AI pays off in a business, pick one task, hand it over and measure it.",
    changed: "2026-11-24",
  },
  "automation-blueprint": {
    title: "Automation Blueprint audit · Larkfield",
    description:
      "One process audited and mapped step by step for $63, one-time: what to automate, in which tool, and what to build first.",
    changed: "2026-11-24",
  },
  blueprint: {
    title: "The company blueprint · Larkfield",
    description:
      "Every process of your company mapped into one build plan for ClickUp and Zapier: $1,799, one-time.",
    changed: "2026-11-24",
  },
  automate90: {
    title: "Automate90: automate your business in 90 days · Larkfield",
    description:
      "150 automations in three phases of 30 days: foundation, implementation, optimization. $15,000 upfront, or $6,000/month for 3 months.",
    changed: "2026-11-24",
  },
  "site-by-tonight": {
    title: "Site by Tonight: your website in 24 hours · Larkfield",
    description:
      "A website of up to 5 pages designed, written and launched within 24 hours for $899, or a full refund.",
    changed: "2026-11-24",
  },
  "move-the-needle": {
    title: "Proven agents and systems · Larkfield",
    description:
      "Four AI agents and six automation systems we've built before: what triggers each one, what it does and what you get.",
    changed: "2026-11-24",
  },
  "automate-now": {
    title: "AI agents for sales, service, operations and finance · Larkfield",
    description:
      "11 AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.",
    changed: "2026-11-24",
  },
  "automated-roofer": {
    title: "AI front desk for roofing contractors · Larkfield",
    description:
      "An AI agent that answers your calls, asks about the roof and books the inspection while you're on the ladder. $299 one-time instead of $999.",
    changed: "2026-11-24",
  },
  "launch-my-business": {
    title: "Launch My Business: the community · Larkfield",
    description:
      "Live build sessions, templates and reviews for founders who set up their own systems: a $4,200 value for $97/month.",
    changed: "2026-11-24",
  },
  "workspace-pricing": {
    title: "ClickUp implementation packages and pricing · Larkfield",
    description:
      "ClickUp set up by former ClickUp employees: audit, workspace build, automations and training, with a custom quote per seat.",
    changed: "2026-11-24",
  },
  automate: {
    title: "Automation packages and pricing · Larkfield",
    description:
      "Monthly automation plans from $1,400 and the 90-day program: mapped, built and maintained for you, with unlimited runs.",
    changed: "2026-11-24",
  },
  social: {
    title: "Social media planner template for ClickUp · Larkfield",
    description:
      "Plan, write, approve and publish in one ClickUp template. Agency version $97, Creator version $27.",
    changed: "2026-11-24",
  },
  "private-notetaker": {
    title: "Private AI notetaker for your company · Larkfield",
    description:
      "A notetaker under your name and your rules: where recordings are stored, how long they are kept, and where the notes go. For healthcare, legal and financial teams.",
    changed: "2026-11-23",
  },
  privacy: {
    title: "Privacy · Larkfield",
    description:
      "What Larkfield Automation stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.",
    changed: "2026-11-23",
  },
};
