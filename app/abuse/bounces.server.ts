import { inArray, lt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailboxes } from "~/db/schema.server";

/** Mailboxes that mail cannot reach. Only their key is stored, never the address. */
export type Failure = "bounced" | "complained";

export async function recordFailure(
  db: Db,
  key: string,
  failure: Failure,
  at: number,
): Promise<void> {
  const column = failure === "bounced" ? "bouncedAt" : "complainedAt";
  await db
    .insert(mailboxes)
    .values({ key, [column]: at })
    .onConflictDoUpdate({
      target: mailboxes.key,
      set: { [column]: sql`coalesce(${mailboxes[column]}, ${at})` },
    });
}

export type MailRefusal = Failure | "blocked";

/** null if mail may be sent. Rejects when D1 does. */
export async function mailRefusalOf(db: Db, key: string): Promise<MailRefusal | null> {
  return (await mailRefusals(db, [key])).get(key) ?? null;
}

export async function mailRefusals(
  db: Db,
  keys: readonly (string | null)[],
): Promise<ReadonlyMap<string, MailRefusal>> {
  const rows = await db
    .select()
    .from(mailboxes)
    .where(sql`${mailboxes.key} in (select value from json_each(${JSON.stringify(keys)}))`);
  const refusals = new Map<string, MailRefusal>();
  for (const { key, blockedAt, bouncedAt, complainedAt } of rows) {
    if (blockedAt !== null) refusals.set(key, "blocked");
    else if (complainedAt !== null) refusals.set(key, "complained");
    else if (bouncedAt !== null) refusals.set(key, "bounced");
  }
  return refusals;
}

/** Forgets bounces from before `before`, at most `limit`: a mailbox may exist by now. Complaints stay. */
export async function forgetBounces(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ key: mailboxes.key })
    .from(mailboxes)
    .where(lt(mailboxes.bouncedAt, before))
    .limit(limit);
  const { meta } = await db
    .update(mailboxes)
    .set({ bouncedAt: null })
    .where(inArray(mailboxes.key, old));
  return meta.changes;
}
