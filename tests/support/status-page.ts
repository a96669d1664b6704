import { eq } from "drizzle-orm";
import { accessTokens, notetakerJobs, notetakerRequests } from "~/db/schema.server";
import { sha256 } from "~/lib/crypto/secrets.server";
import { mintToken } from "~/notetaker/store/tokens.server";
import { visit } from "../worker/visit";
import { db, hour, minute } from "./pipeline";

type Job = Partial<typeof notetakerJobs.$inferInsert>;
type Person = Partial<typeof notetakerRequests.$inferInsert>;

/** A job with its first person as they lie in the tables; nothing of it is due. */
export async function seed(job: Job = {}, person: Person = {}) {
  const now = Date.now();
  const jobId = crypto.randomUUID();
  await db.insert(notetakerJobs).values({
    id: jobId,
    status: "scheduled",
    meetingCode: "abc-defg-hij",
    startsAt: now + 26 * hour,
    scheduled: true,
    botId: "bot-1",
    nextStep: "poll",
    nextAt: now + hour,
    createdAt: now - minute,
    updatedAt: now,
    ...job,
  });
  return { jobId, ...(await seedPerson(jobId, person)) };
}

/** Another person who asks for the notes of the same meeting. */
export async function seedPerson(jobId: string, person: Person = {}) {
  const now = Date.now();
  const requestId = crypto.randomUUID();
  await db.insert(notetakerRequests).values({
    id: requestId,
    idempotencyKey: requestId,
    jobId,
    name: "Ada Lovelace",
    email: "ada@example.test",
    emailKey: "key of ada",
    networkKey: "key of a network",
    meetingCode: "abc-defg-hij",
    startsAt: now + 26 * hour,
    scheduled: true,
    wallDate: "2026-11-20",
    wallTime: "3:30 PM",
    timezone: "US/Eastern",
    createdAt: now - minute,
    ...person,
  });
  return { requestId, token: await mintToken(db, requestId, now) };
}

export function statusPath(token: string, query: Record<string, string> = {}): string {
  return `/notetaker-status?${new URLSearchParams({ token, ...query }).toString()}`;
}

/** The page as a visitor without script gets it. */
export async function open(token: string, query: Record<string, string> = {}) {
  const response = await visit(statusPath(token, query));
  const html = (await response.text()).replaceAll("&#x27;", "'");
  return { status: response.status, headers: response.headers, html };
}

export async function jobOf(jobId: string) {
  const [job] = await db.select().from(notetakerJobs).where(eq(notetakerJobs.id, jobId));
  if (!job) throw new Error("no such job");
  return job;
}

export async function requestOf(requestId: string) {
  const wanted = eq(notetakerRequests.id, requestId);
  const [request] = await db.select().from(notetakerRequests).where(wanted);
  if (!request) throw new Error("no such request");
  return request;
}

/** Whose page a link opens. */
export async function requestIdBehind(token: string): Promise<string | undefined> {
  const wanted = eq(accessTokens.tokenHash, await sha256(token));
  const [found] = await db.select().from(accessTokens).where(wanted);
  return found?.requestId;
}
