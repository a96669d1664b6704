import { askAgainDays } from "~/config/facts";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { verifyMailbox } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import { runBatch, type Db } from "~/db/client.server";
import { leads } from "~/db/schema.server";
import { enqueueForEach } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import { leadEffects } from "./status";
import type { Lead } from "./take.server";

/**
 * Whoever has unsubscribed stays so, whatever is typed into a form: anybody can type an address. One mail
 * asks them, and only the button behind the link in that mail lifts it.
 */

const purpose = "resubscribe";
const pauseMs = askAgainDays * 24 * 60 * 60_000;

/** An SQL condition: somebody with one of these keys has unsubscribed. */
export function isUnsubscribed(key: string): SQL {
  return sql`exists (select 1 from unsubscribes where email_key = ${key})`;
}

/**
 * For the transaction that stores a sign-up, also one that is known already: files the question if the
 * mailbox has unsubscribed and was not asked lately.
 */
export function askingAgain(
  db: Db,
  { dedupeKey, emailKey, now }: Pick<Lead, "dedupeKey" | "emailKey" | "now">,
): Parameters<typeof runBatch>[1] {
  const notLately = sql`(select max(coalesce(asked_at, 0)) from unsubscribes
    where email_key = ${emailKey}) <= ${now - pauseMs}`;
  const isKnown = and(eq(leads.dedupeKey, dedupeKey), notLately);
  return [
    enqueueForEach(db, leads, isKnown, { kind: leadEffects.question, variant: now }, now),
    sql`update unsubscribes set asked_at = ${now}
      where email_key = ${emailKey} and exists (select 1 from outbox join leads on leads.id = subject_id
        where leads.dedupe_key = ${dedupeKey} and outbox.kind = ${leadEffects.question} and outbox.created_at = ${now})`,
  ];
}

/** The link in that mail: the lead's id and a keyed hash of it, never the address. */
export async function againUrl(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  leadId: string,
): Promise<string> {
  const token = await signedId(env.siteSecret, purpose, leadId);
  return `${env.siteUrl}${href("resubscribe", { query: { token } })}`;
}

/** Whether it is such a link. Nothing is looked up: links in mails are opened by machines too. */
export async function isAgainLink(secret: string, token: string): Promise<boolean> {
  return (await readSignedId(secret, purpose, token)) !== null;
}

/**
 * They want to hear from us again: what was held back since they unsubscribed is delivered, once. The
 * mailbox is known from here on, for a button was pressed. Answers whether the link was one of ours and
 * its address still there. Rejects when D1 does.
 */
export async function resubscribe(
  { db, secret, now }: { readonly db: Db; readonly secret: string; readonly now: number },
  token: string,
): Promise<boolean> {
  const leadId = (await readSignedId(secret, purpose, token)) ?? "";
  const [lead] = await db.all<{ email: string; emailKey: string }>(
    sql`select email, email_key as emailKey from leads where id = ${leadId} and email is not null`,
  );
  if (!lead) return false;

  const key = lead.emailKey;
  const variant = `again-${now}`;
  const { confirmation, guideReady } = leadEffects;
  await runBatch(db, [
    enqueueForEach(db, leads, heldBack(key), { kind: confirmation, variant }, now),
    enqueueForEach(db, leads, unsentGuides(key), { kind: guideReady, variant }, now),
    sql`delete from unsubscribes where email_key = ${key}`,
    verifyMailbox(db, key, now),
  ]);
  return true;
}

/** The latest free workspace that they asked for since. */
function heldBack(key: string): SQL {
  return sql`${leads.id} in (
    select id from leads where email_key = ${key} and not quarantined and email is not null
      and kind = 'free-workspace'
      and created_at >= (select min(created_at) from unsubscribes where email_key = ${key})
    order by created_at desc limit 1)`;
}

/** The guides that have come out, of whose lists they are, and that they were not sent. */
function unsentGuides(key: string): SQL {
  return sql`email_key = ${key} and not quarantined and email is not null
    and ${isUnsubscribed(key)} and guide_id in (select guide_id from guide_releases)
    and not exists (
      select 1 from outbox where subject_id = leads.id and outbox.kind = ${leadEffects.guideReady}
        and (state = 'pending' or (state = 'done' and last_error is null)))`;
}
