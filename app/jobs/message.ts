import type { MailOutcome } from "../email/send.server.ts";

export type NotetakerMessage =
  | "confirmation"
  | "pending_confirmation"
  | "unproven_invite"
  | "reminder"
  | "waiting"
  | "rescheduled"
  | "cancelled"
  | "failure"
  | "result"
  | "opted_out"
  | "deleted"
  | "notes";

export type InviteMessage =
  "invite_missing" | "invite_unread" | "invite_refused" | "invite_unsupported";

export type LeadMessage =
  "lead-confirmation" | "lead-operator" | "lead-webhook" | "lead-question" | "guide-ready";

export type OrderMessage = "payment-confirm" | "order-template" | "order-operator";

export type MessageKind =
  NotetakerMessage | InviteMessage | LeadMessage | OrderMessage | "count" | "check";

/** Lower is sent first. A `slow` message (a model's notes) takes a minute and runs beside the others. */
export const priorities = { urgent: 0, personal: 1, bulk: 2, slow: 3 } as const;

export type Priority = keyof typeof priorities;

export type OutboxMessage = {
  readonly key: string;
  readonly kind: string;
  readonly subjectId: string;
  /** Distinguishes messages of one kind about one subject, such as by its revision. */
  readonly variant: string | null;
  readonly attempt: number;
};

export type SendOutcome = MailOutcome | { readonly outcome: "dropped" };

export type OutboxHandlers<Kind extends string> = Readonly<
  Record<Kind, (message: OutboxMessage) => Promise<SendOutcome>>
>;
