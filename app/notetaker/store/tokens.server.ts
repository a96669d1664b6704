import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { accessTokens, notetakers } from "~/db/schema.server";
import { keyedHash, randomText, sha256 } from "~/lib/crypto/secrets.server";
import { pastedToken, readSignedId, signedId } from "~/lib/crypto/signatures.server";
import type { Notetaker } from "../notetaker";

export async function mintToken(db: Db, notetakerId: string, now: number): Promise<string> {
  const token = randomText(32);
  const tokenHash = await sha256(token);
  await db
    .insert(accessTokens)
    .values({ tokenHash, notetakerId, kind: "personal", createdAt: now });
  return token;
}

export async function findByToken(db: Db, token: string) {
  const tokenHash = await sha256(pastedToken(token));
  const [row] = await db
    .select({ notetaker: notetakers, kind: accessTokens.kind })
    .from(accessTokens)
    .innerJoin(notetakers, eq(notetakers.id, accessTokens.notetakerId))
    .where(eq(accessTokens.tokenHash, tokenHash));
  return row ?? null;
}

type ShareTokenRow = { readonly tokenHash: string; readonly salt: string };

export async function newShareToken(secret: string, notetakerId: string): Promise<ShareTokenRow> {
  const salt = randomText(32);
  const token = await shareToken(secret, notetakerId, salt);
  return { salt, tokenHash: await sha256(token) };
}

/** Does nothing if the notetaker has a share link: a unique index allows only one. */
export function insertShareToken(db: Db, row: ShareTokenRow, condition: SQL, now: number) {
  const selected = db
    .select({
      tokenHash: sql<string>`${row.tokenHash}`.as("token_hash"),
      notetakerId: notetakers.id,
      kind: sql<"share">`'share'`.as("kind"),
      salt: sql<string>`${row.salt}`.as("salt"),
      createdAt: sql<number>`${now}`.as("created_at"),
    })
    .from(notetakers)
    .where(condition);
  return db.insert(accessTokens).select(selected).onConflictDoNothing();
}

export function deleteShareToken(db: Db, notetakerId: string, condition?: SQL) {
  const isShare = and(eq(accessTokens.notetakerId, notetakerId), eq(accessTokens.kind, "share"));
  return db.delete(accessTokens).where(and(isShare, condition));
}

export async function findShareToken(db: Db, secret: string, notetakerId: string) {
  const [row] = await db
    .select({ salt: accessTokens.salt })
    .from(accessTokens)
    .where(and(eq(accessTokens.notetakerId, notetakerId), eq(accessTokens.kind, "share")));
  return row?.salt ? shareToken(secret, notetakerId, row.salt) : null;
}

/** The database alone is not enough to make the token: the site's secret is needed too. */
function shareToken(secret: string, notetakerId: string, salt: string): Promise<string> {
  return keyedHash(secret, "share", `${notetakerId}.${salt}`);
}

const optOutPurpose = "opt-out";

/** Returns one token per revision, because a repeated API request for a bot must have the same chat message. */
export function optOutToken(
  secret: string,
  { id, revision }: Pick<Notetaker, "id" | "revision">,
): Promise<string> {
  return signedId(secret, optOutPurpose, `${id}.${revision}`);
}

export async function readOptOutToken(secret: string, token: string) {
  const signed = await readSignedId(secret, optOutPurpose, token);
  const [, id, revision] = /^(.+)\.(\d+)$/.exec(signed ?? "") ?? [];
  return id === undefined ? null : { id, revision: Number(revision) };
}
