/** Mails of the notetaker; `announce`, a word in the meeting's chat; `notes`, which a model is to write. */
export type NotetakerMessage =
  | "confirmation"
  | "reminder"
  | "late"
  | "waiting"
  | "rescheduled"
  | "cancelled"
  | "stopped"
  | "failure"
  | "result"
  | "opted_out"
  | "deleted"
  | "held"
  | "unproven"
  | "asked"
  | "asked_again"
  | "already_coming"
  | "another_coming"
  | "let_in"
  | "declined"
  | "question_over"
  | "announce"
  | "notes";

export type InviteMessage =
  | "invite_missing"
  | "invite_complicated"
  | "invite_unread"
  | "invite_refused"
  | "invite_unsupported";

export type LeadMessage =
  "lead-confirmation" | "lead-operator" | "lead-webhook" | "lead-question" | "guide-ready";

export type OrderMessage = "payment-confirm" | "order-template" | "order-operator";

/**
 * Every kind of message there is. The compiler holds the cron to knowing what to do with each of them
 * (`workers/scheduled.ts`).
 */
export type MessageKind =
  | NotetakerMessage
  | InviteMessage
  | LeadMessage
  | OrderMessage
  /** One more for the counter of automated tasks. */
  | "count"
  /** A mail to the operator, filed by `npm run check`. */
  | "check";

/** What the outbox hands to a handler: ids, and how often it has been tried. */
export type OutboxMessage = {
  readonly id: string;
  /** Unique per effect, the same on every attempt: the idempotency key outward. */
  readonly dedupeKey: string;
  readonly kind: string;
  readonly subjectId: string;
  /** Which of the repeated effects of this kind it is; null for an effect that there is once. */
  readonly variant: string | null;
  /** 1 on the first attempt. */
  readonly attempt: number;
};

export type SendOutcome =
  | { readonly outcome: "sent" }
  /** The effect is no longer wanted (the subject was deleted): finish without sending. */
  | { readonly outcome: "dropped" }
  | { readonly outcome: "retry"; readonly code: string; readonly afterMs?: number }
  | { readonly outcome: "permanent"; readonly code: string };

/** What is done with messages of these kinds. */
export type OutboxHandlers<Kind extends string> = Readonly<
  Record<Kind, (message: OutboxMessage) => Promise<SendOutcome>>
>;

/**
 * The queues of the outbox. What cannot wait goes first and always; what a person waits for comes
 * next; lists, the operator and the CRM take what is left. Of every three messages that are not urgent
 * two are personal and one is bulk (`outbox.server.ts`), so that neither lane holds up the other.
 */
export const lanes = { urgent: 0, personal: 1, bulk: 2 } as const;

export type Lane = keyof typeof lanes;

/**
 * How far apart the turns of one share are, milliseconds: ten or so in a minute, about a tenth of what a
 * lane sends in that time. Who files more than that queues behind the others, and only while there are
 * others: a turn is an order, not a date.
 */
export const turnSpacingMs = 4_000;
