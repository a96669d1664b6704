import { sql, type SQL } from "drizzle-orm";
import { runBatch, type Db } from "../../app/db/client.server.ts";
import { enqueue } from "../../app/jobs/outbox.server.ts";
import { storeDeletion, storeLeave } from "../../app/notetaker/store/changes.server.ts";
import { Sentence } from "../parts/sentence.ts";
import { findDossier, type Dossier, type Job, type Message, type Request } from "./dossier.ts";
import type { Report } from "./print.ts";
import type { Confirm } from "./run.ts";

/**
 * `retry ID`: what is stuck of a job, a request, a lead or a message is due now. A step that failed is tried
 * again, a failed job's bot is asked once more for its recording, a message that was given up is sent
 * under the same dedupe key. Whoever works on it at this moment keeps it.
 */
export async function retry(db: Db, id: string, now: number): Promise<Report> {
  const { target, job, messages } = await findDossier(db, id);
  const isMeant = ({ id, subjectId }: Message) =>
    target.type === "job" || id === target.id || subjectId === target.id;
  const unsent = messages.filter((message) => isMeant(message) && message.state !== "done");
  const step = target.type === "message" || job === null ? null : nextStepOf(job);

  const statements = [
    ...(job && step ? [retryStep(job.id, step, now)] : []),
    ...unsent.map((message) => retryMessage(message.id, now)),
  ];
  if (statements.length === 0) throw new Sentence(nothingToRetry(job, target.type));
  const answers = await runBatch(db, statements);
  const due = answers.flatMap(({ results }) => (results as { id: string }[]).map(({ id }) => id));
  if (due.length === 0) {
    throw new Sentence("It is being worked on at this moment. Look again in two minutes.");
  }
  const names = due.map((one) => (one === job?.id ? `${step} of job ${one}` : `message ${one}`));
  return {
    data: { now, due },
    text: `Due now, and done by the next tick:\n${names.map((name) => `  ${name}`).join("\n")}`,
  };
}

/** The step to be made due; null when making it due would do what nobody asked for, such as delete early. */
function nextStepOf({ status, nextStep, attempts, botId }: Job): string | null {
  if (nextStep === null) return null;
  const isBeforeItsDay = (nextStep === "purge" || nextStep === "forget") && attempts === 0;
  if (!isBeforeItsDay) return nextStep;
  // A recording may have turned up since; without one, polling puts the purge back on its day.
  return status === "failed" && botId !== null ? "poll" : null;
}

function retryStep(jobId: string, step: string, now: number): SQL {
  return sql`update notetaker_jobs
    set next_step = ${step}, next_at = min(next_at, ${now}), lease_token = null, updated_at = ${now}
    where id = ${jobId} and next_step is not null and status <> 'deleted'
      and (lease_token is null or next_at <= ${now})
    returning id`;
}

function retryMessage(messageId: string, now: number): SQL {
  return sql`update outbox
    set state = 'pending', next_at = ${now}, turn_at = ${now}, lease_token = null, finished_at = null,
        attempts = iif(state = 'dead', 0, attempts)
    where id = ${messageId} and state in ('pending', 'dead')
      and (lease_token is null or next_at <= ${now})
    returning id`;
}

function nothingToRetry(job: Job | null, type: string): string {
  if (type === "message") return "It was sent, or dropped as no longer wanted: nothing is stuck.";
  if (job?.status === "failed" && job.botId === null) {
    return "It failed before there was a bot. Its owner can send the notetaker again from the status page.";
  }
  return "Nothing of it is stuck.";
}

/**
 * `resend ID`: mails the result again, to the person of a request or to everybody of a job. The new
 * message has a key of its own; it changes nothing of the job.
 */
export async function resend(db: Db, id: string, now: number): Promise<Report> {
  const dossier = await findDossier(db, id);
  const people = recipients(dossier).map((request) => request.id);
  // As one value: D1 takes no more than 100 in a statement.
  const subjects = sql`select id from notetaker_requests
    where id in (select value from json_each(${JSON.stringify(people)}))`;
  await runBatch(db, [enqueue("result", subjects, now, { variant: `again-${now}` })]);
  return {
    data: { now, requests: people },
    text: `The next tick mails the result again to:\n${people.map((one) => `  request ${one}`).join("\n")}`,
  };
}

function recipients({ target, job, requests, messages }: Dossier): readonly Request[] {
  if (job === null) throw new Sentence("That is not about a meeting's notes.");
  if (job.deleteRequestedAt !== null || job.status === "deleted") {
    throw new Sentence("Everything of it is deleted: there is nothing left to mail.");
  }
  if (job.status !== "ready" && job.status !== "delivered") {
    throw new Sentence(`There is no result to mail: the job is ${job.status}.`);
  }
  const subject = messages.find((message) => message.id === target.id)?.subjectId ?? target.id;
  const meant = requests.filter(({ id }) => target.type === "job" || id === subject);
  const active = meant.filter((one) => {
    const receives = one.standing === "owner" || one.standing === "recipient";
    return receives && one.hasAddress === 1 && !one.cancelledAt && !one.deletedAt;
  });
  if (active.length === 0) throw new Sentence("Nobody of it waits for the result any more.");
  return active;
}

/**
 * `delete ID`: what the person of a request can do on their status page. The owner's request, or the
 * job, goes for everybody: the next ticks take the recording from the provider, then erase. Anybody
 * else's goes alone, and the job is not touched.
 */
export async function deleteData(
  db: Db,
  id: string,
  now: number,
  confirm: Confirm,
): Promise<Report> {
  const { job, target, requests } = await findDossier(db, id);
  if (target.type === "lead") {
    throw new Sentence(
      "That is a lead. `leads erase EMAIL` erases all that is known of a person, or a booking by its guest's link.",
    );
  }
  if (job === null || target.type === "message") {
    throw new Sentence("That is a message. Name the job or the request; `show` has their ids.");
  }
  if (job.status === "deleted") throw new Sentence("It is deleted already.");
  if (job.deleteRequestedAt !== null) {
    throw new Sentence(`Its deletion is under way: see \`show ${job.id}\`.`);
  }
  const request = requests.find((one) =>
    target.type === "request" ? one.id === target.id : one.standing === "owner",
  );
  if (!request || request.deletedAt !== null) {
    throw new Sentence("That person's data is deleted already.");
  }
  const everything = request.standing === "owner";
  await confirm(
    everything
      ? `Deletes job ${job.id} for everybody: its bot leaves, its recording and all personal data go.`
      : `Deletes the data of one person who does not own job ${job.id}. The job goes on.`,
  );
  const store = everything ? storeDeletion : storeLeave;
  if (!(await store(db, { request, job: { id: job.id } }, now))) {
    throw new Sentence("It changed at this very moment. Look at it with `show`, then try again.");
  }
  return {
    data: { now, jobId: job.id, requests: [request.id], everything },
    text: everything
      ? "Nothing of it is shown any more. The next ticks delete it at the provider and send the receipts."
      : "Deleted here. A receipt goes out with the next tick.",
  };
}
