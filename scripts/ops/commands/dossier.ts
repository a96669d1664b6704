import { sql, type SQL } from "drizzle-orm";
import { z } from "zod";
import { runBatch, type Db } from "../../../app/db/client.server.ts";
import { Sentence } from "../../parts/sentence.ts";

/**
 * All there is about one job (itself, who asked for it, and what they were sent) or about one lead. Names,
 * addresses and the meeting's link are not read.
 */
export type Dossier = {
  /** What the id belongs to. */
  readonly target: Target;
  /** null for a message that is about something else. */
  readonly job: Job | null;
  /** null unless the id is that of a lead, or of a message about one. */
  readonly lead: Lead | null;
  readonly requests: readonly Request[];
  readonly messages: readonly Message[];
};

const at = z.number().nullable();
const word = z.string().nullable();

const target = z.object({ type: z.enum(["job", "request", "lead", "message"]), id: z.string() });
type Target = z.infer<typeof target>;

const job = z.object({
  id: z.string(),
  status: z.string(),
  reason: word,
  startsAt: z.number(),
  scheduled: z.number(),
  revision: z.number(),
  botId: word,
  formerBotId: word,
  recordingId: word,
  transcriptRequests: z.number(),
  startedAt: at,
  endedAt: at,
  nextStep: word,
  nextAt: at,
  leased: z.number(),
  attempts: z.number(),
  unsettled: z.number(),
  lastError: word,
  stopRequestedAt: at,
  deleteRequestedAt: at,
  createdAt: z.number(),
  updatedAt: z.number(),
  deletedAt: at,
});
export type Job = z.infer<typeof job>;

const request = z.object({
  id: z.string(),
  jobId: z.string(),
  standing: z.string(),
  source: z.string(),
  sequence: z.number(),
  hasAddress: z.number(),
  createdAt: z.number(),
  deliveredAt: at,
  cancelledAt: at,
  deletedAt: at,
});
export type Request = z.infer<typeof request>;

const lead = z.object({
  id: z.string(),
  kind: z.string(),
  guideId: word,
  hasAddress: z.number(),
  wantsMail: z.number(),
  quarantined: z.number(),
  createdAt: z.number(),
  erasedAt: at,
});
export type Lead = z.infer<typeof lead>;

const message = z.object({
  id: z.string(),
  effect: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  state: z.enum(["pending", "done", "dead"]),
  attempts: z.number(),
  nextAt: z.number(),
  leased: z.number(),
  lastError: word,
  createdAt: z.number(),
  finishedAt: at,
});
export type Message = z.infer<typeof message>;

/** The dossier of a job, a request, a lead or a message, by its id or the beginning of one. */
export async function findDossier(db: Db, typed: string): Promise<Dossier> {
  const prefix = readId(typed);
  const answers = await runBatch(db, statements(prefix));
  const [targets, jobs, requests, about, leads] = answers.map(({ results }) => results);
  const [found, ...others] = z.array(target).parse(targets);
  if (!found) {
    throw new Sentence(
      `There is no job, request, lead or message whose id begins with “${prefix}”.`,
    );
  }
  if (others.length > 0) {
    const ids = [found, ...others].map(({ type, id }) => `  ${id}  ${type}`);
    throw new Sentence(`Several ids begin with “${prefix}”; give more of it:\n${ids.join("\n")}`);
  }
  return {
    target: found,
    job: z.array(job).parse(jobs)[0] ?? null,
    requests: z.array(request).parse(requests),
    messages: messages.parse(about),
    lead: z.array(lead).parse(leads)[0] ?? null,
  };
}

/** An id of ours, or its beginning, as it was typed. Throws a sentence for anything else. */
function readId(typed: string): string {
  const id = typed.toLowerCase();
  if (/^[0-9a-z-]{4,64}$/.test(id)) return id;
  throw new Sentence(
    `“${typed.slice(0, 80)}” is no id: 4 to 64 letters, digits and hyphens, as \`status\` and the log show them.`,
  );
}

/** What is read of a message; also what `dead` lists. */
export const messageColumns = sql`id, kind, subject_id as subjectId, state, attempts,
  next_at as nextAt, substr(dedupe_key, length(subject_id) + 2) as effect,
  lease_token is not null as leased, last_error as lastError, created_at as createdAt,
  finished_at as finishedAt`;
export const messages = z.array(message);

function statements(prefix: string): readonly SQL[] {
  // A range, so that an index serves it; no character of an id comes after the tilde.
  const isMeant = sql`id between ${prefix} and ${`${prefix}~`}`;
  const meant = sql`with named (subject_id) as (select subject_id from outbox where ${isMeant}),
    meant (id) as (
      select id from notetaker_jobs where ${isMeant}
      union select job_id from notetaker_requests where ${isMeant}
      union select job_id from notetaker_requests where id in (select subject_id from named)
      union select id from notetaker_jobs where id in (select subject_id from named)
    ),
    meant_lead (id) as (
      select id from leads where ${isMeant}
      union select id from leads where id in (select subject_id from named)
    )`;
  return [
    sql`select * from (
       select 'job' as type, id from notetaker_jobs where ${isMeant}
       union all select 'request', id from notetaker_requests where ${isMeant}
       union all select 'lead', id from leads where ${isMeant}
       union all select 'message', id from outbox where ${isMeant}
     ) limit 5`,
    sql`${meant} select id, status, reason, starts_at as startsAt, scheduled, revision,
       bot_id as botId, former_bot_id as formerBotId, recording_id as recordingId,
       transcript_requests as transcriptRequests, started_at as startedAt, ended_at as endedAt,
       next_step as nextStep, next_at as nextAt, lease_token is not null as leased, attempts,
       unsettled, last_error as lastError, stop_requested_at as stopRequestedAt,
       delete_requested_at as deleteRequestedAt, created_at as createdAt,
       updated_at as updatedAt, deleted_at as deletedAt
     from notetaker_jobs where id in (select id from meant) limit 1`,
    sql`${meant} select id, job_id as jobId, standing, source, sequence,
       email is not null as hasAddress, created_at as createdAt, delivered_at as deliveredAt,
       cancelled_at as cancelledAt, deleted_at as deletedAt
     from notetaker_requests where job_id in (select id from meant) order by created_at limit 500`,
    sql`${meant}, subjects (id) as (
       select id from meant union select subject_id from named union select id from meant_lead
       union select id from notetaker_requests where job_id in (select id from meant)
     )
     select ${messageColumns} from outbox where id in (
       select message.id from subjects join outbox as message
         on message.dedupe_key > subjects.id || ':' and message.dedupe_key < subjects.id || ';'
     ) order by created_at, kind limit 500`,
    sql`${meant} select id, kind, guide_id as guideId, email is not null as hasAddress, quarantined,
       not exists (select 1 from unsubscribes as gone where gone.email_key = leads.email_key) as wantsMail,
       created_at as createdAt, erased_at as erasedAt
     from leads where id in (select id from meant_lead) limit 1`,
  ];
}
