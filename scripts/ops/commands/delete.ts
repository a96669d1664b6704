import type { Db } from "../../../app/db/client.server.ts";
import { storeDeletion, storeLeave } from "../../../app/notetaker/store/changes.server.ts";
import { Sentence } from "../../parts/sentence.ts";
import type { Prepared, Report } from "../report.ts";
import { findDossier, type Dossier, type Request } from "./dossier.ts";

/**
 * `delete ID`: what the person of a request can do on their status page. The owner's request, or the
 * job, goes for everybody: the next ticks take the recording from the provider, then erase. Anybody
 * else's goes alone, and the job is not touched.
 */
export async function prepareDeletion(db: Db, id: string): Promise<Prepared> {
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

  const request = whoLeaves(dossier);
  if (!request || request.deletedAt !== null) {
    throw new Sentence("That person's data is deleted already.");
  }
  const everything = request.standing === "owner";
  return {
    sentence: everything
      ? `Deletes job ${job.id} for everybody: its bot leaves, its recording and all personal data go.`
      : `Deletes the data of one person who does not own job ${job.id}. The job goes on.`,
    confirm: (now) => deleteFor(db, job.id, request, everything, now),
  };
}

function whoLeaves({ target, requests }: Dossier): Request | undefined {
  return requests.find(({ id, standing }) => {
    return target.type === "request" ? id === target.id : standing === "owner";
  });
}

async function deleteFor(
  db: Db,
  jobId: string,
  request: Request,
  everything: boolean,
  now: number,
): Promise<Report> {
  const store = everything ? storeDeletion : storeLeave;
  if (!(await store(db, { request, job: { id: jobId } }, now))) {
    throw new Sentence("It changed at this very moment. Look at it with `show`, then try again.");
  }
  const text = everything
    ? "Nothing of it is shown any more. The next ticks delete it at the provider and send the receipts."
    : "Deleted here. A receipt goes out with the next tick.";
  return { data: { now, jobId, requests: [request.id], everything }, text };
}
