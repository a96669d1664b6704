import { eq, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { unsubscribes } from "~/db/schema.server";
import { href } from "~/lib/href";
import { readSignedId, signedId } from "~/lib/signed-id.server";

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
 * No marketing mail to this person any more, whichever form they filled in. The same statement for every
 * token, so that neither the answer nor its time tells a link of ours from any other. Answers whether
 * anybody was found, which is for the log alone. Rejects when D1 does.
 */
export async function unsubscribe(
  { db, secret, now }: { readonly db: Db; readonly secret: string; readonly now: number },
  token: string,
): Promise<boolean> {
  const leadId = (await readSignedId(secret, purpose, token)) ?? "";
  const rows = await db.all(sql`
    insert into unsubscribes (email_key, created_at)
    select email_key, ${now} from leads where id = ${leadId} and email_key is not null
    on conflict (email_key) do update set created_at = unsubscribes.created_at
    returning email_key`);
  return rows.length > 0;
}

/** An address without its key is erased: nobody is known by it. */
export async function isUnsubscribed(
  db: Db,
  { emailKey }: { readonly emailKey: string | null },
): Promise<boolean> {
  if (emailKey === null) return true;
  const rows = await db.select().from(unsubscribes).where(eq(unsubscribes.emailKey, emailKey));
  return rows.length > 0;
}
