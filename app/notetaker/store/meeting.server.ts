import {
  bookingsPerLink,
  closedAfterObjectionHours,
  closedAfterRefusalsHours,
  notetakersPerMeeting,
  notetakersPerMeetingDay,
  refusalsThatClose,
} from "~/config/facts";
import { sql, type SQL } from "drizzle-orm";
import {
  type Counted,
  type CountedRange,
  counting,
  countOf,
  nextDropOf,
} from "~/abuse/counts.server";
import type { Db } from "~/db/client.server";
import { keyedHash } from "~/lib/crypto/secrets.server";
import type { Identity, Job } from "../job";
import { nameAndMask } from "../mails/chat/announcement";
import { inMeetingStatuses, liveStatuses, sameMeetingWindowMs, type Status } from "../status";

/**
 * The notetakers of one meeting. A link is known to everybody who was ever invited, so asking for a
 * meeting at which somebody else's notetaker is expected is a question to its owner, and how many
 * notetakers one meeting code can have is bounded.
 */

/**
 * So many notetakers may be on their way to one occasion of a meeting or be there, and so many be asked
 * for in a day for it. An occasion is whatever starts within a day: a link is used for years, and who
 * books it for next year must not keep the others out of it until then. So many of one mailbox may wait
 * for all the occasions of one link.
 */
export const meetingBounds = {
  live: notetakersPerMeeting,
  perDay: notetakersPerMeetingDay,
  perMailbox: bookingsPerLink,
} as const;
const hourMs = 60 * 60_000;
const occasionMs = 24 * hourMs;
const answered: Counted["kind"] = "answered";
/** So many people may wait for one owner's answer. */
export const mostQuestions = 10;
export const closedMs = {
  opted_out: closedAfterObjectionHours * hourMs,
  turned_away: closedAfterRefusalsHours * hourMs,
} as const;

export type ClosureReason = keyof typeof closedMs;

/**
 * Whoever calls a job off, or has it deleted, ends what is live of it in the same statement. Written out,
 * because a statement may have a hundred parameters and no more.
 */
const live = literal(liveStatuses);
const inMeeting = literal(inMeetingStatuses);

function literal(statuses: readonly Status[]): SQL {
  return sql.raw(`(${statuses.map((status) => `'${status}'`).join(", ")})`);
}

export type Meeting = {
  /** `abc-defg-hij` */
  readonly meetingCode: string;
  /** The keyed hash of the code. */
  readonly meetingKey: string;
  /** Epoch milliseconds. */
  readonly startsAt: number;
};

/** A meeting for which somebody wants a notetaker; `emailKey` is null once their address is gone. */
type Booking = Meeting & { readonly emailKey: string | null };

/** The key under which a meeting is counted and closed: its code, which is personal, cannot be read from it. */
export function meetingKeyOf(secret: string, meetingCode: string): Promise<string> {
  return keyedHash(secret, "meeting", meetingCode);
}

/**
 * A SELECT of the ids of the live jobs of a meeting, the nearest first: those that start at about that
 * time, and those whose bot is at the door or inside when the meeting is to be now. A job whose bot was
 * sent away is none. More conditions may follow with `and`; `order by` may not.
 */
export function jobsAtMeeting(
  { meetingCode, startsAt }: Omit<Meeting, "meetingKey">,
  now: number,
): SQL {
  const isNow = Math.abs(startsAt - now) <= sameMeetingWindowMs;
  const isAround = sql`starts_at between ${startsAt - sameMeetingWindowMs}
                                     and ${startsAt + sameMeetingWindowMs}`;
  const isThere = sql`status in ${inMeeting}`;
  return sql`
    select id from notetaker_jobs
    where meeting_code = ${meetingCode} and status in ${live} and stop_requested_at is null
      and (${isAround} ${isNow ? sql`or ${isThere}` : sql``})`;
}

/**
 * A SELECT of the id of the one whose owner is asked, or of nothing: the nearest, of equals the oldest.
 * An owner is asked by a mailbox once.
 */
export function jobToAskAbout(asker: Booking, now: number): SQL {
  return sql`${jobsAtMeeting(asker, now)} and not exists (
      select 1 from counts where kind = ${answered} and key = id || '.' || ${asker.emailKey})
    order by abs(starts_at - ${asker.startsAt}), rowid limit 1`;
}

/**
 * A statement for `runBatch`: who was told no, or has left, asks the same owner no more, also under a new
 * request. It is remembered until some days after the meeting. `people` is a SELECT of requests' ids.
 */
export function rememberAnswer(people: SQL, now: number): SQL {
  return sql`
    insert into counts (kind, key, hour, count)
    select ${answered}, job.id || '.' || person.email_key,
           cast(max(${now}, job.starts_at) / ${hourMs} as integer), 1
    from notetaker_requests as person join notetaker_jobs as job on job.id = person.job_id
    where person.id in (${people}) and person.email_key is not null
    on conflict (kind, key, hour) do nothing`;
}

/** A SELECT of the request by which a mailbox is at a meeting already, or of nothing. Who has left has no key. */
export function requestAtMeeting(meeting: Meeting, emailKey: string, now: number): SQL {
  return sql`
    select id from notetaker_requests
    where email_key = ${emailKey} and standing <> 'over'
      and job_id in (${jobsAtMeeting(meeting, now)})
    order by standing <> 'owner', rowid limit 1`;
}

