import { asc, eq, inArray, lte, type SQL, sql } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { notetakers, webhookReceipts as receipts } from "~/db/schema.server";
import type { Notetaker } from "../notetaker";
import { liveStatuses, mayMove, type Status } from "../status";
import { type Change, changeAsRead, logMove, movedTo, notificationsFor } from "./moves.server";
import { selectNotetaker } from "./notetakers.server";

export type WebhookEffect = {
  /** Sender of the message; it has no say about bots of another provider. */
  readonly provider: ProviderName;
  readonly messageId: string;
  readonly notetakerId: string;
  readonly botId: string | null;
  readonly revision: number | null;
  readonly to: Status | null;
  /** When to ask the provider next, epoch ms. */
  readonly pollAt: number;
  /** The provider has news, to be asked for even if the status does not change. */
  readonly promising: boolean;
};

export type Received = {
  readonly repeated: boolean;
  /** Row before the message; null if unknown. */
  readonly notetaker: Notetaker | null;
};

/** Decisions taken again because another change was faster, at most; then the sender tries again. */
const mostTries = 8;

/**
 * Writes the webhook receipt and the effect in one transaction, so the sender repeats unless both
 * are there. Decides again after a change. Rejects when D1 does.
 */
export async function receive(db: Db, effect: WebhookEffect, now: number): Promise<Received> {
  const { messageId, notetakerId: id, to } = effect;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const [known, [found]] = await db.batch([
      db.select().from(receipts).where(eq(receipts.id, messageId)),
      selectNotetaker(db, id),
    ]);
    const notetaker = found?.provider === effect.provider ? found : null;
    if (known.length > 0) return { repeated: true, notetaker };

    const move = notetaker && to !== null && mayMove(notetaker.status, to) ? to : null;
    if (
      notetaker === null ||
      !isOfItsBot(effect, notetaker) ||
      !(move ?? isWorthAsking(effect, notetaker))
    ) {
      await db.insert(receipts).values({ id: messageId, receivedAt: now }).onConflictDoNothing();
      return { repeated: false, notetaker };
    }
    const { botId, formerBotId } = notetaker;
    const change: Change = {
      set: {
        ...(move !== null && movedTo(move, now)),
        ...{ botId: botId ?? effect.botId, nextStep: "poll", nextAt: effect.pollAt },
        formerBotId: formerBotId === effect.botId ? null : formerBotId,
        // Another poll under way is asking about what has become old.
        ...{ leaseToken: null, attempts: 0 },
      },
      notify: move === null ? [] : notificationsFor(notetaker, move),
      also: (isApplied) => [insertReceipt(db, messageId, isApplied, now)],
    };
    if (await changeAsRead(db, notetaker, change, now)) {
      if (move !== null) logMove(id, move);
      return { repeated: false, notetaker };
    }
  }
  throw new Error("the notetaker changed faster than its webhook was stored");
}

/** Statement: stores the receipt only with its effect, so a message that lost a race is decided on again. */
function insertReceipt(db: Db, messageId: string, isApplied: SQL, now: number) {
  const row = db
    .select({
      id: sql<string>`${messageId}`.as("id"),
      receivedAt: sql<number>`${now}`.as("received_at"),
    })
    .from(notetakers)
    .where(isApplied);
  return db.insert(receipts).select(row).onConflictDoNothing();
}

/** The former bot counts only once it reports that it was changed into the present one. */
function isOfItsBot({ botId, revision }: WebhookEffect, notetaker: Notetaker): boolean {
  if (revision === null && botId !== null && botId === notetaker.formerBotId) return false;
  const isOtherBot = botId !== null && notetaker.botId !== null && botId !== notetaker.botId;
  return !isOtherBot && (revision ?? notetaker.revision) === notetaker.revision;
}

/** Statuses that the provider may still change: even a failure, should a recording turn up late. */
const undecided: readonly Status[] = [...liveStatuses, "processing", "failed"];

function isWorthAsking({ promising, botId }: WebhookEffect, notetaker: Notetaker): boolean {
  const hasBot = botId !== null || notetaker.botId !== null;
  return promising && hasBot && undecided.includes(notetaker.status);
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
