import type { MeetingBot } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import { countBy, type SentMail } from "./sent-mails.ts";
import type { Submission } from "./submitters.ts";

/** In every result mail, and in no other. */
export const personalLink = "/api/notetaker/transcript.txt?token=";

export type Verdict = {
  /** What must not be; empty when all is well. */
  readonly violations: readonly string[];
  readonly stored: number;
  readonly acknowledged: number;
  readonly mails: number;
  /** Mails sent again because nobody knew whether the first had gone out. */
  readonly repeats: number;
};

type StoredRequest = {
  readonly email: string;
  readonly code: string;
  readonly jobId: string;
  readonly status: string;
  /** How often the result was handed to the sender; 0 while it is not in the outbox. */
  readonly attempts: number;
};

/** Every request for a meeting of one's own, with its job and its result mail. */
function storedRequests(persistTo: string): StoredRequest[] {
  return queryLocalDb(
    persistTo,
    `select r.email as email, j.meeting_code as code, j.id as jobId, j.status as status,
            coalesce(o.attempts, 0) as attempts
       from notetaker_requests r
       join notetaker_jobs j on j.id = r.job_id
       left join outbox o on o.dedupe_key = r.id || ':result'
      where r.email like 'guest-%'`,
  ) as StoredRequest[];
}

/** Holds what was promised to whoever had a meeting alone against what the database, the provider and the mailbox have. */
export function judge(
  submissions: readonly Submission[],
  persistTo: string,
  sentMails: readonly SentMail[],
  bots: readonly MeetingBot[],
): Verdict {
  const violations: string[] = [];
  const demand = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };

  const stored = storedRequests(persistTo);
  const mailsOf = countResultMails(sentMails);
  const botsOf = countBots(bots);

  const rowsOf = countBy(stored.map(({ email }) => email));
  for (const { code, email, acknowledged } of submissions) {
    const rows = rowsOf.get(email) ?? 0;
    demand(rows <= 1, `${code}: stored ${rows} times`);
    demand(rows === 1 || !acknowledged, `${code}: acknowledged and lost`);
  }
  for (const { code, email, jobId, status, attempts } of stored) {
    const bots = botsOf.get(jobId) ?? 0;
    const mails = mailsOf.get(email) ?? 0;
    demand(bots === 1, `${code}: ${bots} bots`);
    demand(status === "delivered", `${code}: ${status}, not delivered`);
    demand(mails >= 1, `${code}: no result mail`);
    demand(mails <= attempts, `${code}: ${mails} mails in ${attempts} tries to send one`);
  }
  demand(botsOf.size === stored.length, `${botsOf.size} bots' jobs for ${stored.length} requests`);

  const mails = stored.map(({ email }) => mailsOf.get(email) ?? 0);
  return {
    violations,
    stored: stored.length,
    acknowledged: submissions.filter((submission) => submission.acknowledged).length,
    mails: mails.reduce((sum, count) => sum + count, 0),
    repeats: mails.reduce((sum, count) => sum + Math.max(0, count - 1), 0),
  };
}

/** Bots ever made, by the job they were made for. */
export function countBots(bots: readonly MeetingBot[]): Map<string, number> {
  return countBy(bots.map(jobIdOf));
}

export function jobIdOf({ request }: MeetingBot): string {
  return request.metadata?.["job_id"] ?? "no job";
}

/** Result mails by address. */
export function countResultMails(mails: readonly SentMail[]): Map<string, number> {
  return countBy(mails.filter(isResultMail).flatMap(({ to }) => to));
}

export function isResultMail({ text }: SentMail): boolean {
  return text.includes(personalLink);
}