/** A SELECT of when a closed meeting is open again, and why it is closed; of nothing while it is open. */
export function closureOf(meetingKey: string, now: number): SQL {
  return sql`
    select closed_until, reason from meeting_closures
    where meeting_key = ${meetingKey} and closed_until > ${now}`;
}

/** An SQL condition: no more notetakers for this meeting. `except` is a job that does not count. */
export function isMeetingFull(booking: Booking, now: number, except: string | null = null): SQL {
  const jobs = fillingJobs(booking, except);
  return sql`((select count(*) ${jobs.ofOccasion}) >= ${meetingBounds.live}
    or (select count(*) ${jobs.ofMailbox}) >= ${meetingBounds.perMailbox}
    or ${countOf(ofOccasion(booking), now)} >= ${meetingBounds.perDay})`;
}

/**
 * When a full meeting has a place again at the latest, epoch milliseconds; an SQL expression. A job makes
 * room once its day is over.
 */
export function meetingFreeAt(booking: Booking, now: number): SQL {
  const jobs = fillingJobs(booking, null);
  const overAt = (most: number, filling: SQL) => sql`(
    select iif(count(*) >= ${most}, min(starts_at) + ${occasionMs}, 0) ${filling})`;
  return sql`max(${now}, ${overAt(meetingBounds.live, jobs.ofOccasion)},
    ${overAt(meetingBounds.perMailbox, jobs.ofMailbox)},
    iif(${countOf(ofOccasion(booking), now)} >= ${meetingBounds.perDay},
        ${nextDropOf(ofOccasion(booking), now)}, 0))`;
}

/** Each the rest of a SELECT, from its FROM on. */
function fillingJobs({ meetingCode, startsAt, emailKey }: Booking, except: string | null) {
  const filling = sql`from notetaker_jobs as job
    where job.meeting_code = ${meetingCode} and job.status in ${live}
      ${except === null ? sql`` : sql`and job.id <> ${except}`}`;
  return {
    ofOccasion: sql`${filling} and job.starts_at > ${startsAt - occasionMs}
      and job.starts_at < ${startsAt + occasionMs}`,
    ofMailbox: sql`${filling} and exists (
      select 1 from notetaker_requests as owner
      where owner.job_id = job.id and owner.standing = 'owner' and owner.email_key = ${emailKey})`,
  };
}

export function isSameOccasion(
  one: Pick<Meeting, "meetingCode" | "startsAt">,
  other: Pick<Meeting, "meetingCode" | "startsAt">,
): boolean {
  const apart = Math.abs(one.startsAt - other.startsAt);
  return one.meetingCode === other.meetingCode && apart < occasionMs;
}

/** What a notetaker counts as that is to come to this meeting. */
export function ofMeeting({ meetingKey, startsAt }: Omit<Meeting, "meetingCode">): Counted {
  return { kind: "meeting", key: `${meetingKey}.${hourText(startsAt)}` };
}

/** All that was counted for meetings within a day of this one. */
function ofOccasion({ meetingKey, startsAt }: Meeting): CountedRange {
  const from = hourText(startsAt - occasionMs + hourMs);
  const to = hourText(startsAt + occasionMs - hourMs);
  return { kind: "meeting", from: `${meetingKey}.${from}`, to: `${meetingKey}.${to}` };
}

/** As many digits for every hour, so that texts are in the order of their hours. */
function hourText(at: number): string {
  return String(Math.floor(at / hourMs)).padStart(8, "0");
}

/** Closes a meeting code where `condition` holds; a closure that lasts longer stays. */
export function closing(
  meetingKey: string,
  reason: ClosureReason,
  now: number,
  condition: SQL,
): SQL {
  return sql`
    insert into meeting_closures (meeting_key, closed_until, reason)
    select ${meetingKey}, ${now + closedMs[reason]}, ${reason} where ${condition}
    on conflict (meeting_key) do update
      set closed_until = excluded.closed_until, reason = excluded.reason
      where excluded.closed_until > meeting_closures.closed_until`;
}

/** A bot was turned away at the door where `condition` holds: the second time the meeting is closed. */
export function turningAway(meetingKey: string, now: number, condition: SQL): readonly SQL[] {
  const refusal: Counted = { kind: "turned_away", key: meetingKey };
  const isOften = sql`${condition} and ${countOf(refusal, now)} >= ${refusalsThatClose}`;
  return [counting([refusal], now, condition), closing(meetingKey, "turned_away", now, isOften)];
}

/**
 * Whose notetakers come to the same meeting as that of a job, or are there: for each a first name and a
 * masked address.
 */
export async function findOthersAtMeeting(
  db: Db,
  { id, meetingCode, startsAt }: Pick<Job, "id" | "meetingCode" | "startsAt">,
  now: number,
): Promise<string[]> {
  if (meetingCode === null) return [];
  const owners = await db.all<Identity>(othersAtMeeting({ id, meetingCode, startsAt }, now));
  return owners.map((person) => nameAndMask(person));
}

/** A SELECT of the names and addresses of the owners of the other notetakers at a job's meeting. */
export function othersAtMeeting(
  { id, ...meeting }: Omit<Meeting, "meetingKey"> & Pick<Job, "id">,
  now: number,
): SQL {
  return sql`
    select name, email from notetaker_requests
    where standing = 'owner' and email is not null and job_id <> ${id}
      and job_id in (${jobsAtMeeting(meeting, now)})
    order by rowid`;
}
