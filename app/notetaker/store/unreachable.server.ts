import { and, eq, gt, or, sql } from "drizzle-orm";
import { notetakers } from "~/db/schema.server";
import type { World } from "~/world.server";
import { providersOf } from "../provider/open-provider.server";
import { dueFor } from "./moves.server";

export const unreachableError = "mail_unreachable";

/** Resets notetakers whose bots can still be deleted; the next dispatch deletes the bots. Returns how many. */
export async function withdrawBots(world: World, mailboxKey: string): Promise<number> {
  const { db, clock } = world;
  const now = clock();
  const deletableByProvider = providersOf(world).map(({ name, undeletableAheadMs }) =>
    and(eq(notetakers.provider, name), gt(notetakers.startsAt, now + undeletableAheadMs)),
  );
  const { meta } = await db
    .update(notetakers)
    .set({
      ...dueFor("dispatch", now),
      status: "requested",
      revision: sql`${notetakers.revision} + 1`,
      botId: null,
      formerBotId: sql`coalesce(${notetakers.botId}, ${notetakers.formerBotId})`,
      lastError: unreachableError,
      changeId: crypto.randomUUID(),
      updatedAt: now,
    })
    .where(
      and(
        eq(notetakers.mailboxKey, mailboxKey),
        eq(notetakers.status, "scheduled"),
        // Without a provider, an empty `or` would match every row.
        or(sql`false`, ...deletableByProvider),
      ),
    );
  return meta.changes;
}
