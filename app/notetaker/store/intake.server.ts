import { sql, type SQL } from "drizzle-orm";
import { counting, countOf, type Counted } from "~/abuse/counts.server";
import { blockedMailbox, knownMailbox, markingKnown } from "~/abuse/mailboxes.server";
import { runBatch, type Db } from "~/db/client.server";
import { enqueue, enqueueAll, messagesFor } from "~/jobs/outbox.server";
import { reminderOf } from "./reminder-rows.server";
import { askOwner, tellOthersAtMeeting } from "../mails/tell.server";
import {
  ofMailbox,
  readPlainVerdict,
  readVerdict,
  storedBy,
  storedInPlain,
  type PlainVerdict,
  type Stored,
  type Verdict,
  quotas,
  type Intake,
} from "../request/verdict.server";
import { purgeAt } from "../schedule";
import {
  closureOf,
  isMeetingFull,
  jobToAskAbout,
  jobsAtMeeting,
  mostQuestions,
  ofMeeting,
  requestAtMeeting,
} from "./meeting.server";

/** A mailbox of which we know nothing is asked so often whether its owner made the requests that wait. */
const questionEveryMs = 24 * 60 * 60_000;

/**
 * Stores a request in one transaction, with everything that is to be told of it. What may not happen is
 * ruled out inside the INSERTs: a key that is known changes nothing; a full quota, a full or closed
 * meeting and a blocked mailbox refuse; a mailbox is at a meeting once; and where somebody else's
 * notetaker is expected already, the request becomes a question to its owner. Safe to run again with the
 * same `intake` after an answer that never came. Rejects when D1 does.
 *
 * Nearly all requests are plain: nothing stands in their way and nobody is at their meeting. Those take a
 * few statements in one round trip. Whatever that transaction does not store, the next one decides.
 */
export async function storeRequest(db: Db, intake: Intake, botLimit: number): Promise<Stored> {
  const isPlain = intake.status === "requested" && intake.source !== "unproven_invite";
  const stored = isPlain ? await storePlain(db, intake, botLimit) : null;
  return stored ?? storeAny(db, intake);
}

/** null where the request is to be held, or asks an owner, or is refused: nothing of it was stored. */
async function storePlain(db: Db, intake: Intake, botLimit: number): Promise<Stored | null> {
  const { requestId, jobId, networkKey: share, now } = intake;
  const untold = ownUntold(intake);
  const others = sql`${jobsAtMeeting(intake, now)} and id <> ${jobId}`;
  const results = await runBatch(db, [
    ...(intake.source === "invite" ? [markingKnown(intake.emailKey, now)] : []),
    insertJob(intake, sql`false`, sql`and not ${isHeld(intake)}`),
    sql`${insertRequestOf(intake)}
      from notetaker_jobs as job where job.id = ${jobId}
      on conflict (idempotency_key) do nothing`,
    counting([...countedFor(intake), ofMeeting(intake)], now, sql`exists (${untold})`),
    enqueueAll([
      messagesFor("confirmation", untold, now, { share }),
      ...(intake.scheduled ? reminderOf(untold, intake.startsAt, 0, now) : []),
      tellOthersAtMeeting(jobId, others, now),
    ]),
    readPlainVerdict(intake, botLimit),
  ]);
  const [verdict] = results.at(-1)?.results as PlainVerdict[];
  return verdict ? storedInPlain(verdict, requestId) : null;
}

async function storeAny(db: Db, intake: Intake): Promise<Stored> {
  const refused = countingRefused(intake);
  const results = await runBatch(db, [
    // The mail servers vouch for who sent an invite.
    ...(intake.source === "invite" ? [markingKnown(intake.emailKey, intake.now)] : []),
    insertJob(intake, isHeld(intake)),
    insertRequest(intake),
    // Before the messages, by which a second run knows that it was counted.
    counting(
      countedFor(intake),
      intake.now,
      sql`exists (${itself(intake)}) and not ${isTold(intake)}`,
    ),
    counting([ofMeeting(intake)], intake.now, sql`exists (${ownUntold(intake)})`),
    ...messagesOf(intake),
    readVerdict(intake),
    // After what it decides.
    ...refused,
  ]);
  const [verdict] = results.at(-1 - refused.length)?.results as Verdict[];
  if (!verdict) throw new Error("no verdict");
  return storedBy(verdict, intake);
}

