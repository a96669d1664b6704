import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { drain } from "./drain.server";
import type { OutboxHandlers, SendOutcome } from "./message";
import { claimMessages, finishMessages, type Ending, type OutboxRow } from "./outbox.server";
import { mostAttempts, nextAttemptAt } from "./retry-schedule";

export type SendBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  /** Takes messages of these kinds only. */
  readonly kinds?: readonly string[];
  /** Leaves messages of these kinds to another run. */
  readonly without?: readonly string[];
  /** How many are worked on at a time; as many as a Worker may unless said otherwise. */
  readonly batchSize?: number;
  /** Asked before each batch: whether what it may cost can still be spent. */
  readonly canGoOn?: () => boolean;
};

/**
 * Hands every due message to the handler of its kind: at least once each, and exactly once as far as
 * the receiver honours the dedupe key. A message of a kind without a handler is a dead letter, unless
 * `bounds.kinds` says which to take. A kind, which stands for a form or a list, waits after each tenth of
 * the messages until the others of its lane have had theirs. Answers how many were tried.
 */
export function sendDue(
  world: World,
  handlers: OutboxHandlers<string>,
  { canGoOn = () => true, ...bounds }: SendBounds,
): Promise<number> {
  const tried = new Map<string, number>();
  const shares = () =>
    Object.fromEntries(
      [...tried].map(([kind, count]) => [kind, Math.floor((count * 10) / bounds.limit)]),
    );

  return drain(
    "outbox",
    { ...bounds, clock: world.clock },
    async (limit, now) => {
      if (!canGoOn()) return [];
      const { kinds, without } = bounds;
      const claim = { kinds, without, shares: shares() };
      const rows = await claimMessages(world.db, limit, now, claim);
      for (const { kind } of rows) tried.set(kind, (tried.get(kind) ?? 0) + 1);
      return rows;
    },
    (rows) => Promise.allSettled([sendBatch(world, handlers, rows)]),
  );
}

async function sendBatch(
  world: World,
  handlers: OutboxHandlers<string>,
  rows: readonly OutboxRow[],
): Promise<void> {
  const ended = await Promise.all(
    rows.map(async (row) => ({ row, ...endOf(world, row, await attempt(handlers, row)) })),
  );
  const ours = await finishMessages(world.db, ended);
  for (const { row, event } of ended) {
    const { id, kind, attempts } = row;
    log(ours.has(id) ? event : { event: "outbox.lease_lost", id, kind, attempts });
  }
}

async function attempt(handlers: OutboxHandlers<string>, row: OutboxRow): Promise<SendOutcome> {
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

type Told = { readonly end: Ending; readonly event: Parameters<typeof log>[0] };

/** What an answer makes of a message, and what the log says of it. */
function endOf({ clock, random }: World, row: OutboxRow, result: SendOutcome): Told {
  const { id, kind, attempts } = row;
  const now = clock();

  switch (result.outcome) {
    case "sent":
    case "dropped": {
      const lastError = result.outcome === "sent" ? null : "dropped";
      return {
        end: { state: "done", finishedAt: now, lastError },
        event: { event: `outbox.${result.outcome}`, id, kind, attempts },
      };
    }

    case "retry": {
      const { code, afterMs } = result;
      const nextAt = nextAttemptAt(attempts, now, random, afterMs);
      if (nextAt === null) return buried(code);
      return {
        end: { state: "pending", nextAt, lastError: code },
        event: { event: "outbox.retry", id, kind, attempts, code },
      };
    }

    case "permanent":
      return buried(result.code);
  }

  /** Kept, so that it can be looked at and sent again. */
  function buried(code: string): Told {
    return {
      end: { state: "dead", finishedAt: now, lastError: code },
      event: { event: "outbox.dead", id, kind, attempts, code },
    };
  }
}
