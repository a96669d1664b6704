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
  moreFeatures: (count: number) => `+ ${count} more features`,
} as const;
