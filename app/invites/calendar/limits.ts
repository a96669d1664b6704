/** How much of a stranger's mail is looked at. Real invites stay far below; beyond it a mail is ignored. */
export const limits = {
  /** Steps (`StepBudget`) for one mail, and for one look at a plan that was stored. */
  steps: 50_000,
  stepsOfPlan: 10_000,
  /** Bytes of a whole mail. */
  mail: 10 * 1024 * 1024,
  /** Bytes of its headers and calendars: the parser, which keeps a mail several times over, gets no more. */
  kept: 2 * 1024 * 1024,
  /** Lines of a whole mail; 10 MiB of base64 have 138,000. */
  mailLines: 200_000,
  /** Lines that the parser gets, each of which costs it some ten microseconds. */
  keptLines: 40_000,
  /** Lines that may begin a MIME part. */
  parts: 500,
  /** How deep MIME parts may be nested. */
  depth: 10,
  /** Bytes of all headers of all parts. */
  headers: 128 * 1024,
  calendarParts: 4,
  /** Characters of one calendar, and of one of its lines, folded or not. */
  calendar: 512 * 1024,
  line: 128 * 1024,
  /** Characters of a line's name and parameters. */
  head: 4_096,
  /** Lines of a calendar once unfolded: its properties, and twice its components. */
  lines: 5_000,
  components: 1_000,
  /** Events taken from one mail, and the meetings (UIDs) among them. */
  events: 100,
  meetings: 5,
  /** Exceptions remembered for one series. */
  exceptions: 100,
  /** Dates of one EXDATE or RDATE list. */
  dates: 500,
  /** Larger COUNTs are read as none. */
  periods: 4_000,
  uid: 1_000,
  /** Characters of a recurrence rule. */
  rule: 1_000,
} as const;

/** What counts as more than one step, or less. Measured by `npm run bench`, rounded up. */
export const costs = {
  character: 1 / 128,
  /** Of a text that is unescaped or searched for links. */
  readCharacter: 1 / 16,
  /** Of a link that is taken apart. */
  linkCharacter: 1,
  /** A line as it was sent, and what folding made of several. */
  foldedLine: 1 / 2,
  line: 4,
  rule: 100,
  /** A day or month that a rule is looked up for, and each day that is compared with the rule. */
  period: 2,
  day: 1 / 2,
  /** What the clocks of a zone show at an instant. */
  clock: 10,
  /** A name that is tried as that of a zone; one that is a zone needs a formatter. */
  zoneName: 80,
  zone: 600,
} as const;
