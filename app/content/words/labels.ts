/** What a picture of somebody is called. */
export function portraitOf(name: string): string {
  return `Portrait of ${name}`;
}

/** Words of the controls that sections share. */
export const labels = {
  yes: "Yes",
  no: "No",
  pauseNames: "Pause the scrolling names",
  pauseTopics: "Pause the rotating topics",
  play: "Play",
  price: "Price",
  /** Read out before the price that is crossed out. */
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
  /** Under a number of the calculator that is not the one in the address. */
  numberTaken: {
    noNumber: (number: number) => `We couldn't read that as a number, so we used ${number}.`,
    tooSmall: (number: number) => `We used ${number}, the minimum.`,
    tooLarge: (number: number) => `We used ${number}, the maximum.`,
  },
  moreFeatures: (count: number) => `+ ${count} more features`,
} as const;
