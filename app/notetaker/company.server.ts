import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { nameAndMask } from "./announcement";
import { jobsAtMeeting } from "./meeting-jobs.server";
import type { Identity, Job } from "./repo.server";

/**
 * Whose notetakers come to the same meeting as that of a job, or are there: for each a first name and a
 * masked address.
 */
export async function findOthersAtMeeting(
  db: Db,
  { id, meetingCode, startsAt }: Pick<Job, "id" | "meetingCode" | "startsAt">,
  now: number,
): Promise<string[]> {
  if (meetingCode === null) return [];
  const owners = await db.all<Identity>(sql`
    select name, email from notetaker_requests
    where standing = 'owner' and email is not null and job_id <> ${id}
      and job_id in (${jobsAtMeeting({ meetingCode, startsAt }, now)})
    order by rowid`);
  return owners.map((person) => nameAndMask(person));
}
