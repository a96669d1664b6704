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

export type OutboxHandlers = Readonly<
  Record<string, (message: OutboxMessage) => Promise<SendOutcome>>
>;
