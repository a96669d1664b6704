/** Words of the members' framework, the sheet that the mail of the offer leads to. */
export const ai4bFramework = {
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
