import { asc, eq, inArray, lte } from "drizzle-orm";
import type { ProviderName } from "~/config/names";
import type { Db } from "~/db/client.server";
import { webhookReceipts as receipts } from "~/db/schema.server";
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

/**
 * Writes the webhook receipt and the message's effect in one transaction, so the sender tries again unless
 * both are there. Decides again if the notetaker changed meanwhile. Rejects when D1 does.
 */
export async function receive(db: Db, effect: WebhookEffect, now: number): Promise<Received> {
  const { messageId, notetakerId: id, to } = effect;
  for (;;) {
    const [known, [found]] = await db.batch([
      db.select().from(receipts).where(eq(receipts.id, messageId)),
      selectNotetaker(db, id),
    ]);
    const notetaker = found?.provider === effect.provider ? found : null;
    if (known.length > 0) return { repeated: true, notetaker };

    const receipt = db
      .insert(receipts)
      .values({ id: messageId, receivedAt: now })
      .onConflictDoNothing();
    const move = notetaker && to !== null && mayMove(notetaker.status, to) ? to : null;
    if (
      notetaker === null ||
      !isOfItsBot(effect, notetaker) ||
      !(move ?? isWorthAsking(effect, notetaker))
    ) {
      await receipt;
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
      also: () => [receipt],
    };
    if (await changeAsRead(db, notetaker, change, now)) {
      if (move !== null) logMove(id, move);
      return { repeated: false, notetaker };
    }
  }
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
