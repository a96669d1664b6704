import { sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { log } from "~/lib/log.server";
import { enqueue } from "~/outbox/enqueue.server";
import type { NewAppointment } from "./control";
import { joinable } from "./joinable.server";
import { reminderOf } from "./reminder.server";
import {
  cancelEmptied,
  isAsRead,
  jobIn,
  logEmptied,
  othersIn,
  wasChanged,
  type Held,
} from "./repo-control.server";
import { restartableStatuses } from "./status";

/** Where a request moves to, its meeting code filled in. */
export type Destination = NewAppointment & { readonly meetingCode: string };

/** The live job of another bot for that meeting and time; null when there is none. */
export async function findJoinable(
  db: Db,
  to: Destination,
  except: string,
): Promise<string | null> {
  const [found] = await db.all<{ id: string }>(joinable(to, except));
  return found?.id ?? null;
}

/** The others keep the time, which is near enough: only what this person is shown changes. */
export function storeStay(db: Db, held: Held, to: Destination, now: number): Promise<boolean> {
  const { request, job } = held;
  return store(db, held, to, now, [
    sql`${moveRequest(held, to, sql`job_id`)} and exists (${isWhereItWas(held)})
        and exists (${othersIn(sql`${job.id}`, request.id)})`,
  ]);
}

/** The request moves to a job that goes there anyway; its old one ends if nobody is left. */
export async function storeJoin(
  db: Db,
  held: Held,
  to: Destination,
  targetId: string,
  now: number,
): Promise<boolean> {
  const { request, job } = held;
  const isOpen = sql`exists (${isWhereItWas(held)}) and ${targetId} = (${joinable(to, job.id)})`;
  const companions = sql`${othersIn(sql`${targetId}`, request.id)} and exists (${moved(held)}
    and job_id = ${targetId})`;
  return store(
    db,
    held,
    to,
    now,
    [sql`${moveRequest(held, to, sql`${targetId}`)} and ${isOpen}`],
    [enqueue("shared", companions, now, { variant: request.id })],
  );
}

/** The job itself begins anew at the other time (`restartableStatuses`); its bot becomes a former one. */
export async function storeRestart(
  db: Db,
  held: Held,
  to: Destination,
  now: number,
): Promise<boolean> {
  const { request, job } = held;
  const revision = job.revision + 1;
  return store(db, held, to, now, [
    sql`
      update notetaker_jobs
      set status = 'requested', reason = null, meeting_code = ${to.meetingCode},
          starts_at = ${to.startsAt}, scheduled = 1, revision = ${revision},
          former_bot_id = coalesce(bot_id, former_bot_id), bot_id = null,
          next_step = 'dispatch', next_at = ${now}, lease_token = null, attempts = 0,
          last_error = null, stop_requested_at = null, updated_at = ${now}
      where id = ${job.id} and exists (${isWhereItWas(held)})
        and exists (select 1 from notetaker_requests where ${isAsRead(request)})
        and not exists (${othersIn(sql`${job.id}`, request.id)})
        and not exists (${joinable(to, job.id)})`,
    sql`${moveRequest(held, to, sql`job_id`)} and exists (
      select 1 from notetaker_jobs
      where id = ${job.id} and revision = ${revision} and status = 'requested'
        and starts_at = ${to.startsAt})`,
  ]);
}

/** The others keep the job; this person gets one of their own. */
export async function storeSplit(
  db: Db,
  held: Held,
  to: Destination,
  newJobId: string,
  now: number,
): Promise<boolean> {
  const { request, job } = held;
  return store(db, held, to, now, [
    sql`
      insert into notetaker_jobs
        (id, status, meeting_code, starts_at, scheduled, next_step, next_at, created_at, updated_at)
      select ${newJobId}, 'requested', ${to.meetingCode}, ${to.startsAt}, 1, 'dispatch', ${now},
             ${now}, ${now}
      where exists (${isWhereItWas(held)})
        and exists (select 1 from notetaker_requests where ${isAsRead(request)})
        and exists (${othersIn(sql`${job.id}`, request.id)})
        and not exists (${joinable(to, job.id)})
      on conflict (id) do nothing`,
    sql`${moveRequest(held, to, sql`${newJobId}`)}
        and exists (select 1 from notetaker_jobs where id = ${newJobId})`,
  ]);
}

/** `steps` end with the one that moves the request; what the person is told goes with it. */
async function store(
  db: Db,
  held: Held,
  to: Destination,
  now: number,
  steps: readonly SQL[],
  messages: readonly SQL[] = [],
): Promise<boolean> {
  const { request, job } = held;
  const sequence = request.sequence + 1;
  const results = await runBatch(db, [
    ...steps,
    cancelEmptied(job.id, now),
    enqueue("rescheduled", moved(held), now, { variant: sequence }),
    ...reminderOf(moved(held), to.startsAt, sequence, now),
    ...messages,
  ]);
  logEmptied(job.id, results[steps.length]);
  const changed = wasChanged(results[steps.length - 1]);
  if (changed) log({ event: "notetaker.rescheduled", requestId: request.id, jobId: job.id });
  return changed;
}

function moveRequest({ request }: Held, to: Destination, jobId: SQL): SQL {
  return sql`
    update notetaker_requests
    set job_id = ${jobId}, sequence = ${request.sequence + 1}, wall_date = ${to.wallDate},
        wall_time = ${to.wallTime}, timezone = ${to.timezone}
    where ${isAsRead(request)}`;
}

function moved({ request }: Held): SQL {
  return sql`select id from notetaker_requests
    where id = ${request.id} and sequence = ${request.sequence + 1}
      and cancelled_at is null and deleted_at is null`;
}

/** The old job can still be left, and is in the round in which it was read. */
function isWhereItWas({ job }: Held): SQL {
  return sql`${jobIn(job.id, restartableStatuses)} and revision = ${job.revision}
    and starts_at = ${job.startsAt}`;
}