/** `further` conditions begin with `and`. */
function insertJob(intake: Intake, held: SQL, further: SQL = sql``): SQL {
  const { wishes } = intake;
  return sql`
    insert into notetaker_jobs
      (id, status, meeting_code, starts_at, scheduled, language, audio_only, summarised,
       next_step, next_at, created_at, updated_at)
    select ${intake.jobId}, iif(${held}, 'held', ${intake.status}), ${intake.meetingCode},
           ${intake.startsAt}, ${Number(intake.scheduled)}, ${wishes.language},
           ${Number(wishes.audioOnly)}, ${Number(wishes.summarised)}, iif(${held}, 'purge', ${intake.step}),
           iif(${held}, ${purgeAt(intake.now)}, ${intake.stepAt}), ${intake.now}, ${intake.now}
    where not exists (${sameKey(intake)}) and ${isAdmitted(intake)}
      and (${held} or ${isTrapped(intake)} or not exists (${jobToAskAbout(intake, intake.now)}))
      and (${isTrapped(intake)} or not ${isMeetingFull(intake, intake.now)}) ${further}
    on conflict (id) do nothing`;
}

/** Up to the FROM, which says to which `job` it belongs. */
function insertRequestOf(intake: Intake): SQL {
  return sql`
    insert into notetaker_requests
      (id, idempotency_key, job_id, standing, name, email, email_key, network_key,
       meeting_code, starts_at, scheduled, wall_date, wall_time, timezone, source, created_at)
    select ${intake.requestId}, ${intake.idempotencyKey}, job.id,
           iif(job.id = ${intake.jobId}, 'owner', 'asking'), ${intake.name}, ${intake.email},
           ${intake.emailKey}, ${intake.networkKey}, ${intake.meetingCode}, ${intake.startsAt},
           ${Number(intake.scheduled)}, ${intake.wallDate}, ${intake.wallTime}, ${intake.timezone},
           ${intake.source}, ${intake.now}`;
}

function insertRequest(intake: Intake): SQL {
  const own = sql`(select id from notetaker_jobs where id = ${intake.jobId})`;
  return sql`${insertRequestOf(intake)}
    from (select coalesce(${own}, (${jobToAskAbout(intake, intake.now)})) as id) as job
    where job.id is not null and ${isAdmitted(intake)}
      and (job.id = ${intake.jobId} or (not ${isTrapped(intake)} and (
        select count(*) from notetaker_requests
        where job_id = job.id and standing = 'asking' and deleted_at is null
      ) < ${mostQuestions}))
    on conflict (idempotency_key) do nothing`;
}

/** An SQL condition: nothing stands in the way of this person's request. */
function isAdmitted(intake: Intake): SQL {
  const full = intake.bounded.map(({ counted, most }) => {
    return sql`and ${countOf(counted, intake.now)} < ${most}`;
  });
  return sql`(not exists (${blockedMailbox(intake.emailKey)})
    and not exists (${closureOf(intake.meetingKey, intake.now)})
    and not exists (${requestAtMeeting(intake, intake.emailKey, intake.now)})
    and (${Number(!intake.vouched)} or ${countOf(ofMailbox(intake), intake.now)} < ${quotas.known})
    ${sql.join(full, sql` `)})`;
}

/**
 * An SQL condition: the mailbox has had its requests for the day, by whoever's doing. The request is kept
 * until its owner says that it is theirs, so that nobody is flooded, and nobody is locked out by whoever
 * tries to.
 */
