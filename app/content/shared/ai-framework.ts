/** Four steps. The offer shows `question`, the email `how`, and the printed sheet a table to fill in. */
export const aiFramework = [
  {
    name: "Find",
    question: "Which work repeats, and who does it?",
    how: "Write down what your team did more than three times this week, and who did it. Ten lines is plenty.",
    columns: ["Work that repeats", "Who does it", "Hours per week"],
    rows: 5,
  },
  {
    name: "Rank",
    question: "What saves the most for the least risk?",
    how: "Next to each line, note how long it takes and what a mistake would cost. Start with the one that saves the most for the least risk.",
    columns: ["The task to start with", "Hours saved per week", "If it goes wrong"],
    rows: 2,
  },
  {
    name: "Build",
    question: "What does the smallest working version need?",
    how: "Write out the steps as if for a new hire. Then build the smallest version that takes one real case from start to finish.",
    columns: ["Step", "What triggers it", "Which tool does it"],
    rows: 4,
  },
  {
    name: "Measure",
    question: "Which number has to move within 30 days?",
    how: "Choose one number that has to move within 30 days, such as hours per week or days to reply, and check it every Friday.",
    columns: ["The number", "Today", "In 30 days"],
    rows: 2,
  },
] as const;

/** Words around the steps on the sheet that prints. */
export const frameworkSheet = {
  title: "AI for business: the framework on one page",
  description:
    "Find, rank, build and measure: four questions on one page, with room to write, to get AI to do one task in your business.",
  heading: "AI for business, on one page",
  lede: "Four steps, about an hour with your team. You'll end up with one task for AI to do and one number to measure it by.",
  print: "Prints on one sheet of Letter or A4 paper.",
  stuck: {
    before: "Stuck on a step? Reply to our email, or ",
    link: "book a call",
  },
} as const;
