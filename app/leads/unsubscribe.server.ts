import { sql, type SQL } from "drizzle-orm";
import { mailboxKey } from "~/abuse/mailboxes.server";
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
 * Whom a link of ours was sent to, masked; null where it is none, or the address is erased. Only who has
 * such a link can learn anything from it. Never throws.
 */
export async function addressBehind(
  { db, secret }: { readonly db: Db; readonly secret: string },
  token: string,
): Promise<string | null> {
  const leadId = (await readSignedId(secret, purpose, token)) ?? "";
  try {
    const [lead] = await db.all<{ email: string | null }>(
      sql`select email from leads where id = ${leadId}`,
    );
    return lead?.email ? maskEmail(lead.email) : null;
  } catch {
    return null;
  }
}

/**
 * No marketing mail to this person any more, whichever form they filled in. The same statements for every
 * token, so that neither the answer nor its time tells a link of ours from any other. Answers whether
 * anybody was found, which is for the log alone. Rejects when D1 does.
 */
export async function unsubscribe(
  { db, secret, now }: { readonly db: Db; readonly secret: string; readonly now: number },
  token: string,
): Promise<boolean> {
  const leadId = (await readSignedId(secret, purpose, token)) ?? "";
  const [lead] = await db.all<{ email: string | null; emailKey: string | null }>(
    sql`select email, email_key as emailKey from leads where id = ${leadId}`,
  );
  // A lead of earlier times may have the mailbox's earlier key.
  const current = await mailboxKey(secret, lead?.email ?? "");
  const keys = lead?.emailKey
    ? [...new Set([lead.emailKey, ...(lead.email ? [current] : [])])]
    : [];
  await db.run(unsubscribing(keys, now));
  return keys.length > 0;
}

/** A statement that keeps marketing mail from whoever has one of these keys. */
function unsubscribing(keys: readonly string[], now: number): SQL {
  return sql`
    insert into unsubscribes (email_key, created_at)
    select value, ${now} from json_each(${JSON.stringify(keys)}) where true
    on conflict (email_key) do nothing`;
}
