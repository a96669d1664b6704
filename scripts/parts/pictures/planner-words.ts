/** What stands in the pictures of the planner: a month of an agency, and of somebody with four channels. */
export type Version = "agency" | "creator";

type Group = 0 | 1 | 2 | 3;

type Words = {
  readonly groups: readonly string[];
  readonly month: string;
  readonly planned: string;
  readonly days: readonly string[];
  readonly titles: Readonly<Record<string, string>>;
  readonly posts: readonly {
    readonly day: number;
    readonly kind: string;
    readonly caption: string;
    readonly group: Group;
  }[];
  readonly columns: readonly {
    readonly name: string;
    readonly cards: readonly {
      readonly title: string;
      readonly group: Group;
      readonly due: string;
      readonly who: string;
    }[];
  }[];
  readonly approvals: readonly {
    readonly title: string;
    readonly detail: string;
    readonly state: "Approved" | "Waiting" | "Changes";
    readonly group: Group;
  }[];
  readonly captions: readonly {
    readonly lines: readonly [string, string];
    readonly tags: readonly string[];
    readonly used: string;
    readonly group: Group;
  }[];
  readonly files: readonly string[];
  readonly report: {
    readonly figures: readonly { readonly figure: string; readonly unit: string }[];
    readonly bars: readonly { readonly name: string; readonly posts: number }[];
    readonly best: { readonly title: string; readonly detail: string; readonly state: string };
  };
};

const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
const month = "September 2026";

const post = (day: number, kind: string, caption: string, group: Group) => ({
  day,
  kind,
  caption,
  group,
});
const card = (title: string, group: Group, due: string, who: string) => ({
  title,
  group,
  due,
  who,
});
const asked = (
  title: string,
  detail: string,
  state: "Approved" | "Waiting" | "Changes",
  group: Group,
) => ({
  title,
  detail,
  state,
  group,
});
const caption = (
  first: string,
  second: string,
  tags: readonly string[],
  used: string,
  group: Group,
) => ({
  lines: [first, second] as const,
  tags,
  used,
  group,
});

