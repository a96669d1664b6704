import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { mailboxes } from "~/db/schema.server";
import { foldEmail, foldEmailWithDots } from "~/lib/fold-email";
import { keyedHash } from "~/lib/hash.server";

/**
 * What is known of a mailbox beyond the address that somebody typed. A mailbox is known once a button
 * was pressed on a page opened from one of our mails to it, or an invite came from it whose sender the
 * mail servers vouch for. It is blocked while its owner has told us "This wasn't me".
 */

/** The HMAC under which a mailbox is found in every table. */
export function mailboxKey(secret: string, address: string): Promise<string> {
  return keyedHash(secret, "email", foldEmail(address));
}

/** The same, with the key that a row of earlier times may still have. */
export async function mailboxKeys(secret: string, address: string): Promise<readonly string[]> {
  const folded = [...new Set([foldEmail(address), foldEmailWithDots(address)])];
  return Promise.all(folded.map((text) => keyedHash(secret, "email", text)));
}

/** A statement for `runBatch`. `key` may come from a request whose personal data is gone: then null. */
export function markingKnown(key: string | null, now: number): SQL {
  return sql`
    insert into mailboxes (key, known_at) select ${key}, ${now} where ${key} is not null
    on conflict (key) do update set known_at = coalesce(known_at, excluded.known_at)`;
}

/** The mailbox takes no more mail of ours. Answers nothing; asking twice is asking once. */
export function blocking(key: string, now: number): SQL {
  return sql`
    insert into mailboxes (key, blocked_at) values (${key}, ${now})
    on conflict (key) do update set blocked_at = coalesce(blocked_at, excluded.blocked_at),
      known_at = null`;
}

/** It was a mistake: the mailbox is written to again, and is known, for a button was pressed. */
export function unblocking(key: string, now: number): SQL {
  return sql`
    insert into mailboxes (key, known_at) values (${key}, ${now})
    on conflict (key) do update set blocked_at = null, known_at = excluded.known_at`;
}

/** A SELECT of one row if the mailbox of `key`, an SQL expression or a text, is blocked. */
export function blockedMailbox(key: string | SQL): SQL {
  return sql`select 1 from mailboxes where key = ${key} and blocked_at is not null`;
}

/** A SELECT of one row if the mailbox of `key` is known. */
export function knownMailbox(key: string): SQL {
  return sql`select 1 from mailboxes where key = ${key} and known_at is not null`;
}

export async function isBlocked(db: Db, keys: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ at: mailboxes.blockedAt })
    .from(mailboxes)
    .where(inArray(mailboxes.key, [...keys]));
  return rows.some(({ at }) => at !== null);
}

export async function isKnown(db: Db, key: string): Promise<boolean> {
  const found = await findMailbox(db, key);
  return found !== null && found.knownAt !== null;
}

export async function findMailbox(
  db: Db,
  key: string,
): Promise<typeof mailboxes.$inferSelect | null> {
  const [found] = await db.select().from(mailboxes).where(eq(mailboxes.key, key));
  return found ?? null;
}
