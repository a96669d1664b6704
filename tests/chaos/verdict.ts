import type { MeetingBot } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import { countBy, type SentMail } from "./sent-mails.ts";
import type { Submission } from "./submitters.ts";

/** In every result mail, and in no other. */
const resultLink = "/api/notetaker/transcript.txt?token=";

export type Verdict = {
  /** Broken promises; empty when all is well. */
  readonly violations: readonly string[];
  readonly stored: number;
  readonly acknowledged: number;
  readonly mails: number;
  /** Mails sent again because nobody knew whether the first had gone out. */
  readonly repeats: number;
};

type StoredNotetaker = {
  readonly id: string;
  /** null once it is deleted. */
  readonly email: string | null;
  readonly status: string;
  /** How often the result was handed to the sender; 0 while it is not in the outbox. */
  readonly attempts: number;
};

/**
 * Holds what was promised to people against what the database, the provider and the mailbox have: one row,
 * one bot and a result mail for everybody who was told that their request was taken, also where several
 * asked for the same meeting. `deleted`: addresses of those who wanted everything deleted.
 */
export function judge(
  submissions: readonly Submission[],
  deleted: ReadonlySet<string>,
  persistTo: string,
  sentMails: readonly SentMail[],
  bots: readonly MeetingBot[],
): Verdict {
  const violations: string[] = [];
  const demand = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };
  const stored = queryLocalDb(
    persistTo,
    `select n.id as id, n.email as email, n.status as status, coalesce(o.attempts, 0) as attempts
       from notetakers n left join outbox o on o.key = n.id || ':result'`,
  ) as StoredNotetaker[];
  const mailsOf = countBy(sentMails.filter(isResultMail).flatMap(({ to }) => to));
  const botsOf = countBy(bots.map(notetakerIdOf));
  const rowsOf = countBy(stored.flatMap(({ email }) => (email === null ? [] : [email])));

  for (const { code, email, acknowledged } of submissions) {
    const rows = rowsOf.get(email) ?? 0;
    const isGone = deleted.has(email) && rows === 0;
    demand(rows <= 1, `${code}: stored ${rows} times`);
    demand(rows === 1 || isGone || !acknowledged, `${code}: acknowledged and lost`);
    if (isGone) demand((mailsOf.get(email) ?? 0) >= 1, `${code}: deleted without a result mail`);
  }
  for (const { id, email, status, attempts } of stored) {
    const made = botsOf.get(id) ?? 0;
    demand(made === 1, `${email ?? id}: ${made} bots`);
    if (email === null || deleted.has(email)) {
      demand(status === "deleted", `${email ?? id}: ${status}, not deleted`);
      continue;
    }
    const mails = mailsOf.get(email) ?? 0;
    demand(status === "delivered", `${email}: ${status}, not delivered`);
    demand(mails >= 1, `${email}: no result mail`);
    demand(mails <= attempts, `${email}: ${mails} mails in ${attempts} tries to send one`);
  }
  demand(botsOf.size === stored.length, `bots for ${botsOf.size} of ${stored.length} notetakers`);

  const mails = [...mailsOf.values()];
  return {
    violations,
    stored: stored.length,
    acknowledged: submissions.filter((submission) => submission.acknowledged).length,
    mails: mails.reduce((sum, count) => sum + count, 0),
    repeats: mails.reduce((sum, count) => sum + count - 1, 0),
  };
}

export function notetakerIdOf({ request }: MeetingBot): string {
  return request.metadata?.["job_id"] ?? "none";
}

export function isResultMail({ text }: SentMail): boolean {
  return text.includes(resultLink);
}
