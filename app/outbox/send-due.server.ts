import type { Db } from "~/db/client.server";
import { drain } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { claimMessages, finishMessage, type OutboxRow } from "./claim.server";
import type { OutboxHandlers, SendOutcome } from "./message";
import { mostAttempts, nextAttemptAt } from "./retry-schedule";

export type OutboxWorld = {
  readonly db: Db;
  readonly clock: () => number;
  readonly random: () => number;
};

/**
 * Hands every due message to the handler of its kind: at least once each, and exactly once as far as
 * the receiver honours the dedupe key. A message of a kind without a handler is a dead letter, unless
 * `bounds.kinds` says which to take. Answers how many were tried.
 */
export function sendDue(
  world: OutboxWorld,
  handlers: OutboxHandlers,
  bounds: { limit: number; budgetMs: number; kinds?: readonly string[] },
): Promise<number> {
  return drain(
    "outbox",
    { ...bounds, clock: world.clock },
    (limit, now) => claimMessages(world.db, limit, now, bounds.kinds),
    (rows) => Promise.allSettled(rows.map((row) => send(world, handlers, row))),
  );
}

async function send(world: OutboxWorld, handlers: OutboxHandlers, row: OutboxRow): Promise<void> {
  const { db, clock, random } = world;
  const { id, kind, attempts } = row;
  const result = await attempt(handlers, row);
  const now = clock();

  switch (result.outcome) {
    case "sent":
    case "dropped": {
      const lastError = result.outcome === "sent" ? null : "dropped";
      const ours = await finishMessage(db, row, { state: "done", finishedAt: now, lastError });
      const event = ours ? (`outbox.${result.outcome}` as const) : "outbox.lease_lost";
      log({ event, id, kind, attempts });
      return;
    }

    case "retry": {
      const nextAt = nextAttemptAt(attempts, now, random, result.afterMs);
      if (nextAt === null) return bury(world, row, result.code);
      await finishMessage(db, row, { state: "pending", nextAt, lastError: result.code });
      log({ event: "outbox.retry", id, kind, attempts, code: result.code });
      return;
    }

    case "permanent":
      return bury(world, row, result.code);
  }
}

async function attempt(handlers: OutboxHandlers, row: OutboxRow): Promise<SendOutcome> {
  if (row.attempts > mostAttempts) return { outcome: "permanent", code: "no_answer" };

  const handler = Object.hasOwn(handlers, row.kind) ? handlers[row.kind] : undefined;
  if (!handler) return { outcome: "permanent", code: "unknown_kind" };

  const { id, dedupeKey, kind, subjectId, attempts } = row;
  try {
    const variant = dedupeKey.slice(`${subjectId}:${kind}:`.length) || null;
    return await handler({ id, dedupeKey, kind, subjectId, variant, attempt: attempts });
  } catch {
    return { outcome: "retry", code: "crashed" };
  }
}

/** Kept, so that it can be looked at and sent again. */
async function bury(world: OutboxWorld, row: OutboxRow, code: string): Promise<void> {
  const { id, kind, attempts } = row;
  const end = { state: "dead", finishedAt: world.clock(), lastError: code } as const;
  await finishMessage(world.db, row, end);
  log({ event: "outbox.dead", id, kind, attempts, code });
}
