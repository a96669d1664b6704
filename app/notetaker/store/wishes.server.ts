import { sql } from "drizzle-orm";
import { runBatch, type Db } from "~/db/client.server";
import { log } from "~/lib/log/log.server";
import { concernsBot, wishStatuses, type Wishes } from "../changes/wishes";
import { isAsRead, wasChanged, type RequestOfJob } from "./changes.server";

/**
 * Stores what the owner asks for. What the bot has to know of makes another round of the
 * job (`revision`): a call under way for the former one is void, its bot is changed into the new one or
 * taken away, and webhooks of it count no more. The rest concerns nobody but us. False when something was
 * faster: nothing was written.
 */
export async function storeWishes(
  db: Db,
  { request, job }: RequestOfJob,
  wishes: Wishes,
  now: number,
): Promise<boolean> {
  const { language, audioOnly, summarised } = wishes;
  const isOther = concernsBot(wishes, job);
  const anew = sql`, audio_only = ${Number(audioOnly)}, status = 'requested',
    revision = ${job.revision + 1}, former_bot_id = coalesce(bot_id, former_bot_id), bot_id = null,
    next_step = 'dispatch', next_at = ${now}, lease_token = null, attempts = 0, last_error = null`;
  const [changed] = await runBatch(db, [
    sql`
      update notetaker_jobs
      set language = ${language}, summarised = ${Number(summarised)}, updated_at = ${now}
          ${isOther ? anew : sql``}
      where id = ${job.id} and revision = ${job.revision} and starts_at = ${job.startsAt}
        and audio_only = ${Number(job.audioOnly)} and provider = ${job.provider}
        and status in ${isOther ? [job.status] : [...wishStatuses]}
        and stop_requested_at is null and delete_requested_at is null
        and exists (select 1 from notetaker_requests where ${isAsRead(request)})`,
  ]);
  if (wasChanged(changed) && isOther) {
    log({ event: "notetaker.moved", jobId: job.id, to: "requested" });
  }
  return wasChanged(changed);
}
