/**
 * What is another one in each run, and what stands for it in a picture: it has to be as wide each time,
 * or lines break elsewhere.
 */
export type Replacement = readonly [pattern: string, replacement: string];

const days = "Sun|Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?";
const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";

export const replacements: readonly Replacement[] = [
  ["\\w•••\\w?(?=@example\\.)", "a•••a"],
  ["(?<![•\\w.-])[\\w.-]+(?=@example\\.)", "ada.lovelace"],
  ["\\b[a-z]{3}-[a-z]{4}-[a-z]{3}\\b", "abc-defg-hij"],
  [`\\b(?:${days})day\\b`, "Monday"],
  [`\\b(?:${days})\\b(?=,| ?$| (?:${months}))`, "Mon"],
  [`\\b(?:${months}) \\d{1,2}(?:, \\d{4})?\\b`, "Jan 10"],
  ["\\b20\\d\\d-\\d\\d-\\d\\d\\b", "2030-01-10"],
  ["\\b\\d{1,2}:\\d\\d ([AP])M\\b", "10:00 AM"],
  ["^\\d{1,2}:\\d\\d$", "0:00"],
  // The counter of tasks.
  ["\\b1,39\\d,\\d{3}\\b", "1,392,280"],
  ["\\bAbout \\d+ minutes?\\b", "About 10 minutes"],
  ["\\bE[SD]T\\b( \\(UTC-[45]\\))?", "EST"],
];

export function unvaried(text: string): string {
  return replacements.reduce(
    (words, [pattern, replacement]) => words.replaceAll(new RegExp(pattern, "g"), replacement),
    text,
  );
}
