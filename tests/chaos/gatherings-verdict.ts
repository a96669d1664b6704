import { optedOutMailWords } from "../../app/notetaker/mails/endings/opted-out.server.ts";
import {
  askedMailWords,
  declinedMailWords,
  letInMailWords,
  questionOverMailWords,
} from "../../app/notetaker/mails/sharing/words.ts";
import type { MeetingBot } from "../simulators/frame/meetings-page.ts";
import { queryLocalDb } from "../support/local-db.ts";
import type { Deeds, Press } from "./deeds.ts";
import type { Gatherings } from "./gatherings.ts";
import { countBy, type SentMail } from "./sent-mails.ts";
import { countBots, countResultMails } from "./verdict.ts";

type StoredPerson = {
  readonly id: string;
  /** null once it was forgotten. */
  readonly email: string | null;
  readonly name: string | null;
  readonly standing: string;
  readonly isGone: number;
  readonly jobId: string;
  readonly status: string;
  readonly reason: string | null;
  readonly isErased: number;
  readonly owner: string | null;
  /** How often the result was handed to the sender. */
  readonly attempts: number;
};

/** Where a deed that was acknowledged may have led, whatever else was pressed afterwards. */
const ends: Readonly<Record<Press, (person: StoredPerson) => boolean>> = {
  share: ({ standing }) => standing === "recipient" || standing === "left",
  decline: ({ standing }) => ["declined", "recipient", "owner", "left"].includes(standing),
  send_own: ({ standing }) => standing === "owner",
  leave: ({ standing, isGone }) => standing === "left" && isGone === 1,
  delete: ({ status }) => status === "deleted",
  opt_out: ({ status }) => status === "deleted",
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
  const asked = new Set(
    mails
      .filter(({ subject }) => subject === askedMailWords.subject)
      .map(
        ({ to, text }) =>
          `${to[0]} is asked by ${/\bG[a-z]{5}\b/.exec(withoutGreeting(text))?.[0]}`,
      ),
  );
  const objection = optedOutMailWords.subject("");
  const toldOfObjection = new Set(
    mails.filter(({ subject }) => subject.startsWith(objection)).flatMap(({ to }) => to),
  );
  const botsOf = countBots(bots);
  const resultsOf = countResultMails(mails);
  const count = { stored: 0, asked: 0, recipients: 0, owners: 0, mails: 0, repeats: 0 };

  for (const { name, email, acknowledged } of gatherings.all.flatMap(({ guests }) => guests)) {
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
    // Somebody in the meeting objected: every notetaker that was still to come to it is called off.
    if (status === "cancelled" && person.reason === "opted_out") {
      demand(toldOfObjection.has(email), `${email}: not told that somebody objected`);
      continue;
    }

    if (standing === "owner") count.owners += 1;
    else {
      count.asked += 1;
      // An owner who has never answered us is told of somebody, without a name.
      const isTold = [name, undefined].some((asker) => asked.has(`${owner} is asked by ${asker}`));
      demand(isTold, `${owner} was never told of ${name}`);
    }
    if (standing === "declined")
      demand(has(email, declinedMailWords.subject), `${email}: no answer`);
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

  for (const { press, guest, askerId, jobId, acknowledged } of deeds) {
    if (!acknowledged) continue;
    const id = askerId ?? [...gatherings.idsOf(guest.email)][0] ?? "";
    const person =
      jobId === null ? stored.get(id) : [...stored.values()].find((one) => one.jobId === jobId);
    const isSo = person !== undefined && ends[press](person);
    demand(
      isSo,
      `${press} of ${guest.email}: ${person?.standing} of a job that is ${person?.status}`,
    );
  }

  const pressed = countBy(deeds.filter((deed) => deed.acknowledged).map(({ press }) => press));
  return { violations, pressed, ...count };
}

/** The mail begins with the name of its reader. */
function withoutGreeting(text: string): string {
  return text.slice(text.indexOf("\n"));
}

function storedPeople(persistTo: string): StoredPerson[] {
  return queryLocalDb(
    persistTo,
    `select r.id as id, r.email as email, r.name as name, r.standing as standing,
            r.deleted_at is not null as isGone, j.id as jobId, j.status as status,
            j.reason as reason, j.delete_requested_at is not null as isErased,
            (select owner.email from notetaker_requests owner
              where owner.job_id = j.id and owner.standing = 'owner') as owner,
            coalesce(o.attempts, 0) as attempts
       from notetaker_requests r
       join notetaker_jobs j on j.id = r.job_id
       left join outbox o on o.dedupe_key = r.id || ':result'`,
  ) as StoredPerson[];
}
