/** Words of the members' framework, the sheet that the mail of the offer leads to. */
export const ai4bFramework = {
  title: "AI for business: the framework on one page",
  description:
    "Find, rank, build and measure: four questions on one page, with room to write, to get one job of your business done by AI.",
  heading: "AI for business, on one page",
  lede: "Four steps, about an hour with your team. At the end you have one job for AI to do, and a number to judge it by.",
  print: "Prints on a single sheet of A4 or Letter paper.",
  stuck: {
    before: "Stuck at a step? Reply to the mail that brought you here, or ",
    link: "book a call",
  },
} as const;
