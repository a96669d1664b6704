import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import type { NewMessage } from "~/jobs/outbox.server";
import { leadEffects, type LeadKind } from "./status";

/** A lead about to be stored. Its id is a keyed hash of what makes it the same lead. */
export type NewLead = {
  readonly id: string;
  readonly kind: LeadKind;
  readonly guideId: string | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** JSON of `booking.ts`. */
  readonly booking: string | null;
  readonly emailKey: string | null;
  /** JSON of `attribution.ts`. */
  readonly attribution: string | null;
  /** A filled honeypot: stored, and nobody is notified. */
  readonly quarantined: boolean;
  /** Epoch milliseconds. */
  readonly createdAt: number;
};

export type LeadFacts = {
  /** Ids of these leads that are stored already. */
  readonly known: ReadonlySet<string>;
  /** Guides that have come out. */
  readonly released: ReadonlySet<string>;
  /** Forms of this kind that were sent for this mailbox in the last 24 hours. */
  readonly sentToday: number;
  /** When the mailbox was last asked whether it wants mail again, epoch ms, 0 if never; null unless it has unsubscribed. */
  readonly unsubscribedAskedAt: number | null;
};

export type LeadDecision = {
  readonly store: readonly NewLead[];
  readonly messages: readonly NewMessage[];
  /** Count the form against the mailbox. */
  readonly counts: boolean;
  /** Note that the mailbox was asked whether it wants mail again. */
  readonly asks: boolean;
};

const { confirmation, operator, webhook, guideReady, question } = leadEffects;
const askAgainMs = askAgainDays * 24 * 60 * 60_000;

/** What follows from the leads of one submission, all of one kind and one mailbox. */
export function decideLeads(
  leads: readonly NewLead[],
  { known, released, sentToday, unsubscribedAskedAt }: LeadFacts,
  now: number,
): LeadDecision {
  const store = leads.filter(({ id }) => !known.has(id));
  const [first] = leads;
  if (!first || first.quarantined) return { store, messages: [], counts: false, asks: false };

  const isMarketing = first.kind === "guide" || first.kind === "free-workspace";
  const isConfirmed = first.kind === "members-offer" || first.kind === "free-workspace";
  const refusesMarketing = isMarketing && unsubscribedAskedAt !== null;
  const asks = refusesMarketing && unsubscribedAskedAt <= now - askAgainMs;

  const messages: NewMessage[] = store.flatMap(({ id }) => [
    { kind: operator, subjectId: id, priority: "bulk" },
    { kind: webhook, subjectId: id, priority: "bulk" },
  ]);
  const tell = (kind: NewMessage["kind"], { id }: NewLead, variant?: string) =>
    messages.push({
      ...{ kind, subjectId: id, priority: "personal" },
      ...(variant === undefined ? {} : { variant }),
    });
  if (isConfirmed && !refusesMarketing && sentToday < leadMailsPerDay) {
    for (const lead of store) tell(confirmation, lead);
  }
  if (!refusesMarketing) {
    for (const lead of leads) if (released.has(lead.guideId ?? "")) tell(guideReady, lead);
  }
  if (asks) tell(question, first, `${now}`);
  return { store, messages, counts: isConfirmed && store.length > 0, asks };
}
