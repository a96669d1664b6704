import { leadMailsPerDay } from "~/config/facts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { addCount } from "~/abuse/counts.server";
import { mailboxKey } from "~/abuse/mailboxes.server";
import { readFormToken } from "~/components/forms/form-token.server";
import type { PageId } from "~/config/pages";
import { type Db, retryWrite, runBatch } from "~/db/client.server";
import { leads } from "~/db/schema.server";
import { kindOf } from "~/jobs/drain.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { log } from "~/lib/log/log.server";
import { foldEmail } from "~/lib/text/addresses";
import type { World } from "~/world.server";
import { attributionOf } from "./attribution";
import { askingAgain, isUnsubscribed } from "./again.server";
import { leadEffects } from "./status";
import type { LeadInput } from "./submission";

export type LeadSubmission = {
  readonly inputs: readonly LeadInput[];
  /** The page whose form it is: the id of its tokens. */
  readonly page: PageId;
  /** The form's token, or a sender's own key: the same for every resend of one submission. */
  readonly token: string | null | undefined;
  /** Somebody filled in what no person sees. */
  readonly trapped: boolean;
  /** The post, which tells where its sender came from. */
  readonly request: Pick<Request, "url" | "headers">;
  /** Where it was posted from, IPv6 as its /64. Kept as a keyed hash, and only until the mail is sent. */
  readonly network: string;
};

export type LeadOutcome =
  /** A repeat and a trapped submission are answered the same. */
  | { readonly outcome: "taken"; readonly leadIds: readonly string[] }
  | { readonly outcome: "unavailable"; readonly retryAfterSeconds: number };

/**
 * Takes what a visitor asked for. It is stored, with all that follows from it, before anything else
 * happens; the cron sends what follows. The same submission twice is one lead. Never throws.
 */
export async function takeLeads(world: World, submission: LeadSubmission): Promise<LeadOutcome> {
  const { env, db, random } = world;
  const now = world.clock();
  const { page, token, trapped: quarantined } = submission;
  const reading = await readFormToken(env.siteSecret, page, token, now);
  const attribution = attributionOf(submission.request, reading.referrer);
  const about = {
    attribution: attribution && JSON.stringify(attribution),
    submissionId: reading.submissionId,
    now,
  };
  const leads = await Promise.all(
    submission.inputs.map((input) => toLead(env.siteSecret, submission, input, about)),
  );

  try {
    const stored = await retryWrite(() => storeLeads(db, leads), random);
    stored.forEach((lead, nth) => report(lead, leads[nth], reading.verdict));
    return { outcome: "taken", leadIds: stored.map(({ leadId }) => leadId) };
  } catch (error) {
    log({ event: "lead.refused", page, kind: kindOf(error) });
    return { outcome: "unavailable", retryAfterSeconds: 30 };
  }

  function report({ leadId, repeated }: StoredLead, lead: Lead | undefined, token: string): void {
    const event = repeated ? "lead.repeated" : quarantined ? "lead.quarantined" : "lead.stored";
    log({ event, leadId, leadKind: lead?.kind ?? "", token });
  }
}

async function toLead(
  secret: string,
  { trapped }: LeadSubmission,
  input: LeadInput,
  { submissionId, ...known }: Pick<Lead, "attribution" | "now"> & { readonly submissionId: string },
): Promise<Lead> {
  const email = foldEmail(input.email);
  // A guide's list has a person once, however often they ask. Elsewhere one rendered form is one lead;
  // sent again with other contents it is another. What a machine left must not hide what a person sends.
  const same =
    input.kind === "guide" && !trapped
      ? [input.guideId, email]
      : [submissionId, trapped, input.guideId, email, input.firstName, input.lastName];
  const [dedupeKey, emailKey] = await Promise.all([
    keyedHash(secret, "lead", JSON.stringify([input.kind, ...same])),
    mailboxKey(secret, input.email),
  ]);
  const id = crypto.randomUUID();
  const about = { id, dedupeKey, emailKey };
  return { ...input, ...about, ...known, quarantined: trapped };
}

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

/**
 * Stores the leads of one submission together with everything that is to follow from them, in one
 * transaction and one round trip. A key that is known changes nothing. Safe to run again with the same
 * `leads` after an answer that never came. Rejects when D1 does.
 */
async function storeLeads(db: Db, submitted: readonly Lead[]): Promise<readonly StoredLead[]> {
  const results = await runBatch(db, [
    ...submitted.flatMap((lead) => [insertLead(lead), ...effectsOf(db, lead)]),
    sql`select id, dedupe_key as dedupeKey from leads
        where dedupe_key in ${submitted.map(({ dedupeKey }) => dedupeKey)}`,
  ]);
  const rows = results.at(-1)?.results as { id: string; dedupeKey: string }[];
  const idOf = new Map(rows.map(({ id, dedupeKey }) => [dedupeKey, id]));
  return submitted.map(({ id, dedupeKey }) => {
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

/** A filled honeypot is reported to nobody. */
function effectsOf(db: Db, lead: Lead): Statements {
  if (lead.quarantined) return [];

  const { operator, webhook } = leadEffects;
  const isStored = eq(leads.id, lead.id);
  const bulk = { priority: "bulk" } as const;
  return [
    ...promisesOf(db, lead),
    enqueueForEach(db, leads, isStored, { kind: operator, ...bulk }, lead.now),
    enqueueForEach(db, leads, isStored, { kind: webhook, ...bulk }, lead.now),
  ];
}

type Statements = Parameters<typeof runBatch>[1];

/**
 * The mail that the form's page says will come. The guides' page promises one when a guide is out, and two
 * guides would be two mails that say nothing new; a guide that is out already comes at once.
 */
function promisesOf(db: Db, lead: Lead): Statements {
  const { confirmation, guideReady } = leadEffects;
  const { id, dedupeKey, emailKey, now } = lead;
  const isStored = eq(leads.id, id);
  const isWelcome = sql`not ${isUnsubscribed(emailKey)}`;
  const form = { kind: "lead", key: `${lead.kind}.${emailKey}` } as const;
  const notTooOften = sql`(select coalesce(sum(count), 0) from counts
    where kind = ${form.kind} and key = ${form.key} and hour > ${Math.floor(now / 3_600_000) - 24}) <= ${leadMailsPerDay}`;
  switch (lead.kind) {
    case "guide": {
      const isReleased = and(
        eq(leads.dedupeKey, dedupeKey),
        sql`${leads.guideId} in (select guide_id from guide_releases)`,
        isWelcome,
      );
      return [
        enqueueForEach(db, leads, isReleased, { kind: guideReady }, now),
        ...askingAgain(db, lead),
      ];
    }
    case "members-offer":
      return [
        addCount(db, form, now),
        enqueueForEach(db, leads, and(isStored, notTooOften), { kind: confirmation }, now),
      ];
    case "free-workspace":
      return [
        addCount(db, form, now),
        enqueueForEach(
          db,
          leads,
          and(isStored, notTooOften, isWelcome),
          { kind: confirmation },
          now,
        ),
        ...askingAgain(db, lead),
      ];
  }
}