const agency: Words = {
  groups: ["Fieldstone", "Juniper", "Cedar & Co.", "Harbor"],
  month,
  planned: "20 posts planned",
  days,
  titles: {
    calendar: "Content calendar",
    board: "Production board",
    approval: "Client approval",
    captions: "Caption library",
    assets: "Asset folders",
    report: "Monthly report",
  },
  posts: [
    post(1, "Reel", "Roof tour", 0),
    post(2, "Post", "New hours", 1),
    post(3, "Email", "Fall lamps", 2),
    post(4, "Story", "Behind desk", 3),
    post(7, "Reel", "Hail signs", 0),
    post(8, "Post", "Storm list", 3),
    post(9, "Post", "First aid", 1),
    post(9, "Story", "Staff pick", 2),
    post(10, "Email", "Deductible", 3),
    post(14, "Reel", "Ridge Road", 0),
    post(15, "Post", "Oak bench", 2),
    post(16, "Story", "Q and A", 1),
    post(17, "Reel", "Claim facts", 3),
    post(18, "Email", "Weekend", 2),
    post(21, "Post", "Gutter care", 0),
    post(22, "Reel", "Team intro", 1),
    post(23, "Post", "Workshop", 2),
    post(24, "Reel", "Deadlines", 3),
    post(28, "Reel", "Drone view", 0),
    post(29, "Email", "October", 2),
  ],
  columns: [
    {
      name: "Idea",
      cards: [
        card("Gutter care in fall", 0, "Sep 21", "LO"),
        card("Meet the team", 1, "Sep 22", "JH"),
        card("Deadline explainer", 3, "Sep 24", "LO"),
        card("Drone over Ridge Rd", 0, "Sep 28", "MV"),
      ],
    },
    {
      name: "Draft",
      cards: [
        card("Workshop visit", 2, "Sep 23", "MV"),
        card("Weekend email", 2, "Sep 18", "LO"),
        card("Five claim facts", 3, "Sep 17", "JH"),
      ],
    },
    {
      name: "With client",
      cards: [
        card("Ridge Road, after", 0, "Sep 14", "LO"),
        card("Your questions", 1, "Sep 16", "JH"),
      ],
    },
    {
      name: "Published",
      cards: [
        card("How hail looks", 0, "Sep 7", "MV"),
        card("Storm checklist", 3, "Sep 8", "LO"),
        card("Staff picks", 2, "Sep 9", "JH"),
      ],
    },
  ],
  approvals: [
    asked("Ridge Road, before and after", "Reel · Sep 14 · Fieldstone", "Approved", 0),
    asked("The oak bench is back", "Post · Sep 15 · Cedar & Co.", "Waiting", 2),
    asked("You asked, our vets answer", "Story · Sep 16 · Juniper", "Approved", 1),
    asked("Five facts about your claim", "Reel · Sep 17 · Harbor", "Changes", 3),
    asked("Weekend in the workshop", "Email · Sep 18 · Cedar & Co.", "Waiting", 2),
    asked("Clean gutters, dry attic", "Post · Sep 21 · Fieldstone", "Approved", 0),
  ],
  captions: [
    caption(
      "Hail leaves marks you can't see from the",
      "street. Here are the four we look for.",
      ["#roofing", "#hail", "#howto"],
      "Fieldstone · used 3 times",
      0,
    ),
    caption(
      "Old dog, new tricks: three games for a",
      "rainy afternoon.",
      ["#dogs", "#vettips", "#rainyday"],
      "Juniper · used twice",
      1,
    ),
    caption(
      "One plank, one bench, forty years.",
      "Made to order in our own workshop.",
      ["#oak", "#handmade", "#slow"],
      "Cedar & Co. · used 5 times",
      2,
    ),
    caption(
      "Your deadline starts on the day of loss,",
      "not the day you call.",
      ["#claims", "#storm", "#facts"],
      "Harbor · used twice",
      3,
    ),
    caption(
      "We came, we measured, we fixed it",
      "before the next rain.",
      ["#before", "#after", "#roof"],
      "Fieldstone · new",
      0,
    ),
    caption(
      "Two lamps left from the spring run.",
      "First come, first lit.",
      ["#lamps", "#lastcall", "#home"],
      "Cedar & Co. · new",
      2,
    ),
  ],
  files: [
    "ridge-road-after.mp4",
    "oak-bench-01.jpg",
    "team-juniper.jpg",
    "claim-facts.mp4",
    "hail-marks.jpg",
    "workshop-wide.jpg",
    "waiting-room.mp4",
    "storm-list.png",
    "gutter-tools.jpg",
    "drone-ridge.mp4",
    "lamp-pair.jpg",
    "deadline-card.png",
  ],
  report: {
    figures: [
      { figure: "20", unit: "posts in September" },
      { figure: "7", unit: "of them video" },
      { figure: "0", unit: "late, of 20 due" },
    ],
    bars: [
      { name: "Fieldstone", posts: 5 },
      { name: "Juniper", posts: 4 },
      { name: "Cedar & Co.", posts: 6 },
      { name: "Harbor", posts: 5 },
    ],
    best: {
      title: "Ridge Road, after",
      detail: "Reel · Sep 14 · Fieldstone",
      state: "Ready to send",
    },
  },
};

