export function portraitOf(name: string): string {
  return `Portrait of ${name}`;
}

export const labels = {
  yes: "Yes",
  no: "No",
  pauseNames: "Pause the scrolling names",
  pauseTopics: "Pause the rotating topics",
  play: "Play",
  price: "Price",
  /** Read aloud before a struck price. */
  formerPrice: "was",
  newTab: "(opens in a new tab)",
  story: {
    results: "Results",
    challenge: "Challenge",
    solution: "Solution",
    before: "Before",
    after: "After",
  },
  quotes: {
    pause: "Pause the rotating quotes",
    choose: "Choose a quote",
    show: (name: string) => `Show ${name}'s quote`,
  },
  examples: {
    pause: "Pause the rotating examples",
    choose: "Choose an example",
    show: (name: string) => `Show the example: ${name}`,
  },
  /** Shown below a calculator field whose number was replaced. */
  numberReplaced: {
    noNumber: (number: number) => `We couldn't read that as a number, so we used ${number}.`,
    tooSmall: (number: number) => `We used ${number}, the minimum.`,
    tooLarge: (number: number) => `We used ${number}, the maximum.`,
  },
  moreFeatures: (count: number) => `+ ${count} more features`,
} as const;
