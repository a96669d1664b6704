import {
  askedMailWords,
  letInMailWords,
  questionOverMailWords,
} from "../../app/notetaker/mails/sharing/words.ts";
import type { MeetingBot } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { Deeds } from "./deeds.ts";
import type { Gatherings } from "./gatherings.ts";
import { countBy, type SentMail } from "./sent-mails.ts";
import { countBots, countResultMails } from "./verdict.ts";

type StoredPerson = {
  readonly id: string;
  /** null once it was forgotten. */
  readonly email: string | null;
  readonly standing: string;
  readonly isGone: number;
  readonly jobId: string;
  readonly status: string;
  readonly isErased: number;
  readonly owner: string | null;
  /** How often the result was handed to the sender. */
  readonly attempts: number;
};

/** Holds what was promised to people at one meeting against the database, the provider and the mailbox. */
export function judgeGatherings(
  gatherings: Gatherings,
  { all: deeds, letIn }: Pick<Deeds, "all" | "letIn">,
  persistTo: string,
  mails: readonly SentMail[],
  bots: readonly MeetingBot[],
) {
  const violations: string[] = [];
  const demand = (holds: boolean, otherwise: string) => {
    if (!holds) violations.push(otherwise);
  };
  gatherings.remember();
  const stored = new Map(storedPeople(persistTo).map((person) => [person.id, person]));
  const mailsTo = countBy(
    mails.flatMap(({ to, subject }) => to.map((email) => `${email} ${subject}`)),
  );
  const has = (email: string, subject: string) => mailsTo.has(`${email} ${subject}`);
  const botsOf = countBots(bots);
  const resultsOf = countResultMails(mails);
  const count = { stored: 0, asked: 0, recipients: 0, owners: 0, mails: 0, repeats: 0 };

  for (const { email, acknowledged } of gatherings.all.flatMap(({ guests }) => guests)) {
    const ids = gatherings.idsOf(email);
    demand(ids.size <= 1, `${email}: stored ${ids.size} times`);
    demand(ids.size === 1 || !acknowledged, `${email}: acknowledged and lost`);
    const person = stored.get([...ids][0] ?? "");
    if (!person) continue;
    count.stored += 1;
    const results = resultsOf.get(email) ?? 0;
    count.mails += results;
    count.repeats += Math.max(0, results - 1);

    const { standing, status, owner } = person;
    const mayHave = standing === "owner" || letIn.has(person.id);
    demand(results === 0 || mayHave, `${email} (${standing}) was mailed the results`);
    demand(standing !== "recipient" || letIn.has(person.id), `${email} was let in by nobody`);
    if (standing === "asking" && status === "deleted") {
      demand(has(email, questionOverMailWords.subject), `${email} still waits for an answer`);
    }
    if (person.isGone === 1 || person.isErased === 1) continue;
    if (standing === "owner") count.owners += 1;
    else {
      count.asked += 1;
      demand(has(owner ?? "", askedMailWords.subject), `${owner} was never told of ${email}`);
    }
    if (standing === "recipient") {
      count.recipients += 1;
      demand(has(email, letInMailWords.subject), `${email}: not told that they were let in`);
    }
    if (standing === "owner" || standing === "recipient") {
      demand(status === "delivered", `${email} (${standing}): ${status}, not delivered`);
      demand(results >= 1, `${email} (${standing}): no result mail`);
      demand(results <= person.attempts, `${email}: ${results} mails in ${person.attempts} tries`);
      demand(botsOf.get(person.jobId) === 1, `${email}: ${botsOf.get(person.jobId) ?? 0} bots`);
    }
  }
  for (const [jobId, made] of botsOf) demand(made === 1, `${jobId}: ${made} bots`);

  for (const { press, guest, askerId, acknowledged } of deeds) {
    if (!acknowledged) continue;
    const person = stored.get(askerId ?? [...gatherings.idsOf(guest.email)][0] ?? "");
    const isSo =
      press === "share" ? person?.standing === "recipient" : person?.status === "deleted";
    const became = `${person?.standing} of a job that is ${person?.status}`;
    demand(isSo, `${press} of ${guest.email}: ${became}`);
  }

  const pressed = countBy(deeds.filter((deed) => deed.acknowledged).map(({ press }) => press));
  return { violations, pressed, ...count };
}

function storedPeople(persistTo: string): StoredPerson[] {
  return queryLocalDb(
    persistTo,
    `select r.id as id, r.email as email, r.standing as standing,
            r.deleted_at is not null as isGone, j.id as jobId, j.status as status,
            j.delete_requested_at is not null as isErased,
            (select owner.email from notetaker_requests owner
              where owner.job_id = j.id and owner.standing = 'owner') as owner,
            coalesce(o.attempts, 0) as attempts
       from notetaker_requests r
       join notetaker_jobs j on j.id = r.job_id
       left join outbox o on o.dedupe_key = r.id || ':result'`,
  ) as StoredPerson[];
}
