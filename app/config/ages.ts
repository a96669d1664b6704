/**
 * Days for which rows without anything personal in them are kept. Retention of what people entered is in
 * `facts.ts`; docs/operating.md names both.
 */
export const keptDays = {
  /** The record of a mail or webhook that was sent or given up: until then it can be replayed. */
  sentMessages: 90,
  /** A notetaker or a lead after everything personal in it was deleted. */
  deletedRows: 365,
  /** That mail to a mailbox bounced; then it is tried again. */
  bounces: 90,
  /** The id of a webhook: longer than its sender retries, some three days, and its signature lives. */
  webhookIds: 8,
} as const;
