import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import type { StoredNames } from "../results/speakers";
import { type RequestOfJob, wasChanged } from "./changes.server";

/**
 * Names the speakers of a job, if it is still there to be read, still belongs to this person, and nobody has
 * named one since it was read. False when not: nothing was written.
 */
export async function storeSpeakerNames(
  db: Db,
  { job, request }: RequestOfJob,
  names: StoredNames,
  now: number,
): Promise<boolean> {
  const [changed] = await runBatch(db, [
    sql`update notetaker_jobs
        set speaker_names = ${JSON.stringify(names)}, updated_at = ${now}
        where id = ${job.id} and speaker_names is ${job.speakerNames}
          and status in ('ready', 'delivered') and delete_requested_at is null
          and exists (select 1 from notetaker_requests
                      where id = ${request.id} and job_id = ${job.id} and standing = 'owner'
                        and cancelled_at is null and deleted_at is null)`,
  ]);
  return wasChanged(changed);
}
