import type { MeetingBot } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { SentMail } from "../support/sent-mails.ts";
import type { Submission } from "./submitters.ts";

export type Findings = {
  readonly violations: readonly string[];
  readonly acknowledged: number;
  readonly stored: number;
  readonly mails: number;
};

/** Returns a list of violations, and a function that adds one unless `holds`. */
export function collectViolations() {
  const violations: string[] = [];
  const demand = (holds: boolean, violation: string) => {
    if (!holds) violations.push(violation);
  };
  return { violations, demand };
}

type StoredNotetaker = {
  readonly id: string;
  /** null once it is deleted. */
  readonly email: string | null;
  readonly status: string;
  /** Attempts to send the result; 0 while it is not in the outbox. */
  readonly attempts: number;
};

/**
 * Checks that everyone whose request was acknowledged has one row, one bot and a result mail, also if several asked
 * for the same meeting. `deleted`: addresses of the people who pressed "Delete".
 */
export function checkNotetakers(
  submissions: readonly Submission[],
  deleted: ReadonlySet<string>,
  persistTo: string,
  sentMails: readonly SentMail[],
  bots: readonly MeetingBot[],
): Findings {
  const { violations, demand } = collectViolations();
  const stored = queryLocalDb(
    persistTo,
    `select n.id as id, n.email as email, n.status as status, coalesce(o.attempts, 0) as attempts
       from notetakers n left join outbox o on o.key = n.id || ':result'`,
  ) as StoredNotetaker[];
  const results = sentMails.filter(isResultMail);
  const mailsOf = countBy(results.flatMap(({ to }) => to));
  const botsOf = countBy(bots.map(notetakerIdOf));
  const rowsOf = countBy(stored.flatMap(({ email }) => email ?? []));

  for (const { code, email, acknowledged } of submissions) {
    const rows = rowsOf.get(email) ?? 0;
    const isErased = deleted.has(email) && rows === 0;
    demand(rows <= 1, `${code}: stored ${rows} times`);
    demand(rows === 1 || isErased || !acknowledged, `${code}: acknowledged and lost`);
    demand(!isErased || mailsOf.has(email), `${code}: deleted without a result mail`);
  }
  for (const { id, email, status, attempts } of stored) {
    const botCount = botsOf.get(id) ?? 0;
    demand(botCount === 1, `${email ?? id}: ${botCount} bots`);
    if (email === null || deleted.has(email)) {
      demand(status === "deleted", `${email ?? id}: ${status}, not deleted`);
      continue;
    }
    const mails = mailsOf.get(email) ?? 0;
    demand(status === "delivered", `${email}: ${status}, not delivered`);
    demand(
      mails >= 1 && mails <= attempts,
      `${email}: ${mails} result mails, ${attempts} attempts`,
    );
  }
  demand(botsOf.size === stored.length, `bots for ${botsOf.size} of ${stored.length} notetakers`);
  const acknowledged = submissions.filter((submission) => submission.acknowledged).length;
  return { violations, acknowledged, stored: stored.length, mails: results.length };
}

/**
 * Checks that a mail that is sent again after a kill has the reference of the first copy, and that no two different
 * mails have the same reference.
 */
export function checkCopies(mails: readonly SentMail[], persistTo: string): readonly string[] {
  const violations: string[] = [];
  const rows = queryLocalDb(persistTo, "select key, attempts from outbox");
  const attempts = new Map(
    rows.map((row) => [String(row["key"]).replace(/[^\w-]/g, "."), Number(row["attempts"])]),
  );
  const sentAs = new Map<string, SentMail[]>();
  const resultOf = new Map<string, string>();
  for (const mail of mails) {
    const id = /^<([\w.-]+)@[^@<>]+>$/.exec(mail.headers["References"] ?? "")?.[1] ?? "none";
    sentAs.set(id, [...(sentAs.get(id) ?? []), mail]);
    const to = mail.to.join();
    if (!isResultMail(mail)) continue;
    if ((resultOf.get(to) ?? id) !== id) violations.push(`${to}: results under two references`);
    resultOf.set(to, id);
  }
  for (const [id, copies] of sentAs) {
    if (id === "none") violations.push(`${copies.length} mails without a reference`);
    // Deleting a notetaker deletes its messages.
    const most = attempts.get(id) ?? Infinity;
    if (copies.length > most) violations.push(`${id}: ${copies.length} mails, ${most} attempts`);
    const different = new Set(copies.map(({ to, subject }) => `${to.join()} ${subject}`));
    if (different.size > 1) violations.push(`${id}: ${[...different].join(" and ")}`);
  }
  return violations;
}

function notetakerIdOf({ request }: MeetingBot): string {
  return request.metadata?.["job_id"] ?? "none";
}

export function isResultMail({ text }: SentMail): boolean {
  return text.includes("/api/notetaker/transcript.txt?token=");
}

export function countBy(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
