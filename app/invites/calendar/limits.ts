export const limits = {
  /** Steps (`StepBudget`) for one mail, and for one evaluation of a stored plan. */
  steps: 50_000,
  stepsOfPlan: 10_000,
  /** Bytes of a mail, and of the headers of a part. */
  mail: 10 * 1024 * 1024,
  headers: 128 * 1024,
  /** Lines of a whole mail; 10 MiB of base64 have 138,000. */
  mailLines: 200_000,
  /** Bytes and lines of headers and calendars. The parser holds several copies and takes 10 µs for a line. */
  parsed: 2 * 1024 * 1024,
  parsedLines: 40_000,
  parts: 500,
  /** Levels of nested parts. */
  depth: 10,
  calendarParts: 4,
  /** Characters of a calendar, of an unfolded line, and of the name and parameters before its value. */
  calendar: 512 * 1024,
  line: 128 * 1024,
  head: 4_096,
  calendarLines: 5_000,
  components: 1_000,
  events: 100,
  meetings: 5,
  exceptions: 100,
  dates: 500,
  /** Highest COUNT of a rule; a higher one is read as endless. */
  count: 4_000,
  /** Characters of a UID, and of a rule. */
  uid: 1_000,
  rule: 1_000,
} as const;

/** Steps for one of each, measured and rounded up. */
export const costs = {
  unfoldedCharacter: 1 / 128,
  scannedCharacter: 1 / 16,
  linkCharacter: 1,
  foldedLine: 1 / 2,
  line: 4,
  rule: 100,
  period: 2,
  day: 1 / 2,
  clock: 10,
  zoneName: 80,
  zone: 600,
} as const;
