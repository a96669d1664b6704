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
    changed: "2026-11-24",
    words: "4512cecd4f23d6c2",
    card: "396c19b5e90a359e",
  },
  "case-studies": {
    title: "Client success stories · Larkfield",
    description:
      "How a media platform, a public adjusting firm, an e-commerce store and a web agency run on ClickUp and Zapier: challenge, solution and results.",
    changed: "2026-11-24",
    words: "f5b5e5d4abd5f2fa",
    card: "44095da8e77b2196",
  },
  book: {
    title: "Book a discovery call · Larkfield",
    description:
      "A free 30-minute call with ClickUp and Zapier experts about the process that costs your team the most time.",
    changed: "2026-11-24",
    words: "b9926851338be20c",
    card: "341686f13f8a9bba",
  },
  "book-automate90": {
    title: "90 days to automate your business · Larkfield",
    description:
      "Book a free 30-minute call about Automate90: 150 automations in 90 days, and whether the program fits your company.",
    changed: "2026-11-24",
    words: "2462ce4d2f64412b",
    card: "357fa1793dcd5033",
  },
  "book-architect": {
    title: "Book a Session with Alex · Larkfield",
    description:
      "60, 30 or 15 minutes with Alex, ClickUp architect: a working session, one specific question or a first look.",
    changed: "2026-11-24",
    words: "da98cb0e9fbe4e80",
    card: "88b4728dc0ae411e",
  },
  "book-strategist": {
    title: "Book a Session with Blair · Larkfield",
    description:
      "A strategy meeting, a guest appearance on the Framework Podcast or a free audit with Blair, automation strategist.",
    changed: "2026-11-23",
    words: "52a128ae5fea3c96",
    card: "a207a505caa9be85",
  },
  "book-engineer": {
    title: "Book a Meeting with Casey · Larkfield",
    description:
      "30 minutes on video with Casey, automation engineer, about an automation you have or one you need.",
    changed: "2026-11-23",
    words: "d28d164c671c9339",
    card: "9a56926edbac8dd9",
  },
  "book-onboarding": {
    title: "Book a Meeting with Devon · Larkfield",
    description:
      "30 minutes on video with Devon, onboarding lead, about moving your team and its data into ClickUp.",
    changed: "2026-11-24",
    words: "e86cb8b54c2c6671",
    card: "850966a570f67686",
  },
  "kit-architect": {
    title: "Media kit: Alex · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Alex, ClickUp architect, ready to download and copy.",
    changed: "2026-11-23",
    words: "9d638feda69582df",
    card: "0c321478e93aeec7",
  },
  "kit-strategist": {
    title: "Media kit: Blair · Larkfield",
    description:
      "Headshot, bio, speaking topics and facts about Blair, Automation strategist, ready to download and copy.",
    changed: "2026-11-23",
    words: "019df408faf03bf9",
    card: "923ad4f8df1ef605",
  },
  notetaker: {
    title: "Free AI Notetaker · Larkfield",
    description:
      "Send a free AI notetaker to your Google Meet meeting. You get the transcript, the recording and the chat log by email.",
    changed: "2026-11-24",
    words: "bca28d3155e0c7a5",
    card: "d19ab471986d75bf",
  },
  "terms-of-use": {
    title: "Terms of Use for the Free AI Notetaker · Larkfield",
    description:
      "What the Larkfield Notetaker records, who processes it, how consent works, and how everything is deleted 7 days after the meeting.",
    changed: "2026-11-23",
    words: "56e5f28fec306f53",
    card: "288c8c8434a66d75",
  },
  tutorial: {
    title: "Smart list management in ClickUp · Larkfield",
    description:
      "One ClickUp list or two? Five questions to decide, and how to merge lists without losing a task.",
    changed: "2026-11-24",
    words: "0e8ceacfeb8d0e0f",
    card: "f0cbad77fe7d3b14",
  },
  launch: {
    title: "Liftoff: your ClickUp workspace live in 30 days · Larkfield",
    description:
      "Liftoff audits how you work, builds your ClickUp workspace and hands it over by Day 30. Includes 2 free months of Business Plus and a 30-day refund.",
    changed: "2026-11-24",
    words: "68ba7f1622042da1",
    card: "277909c555716ae9",
  },
  "launch-discovery": {
    title: "Book your Liftoff discovery call · Larkfield",
    description:
      "A free 30-minute video call about your ClickUp launch: where work gets stuck, what we'd build first and what it costs.",
    changed: "2026-11-24",
    words: "afee91ee34ea9270",
    card: "c67e80a1f4c57dcf",
  },
  "free-workspace": {
    title: "2 free months of ClickUp Business Plus · Larkfield",
    description:
      "Start ClickUp with us and get 2 months of the Business Plus plan free, up to $500 value. See who qualifies, how it works and what the plan adds.",
    changed: "2026-11-24",
    words: "ace2cddf23f00eda",
    card: "1b8f592286308630",
  },
  "free-workspace-email": {
    title: "Your free ClickUp workspace by email · Larkfield",
    description:
      "Enter your email and we'll send what's included in your free ClickUp workspace, who qualifies and how to start.",
    changed: "2026-11-24",
    words: "8d84b4f160655090",
    card: "dc38e89ea540c98b",
  },
  "free-resources": {
    title: "Exclusive Productivity Secrets · Larkfield",
    description:
      "Two free guides, coming soon: the mistakes to avoid in a workspace and the automations every business needs. Be the first to know when they're out.",
    changed: "2026-11-24",
    words: "90726c9f9bd200e8",
    card: "14a5a15d2105e700",
  },
  ai4b: {
    title: "The AI for business framework · Larkfield",
    description:
      "Free, on one page: the framework we use to find where AI pays off in a business, pick one task, hand it over and measure it.",
    changed: "2026-11-24",
    words: "1ad3d8fe05c4ab1c",
    card: "599ade223fab6a3b",
  },
  "automation-blueprint": {
    title: "Automation Blueprint audit · Larkfield",
    description:
      "One process audited and mapped step by step for $63, one-time: what to automate, in which tool, and what to build first.",
    changed: "2026-11-24",
    words: "e8852f9b7779ac10",
    card: "c0bac31da7ef8627",
  },
  blueprint: {
    title: "The company blueprint · Larkfield",
    description:
      "Every process of your company mapped into one build plan for ClickUp and Zapier: $1,799, one-time.",
    changed: "2026-11-24",
    words: "8e28009183421f2f",
    card: "8bb7734a9d6a27bd",
  },
  automate90: {
    title: "Automate90: automate your business in 90 days · Larkfield",
    description:
      "150 automations in three phases of 30 days: foundation, implementation, optimization. $15,000 upfront, or $6,000/month for 3 months.",
    changed: "2026-11-24",
    words: "aa10197915b54fe9",
    card: "8cc0f25d90b17337",
  },
  "site-by-tonight": {
    title: "Site by Tonight: your website in 24 hours · Larkfield",
    description:
      "A website of up to 5 pages designed, written and launched within 24 hours for $899, or a full refund.",
    changed: "2026-11-24",
    words: "2fc3ee988805a797",
    card: "54498f07244155a8",
  },
  "move-the-needle": {
    title: "Proven agents and systems · Larkfield",
    description:
      "Four AI agents and six automation systems we've built before: what triggers each one, what it does and what you get.",
    changed: "2026-11-24",
    words: "61e5b553b7e37795",
    card: "0b007bd368238ac2",
  },
  "automate-now": {
    title: "AI agents for sales, service, operations and finance · Larkfield",
    description:
      "11 AI agents that answer, sort, follow up and file. See what each one does and when it asks a person first.",
    changed: "2026-11-24",
    words: "e910f19558c6e9b7",
    card: "e1a81092be5938c1",
  },
  "automated-roofer": {
    title: "AI front desk for roofing contractors · Larkfield",
    description:
      "An AI agent that answers your calls, asks about the roof and books the inspection while you're on the ladder. $299 one-time instead of $999.",
    changed: "2026-11-24",
    words: "7bffe9ba90c5e1ba",
    card: "1393d15705260146",
  },
  "launch-my-business": {
    title: "Launch My Business: the community · Larkfield",
    description:
      "Live build sessions, templates and reviews for founders who set up their own systems: a $4,200 value for $97/month.",
    changed: "2026-11-24",
    words: "c1b53a82a74d4b22",
    card: "0f7613d8e1879371",
  },
  "workspace-pricing": {
    title: "ClickUp implementation packages and pricing · Larkfield",
    description:
      "ClickUp set up by former ClickUp employees: audit, workspace build, automations and training, with a custom quote per seat.",
    changed: "2026-11-24",
    words: "e896a14a660dfccf",
    card: "75aaba5b2f55025b",
  },
  automate: {
    title: "Automation packages and pricing · Larkfield",
    description:
      "Monthly automation plans from $1,400 and the 90-day program: mapped, built and maintained for you, with unlimited runs.",
    changed: "2026-11-24",
    words: "b6ebf934cfd83414",
    card: "a87604576b0b64a6",
  },
  social: {
    title: "Social media planner template for ClickUp · Larkfield",
    description:
      "Plan, write, approve and publish in one ClickUp template. Agency version $97, Creator version $27.",
    changed: "2026-11-24",
    words: "cc969affb43d908b",
    card: "6c4bd56a7a15aa9d",
  },
  "private-notetaker": {
    title: "Private AI notetaker for your company · Larkfield",
    description:
      "A notetaker under your name and your rules: where recordings are stored, how long they are kept, and where the notes go. For healthcare, legal and financial teams.",
    changed: "2026-11-23",
    words: "e1b0aa56d7a76bb8",
    card: "bc6d9161dd947f09",
  },
  privacy: {
    title: "Privacy · Larkfield",
    description:
      "What Larkfield Automation stores about visitors, clients and people in recorded meetings, why, for how long, who processes it, and how to have it deleted.",
    changed: "2026-11-23",
    words: "db33178807467d42",
    card: "c0fad7ba833bca7b",
  },
};
