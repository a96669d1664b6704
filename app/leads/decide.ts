import { askAgainDays, leadMailsPerDay } from "~/config/facts";
import type { leads } from "~/db/schema.server";
import type { LeadMessage } from "~/jobs/message";
import type { NewMessage } from "~/jobs/outbox.server";

/** A lead about to be stored. The id of a lead is a keyed hash: the same for a repeat of the lead. */
export type NewLead = typeof leads.$inferInsert;

export type LeadFacts = {
  /** Ids of these leads that are stored already. */
  readonly storedIds: ReadonlySet<string>;
  /** Guides that have come out. */
  readonly releasedGuideIds: ReadonlySet<string>;
  /** Forms of this kind sent for this mailbox in the last 24 hours. */
  readonly sentToday: number;
  /** Epoch ms of the last question to an unsubscribed mailbox, 0 if never; null for any other mailbox. */
  readonly unsubscribedAskedAt: number | null;
};

const askAgainMs = askAgainDays * 24 * 60 * 60_000;

/** Decides what the leads of one submission lead to; all are of one kind and one mailbox. */
export function decideLeads(
  leads: readonly NewLead[],
  { storedIds, releasedGuideIds, sentToday, unsubscribedAskedAt }: LeadFacts,
  now: number,
) {
  const newLeads = leads.filter(({ id }) => !storedIds.has(id));
  const messages: NewMessage[] = [];
  const [first] = leads;
  if (!first || first.quarantined)
    return { newLeads, messages, usesQuota: false, asksAgain: false };

  const isMarketing = first.kind === "guide" || first.kind === "free-workspace";
  const sendsConfirmation = first.kind === "members-offer" || first.kind === "free-workspace";
  const refusesMarketing = isMarketing && unsubscribedAskedAt !== null;
  const asksAgain = refusesMarketing && unsubscribedAskedAt <= now - askAgainMs;
  const notify = (kind: LeadMessage, { id }: NewLead, other: Partial<NewMessage> = {}) =>
    messages.push({ kind, subjectId: id, priority: "personal", ...other });

  for (const lead of newLeads) {
    notify("lead-operator", lead, { priority: "bulk" });
    notify("lead-webhook", lead, { priority: "bulk" });
    if (sendsConfirmation && !refusesMarketing && sentToday < leadMailsPerDay) {
      notify("lead-confirmation", lead);
    }
  }
  for (const lead of refusesMarketing ? [] : leads) {
    if (releasedGuideIds.has(lead.guideId ?? "")) notify("guide-ready", lead);
  }
  if (asksAgain) notify("lead-question", first, { variant: now });
  return {
    newLeads,
    messages,
    /** Count the form against the mailbox. */
    usesQuota: sendsConfirmation && newLeads.length > 0,
    /** Note that the mailbox was asked whether it wants mail again. */
    asksAgain,
  };
}
