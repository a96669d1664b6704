/**
 * The queues of the outbox. What cannot wait goes first and always; what a person waits for comes
 * next; lists, the operator and the CRM take what is left. Of every three messages that are not urgent
 * two are personal and one is bulk (`claim.server.ts`), so that neither lane holds up the other.
 */
export const lanes = { urgent: 0, personal: 1, bulk: 2 } as const;

export type Lane = keyof typeof lanes;

/**
 * How far apart the turns of one share are, milliseconds: ten or so in a minute, about a tenth of what a
 * lane sends in that time. Who files more than that queues behind the others, and only while there are
 * others: a turn is an order, not a date.
 */
export const turnSpacingMs = 4_000;
