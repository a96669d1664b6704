import { and, eq, inArray, isNull, or } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakers, webhookReceipts as receipts } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import type { BotEvent } from "../provider/bot-provider";
import { liveStatuses } from "../status";
import { applyChange, dueFor } from "./moves.server";
import { selectNotetaker } from "./notetakers.server";

export type Received = {
  readonly repeated: boolean;
  /** Row before the message; null if unknown. */
  readonly notetaker: Notetaker | null;
};

/**
 * Stores the receipt of a message and makes the poll of its notetaker due, in one transaction, so
 * the sender repeats unless both are there. A message about another bot or revision is only
 * received.
 */
export async function receiveWebhook(
  db: Db,
  /** Sender of the message: bots of another provider are ignored. */
  provider: ProviderName,
  messageId: string,
  { notetakerId, botId, revision }: BotEvent,
  now: number,
): Promise<Received> {
  const [known, [found]] = await db.batch([
    db.select().from(receipts).where(eq(receipts.id, messageId)),
    selectNotetaker(db, notetakerId),
  ]);
  const notetaker = found?.provider === provider ? found : null;
  if (known.length > 0) return { repeated: true, notetaker };

  const concerns = and(
    eq(notetakers.provider, provider),
    eq(notetakers.revision, revision),
    or(isNull(notetakers.botId), eq(notetakers.botId, botId)),
    inArray(notetakers.status, undecidedStatuses),
    isNull(notetakers.deleteRequestedAt),
  );
  const set = {
    botId,
    // Ends a poll that is under way: it may have read the bot before this message.
    ...dueFor("poll", now),
  };
  const also = () => [insertReceipt(db, messageId, now)];
  await applyChange(db, notetakerId, concerns, { set, also }, now);
  return { repeated: false, notetaker };
}

/** Statuses that the provider may still change: a recording may turn up after a failure. */
const undecidedStatuses = [...liveStatuses, "processing", "failed"] as const;

/** Statement. */
export function insertReceipt(db: Db, id: string, now: number) {
  return db.insert(receipts).values({ id, receivedAt: now }).onConflictDoNothing();
}
