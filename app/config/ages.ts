/**
 * Days for which rows without personal data are kept. `facts.ts` has the retention of personal
 * data; docs/operating.md names both.
 */
export const keptDays = {
  /** Sent or dead messages, which can be replayed until then. */
  sentMessages: 90,
  /** Notetakers and leads after their personal data was deleted. */
  deletedRows: 365,
  /** Bounces; then the mailbox is tried again. */
  bounces: 90,
  /** Webhook ids: longer than senders retry (3 days) and signatures are valid. */
  webhookIds: 8,
} as const;
