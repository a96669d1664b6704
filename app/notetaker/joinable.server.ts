import { sql, type SQL } from "drizzle-orm";
import { liveStatuses, sharedMeetingWindowMs } from "./status";

/**
 * A SELECT of the id of the live job of the same meeting whose start is nearest, or of nothing: one
 * meeting has one bot (decisions 4.12). A job whose bot was sent away takes nobody in. `startsAt` in
 * epoch milliseconds; `except` is a job that does not count.
 */
export function joinable(
  { meetingCode, startsAt }: { readonly meetingCode: string; readonly startsAt: number },
  except: string | null = null,
): SQL {
  return sql`
    select id from notetaker_jobs
    where meeting_code = ${meetingCode}
      and starts_at between ${startsAt - sharedMeetingWindowMs}
                        and ${startsAt + sharedMeetingWindowMs}
      and status in ${[...liveStatuses]}
      and stop_requested_at is null
      ${except === null ? sql`` : sql`and id <> ${except}`}
    order by abs(starts_at - ${startsAt})
    limit 1`;
}
