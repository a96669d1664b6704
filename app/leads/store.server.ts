import { sql, type SQL } from "drizzle-orm";
import { counting, countOf } from "~/abuse/counts.server";
import { type Db, runBatch } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import { askingAgain, isUnsubscribed } from "./again.server";
import { leadEffects } from "./status";
import type { LeadInput } from "./submission";

export type Lead = LeadInput & {
  readonly id: string;
  readonly dedupeKey: string;
  readonly emailKey: string;
  /** All that the mailbox may be found by; `emailKey` is the first. */
  readonly mailboxKeys: readonly string[];
  /** HMAC of the network that it was sent from: whose share of the mail it takes. */
  readonly share: string;
  readonly attribution: string | null;
  readonly quarantined: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
};

export type StoredLead = {
  /** Of the row that holds the lead: an older one if it is a repeat. */
  readonly leadId: string;
  readonly repeated: boolean;
};

/** A person asks once; whoever types a stranger's address over and over does not fill their mailbox. */
const confirmationsPerDay = 3;

/**
 * Stores the leads of one submission together with everything that is to follow from them, in one
 * transaction and one round trip. A key that is known changes nothing. Safe to run again with the same
 * `leads` after an answer that never came. Rejects when D1 does.
 */
export async function storeLeads(db: Db, leads: readonly Lead[]): Promise<readonly StoredLead[]> {
  const results = await runBatch(db, [
    ...leads.flatMap((lead) => [insertLead(lead), ...effectsOf(lead)]),
    sql`select id, dedupe_key as dedupeKey from leads
        where dedupe_key in ${leads.map(({ dedupeKey }) => dedupeKey)}`,
  ]);
  const rows = results.at(-1)?.results as { id: string; dedupeKey: string }[];
  const idOf = new Map(rows.map(({ id, dedupeKey }) => [dedupeKey, id]));
  return leads.map(({ id, dedupeKey }) => {
    const leadId = idOf.get(dedupeKey) ?? id;
    return { leadId, repeated: leadId !== id };
  });
}

function insertLead(lead: Lead): SQL {
  return sql`
    insert into leads
      (id, kind, dedupe_key, guide_id, email, first_name, last_name, email_key,
       attribution, quarantined, created_at)
    values
      (${lead.id}, ${lead.kind}, ${lead.dedupeKey}, ${lead.guideId}, ${lead.email},
       ${lead.firstName}, ${lead.lastName}, ${lead.emailKey},
       ${lead.attribution}, ${Number(lead.quarantined)}, ${lead.now})
    on conflict do nothing`;
}

/** Whoever filled in the trap is told of nowhere. */
function effectsOf(lead: Lead): readonly SQL[] {
  if (lead.quarantined) return [];

  const { operator, webhook } = leadEffects;
  const stored = sql`select id from leads where id = ${lead.id}`;
  const filing = { lane: "bulk", share: lead.share } as const;
  return [
    ...promisesOf(lead, stored),
    enqueue(operator, stored, lead.now, filing),
    enqueue(webhook, stored, lead.now, filing),
  ];
}

/**
 * The mail that the form's page says will come. The guides' page promises one when a guide is out, and two
 * guides would be two mails that say nothing new; a guide that is out already comes at once.
 */
function promisesOf(lead: Lead, stored: SQL): readonly SQL[] {
  const { confirmation, guideReady } = leadEffects;
  const { dedupeKey, mailboxKeys, share, now } = lead;
  const filing = { lane: "personal", share } as const;
  const isWelcome = sql`not ${isUnsubscribed(mailboxKeys)}`;
  switch (lead.kind) {
    case "guide": {
      const waitsForReleased = sql`select id from leads where dedupe_key = ${dedupeKey}
        and guide_id in (select guide_id from guide_releases) and ${isWelcome}`;
      return [enqueue(guideReady, waitsForReleased, now, filing), ...askingAgain(lead)];
    }
    case "members-offer":
      return counted(lead, (notTooOften) => [
        enqueue(confirmation, sql`${stored} and ${notTooOften}`, now, filing),
      ]);
    case "free-workspace":
      return counted(lead, (notTooOften) => [
        enqueue(confirmation, sql`${stored} and ${notTooOften} and ${isWelcome}`, now, filing),
        ...askingAgain(lead),
      ]);
  }
}

/**
 * Counts a form that was stored just now, before anything is filed for it; run again it counts nothing.
 * `effects` gets the condition that this mailbox has not had its mails of the day.
 */
function counted(lead: Lead, effects: (notTooOften: SQL) => readonly SQL[]): readonly SQL[] {
  const form = { kind: "lead", key: `${lead.kind}.${lead.emailKey}` } as const;
  const isNew = sql`exists (select 1 from leads where id = ${lead.id}) and not exists (
    select 1 from outbox where dedupe_key = ${`${lead.id}:${leadEffects.operator}`})`;
  return [
    counting([form], lead.now, isNew),
    ...effects(sql`${countOf(form, lead.now)} <= ${confirmationsPerDay}`),
  ];
}
