import { and, eq, inArray, sql } from "drizzle-orm";
import type { Env } from "~/config/env.server";
import { notMeDays } from "~/config/facts";
import type { Db } from "~/db/client.server";
import { mailboxes, unsubscribes } from "~/db/schema.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import { readSignedId, signedId } from "~/lib/crypto/signatures.server";
import { href } from "~/lib/render/href";
import { foldEmail, mailboxOf } from "~/lib/text/addresses";
import { dayMs } from "~/lib/time/instant";

export function mailboxKey(secret: string, address: string): Promise<string> {
  return keyedHash(secret, "mailbox", mailboxOf(address));
}

/** Key of a mailbox's limits. All tags of the address are cut, so that no tag gives further requests. */
export function quotaKey(secret: string, address: string): Promise<string> {
  return keyedHash(secret, "quota", foldEmail(address));
}

export type Mark = "verifiedAt" | "blockedAt" | "bouncedAt" | "complainedAt";

export function markMailbox(db: Db, key: string, mark: Mark, at: number) {
  const firstAt = sql`coalesce(${mailboxes[mark]}, ${at})`;
  return db
    .insert(mailboxes)
    .values({ key, [mark]: at })
    .onConflictDoUpdate({ target: mailboxes.key, set: { [mark]: firstAt } });
}

export function selectMailbox(db: Db, key: string) {
  return db.select().from(mailboxes).where(eq(mailboxes.key, key));
}

export async function isBlocked(db: Db, key: string): Promise<boolean> {
  return (await mailRefusalOf(db, key)) === "blocked";
}

export async function isVerified(db: Db, key: string): Promise<boolean> {
  const [mailbox] = await selectMailbox(db, key);
  return mailbox !== undefined && mailbox.verifiedAt !== null;
}

export type MailRefusal = "blocked" | "complained" | "bounced";

export async function mailRefusalOf(db: Db, key: string): Promise<MailRefusal | null> {
  const [mailbox] = await selectMailbox(db, key);
  return mailbox ? refusalOf(mailbox) : null;
}

/** Returns null for a mailbox that may be mailed. Takes at most 100 keys, as many as D1 binds. */
export async function mailRefusals(db: Db, keys: readonly string[]) {
  const rows = await db
    .select()
    .from(mailboxes)
    .where(inArray(mailboxes.key, [...keys]));
  return new Map(rows.map((row) => [row.key, refusalOf(row)]));
}

export function refusalOf(mailbox: typeof mailboxes.$inferSelect): MailRefusal | null {
  if (mailbox.blockedAt !== null) return "blocked";
  if (mailbox.complainedAt !== null) return "complained";
  return mailbox.bouncedAt === null ? null : "bounced";
}

export type NotMeSubject = {
  readonly mailboxKey: string;
  readonly about: "notetaker" | "lead";
  readonly subjectId: string;
};

const purpose = "not-me";
export async function notMeUrl(
  env: Pick<Env, "siteUrl" | "siteSecret">,
  { mailboxKey, about, subjectId }: NotMeSubject,
  now: number,
): Promise<string> {
  const id = `${about}.${subjectId}.${mailboxKey}.${Math.floor(now / dayMs)}`;
  const token = await signedId(env.siteSecret, purpose, id);
  return `${env.siteUrl}${href("not-me", { query: { token } })}`;
}

export async function readNotMe(
  secret: string,
  token: string,
  now: number,
): Promise<(NotMeSubject & { readonly isExpired: boolean }) | null> {
  const id = await readSignedId(secret, purpose, token);
  // "lead.fa1e1e31-7941.Xk3mZ0s6.20412", whose last number is the day.
  const parts = /^(notetaker|lead)\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,6})$/.exec(id ?? "");
  const [, about, subjectId, mailboxKey, day] = parts ?? [];
  if (!subjectId || !mailboxKey) return null;
  const isExpired = Math.floor(now / dayMs) - Number(day) > notMeDays;
  return { about: about === "lead" ? "lead" : "notetaker", subjectId, mailboxKey, isExpired };
}

/** Stops all mail to a mailbox and unsubscribes it. Repeats keep the time of the first block. */
export async function blockMailbox(db: Db, key: string, now: number): Promise<void> {
  await db.batch([
    markMailbox(db, key, "blockedAt", now),
    // Has the time of the block, so that `unblockMailbox` deletes this row, but no earlier unsubscription.
    db
      .insert(unsubscribes)
      .values({
        emailKey: key,
        createdAt: sql`(select blocked_at from mailboxes where key = ${key})`,
      })
      .onConflictDoNothing(),
  ]);
}

/** Undoes the block, but no earlier unsubscription. Verifies the mailbox, because its owner pressed a button. */
export async function unblockMailbox(db: Db, key: string, now: number): Promise<void> {
  await db.batch([
    db
      .delete(unsubscribes)
      .where(
        and(
          eq(unsubscribes.emailKey, key),
          eq(unsubscribes.createdAt, sql`(select blocked_at from mailboxes where key = ${key})`),
        ),
      ),
    db
      .insert(mailboxes)
      .values({ key, verifiedAt: now })
      .onConflictDoUpdate({ target: mailboxes.key, set: { blockedAt: null, verifiedAt: now } }),
  ]);
}
