import { eq, inArray, sql, type SQL } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { type Db, runBatch } from "~/db/client.server";
import { mailboxes } from "~/db/schema.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import { foldEmail, foldEmailWithDots } from "~/lib/text/addresses";

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
    on conflict (key) do update set blocked_at = coalesce(blocked_at, excluded.blocked_at)`;
}

/** It was a mistake: the mailbox is written to again, and is known, for a button was pressed. */
function unblocking(key: string, now: number): SQL {
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

async function findMailbox(db: Db, key: string): Promise<typeof mailboxes.$inferSelect | null> {
  const [found] = await db.select().from(mailboxes).where(eq(mailboxes.key, key));
  return found ?? null;
}

/** What a mail was about whose reader says that it was not they who asked. */
export type Disowned = {
  readonly mailboxKey: string;
  readonly about: "notetaker" | "lead";
  /** Of the notetaker request or the lead. */
  readonly subjectId: string;
};

const purpose = "not-me";
const dayMs = 24 * 60 * 60_000;
/** So long after its mail the link ends nothing and blocks nobody: what came later is not what it was about. */
const notMeDays = 30;

/** The link "This wasn't me" of a mail sent `now`. It holds keyed hashes and ids, never an address. */
export async function notMeUrl(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  { mailboxKey, about, subjectId }: Disowned,
  now: number,
): Promise<string> {
  const id = `${about}.${subjectId}.${mailboxKey}.${Math.floor(now / dayMs)}`;
  const token = await signedId(env.siteSecret, purpose, id);
  return `${env.siteUrl}${href("not-me", { query: { token } })}`;
}

/** Returns what a “This wasn't me” link is about and whether it has expired, or null for a forged one. */
export async function readNotMe(
  secret: string,
  token: string,
  now: number,
): Promise<(Disowned & { readonly isOver: boolean }) | null> {
  const id = await readSignedId(secret, purpose, token);
  const parts = /^(notetaker|lead)\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,6})$/.exec(id ?? "");
  const [, about, subjectId, mailboxKey, day] = parts ?? [];
  if (!subjectId || !mailboxKey) return null;
  const isOver = Math.floor(now / dayMs) - Number(day) > notMeDays;
  return { about: about === "lead" ? "lead" : "notetaker", subjectId, mailboxKey, isOver };
}

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

/** Where anybody can have an address: such a domain is no sender of its own. */
const publicMailDomains: ReadonlySet<string> = new Set([
  "aol.com",
  "fastmail.com",
  "free.fr",
  "gmail.com",
  "gmx.at",
  "gmx.ch",
  "gmx.com",
  "gmx.de",
  "gmx.net",
  "googlemail.com",
  "hey.com",
  "hotmail.co.uk",
  "hotmail.com",
  "hotmail.de",
  "hotmail.fr",
  "icloud.com",
  "libero.it",
  "live.com",
  "mac.com",
  "mail.com",
  "mail.ru",
  "me.com",
  "msn.com",
  "orange.fr",
  "outlook.com",
  "outlook.de",
  "outlook.fr",
  "pm.me",
  "proton.me",
  "protonmail.com",
  "t-online.de",
  "tutanota.com",
  "web.de",
  "yahoo.co.uk",
  "yahoo.com",
  "yahoo.de",
  "yahoo.fr",
  "yandex.com",
  "yandex.ru",
  "ymail.com",
  "zoho.com",
]);

export function isPublicMail(domain: string): boolean {
  return publicMailDomains.has(domain.toLowerCase());
}