function isHeld(intake: Intake): SQL {
  if (intake.source === "unproven_invite") return sql`true`;
  if (intake.status === "quarantined" || intake.vouched) return sql`false`;
  return sql`(${countOf(ofMailbox(intake), intake.now)}
    >= iif(exists (${knownMailbox(intake.emailKey)}), ${quotas.known}, ${quotas.unknown}))`;
}

/**
 * What is refused, or already there, counts against the network it came from: it cannot be asked without
 * end what is known of an address. It never counts beyond the quota, which would not end then.
 */
function countingRefused(intake: Intake): readonly SQL[] {
  const networks = intake.bounded.filter(({ counted: { kind } }) => kind !== "domain");
  if (networks.length === 0) return [];
  const isWithin = networks.map(({ counted, most }) => {
    return sql`and ${countOf(counted, intake.now)} < ${most}`;
  });
  const condition = sql`not exists (${sameKey(intake)}) ${sql.join(isWithin, sql` `)}`;
  return [
    counting(
      networks.map(({ counted }) => counted),
      intake.now,
      condition,
    ),
  ];
}

function isTrapped(intake: Intake): SQL {
  return intake.status === "quarantined" ? sql`true` : sql`false`;
}

/**
 * What this request counts against. A trap is a machine's, and an invite that nobody vouches for may be a
 * stranger's: they take nothing from the mailbox that they name.
 */
function countedFor(intake: Intake): readonly Counted[] {
  const sender = intake.bounded.map(({ counted }) => counted);
  const isOwn = intake.status !== "quarantined" && intake.source !== "unproven_invite";
  return isOwn ? [ofMailbox(intake), ...sender] : sender;
}

function itself({ requestId }: Intake): SQL {
  return sql`select id from notetaker_requests where id = ${requestId}`;
}

/** An SQL condition: this very request has had its first message filed. */
function isTold({ requestId }: Intake): SQL {
  return sql`exists (select 1 from outbox
    where dedupe_key > ${`${requestId}:`} and dedupe_key < ${`${requestId};`})`;
}

function ownUntold(intake: Intake): SQL {
  return sql`${itself(intake)} and standing = 'owner' and not ${isTold(intake)}
    and job_id in (select id from notetaker_jobs where id = ${intake.jobId} and status = 'requested')`;
}

function messagesOf(intake: Intake): readonly SQL[] {
  if (intake.status === "quarantined") return [];
  const { requestId, jobId, emailKey, networkKey: share, now } = intake;
  const own = (status: string) => sql`${itself(intake)} and standing = 'owner'
    and job_id in (select id from notetaker_jobs where id = ${jobId} and status = ${status})`;
  const asking = sql`${itself(intake)} and standing = 'asking'`;
  const unasked = sql`not exists (select 1 from mailboxes
    where key = ${emailKey} and asked_at > ${now - questionEveryMs})`;
  const others = sql`${jobsAtMeeting(intake, now)} and id <> ${jobId}`;
  return [
    enqueueAll([
      messagesFor("confirmation", own("requested"), now, { share }),
      ...(intake.scheduled ? reminderOf(own("requested"), intake.startsAt, 0, now) : []),
      tellOthersAtMeeting(jobId, others, now),
    ]),
    enqueue("already_coming", asking, now, { share }),
    ...askOwner(requestId, now),
    ...(intake.source === "unproven_invite"
      ? [enqueue("unproven", own("held"), now, { share })]
      : [
          enqueue("held", sql`${own("held")} and ${unasked}`, now, { share }),
          sql`insert into mailboxes (key, asked_at) select ${emailKey}, ${now}
              where exists (${own("held")}) and ${unasked}
              on conflict (key) do update set asked_at = excluded.asked_at`,
        ]),
  ];
}

function sameKey({ idempotencyKey }: Intake): SQL {
  return sql`select 1 from notetaker_requests where idempotency_key = ${idempotencyKey}`;
}
