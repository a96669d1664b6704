import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../app/db/client.server.ts";
import { leads, notetakerJobs, notetakerRequests, outbox } from "../../app/db/schema.server.ts";
import { Sentence } from "../parts/sentence.ts";

/**
 * All there is about one job (itself, who asked for it, and what they were sent) or about one lead, by an
 * id or the beginning of one: of either, of a request or of a message. Names, addresses and the meeting's
 * link are not read.
 */
export async function findDossier(db: Db, typed: string) {
  const target = await findTarget(db, typed);
  const { type, id } = target;
  const subject = type === "message" ? await subjectOf(db, id) : id;
  const [request] = await db
    .select({ jobId: notetakerRequests.jobId })
    .from(notetakerRequests)
    .where(eq(notetakerRequests.id, subject));
  const jobId = request?.jobId ?? subject;
  const job = await readJob(db, jobId);
  const lead = await readLead(db, subject);
  const requests = await readRequests(db, jobId);
  const subjects = new Set([subject, jobId, ...requests.map((one) => one.id)]);
  return { target, job, lead, requests, messages: await messagesAbout(db, [...subjects]) };
}

export type Dossier = Awaited<ReturnType<typeof findDossier>>;
export type Job = NonNullable<Dossier["job"]>;
export type Lead = NonNullable<Dossier["lead"]>;
export type Request = Dossier["requests"][number];
export type Message = Dossier["messages"][number];

type Target = { readonly type: "job" | "request" | "lead" | "message"; readonly id: string };

async function findTarget(db: Db, typed: string): Promise<Target> {
  const prefix = typed.toLowerCase();
  if (!/^[0-9a-z-]{4,64}$/.test(prefix)) {
    throw new Sentence(
      `“${typed.slice(0, 80)}” is no id: 4 to 64 letters, digits and hyphens, as \`status\` and the log show them.`,
    );
  }
  // A range, so that an index serves it; no character of an id comes after the tilde.
  const isMeant = sql`id between ${prefix} and ${`${prefix}~`}`;
  const [found, ...others] = await db.all<Target>(sql`select * from (
      select 'job' as type, id from notetaker_jobs where ${isMeant}
      union all select 'request', id from notetaker_requests where ${isMeant}
      union all select 'lead', id from leads where ${isMeant}
      union all select 'message', id from outbox where ${isMeant}
    ) limit 5`);
  if (!found) {
    throw new Sentence(
      `There is no job, request, lead or message whose id begins with “${prefix}”.`,
    );
  }
  if (others.length === 0) return found;
  const ids = [found, ...others].map(({ type, id }) => `  ${id}  ${type}`);
  throw new Sentence(`Several ids begin with “${prefix}”; give more of it:\n${ids.join("\n")}`);
}

async function subjectOf(db: Db, messageId: string): Promise<string> {
  const [found] = await db
    .select({ subjectId: outbox.subjectId })
    .from(outbox)
    .where(eq(outbox.id, messageId));
  return found?.subjectId ?? messageId;
}

async function readJob(db: Db, id: string) {
  const job = notetakerJobs;
  const [found] = await db
    .select({
      ...{ id: job.id, status: job.status, reason: job.reason, revision: job.revision },
      ...{ startsAt: job.startsAt, scheduled: sql<number>`scheduled`, lastError: job.lastError },
      ...{ botId: job.botId, formerBotId: job.formerBotId, recordingId: job.recordingId },
      transcriptRequests: job.transcriptRequests,
      ...{ startedAt: job.startedAt, endedAt: job.endedAt },
      ...{ nextStep: job.nextStep, nextAt: job.nextAt, attempts: job.attempts },
      ...{ unsettled: job.unsettled, leased: sql<number>`lease_token is not null` },
      ...{ stopRequestedAt: job.stopRequestedAt, deleteRequestedAt: job.deleteRequestedAt },
      ...{ createdAt: job.createdAt, updatedAt: job.updatedAt, deletedAt: job.deletedAt },
    })
    .from(job)
    .where(eq(job.id, id));
  return found ?? null;
}

async function readLead(db: Db, id: string) {
  const [found] = await db
    .select({
      ...{ id: leads.id, kind: leads.kind, guideId: leads.guideId },
      hasAddress: sql<number>`email is not null`,
      wantsMail: sql<number>`not exists (
        select 1 from unsubscribes as gone where gone.email_key = leads.email_key)`,
      quarantined: sql<number>`quarantined`,
      ...{ createdAt: leads.createdAt, erasedAt: leads.erasedAt },
    })
    .from(leads)
    .where(eq(leads.id, id));
  return found ?? null;
}

function readRequests(db: Db, jobId: string) {
  const request = notetakerRequests;
  return db
    .select({
      ...{ id: request.id, jobId: request.jobId, standing: request.standing },
      ...{ source: request.source, sequence: request.sequence },
      hasAddress: sql<number>`email is not null`,
      ...{ createdAt: request.createdAt, deliveredAt: request.deliveredAt },
      ...{ cancelledAt: request.cancelledAt, deletedAt: request.deletedAt },
    })
    .from(request)
    .where(eq(request.jobId, jobId))
    .orderBy(asc(request.createdAt))
    .limit(500);
}

/** What is read of a message; `effect` is the part of its key that says what it does. */
export const messageColumns = {
  ...{ id: outbox.id, kind: outbox.kind, subjectId: outbox.subjectId, state: outbox.state },
  ...{ attempts: outbox.attempts, nextAt: outbox.nextAt, lastError: outbox.lastError },
  effect: sql<string>`substr(dedupe_key, length(subject_id) + 2)`,
  leased: sql<number>`lease_token is not null`,
  ...{ createdAt: outbox.createdAt, finishedAt: outbox.finishedAt },
};

function messagesAbout(db: Db, subjects: readonly string[]) {
  // A range of the key, so that its index serves it.
  const ids = sql`(select message.id from json_each(${JSON.stringify(subjects)}) as subject
    join outbox as message
      on message.dedupe_key > subject.value || ':' and message.dedupe_key < subject.value || ';')`;
  return db
    .select(messageColumns)
    .from(outbox)
    .where(inArray(outbox.id, ids))
    .orderBy(asc(outbox.createdAt), asc(outbox.kind))
    .limit(500);
}
