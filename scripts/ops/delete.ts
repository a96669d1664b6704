import { storeDeletion, storeErasure } from "../../app/notetaker/repo-control.server.ts";
import { openAppDb } from "./app-database.ts";
import type { Database } from "./database.ts";
import { findDossier, type Dossier, type Request } from "./dossier.ts";
import type { Report } from "./report.ts";
import { Sentence } from "./sentence.ts";

/** What is about to go, for the question before it. */
export type Deletion = {
  readonly sentence: string;
  readonly confirm: (now: number) => Promise<Report>;
};

/**
 * `delete ID`: what "Delete everything now" on the status page does, for one person or for all of a
 * job. With the last person goes the recording: the next ticks take it from the provider, then erase.
 */
export async function prepareDeletion(db: Database, id: string): Promise<Deletion> {
  const dossier = await findDossier(db, id);
  const { job, target } = dossier;
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

  const leaving = whoLeaves(dossier);
  if (leaving.length === 0) throw new Sentence("That person's data is deleted already.");
  const staying = dossier.requests.filter((one) => isActive(one) && !leaving.includes(one)).length;
  return {
    sentence: sentenceFor(job.id, leaving.length, staying),
    confirm: (now) => deleteFor(db, job.id, leaving, staying, now),
  };
}

/** Of a job, everybody for whom it goes on; who withdrew goes with the job. */
function whoLeaves({ target, requests }: Dossier): readonly Request[] {
  const kept = requests.filter(({ deletedAt }) => deletedAt === null);
  if (target.type === "request") return kept.filter(({ id }) => id === target.id);
  const active = kept.filter(isActive);
  return active.length > 0 ? active : kept.slice(0, 1);
}

function isActive({ cancelledAt, deletedAt }: Request): boolean {
  return cancelledAt === null && deletedAt === null;
}

function sentenceFor(jobId: string, leaving: number, staying: number): string {
  return staying > 0
    ? `Deletes the data of ${leaving} of the people of job ${jobId}. It goes on for ${staying} others.`
    : `Deletes job ${jobId} for everybody: its bot leaves, its recording and all personal data go.`;
}

/** One person after the other; only the last may take the job along. */
async function deleteFor(
  db: Database,
  jobId: string,
  leaving: readonly Request[],
  staying: number,
  now: number,
): Promise<Report> {
  const appDb = openAppDb(db);
  for (const [nth, request] of leaving.entries()) {
    const isLast = staying === 0 && nth === leaving.length - 1;
    const store = isLast ? storeDeletion : storeErasure;
    if (!(await store(appDb, { request, job: { id: jobId } }, now))) {
      throw new Sentence("It changed at this very moment. Look at it with `show`, then try again.");
    }
  }
  const requests = leaving.map(({ id }) => id);
  const text =
    staying > 0
      ? "Deleted here. A receipt goes out with the next tick."
      : "Nothing of it is shown any more. The next ticks delete it at the provider and send the receipts.";
  return { data: { now, jobId, requests, everything: staying === 0 }, text };
}
