import { askAgainDays } from "~/config/facts";
import { sql, type SQL } from "drizzle-orm";
import { mailboxKeys, markingKnown } from "~/abuse/mailboxes.server";
import type { Env } from "~/config/env.server";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue } from "~/jobs/outbox.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import { leadEffects } from "./status";

/**
 * Whoever has unsubscribed stays so, whatever is typed into a form: anybody can type an address. One mail
 * asks them, and only the button behind the link in that mail lifts it.
 */

const purpose = "resubscribe";
const pauseMs = askAgainDays * 24 * 60 * 60_000;

/** An SQL condition: somebody with one of these keys has unsubscribed. */
export function isUnsubscribed(keys: readonly string[]): SQL {
  return sql`exists (select 1 from unsubscribes where email_key in ${keys})`;
}

/**
 * For the transaction that stores a sign-up, also one that is known already: files the question if the
 * mailbox has unsubscribed and was not asked lately.
 */
export function askingAgain(lead: {
  readonly dedupeKey: string;
  readonly mailboxKeys: readonly string[];
  readonly share: string;
  /** Epoch milliseconds. */
  readonly now: number;
}): readonly SQL[] {
  const { dedupeKey, mailboxKeys: keys, share, now } = lead;
  const notLately = sql`(select max(coalesce(asked_at, 0)) from unsubscribes
    where email_key in ${keys}) <= ${now - pauseMs}`;
  const known = sql`select id from leads where dedupe_key = ${dedupeKey}`;
  const filed = sql`(${known}) || ${`:${leadEffects.question}:${now}`}`;
  return [
    enqueue(leadEffects.question, sql`${known} and ${notLately}`, now, {
      ...{ variant: `${now}`, lane: "personal", share },
    }),
    sql`update unsubscribes set asked_at = ${now}
      where email_key in ${keys} and exists (select 1 from outbox where dedupe_key = ${filed})`,
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

  const keys = [...new Set([...(await mailboxKeys(secret, lead.email)), lead.emailKey])];
  const [current = lead.emailKey] = keys;
  const theirs = sql`email_key in ${keys} and not quarantined and email is not null`;
  const filing = { variant: `again-${now}`, lane: "personal" } as const;
  await runBatch(db, [
    enqueue(leadEffects.confirmation, heldBack(theirs, keys), now, filing),
    enqueue(leadEffects.guideReady, unsentGuides(theirs, keys), now, filing),
    sql`delete from unsubscribes where email_key in ${keys}`,
    markingKnown(current, now),
  ]);
  return true;
}

/** The latest free workspace that they asked for since. */
function heldBack(theirs: SQL, keys: readonly string[]): SQL {
  return sql`
    select id from leads where ${theirs} and kind = 'free-workspace'
      and created_at >= (select min(created_at) from unsubscribes where email_key in ${keys})
    order by created_at desc limit 1`;
}

/** The guides that have come out, of whose lists they are, and that they were not sent. */
function unsentGuides(theirs: SQL, keys: readonly string[]): SQL {
  return sql`
    select id from leads where ${theirs} and ${isUnsubscribed(keys)}
      and guide_id in (select guide_id from guide_releases)
      and not exists (
        select 1 from outbox
        where dedupe_key >= leads.id || ${`:${leadEffects.guideReady}`}
          and dedupe_key < leads.id || ${`:${leadEffects.guideReady};`}
          and (state = 'pending' or (state = 'done' and last_error is null)))`;
}
