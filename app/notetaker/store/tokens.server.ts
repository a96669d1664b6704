import { eq } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { accessTokens, notetakerJobs, notetakerRequests } from "~/db/schema.server";
import { randomText, sha256 } from "~/lib/crypto/secrets.server";
import { pastedToken, readSignedId, signedId } from "~/lib/crypto/signatures.server";
import type { Job, NotetakerRequest } from "../job";

/** A new personal link for a request: 256 random bits, of which only the hash is kept. */
export async function mintToken(db: Db, requestId: string, now: number): Promise<string> {
  const token = randomText(32);
  const tokenHash = await sha256(token);
  await db.insert(accessTokens).values({ tokenHash, requestId, createdAt: now });
  return token;
}

/**
 * Whose link this is; null for a token nobody was given. The same work either way: one hash, one look
 * into the index, whatever the text.
 */
export async function findByToken(
  db: Db,
  token: string,
): Promise<{ request: NotetakerRequest; job: Job } | null> {
  const tokenHash = await sha256(pastedToken(token));
  const [found] = await db
    .select({ request: notetakerRequests, job: notetakerJobs })
    .from(accessTokens)
    .innerJoin(notetakerRequests, eq(notetakerRequests.id, accessTokens.requestId))
    .innerJoin(notetakerJobs, eq(notetakerJobs.id, notetakerRequests.jobId))
    .where(eq(accessTokens.tokenHash, tokenHash));
  return found ?? null;
}

const optOutPurpose = "opt-out";

/**
 * The link in a meeting's chat, by which anybody there ends the recording. Always the same for a job,
 * because an idempotent call to the provider carries it.
 */
export function optOutToken(secret: string, jobId: string): Promise<string> {
  return signedId(secret, optOutPurpose, jobId);
}

/** Which job such a token is about; null for one that we did not make. The same work either way. */
export function jobIdOfOptOut(secret: string, token: string): Promise<string | null> {
  return readSignedId(secret, optOutPurpose, token);
}
