/** What a picture of somebody is called. */
export function portraitOf(name: string): string {
  return `Portrait of ${name}`;
}

/** Words of the controls that sections share. */
export const labels = {
  yes: "Yes",
  no: "No",
  pauseNames: "Pause the moving names",
  pauseTopics: "Pause the changing topics",
  play: "Play",
  /** Read out before the price that is crossed out. */
  formerPrice: "was",
  newTab: "(opens in a new tab)",
  story: {
    industry: "Industry",
    tools: "Tools",
    results: "Results",
    challenge: "Challenge",
    solution: "Solution",
    before: "Before",
    after: "After",
  },
  quotes: {
    pause: "Pause the changing quotes",
    choose: "Choose a quote",
    show: (name: string) => `Show the quote of ${name}`,
  },
  examples: {
    pause: "Pause the changing examples",
    choose: "Choose an example",
    show: (name: string) => `Show the example: ${name}`,
  },
  /** Under a number of the calculator that is not the one in the address. */
  numberTaken: {
    noNumber: (number: number) =>
      `We couldn't read that as a number, so we worked it out with ${number}.`,
    tooSmall: (number: number) => `We worked it out with ${number}, the least this takes.`,
    tooLarge: (number: number) => `We worked it out with ${number}, the most this takes.`,
  },
  moreFeatures: (count: number) => `+ ${count} more features`,
} as const;
