import { asked, caption, card, days, month, post, type Words } from "./words.ts";

export const creator: Words = {
  groups: ["Instagram", "YouTube", "Newsletter", "LinkedIn"],
  month,
  planned: "19 posts planned",
  days,
  posts: [
    post(1, "Reel", 0),
    post(2, "Post", 3),
    post(4, "Email", 2),
    post(5, "Video", 1),
    post(8, "Reel", 0),
    post(9, "Story", 0),
    post(10, "Post", 3),
    post(11, "Email", 2),
    post(12, "Video", 1),
    post(13, "Short", 1),
    post(15, "Reel", 0),
    post(16, "Post", 3),
    post(18, "Email", 2),
    post(19, "Video", 1),
    post(22, "Reel", 0),
    post(23, "Short", 1),
    post(25, "Email", 2),
    post(26, "Video", 1),
    post(29, "Reel", 0),
  ],
  columns: [
    {
      name: "Idea",
      cards: [
        card("One pot, one day", 1, "Sep 23", "NH"),
        card("Issue 37", 2, "Sep 25", "NH"),
        card("Pantry tour", 1, "Sep 26", "NH"),
        card("Fall soup", 0, "Sep 29", "NH"),
      ],
    },
    {
      name: "Ready",
      cards: [
        card("Bread, day one", 1, "Sep 12", "NH"),
        card("Bean stew", 0, "Sep 15", "NH"),
        card("Sponsor fit", 3, "Sep 16", "NH"),
        card("Issue 36", 2, "Sep 18", "NH"),
      ],
    },
    {
      name: "Published",
      cards: [
        card("Miso eggs", 0, "Sep 8", "NH"),
        card("Fish, one pan", 0, "Sep 9", "NH"),
        card("What I charge", 3, "Sep 10", "NH"),
        card("Issue 35", 2, "Sep 11", "NH"),
      ],
      more: 4,
    },
  ],
  approvals: [
    asked("Bread, day one", "Video · Sep 12 · flour sponsor", "Approved", 1),
    asked("Bean stew in one pot", "Reel · Sep 15 · pan sponsor", "Waiting", 0),
    asked("How I pick sponsors", "Post · Sep 16 · no sponsor", "Approved", 3),
    asked("Issue 36: salt", "Email · Sep 18 · salt sponsor", "Changes", 2),
  ],
  captions: [
    caption(
      ["Three minutes, two eggs, one", "spoon of miso. Breakfast is done."],
      ["#eggs", "#quick", "#miso"],
      "Instagram · used twice",
      0,
    ),
    caption(
      ["The fold is everything. Watch my", "hands, not the dough."],
      ["#bread", "#fold", "#slow"],
      "YouTube · used 3 times",
      1,
    ),
    caption(
      ["This week: salt. When, how much,", "and the one time I leave it out."],
      ["#salt", "#issue36", "#letter"],
      "Newsletter · new",
      2,
    ),
    caption(
      ["I turned down four sponsors this", "month. Here's how I decide."],
      ["#creator", "#money", "#open"],
      "LinkedIn · used once",
      3,
    ),
  ],
  files: [
    ["bread-day-1.mp4", 1],
    ["miso-eggs.jpg", 0],
    ["market-day.jpg", 1],
    ["the-fold.mp4", 2],
    ["plum-jam.jpg", 0],
    ["salt-cover.png", 2],
  ],
  report: {
    figures: [
      { figure: "19", unit: "posts in August" },
      { figure: "11", unit: "of them video" },
      { figure: "0", unit: "skipped, of 19 due" },
    ],
    bars: [
      { name: "Instagram", posts: 6 },
      { name: "YouTube", posts: 6 },
      { name: "Newsletter", posts: 4 },
      { name: "LinkedIn", posts: 3 },
    ],
    best: { title: "Ten broths", state: "Do it again" },
  },
};
