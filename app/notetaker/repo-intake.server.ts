import { sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue } from "~/outbox/enqueue.server";
import { joinable } from "./joinable.server";
import { activeIn, type NotetakerRequest } from "./repo.server";
import type { Status, Step } from "./status";

/** Requests of one address, and of one network address, in a rolling day (decisions 7). */
export const quotas = { email: 20, network: 200, windowMs: 24 * 60 * 60_000 } as const;

export type Intake = {
  readonly requestId: string;
  readonly jobId: string;
  readonly idempotencyKey: string;
  readonly status: Extract<Status, "requested" | "quarantined">;
  readonly step: Step;
  readonly stepAt: number;
  readonly meetingCode: string;
  readonly startsAt: number;
  readonly scheduled: boolean;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  /** The key of today first; that of yesterday counts towards the same rolling day. */
  readonly networkKeys: readonly [string, string];
  readonly wallDate: string | null;
  readonly wallTime: string | null;
  readonly timezone: string | null;
  readonly source: NotetakerRequest["source"];
  readonly now: number;
};

export type Stored =
  /** `joined`: a live job for the same meeting took the request in. */
  | { readonly outcome: "stored"; readonly joined: boolean; readonly jobId: string }
  /** `requestId`: what it repeats; null when that has just changed. */
  | { readonly outcome: "repeated"; readonly requestId: string | null }
  | { readonly outcome: "over_quota"; readonly retryAt: number };

/**
 * Stores a request in one transaction and one round trip. What may not happen is ruled out inside the
 * INSERTs: a key that is known changes nothing, a full quota refuses, a live job for the same meeting
 * is joined, and a person who already waits for that job is not written twice. Safe to run again
 * with the same `intake` after an answer that never came. Rejects when D1 does.
 */
export async function storeRequest(db: Db, intake: Intake): Promise<Stored> {
  const [, stored] = await runBatch(db, [
    insertJob(intake),
    insertRequest(intake),
    ...confirmation(intake),
  ]);
  const row = stored?.results[0] as { jobId: string } | undefined;
  return row ? storedIn(row.jobId, intake) : whyNotStored(db, intake);
}

function storedIn(jobId: string, intake: Intake): Stored {
  return { outcome: "stored", joined: jobId !== intake.jobId, jobId };
}

async function whyNotStored(db: Db, intake: Intake): Promise<Stored> {
  const verdict = await db.get<Verdict>(readVerdict(intake));
  // An answer that never came: it was stored all the same.
  if (verdict.requestId === intake.requestId && verdict.jobId !== null) {
    return storedIn(verdict.jobId, intake);
  }
  const fullSince = verdict.emailFull ?? verdict.networkFull;
  if (verdict.requestId === null && fullSince !== null) {
    return { outcome: "over_quota", retryAt: fullSince + quotas.windowMs };
  }
  return { outcome: "repeated", requestId: verdict.requestId ?? verdict.waitingId };
}

/** Filed with the request itself; what else follows from it is filed when this is sent. */
function confirmation({ status, requestId, now }: Intake): SQL[] {
  if (status === "quarantined") return [];
  const stored = sql`select id from notetaker_requests where id = ${requestId}`;
  return [enqueue("confirmation", stored, now)];
}

type Verdict = {
  requestId: string | null;
  jobId: string | null;
  /** The request of a person who waits for the bot of this meeting already. */
  waitingId: string | null;
  /** When the oldest request that fills the quota came in. */
  emailFull: number | null;
  networkFull: number | null;
};

function insertJob(intake: Intake): SQL {
  return sql`
    insert into notetaker_jobs
      (id, status, meeting_code, starts_at, scheduled, next_step, next_at, created_at, updated_at)
    select ${intake.jobId}, ${intake.status}, ${intake.meetingCode}, ${intake.startsAt},
           ${Number(intake.scheduled)}, ${intake.step}, ${intake.stepAt}, ${intake.now}, ${intake.now}
    where not exists (${sameKey(intake)})
      and not exists (${fullEmail(intake)})
      and not exists (${fullNetwork(intake)})
      and not exists (${joinableFor(intake)})
    on conflict (id) do nothing`;
}

function insertRequest(intake: Intake): SQL {
  return sql`
    insert into notetaker_requests
      (id, idempotency_key, job_id, name, email, email_key, network_key,
       wall_date, wall_time, timezone, source, created_at)
    select ${intake.requestId}, ${intake.idempotencyKey}, job.id, ${intake.name}, ${intake.email},
           ${intake.emailKey}, ${intake.networkKeys[0]},
           ${intake.wallDate}, ${intake.wallTime}, ${intake.timezone}, ${intake.source}, ${intake.now}
    from (select coalesce(
            (select id from notetaker_jobs where id = ${intake.jobId}), (${joinableFor(intake)})
          ) as id) as job
    where job.id is not null
      and not exists (${fullEmail(intake)})
      and not exists (${fullNetwork(intake)})
      and not exists (${activeIn(sql`job.id`)} and lower(email) = lower(${intake.email}))
    on conflict (idempotency_key) do nothing
    returning job_id as jobId`;
}

function readVerdict(intake: Intake): SQL {
  return sql`
    select (select id from notetaker_requests where idempotency_key = ${intake.idempotencyKey})
             as requestId,
           (select job_id from notetaker_requests where idempotency_key = ${intake.idempotencyKey})
             as jobId,
           (${activeIn(sql`(${joinableFor(intake)})`)} and lower(email) = lower(${intake.email}))
             as waitingId,
           (${fullEmail(intake)}) as emailFull,
           (${fullNetwork(intake)}) as networkFull`;
}

function sameKey(intake: Intake): SQL {
  return sql`select 1 from notetaker_requests where idempotency_key = ${intake.idempotencyKey}`;
}

/** A trapped request joins nobody's bot. */
function joinableFor(intake: Intake): SQL {
  return intake.status === "quarantined" ? sql`select null where false` : joinable(intake);
}

function fullEmail(intake: Intake): SQL {
  return sql`
    select created_at from notetaker_requests
    where email_key = ${intake.emailKey} and created_at > ${intake.now - quotas.windowMs}
    order by created_at desc limit 1 offset ${quotas.email - 1}`;
}

function fullNetwork(intake: Intake): SQL {
  return sql`
    select created_at from notetaker_requests
    where network_key in ${[...intake.networkKeys]} and created_at > ${intake.now - quotas.windowMs}
    order by created_at desc limit 1 offset ${quotas.network - 1}`;
}
