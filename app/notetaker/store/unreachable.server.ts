import { and, eq, gt, sql } from "drizzle-orm";
import type { Db } from "~/db/client.server";
import { notetakers } from "~/db/schema.server";

const minute = 60_000;
/** A bot closer to its meeting than this can no longer be taken back (https://docs.recall.ai/reference/bot_destroy). */
const takenBackMs = 10 * minute;

/** In `last_error`: mail does not reach its owner. */
export const unreachableError = "mail_unreachable";

/**
 * Puts the booked notetakers of a mailbox that mail does not reach back to `requested`, as a move does:
 * nobody would read what their bots record. Dispatch then takes the bots away and sends no other before
 * the mailbox can be reached. Returns how many.
 */
export async function withdrawBots(db: Db, mailboxKey: string, now: number): Promise<number> {
  const { meta } = await db
    .update(notetakers)
    .set({
      ...{ status: "requested", revision: sql`${notetakers.revision} + 1`, botId: null },
      formerBotId: sql`coalesce(${notetakers.botId}, ${notetakers.formerBotId})`,
      ...{ nextStep: "dispatch", nextAt: now, leaseToken: null, attempts: 0 },
      ...{ lastError: unreachableError, updatedAt: now },
    })
    .where(
      and(
        eq(notetakers.mailboxKey, mailboxKey),
        eq(notetakers.status, "scheduled"),
        gt(notetakers.startsAt, now + takenBackMs),
      ),
    );
  return meta.changes;
}
