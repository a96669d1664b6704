import { sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue } from "~/outbox/enqueue.server";
import { afterSignUp } from "./after-sign-up.server";
import { leadEffects } from "./status";
import type { LeadInput } from "./submission";

export type Lead = LeadInput & {
  readonly id: string;
  readonly dedupeKey: string;
  readonly emailKey: string;
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
export const confirmationsPerDay = 3;
const dayMs = 24 * 60 * 60_000;

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

/** Whoever filled in the trap is told of nowhere (decisions 7). */
function effectsOf(lead: Lead): SQL[] {
  if (lead.quarantined) return [];

  const stored = sql`select id from leads where id = ${lead.id}`;
  const { confirmation, operator, webhook } = leadEffects;
  return [
    ...(promisesMail[lead.kind]
      ? [enqueue(confirmation, notTooOften(lead, stored), lead.now)]
      : []),
    enqueue(operator, stored, lead.now),
    enqueue(webhook, stored, lead.now),
    ...afterSignUp(lead),
  ];
}

/**
 * Whose page says that a mail will come. The guides' page promises one when a guide is out, and two
 * guides would be two mails that say nothing new.
 */
const promisesMail: Readonly<Record<LeadInput["kind"], boolean>> = {
  guide: false,
  "members-offer": true,
  "free-workspace": true,
};

function notTooOften({ kind, emailKey, now }: Lead, stored: SQL): SQL {
  return sql`
    ${stored} and (
      select count(*) from leads
      where email_key = ${emailKey} and kind = ${kind} and not quarantined
        and created_at > ${now - dayMs}
    ) <= ${confirmationsPerDay}`;
}
