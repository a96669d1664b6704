import { sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { lanes } from "./message";

/**
 * For a `with recursive`: the lane and kind of all that is pending, found by one jump in the index for
 * each of them, however many messages there are. The condition on the state is literal, because a partial
 * index is only used when the query repeats its condition.
 */
export const pendingQueues = sql`queues(lane, kind) as (
    select lane, kind from (
      select lane, kind from outbox where state = 'pending' order by lane, kind limit 1)
    union all
    select next.lane, next.kind from queues join outbox as next on next.rowid = coalesce(
      (select rowid from outbox
       where state = 'pending' and lane = queues.lane and kind > queues.kind
       order by kind limit 1),
      (select rowid from outbox
       where state = 'pending' and lane > queues.lane order by lane, kind limit 1)))`;

/** How long the first in line has been waiting, milliseconds; 0 when nobody's turn has come. */
export type LaneWaits = { readonly personal: number; readonly bulk: number };

/**
 * Counts from a message's turn: whoever has filed a thousand at once has not waited as long as the
 * last of them. What is urgent counts as personal. `now` in epoch milliseconds.
 */
export async function readLaneWaits(db: Db, now: number): Promise<LaneWaits> {
  const heads = await db.all<{ lane: number; at: number }>(sql`
    with recursive ${pendingQueues}
    select queues.lane, max(head.turn_at, head.next_at) as at
    from queues join outbox as head on head.rowid = (
      select rowid from outbox
      where state = 'pending' and lane = queues.lane and kind = queues.kind
      order by turn_at limit 1)`);
  const longest = (isMeant: (lane: number) => boolean) =>
    Math.max(0, ...heads.filter(({ lane }) => isMeant(lane)).map(({ at }) => now - at));
  return {
    personal: longest((lane) => lane !== lanes.bulk),
    bulk: longest((lane) => lane === lanes.bulk),
  };
}
