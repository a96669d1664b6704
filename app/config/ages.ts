/** Days for which rows without personal data are kept; `facts.ts` has those of personal data. */
export const keptDays = {
  /** Sent or dead messages, which can be replayed until then. */
  sentMessages: 90,
  deletedRows: 365,
  bounces: 90,
  /** Webhook ids: longer than senders retry (3 days) and signatures are valid. */
  webhookIds: 8,
} as const;
