import { and, eq } from "drizzle-orm";
import { runBatch } from "~/db/client.server";
import { outbox } from "~/db/schema.server";
import { log } from "~/lib/log/log.server";
import { dayMs } from "~/lib/time/instant";
import type { World } from "~/world.server";
import { drain } from "./drain.server";
import { type OutboxHandlers, priorities, type Priority, type SendOutcome } from "./message";
import { claimMessages, type MessageFilter, type OutboxRow } from "./outbox.server";

/** Between ten tries over three days (https://www.standardwebhooks.com). */
const pausesInSeconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
export const maxAttempts = pausesInSeconds.length + 1;

export type SendBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  readonly only?: "slow" | MessageFilter;
  readonly batchSize?: number;
  readonly canGoOn?: () => boolean;
};

/** Sends due messages at least once each. Without `only`, at most half of `limit` are bulk. Returns how many were tried. */
export function sendDue(
  world: World,
  handlers: OutboxHandlers<string>,
  { canGoOn = () => true, only, ...bounds }: SendBounds,
): Promise<number> {
  const { db } = world;
  let bulkLeft = Math.ceil(bounds.limit / 2);
  const claim = async (batchSize: number, now: number): Promise<readonly OutboxRow[]> => {
    if (!canGoOn()) return [];
    if (only === "slow") return claimMessages(db, ["slow"], { limit: batchSize }, now);
    const wanted: Priority[] = ["urgent", "personal"];
    if (only !== undefined || bulkLeft >= batchSize) wanted.push("bulk");
    const rows = await claimMessages(db, wanted, { limit: batchSize, only }, now);
    bulkLeft -= rows.filter(({ priority }) => priority === priorities.bulk).length;
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
  const attempts = await Promise.all(
    rows.map(async (row) => {
      const sent = await attempt(handlers, row);
      return { row, ...updateAfter(world, row, sent) };
    }),
  );
  const results = await runBatch(
    world.db,
    attempts.map(({ row, set }) =>
      world.db
        .update(outbox)
        .set(set)
        // Nothing is written if another sender has taken over the lease.
        .where(
          and(
            eq(outbox.key, row.key),
            eq(outbox.attempts, row.attempts),
            eq(outbox.state, "pending"),
          ),
        ),
    ),
  );
  attempts.forEach(({ row, event }, index) => {
    const isWritten = (results[index]?.meta.changes ?? 0) > 0;
    log(isWritten ? event : { event: "outbox.lease_lost", ...logFields(row) });
  });
}

/** Stripe's id of a payment is left out: it opens the page with the buyer's address. */
function logFields({ key, kind, attempts }: OutboxRow) {
  return { key: key.replace(/^(?:pi|cs)_\w+/, "payment"), kind, attempts };
}

async function attempt(handlers: OutboxHandlers<string>, row: OutboxRow): Promise<SendOutcome> {
  // A claim counts as an attempt: one above the limit means that the last isolate died before it could say how it went.
  if (row.attempts > maxAttempts) return { outcome: "permanent", code: "no_answer" };

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

/** Returns the columns to set, and the event to log. */
function updateAfter({ clock, random }: World, row: OutboxRow, sent: SendOutcome) {
  const now = clock();
  const about = logFields(row);
  if (sent.outcome === "sent" || sent.outcome === "dropped") {
    const lastError = sent.outcome === "sent" ? null : "dropped";
    const set = { state: "done", lastError, finishedAt: now } as const;
    return { set, event: { event: `outbox.${sent.outcome}`, ...about } as const };
  }
  const { code } = sent;
  const pauseSeconds = pausesInSeconds[row.attempts - 1];
  if (sent.outcome === "permanent" || pauseSeconds === undefined) {
    const set = { state: "dead", lastError: code, finishedAt: now } as const;
    return { set, event: { event: "outbox.dead", ...about, code } as const };
  }
  const waitMs = Math.max(pauseSeconds * 1_000, Math.min(sent.afterMs ?? 0, dayMs));
  // Up to a fifth more, so that messages that failed together are not all sent again together.
  const set = { dueAt: Math.round(now + waitMs * (1 + 0.2 * random())), lastError: code };
  return { set, event: { event: "outbox.retry", ...about, code } as const };
}
