import { runBatch } from "~/db/client.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { drain } from "./drain.server";
import { type OutboxHandlers, priorities, type SendOutcome } from "./message";
import {
  claimDue,
  claimSlow,
  claimSome,
  finish,
  type Ending,
  type OutboxRow,
} from "./outbox.server";
import { mostAttempts, nextAttemptAt } from "./retry-schedule";

export type SendBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  /** `slow`: only the messages that take a minute each; else only those of a subject or of some kinds. */
  readonly only?: "slow" | Parameters<typeof claimSome>[1];
  /** Messages worked on at the same time; six if omitted. */
  readonly batchSize?: number;
  /** Called before each batch: false ends the run. */
  readonly canGoOn?: () => boolean;
};

/**
 * Hands every due message to the handler of its kind, at least once; at most half of them are bulk. Returns
 * how many were tried.
 */
export function sendDue(
  world: World,
  handlers: OutboxHandlers<string>,
  { canGoOn = () => true, only, ...bounds }: SendBounds,
): Promise<number> {
  const { db } = world;
  let bulk = Math.ceil(bounds.limit / 2);
  const claim = async (limit: number, now: number): Promise<readonly OutboxRow[]> => {
    if (!canGoOn()) return [];
    if (only === "slow") return claimSlow(db, limit, now);
    if (only !== undefined) return claimSome(db, only, limit, now);
    const rows = await claimDue(db, { limit, bulk }, now);
    bulk -= rows.filter(({ priority }) => priority === priorities.bulk).length;
    return rows;
  };
  return drain("outbox", { ...bounds, clock: world.clock }, claim, (rows) =>
    Promise.allSettled([sendBatch(world, handlers, rows)]),
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
  const now = world.clock();
  const results = await runBatch(
    world.db,
    ended.map(({ row, end }) => finish(world.db, row, end, now)),
  );
  for (const [nth, { row, event }] of ended.entries()) {
    const isOurs = (results[nth]?.meta.changes ?? 0) > 0;
    log(isOurs ? event : { event: "outbox.lease_lost", ...inLog(row) });
  }
}

/** Without Stripe's id of a payment, which opens the page that names its buyer. */
function inLog({ key, kind, attempts }: OutboxRow) {
  return { key: key.replace(/^(?:pi|cs)_\w+/, "payment"), kind, attempts };
}

async function attempt(handlers: OutboxHandlers<string>, row: OutboxRow): Promise<SendOutcome> {
  if (row.attempts > mostAttempts) return { outcome: "permanent", code: "no_answer" };

  const handler = Object.hasOwn(handlers, row.kind) ? handlers[row.kind] : undefined;
  if (!handler) return { outcome: "permanent", code: "unknown_kind" };

  const { key, kind, subjectId, attempts } = row;
  try {
    const variant = key.slice(`${subjectId}:${kind}:`.length) || null;
    return await handler({ key, kind, subjectId, variant, attempt: attempts });
  } catch {
    return { outcome: "retry", code: "crashed" };
  }
}

type Ended = { readonly end: Ending; readonly event: Parameters<typeof log>[0] };

function endOf({ clock, random }: World, row: OutboxRow, result: SendOutcome): Ended {
  const about = inLog(row);
  switch (result.outcome) {
    case "sent":
    case "dropped": {
      const lastError = result.outcome === "sent" ? null : "dropped";
      return {
        end: { state: "done", lastError },
        event: { event: `outbox.${result.outcome}`, ...about },
      };
    }

    case "retry": {
      const { code, afterMs } = result;
      const dueAt = nextAttemptAt(row.attempts, clock(), random, afterMs);
      if (dueAt === null) return dead(code);
      return {
        end: { state: "pending", dueAt, lastError: code },
        event: { event: "outbox.retry", ...about, code },
      };
    }

    case "permanent":
      return dead(result.code);
  }

  function dead(code: string): Ended {
    return {
      end: { state: "dead", lastError: code },
      event: { event: "outbox.dead", ...about, code },
    };
  }
}
