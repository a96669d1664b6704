import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakers, webhookReceipts as receipts } from "~/db/schema.server";
import type { BotEvent } from "../provider/bot-provider";
import { sourcesOf } from "../status";
import { applyChange, dueFor } from "./moves.server";
import { selectNotetaker } from "./notetakers.server";

/** Stores the receipt and makes a poll due in one transaction. A message about another bot makes no poll due. */
export async function receiveWebhook(
  db: Db,
  provider: ProviderName,
  messageId: string,
  { notetakerId, botId, revision }: BotEvent,
  now: number,
) {
  const [earlier, [row]] = await db.batch([
    db.select().from(receipts).where(eq(receipts.id, messageId)),
    selectNotetaker(db, notetakerId),
  ]);
  const notetaker = row?.provider === provider ? row : null;
  if (earlier.length > 0) return { repeated: true, notetaker };

  const isConcerned = and(
    eq(notetakers.provider, provider),
    eq(notetakers.revision, revision),
    or(isNull(notetakers.botId), eq(notetakers.botId, botId)),
    // A recording may still turn up, also after a failure.
    inArray(notetakers.status, sourcesOf.ready),
    isNull(notetakers.deleteRequestedAt),
  );
  // Ends the lease of a running poll, which may have read the bot before this message.
  const set = { ...dueFor("poll", now), botId };
  const also = () => [insertReceipt(db, messageId, now)];
  await applyChange(db, notetakerId, isConcerned, { set, also }, now);
  return { repeated: false, notetaker };
}

export function insertReceipt(db: Db, id: string, now: number) {
  return db.insert(receipts).values({ id, receivedAt: now }).onConflictDoNothing();
}
