import { requestsConfirmed, requestsUnconfirmed } from "~/config/facts";
import { sql, type SQL } from "drizzle-orm";
import { type Counted, counting, countOf, nextDropOf } from "~/abuse/counts.server";
import { blockedMailbox, knownMailbox, markingKnown } from "~/abuse/mailboxes.server";
import { type Db, runBatch } from "~/db/client.server";
import { enqueue, enqueueAll, messagesFor } from "~/jobs/outbox.server";
import type { Identity, NotetakerRequest } from "../job";
import { askOwner, tellOthersAtMeeting } from "../mails/tell.server";
import { purgeAt } from "../schedule";
import type { Standing, Status, Step } from "../status";
import { roomFromOf } from "./limits/places.server";
import {
  closureOf,
  type ClosureReason,
  isMeetingFull,
  jobsAtMeeting,
  jobToAskAbout,
  type Meeting,
  meetingFreeAt,
  mostQuestions,
  ofMeeting,
  othersAtMeeting,
  requestAtMeeting,
} from "./meeting.server";
import { reminderOf } from "./reminder-rows.server";

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
  return sql`
    insert into notetaker_jobs
      (id, status, meeting_code, starts_at, scheduled,
       next_step, next_at, created_at, updated_at)
    select ${intake.jobId}, iif(${held}, 'held', ${intake.status}), ${intake.meetingCode},
           ${intake.startsAt}, ${Number(intake.scheduled)}, iif(${held}, 'purge', ${intake.step}),
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

export type Stored =
  | {
      readonly outcome: "stored";
      readonly jobId: string;
      readonly standing: Standing;
      /** It waits until the owner of its mailbox has answered. */
      readonly held: boolean;
      /** Read in the same transaction; null where it has to be looked for. */
      readonly around: Surroundings | null;
    }
  /**
   * `requestId`: what it repeats. `own`: the same submission came again; else its mailbox is at the
   * meeting already, by whoever's doing.
   */
  | { readonly outcome: "repeated"; readonly requestId: string; readonly own: boolean }
  | { readonly outcome: "over_quota" | "meeting_full"; readonly retryAt: number }
  | { readonly outcome: "closed"; readonly until: number; readonly reason: ClosureReason }
  /** The owner of the mailbox has told us to write to it no more. */
  | { readonly outcome: "blocked" };

/** What else is true of a notetaker that waits to be sent. */
export type Surroundings = {
  /** The owners of the other notetakers at its meeting. */
  readonly others: readonly Identity[];
  /** When the site sends bots again, epoch milliseconds; null while it does. */
  readonly roomFrom: number | null;
};

/** The request of a key. */
type Known = {
  readonly requestId: string;
  readonly jobId: string;
  readonly standing: Standing;
  readonly status: Status;
};

type PlainVerdict = Known & {
  /** JSON of `Identity[]`. */
  readonly others: string;
  readonly roomFrom: number | null;
};

type Verdict = {
  readonly [K in keyof Known]: Known[K] | null;
} & {
  /** The request by which this mailbox is at the meeting already. */
  readonly waitingId: string | null;
  readonly blocked: number;
  readonly closedUntil: number | null;
  readonly closedFor: ClosureReason | null;
  /** When a full quota has room again. */
  readonly quotaFreeAt: number | null;
  readonly meetingFreeAt: number | null;
  /** As many people ask about the notetaker there as one owner can be asked to answer. */
  readonly questionsFull: number;
};

/** `requestId` is the one that was to be stored. */
function storedInPlain(verdict: PlainVerdict, requestId: string): Stored {
  const others = JSON.parse(verdict.others) as Identity[];
  const isPlain = verdict.standing === "owner" && verdict.status === "requested";
  return storedAs(verdict, requestId, isPlain ? { others, roomFrom: verdict.roomFrom } : null);
}

function storedAs(
  { requestId, jobId, standing, status }: Known,
  wanted: string,
  around: Surroundings | null,
): Stored {
  // Also after an answer that never came: it was stored all the same.
  return requestId === wanted
    ? { outcome: "stored", jobId, standing, held: status === "held", around }
    : { outcome: "repeated", requestId, own: true };
}

function storedBy(verdict: Verdict, intake: Intake): Stored {
  const { requestId, jobId, standing, status } = verdict;
  if (requestId !== null && jobId !== null && standing !== null && status !== null) {
    return storedAs({ requestId, jobId, standing, status }, intake.requestId, null);
  }
  if (verdict.blocked) return { outcome: "blocked" };
  const waiting =
    verdict.waitingId === null
      ? null
      : ({ outcome: "repeated", requestId: verdict.waitingId, own: false } as const);
  if (waiting && intake.vouched) return waiting;
  // What refuses everybody comes first: else the answer would tell, and cost nothing, who is at a meeting.
  if (verdict.closedUntil !== null && verdict.closedFor !== null) {
    return { outcome: "closed", until: verdict.closedUntil, reason: verdict.closedFor };
  }
  if (verdict.quotaFreeAt !== null) return { outcome: "over_quota", retryAt: verdict.quotaFreeAt };
  if (waiting && !verdict.questionsFull) return waiting;
  return { outcome: "meeting_full", retryAt: verdict.meetingFreeAt ?? intake.now + hourMs };
}

const hourMs = 3_600_000;

/** The statement that ends the transaction of a request that nothing stands in the way of. */
function readPlainVerdict({ idempotencyKey, ...intake }: Intake, botLimit: number): SQL {
  const { jobId, meetingCode, startsAt, now } = intake;
  const others = othersAtMeeting({ id: jobId, meetingCode, startsAt }, now);
  return sql`
    select request.id as requestId, request.job_id as jobId, request.standing, job.status,
           (select json_group_array(json_object('name', name, 'email', email))
            from (${others})) as others,
           (${roomFromOf(jobId, botLimit, now)}) as roomFrom
    from notetaker_requests as request join notetaker_jobs as job on job.id = request.job_id
    where request.idempotency_key = ${idempotencyKey}`;
}

/** The statement that ends the transaction of any other. */
function readVerdict(intake: Intake): SQL {
  const { now } = intake;
  const known = sql`from notetaker_requests as request join notetaker_jobs as job
    on job.id = request.job_id where request.idempotency_key = ${intake.idempotencyKey}`;
  const closure = sql`(${closureOf(intake.meetingKey, now)})`;
  const mailboxFreeAt = sql`iif(${Number(intake.vouched)}
    and ${countOf(ofMailbox(intake), now)} >= ${quotas.known},
    ${nextDropOf(ofMailbox(intake), now)}, null)`;
  const freeAt = intake.bounded.map(({ counted, most }) => {
    return sql`iif(${countOf(counted, now)} >= ${most}, ${nextDropOf(counted, now)}, null)`;
  });
  return sql`
    select (select request.id ${known}) as requestId, (select request.job_id ${known}) as jobId,
           (select request.standing ${known}) as standing, (select job.status ${known}) as status,
           (${requestAtMeeting(intake, intake.emailKey, now)}) as waitingId,
           exists (${blockedMailbox(intake.emailKey)}) as blocked,
           (select closed_until from ${closure}) as closedUntil,
           (select reason from ${closure}) as closedFor,
           coalesce(${sql.join([mailboxFreeAt, ...freeAt, sql`null`], sql`, `)}) as quotaFreeAt,
           iif(${isMeetingFull(intake, now)}, ${meetingFreeAt(intake, now)}, null) as meetingFreeAt,
           (select count(*) from notetaker_requests
            where job_id = (${jobToAskAbout(intake, now)})
              and standing = 'asking' and deleted_at is null) >= ${mostQuestions} as questionsFull`;
}

function ofMailbox({ emailKey, vouched }: Pick<Intake, "emailKey" | "vouched">): Counted {
  return { kind: vouched ? "vouched" : "mailbox", key: emailKey };
}

/**
 * Requests in a rolling day; `unknown` and `known` are for one mailbox. What comes from the mailbox itself
 * is counted apart from what anybody may have typed, and has as many as a known one. `unproven` are
 * questions about invites that anybody may have sent in its name, `unprovenSite` all that the site asks.
 */
export const quotas = {
  ...{
    unknown: requestsUnconfirmed,
    known: requestsConfirmed,
    network: 200,
    prefix: 400,
    domain: 50,
  },
  ...{ unproven: 3, unprovenSite: 300 },
} as const;

export type Intake = Meeting & {
  readonly requestId: string;
  readonly jobId: string;
  readonly idempotencyKey: string;
  readonly status: Extract<Status, "requested" | "quarantined">;
  readonly step: Step;
  readonly stepAt: number;
  readonly scheduled: boolean;
  readonly name: string;
  readonly email: string;
  readonly emailKey: string;
  /** The keyed hash of the network address: whose share of the mail it is. */
  readonly networkKey: string;
  /** It comes from the mailbox itself: an invite that mail servers vouch for, or a press on a link of ours. */
  readonly vouched: boolean;
  /** What else of the sender is counted, each with its quota. */
  readonly bounded: readonly { readonly counted: Counted; readonly most: number }[];
  readonly wallDate: string | null;
  readonly wallTime: string | null;
  readonly timezone: string | null;
  readonly source: NotetakerRequest["source"];
  readonly now: number;
};