const creator: Words = {
  groups: ["Instagram", "YouTube", "Newsletter", "LinkedIn"],
  month,
  planned: "19 posts planned",
  days,
  titles: {
    ...agency.titles,
    board: "Idea to published",
    approval: "Sponsor check",
    report: "Monthly review",
  },
  posts: [
    post(1, "Reel", "Miso eggs", 0),
    post(2, "Post", "Knife care", 3),
    post(4, "Email", "Issue 34", 2),
    post(5, "Video", "Ten broths", 1),
    post(8, "Reel", "Rice rules", 0),
    post(9, "Story", "Market day", 0),
    post(10, "Post", "Why I slow", 3),
    post(11, "Email", "Issue 35", 2),
    post(12, "Video", "Bread, day 1", 1),
    post(12, "Short", "The fold", 1),
    post(15, "Reel", "Bean stew", 0),
    post(16, "Post", "Sponsor fit", 3),
    post(18, "Email", "Issue 36", 2),
    post(19, "Video", "Bread, day 2", 1),
    post(22, "Reel", "Plum jam", 0),
    post(23, "Short", "One pot", 1),
    post(25, "Email", "Issue 37", 2),
    post(26, "Video", "Pantry tour", 1),
    post(29, "Reel", "Fall soup", 0),
  ],
  columns: [
    {
      name: "Idea",
      cards: [
        card("Pantry tour", 1, "Sep 26", "NH"),
        card("Fall soup", 0, "Sep 29", "NH"),
        card("One pot, one day", 1, "Sep 23", "NH"),
        card("Why I film slowly", 3, "Oct 1", "NH"),
      ],
    },
    {
      name: "Draft",
      cards: [
        card("Bread, day two", 1, "Sep 19", "NH"),
        card("Issue 36", 2, "Sep 18", "NH"),
        card("Plum jam", 0, "Sep 22", "NH"),
      ],
    },
    {
      name: "Ready",
      cards: [card("Bean stew", 0, "Sep 15", "NH"), card("Sponsor fit", 3, "Sep 16", "NH")],
    },
    {
      name: "Published",
      cards: [
        card("Miso eggs", 0, "Sep 1", "NH"),
        card("Ten broths", 1, "Sep 5", "NH"),
        card("Issue 35", 2, "Sep 11", "NH"),
      ],
    },
  ],
  approvals: [
    asked("Bread, day one", "Video · Sep 12 · flour sponsor", "Approved", 1),
    asked("Bean stew in one pot", "Reel · Sep 15 · pan sponsor", "Waiting", 0),
    asked("How I pick sponsors", "Post · Sep 16 · no sponsor", "Approved", 3),
    asked("Issue 36: salt", "Email · Sep 18 · salt sponsor", "Changes", 2),
    asked("Bread, day two", "Video · Sep 19 · flour sponsor", "Waiting", 1),
    asked("Plum jam, three ways", "Reel · Sep 22 · no sponsor", "Approved", 0),
  ],
  captions: [
    caption(
      "Three minutes, two eggs, one spoon",
      "of miso. Breakfast is done.",
      ["#eggs", "#quick", "#miso"],
      "Instagram · used twice",
      0,
    ),
    caption(
      "The fold is everything. Watch my hands,",
      "not the dough.",
      ["#bread", "#fold", "#slow"],
      "YouTube · used 3 times",
      1,
    ),
    caption(
      "This week: salt. When, how much, and",
      "the one time I leave it out.",
      ["#salt", "#issue36", "#letter"],
      "Newsletter · new",
      2,
    ),
    caption(
      "I turned down four sponsors this month.",
      "Here's how I decide.",
      ["#creator", "#money", "#open"],
      "LinkedIn · used once",
      3,
    ),
    caption(
      "Stew on Sunday, lunch until Thursday.",
      "Recipe in the first comment.",
      ["#beans", "#onepot", "#prep"],
      "Instagram · used 4 times",
      0,
    ),
    caption(
      "A tour of the shelf I cook from when",
      "I don't want to shop.",
      ["#pantry", "#tour", "#video"],
      "YouTube · new",
      1,
    ),
  ],
  files: [
    "bread-day-1.mp4",
    "miso-eggs.jpg",
    "market-day.jpg",
    "the-fold.mp4",
    "plum-jam.jpg",
    "salt-cover.png",
    "pantry-tour.mp4",
    "knife-care.jpg",
    "bean-stew.jpg",
    "ten-broths.mp4",
    "issue-36.png",
    "fall-soup.jpg",
  ],
  report: {
    figures: [
      { figure: "19", unit: "posts in September" },
      { figure: "11", unit: "of them video" },
      { figure: "0", unit: "skipped, of 19 due" },
    ],
    bars: [
      { name: "Instagram", posts: 6 },
      { name: "YouTube", posts: 6 },
      { name: "Newsletter", posts: 4 },
      { name: "LinkedIn", posts: 3 },
    ],
    best: { title: "Ten broths", detail: "Video · Sep 5 · YouTube", state: "Do it again" },
  },
};

export const plannerWords: Readonly<Record<Version, Words>> = { agency, creator };
