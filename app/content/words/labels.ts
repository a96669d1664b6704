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
  story: {
    results: "Results",
    challenge: "Challenge",
    solution: "Solution",
    before: "Before",
    after: "After",
  },
  carousel: {
    pause: "Pause the rotation",
    choose: "Choose what to show",
    show: (name: string) => `Show ${name}`,
  },
  moreFeatures: (count: number) => `+ ${count} more features`,
} as const;
