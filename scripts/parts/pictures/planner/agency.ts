import { asked, caption, card, days, month, post, type Words } from "./words.ts";

export const agency: Words = {
  groups: ["Fieldstone", "Juniper", "Cedar & Co.", "Harbor"],
  month,
  planned: "20 posts planned",
  days,
  posts: [
    post(1, "Reel", 0),
    post(2, "Post", 1),
    post(3, "Email", 2),
    post(4, "Story", 3),
    post(7, "Reel", 0),
    post(8, "Post", 3),
    post(9, "Post", 1),
    post(10, "Email", 3),
    post(11, "Story", 2),
    post(14, "Reel", 0),
    post(15, "Post", 2),
    post(16, "Story", 1),
    post(17, "Reel", 3),
    post(18, "Email", 2),
    post(21, "Post", 0),
    post(22, "Reel", 1),
    post(23, "Post", 2),
    post(24, "Reel", 3),
    post(28, "Reel", 0),
    post(29, "Email", 2),
  ],
  columns: [
    {
      name: "Idea",
      cards: [
        card("Gutter care in fall", 0, "Oct 1", "LO"),
        card("Meet the team", 1, "Oct 2", "JH"),
        card("Bench or chair?", 2, "Oct 5", "MV"),
        card("Deadline explainer", 3, "Oct 6", "LO"),
      ],
    },
    {
      name: "With client",
      cards: [
        card("Ridge Road", 0, "Sep 14", "MV"),
        card("The oak bench", 2, "Sep 15", "LO"),
        card("Our vets answer", 1, "Sep 16", "JH"),
        card("Five claim facts", 3, "Sep 17", "JH"),
      ],
    },
    {
      name: "Published",
      cards: [
        card("Storm checklist", 3, "Sep 8", "LO"),
        card("Rainy-day games", 1, "Sep 9", "JH"),
        card("Claim letter", 3, "Sep 10", "LO"),
        card("Staff picks", 2, "Sep 11", "JH"),
      ],
      more: 5,
    },
  ],
  approvals: [
    asked("Ridge Road, before and after", "Reel · Sep 14 · Fieldstone", "Approved", 0),
    asked("The oak bench is back", "Post · Sep 15 · Cedar & Co.", "Waiting", 2),
    asked("You asked, our vets answer", "Story · Sep 16 · Juniper", "Approved", 1),
    asked("Five facts about your claim", "Reel · Sep 17 · Harbor", "Changes", 3),
  ],
  captions: [
    caption(
      ["Hail leaves marks you can't see", "from the street. Here are the", "four we look for."],
      ["#roofing", "#hail", "#howto"],
      "Fieldstone · used 3 times",
      0,
    ),
    caption(
      ["Old dog, new tricks: three games", "for a rainy afternoon."],
      ["#dogs", "#vettips", "#rainyday"],
      "Juniper · used twice",
      1,
    ),
    caption(
      ["One plank, one bench, forty", "years. Made to order in our own", "workshop."],
      ["#oak", "#craft", "#slow"],
      "Cedar & Co. · used 5 times",
      2,
    ),
    caption(
      ["Your deadline starts on the day", "of loss, not the day you call."],
      ["#claims", "#storm", "#facts"],
      "Harbor · used twice",
      3,
    ),
  ],
  files: [
    ["ridge-road.mp4", 0],
    ["oak-bench-01.jpg", 2],
    ["team-juniper.jpg", 1],
    ["claim-facts.mp4", 3],
    ["hail-marks.jpg", 0],
    ["workshop-wide.jpg", 2],
  ],
  report: {
    figures: [
      { figure: "20", unit: "posts in August" },
      { figure: "7", unit: "of them video" },
      { figure: "0", unit: "late, of 20 due" },
    ],
    bars: [
      { name: "Fieldstone", posts: 5 },
      { name: "Juniper", posts: 4 },
      { name: "Cedar & Co.", posts: 6 },
      { name: "Harbor", posts: 5 },
    ],
    best: { title: "Barn roof, after", state: "Published" },
  },
};
