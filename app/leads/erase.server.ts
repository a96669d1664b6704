import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";

/**
 * The owner of a mailbox says that they asked for nothing: the lead of the mail they read goes, and all
 * others that were left with the same mailbox, with what was still to be told of them. The rows stay, so
 * that what is counted stays true. Rejects when D1 does.
 */
export async function eraseLeads(
  db: Db,
  { leadId, mailboxKey }: { readonly leadId: string; readonly mailboxKey: string },
  now: number,
): Promise<void> {
  const theirs = sql`select id from leads
    where (id = ${leadId} or email_key = ${mailboxKey}) and erased_at is null`;
  await runBatch(db, [
    sql`delete from outbox where id in (
      select message.id from (${theirs}) as lead join outbox as message
        on message.dedupe_key > lead.id || ':' and message.dedupe_key < lead.id || ';'
      where message.state = 'pending')`,
    sql`update leads set email = null, first_name = null, last_name = null, attribution = null,
          booking = null, email_key = null, dedupe_key = id, erased_at = ${now}
        where id in (${theirs})`,
  ]);
}
