import { sql, type SQL } from "drizzle-orm";
import { countOf, nextDropOf, type Counted } from "~/abuse/counts.server";
import { blockedMailbox } from "~/abuse/mailboxes.server";
import type { Wishes } from "../changes/wishes";
import type { Identity, NotetakerRequest } from "../job";
import type { Standing, Status, Step } from "../status";
import {
  closureOf,
  isMeetingFull,
  jobToAskAbout,
  meetingFreeAt,
  mostQuestions,
  othersAtMeeting,
  requestAtMeeting,
  type ClosureReason,
  type Meeting,
} from "../store/meeting.server";
import { roomFromOf } from "../store/limits/places.server";

/** What became of a request, or why it was not stored: read in the transaction that would have stored it. */

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

export type PlainVerdict = Known & {
  /** JSON of `Identity[]`. */
  readonly others: string;
  readonly roomFrom: number | null;
};

export type Verdict = {
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
export function storedInPlain(verdict: PlainVerdict, requestId: string): Stored {
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

export function storedBy(verdict: Verdict, intake: Intake): Stored {
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
export function readPlainVerdict({ idempotencyKey, ...intake }: Intake, botLimit: number): SQL {
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
export function readVerdict(intake: Intake): SQL {
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

export function ofMailbox({ emailKey, vouched }: Pick<Intake, "emailKey" | "vouched">): Counted {
  return { kind: vouched ? "vouched" : "mailbox", key: emailKey };
}

/**
 * Requests in a rolling day; `unknown` and `known` are for one mailbox. What comes from the mailbox itself
 * is counted apart from what anybody may have typed, and has as many as a known one. `unproven` are
 * questions about invites that anybody may have sent in its name, `unprovenSite` all that the site asks.
 */
export const quotas = {
  ...{ unknown: 3, known: 20, network: 200, prefix: 400, domain: 50 },
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
  readonly wishes: Wishes;
  readonly now: number;
};
