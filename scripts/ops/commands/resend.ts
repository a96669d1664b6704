import { sql } from "drizzle-orm";
import { runBatch, type Db } from "../../../app/db/client.server.ts";
import { enqueue } from "../../../app/jobs/outbox.server.ts";
import { Sentence } from "../../parts/sentence.ts";
import type { Report } from "../report.ts";
import { findDossier, type Dossier, type Request } from "./dossier.ts";

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
