/** How much of a stranger's mail is looked at. Real invites stay far below; beyond it a mail is ignored. */
export const limits = {
  /** Bytes of a whole mail. */
  mail: 2 * 1024 * 1024,
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
  /** Lines of a calendar once unfolded: its properties, and twice its components. */
  lines: 5_000,
  components: 200,
  /** Events taken from one mail, and the meetings (UIDs) among them. */
  events: 100,
  meetings: 5,
  /** Exceptions remembered for one series. */
  exceptions: 100,
  /** Dates of one EXDATE or RDATE list. */
  dates: 500,
  /** Days, weeks, months or years of a rule that are looked at. */
  periods: 4_000,
  uid: 1_000,
} as const;
