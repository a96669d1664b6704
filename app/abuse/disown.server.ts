import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { blocking, unblocking } from "./mailboxes.server";

/**
 * The mailbox gets no more mail of ours, and no marketing either should it be unblocked by mistake.
 * Rejects when D1 does.
 */
export async function disown(db: Db, mailboxKey: string, now: number): Promise<void> {
  await runBatch(db, [
    blocking(mailboxKey, now),
    sql`
      insert into unsubscribes (email_key, created_at) values (${mailboxKey}, ${now})
      on conflict (email_key) do nothing`,
  ]);
}

/**
 * It was a mistake. What was unsubscribed by it is lifted with it, for it is of the same moment; whoever
 * had unsubscribed before stays so. Rejects when D1 does.
 */
export async function undoDisowning(db: Db, mailboxKey: string, now: number): Promise<void> {
  await runBatch(db, [
    sql`
      delete from unsubscribes where email_key = ${mailboxKey}
        and created_at = (select blocked_at from mailboxes where key = ${mailboxKey})`,
    unblocking(mailboxKey, now),
  ]);
}
