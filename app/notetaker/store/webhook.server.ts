import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakers, webhookReceipts as receipts } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import { notificationsFor } from "../notifications";
import { leavesFor, liveStatuses, type Status } from "../status";
import { applyChange, logMove, movedTo } from "./moves.server";
import { findNotetaker } from "./notetakers.server";

export type WebhookEffect = {
  /** It speaks for no bot of another provider. */
  readonly provider: ProviderName;
  /** As the receipt has it. */
  readonly messageId: string;
  readonly notetakerId: string;
  readonly botId: string | null;
  /** When this bot was made; null when the message does not say. */
  readonly revision: number | null;
  /** The status the message reports; null when it reports none. */
  readonly to: Status | null;
  /** When to ask the provider, should the status change. Epoch ms. */
  readonly pollAt: number;
  /** The provider has news: ask at `pollAt` even if the status does not change. */
  readonly promising: boolean;
};

/** May still change by what the provider says: even a failure, should a recording turn up late. */
const undecided: readonly Status[] = [...liveStatuses, "processing", "failed"];

/**
 * Writes the receipt and does what the message asks for, in one transaction: both are there, or the sender
 * tries again. A known message has no effect, nor has one of a bot that was given up. `notetaker` is the
 * row before, null if unknown.
 */
export async function receive(
  db: Db,
  effect: WebhookEffect,
  now: number,
): Promise<{ readonly repeated: boolean; readonly notetaker: Notetaker | null }> {
  const { messageId, notetakerId: id, provider, to, promising, pollAt, botId } = effect;
  const [known] = await db.select().from(receipts).where(eq(receipts.id, messageId));
  const found = await findNotetaker(db, id);
  const notetaker = found?.provider === provider ? found : null;
  if (known) return { repeated: true, notetaker };

  const receipt = db
    .insert(receipts)
    .values({ id: messageId, receivedAt: now })
    .onConflictDoNothing();
  if (notetaker === null) {
    await receipt;
    return { repeated: false, notetaker };
  }
  const moves = to === null ? [] : leavesFor[to];
  const changes = to !== null && moves.includes(notetaker.status) ? to : null;
  const isPolled = promising && (notetaker.botId !== null || botId !== null);
  const from = changes === null ? (isPolled ? undecided : []) : moves;
  const isMade = await applyChange(
    db,
    id,
    {
      set: {
        ...(changes !== null && movedTo(changes, now)),
        ...(botId !== null && { botId: sql`coalesce(${notetakers.botId}, ${botId})` }),
        formerBotId: sql`nullif(${notetakers.formerBotId}, ${botId})`,
        nextStep: "poll",
        nextAt: pollAt,
        // Another poll under way is asking about what has become old.
        leaseToken: null,
        attempts: 0,
      },
      where: and(isNews(effect, notetaker), inArray(notetakers.status, [...from])),
      notify: changes === null ? [] : notificationsFor(notetaker, changes),
      also: () => [receipt],
    },
    now,
  );
  if (isMade && changes !== null) logMove(id, changes);
  return { repeated: false, notetaker };
}

/**
 * A message we have not seen, of the notetaker's own bot: a bot that was given up does not speak for its
 * successor. A former bot is one of those until it says that it has been changed into the new one.
 */
function isNews({ messageId, botId, revision }: WebhookEffect, read: Notetaker): SQL | undefined {
  const isFormer = sql`${notetakers.formerBotId} is not null and ${notetakers.formerBotId} is ${botId}`;
  return and(
    eq(notetakers.revision, revision ?? read.revision),
    revision === null ? sql`not (${isFormer})` : undefined,
    botId === null ? undefined : or(isNull(notetakers.botId), eq(notetakers.botId, botId)),
    sql`not exists (select 1 from ${receipts} where ${receipts.id} = ${messageId})`,
  );
}

/** Forgets up to `limit` receipts from before `before`. Returns how many. */
export async function forgetReceipts(db: Db, before: number, limit: number): Promise<number> {
  const old = db
    .select({ id: receipts.id })
    .from(receipts)
    .where(lte(receipts.receivedAt, before))
    .orderBy(asc(receipts.receivedAt))
    .limit(limit);
  const result = await db.delete(receipts).where(inArray(receipts.id, old)).run();
  return result.meta.changes;
}
