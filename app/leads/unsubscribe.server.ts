import { sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { maskEmail } from "~/lib/text/addresses";
import { href } from "~/lib/render/href";

const purpose = "unsubscribe";

/** The way out of marketing mail: the lead's id and a keyed hash of it, never the address. */
export async function unsubscribeUrl(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  leadId: string,
): Promise<string> {
  const token = await signedId(env.siteSecret, purpose, leadId);
  return `${env.siteUrl}${href("unsubscribe", { query: { token } })}`;
}

/**
 * Whom a link of ours was sent to, masked; without the address while D1 does not answer. Null for a link
 * that is none of ours, or whose address was erased since. Never throws.
 */
export async function whoIsBehind(
  { db, secret }: { readonly db: Db; readonly secret: string },
  token: string,
): Promise<{ readonly address: string | null } | null> {
  const leadId = await readSignedId(secret, purpose, token);
  if (leadId === null) return null;
  try {
    const [lead] = await db.all<{ email: string | null }>(
      sql`select email from leads where id = ${leadId}`,
    );
    return lead?.email ? { address: maskEmail(lead.email) } : null;
  } catch {
    return { address: null };
  }
}

/**
 * No marketing mail to this person any more, whichever form they filled in. False for a link that is none
 * of ours, or whose address was erased since: there was nobody to unsubscribe. Rejects when D1 does.
 */
export async function unsubscribe(
  { db, secret, now }: { readonly db: Db; readonly secret: string; readonly now: number },
  token: string,
): Promise<boolean> {
  const leadId = await readSignedId(secret, purpose, token);
  if (leadId === null) return false;
  const [lead] = await db.all<{ email: string | null; emailKey: string | null }>(
    sql`select email, email_key as emailKey from leads where id = ${leadId}`,
  );
  if (!lead?.email || !lead.emailKey) return false;
  await db.run(sql`
    insert into unsubscribes (email_key, created_at)
    values (${lead.emailKey}, ${now})
    on conflict (email_key) do nothing`);
  return true;
}
