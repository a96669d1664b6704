import { sql } from "drizzle-orm";
import { forgetBounces } from "~/abuse/bounces.server";
import { forgetCounts } from "~/abuse/counts.server";
import { keptDays } from "~/config/ages";
import { counterHandlers } from "~/counter/task-count.server";
import { countQueries, openDb, runBatch, type Db } from "~/db/client.server";
import { beat } from "~/jobs/health.server";
import { mailAlarms } from "~/jobs/alarms.server";
import { checkHandlers } from "~/jobs/check-mail.server";
import { kindOf } from "~/jobs/drain.server";
import {
  type DueTimes,
  longestWait,
  overdueDeletions,
  readDueTimes,
} from "~/jobs/due-times.server";
import type { MessageKind, OutboxHandlers } from "~/jobs/message";
import { sendDue } from "~/jobs/send-due.server";
import { leadHandlers } from "~/leads/mails/lead-handlers.server";
import { log } from "~/lib/log/log.server";
import { dayMs } from "~/lib/time/instant";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import { webhookReceiptRetentionMs } from "~/notetaker/schedule";
import { runDue, type Run } from "~/notetaker/pipeline/run-steps.server";
import { forgetClosures } from "~/notetaker/store/notetakers.server";
import { forgetReceipts } from "~/notetaker/store/webhook.server";
import { paymentHandlers } from "~/payments/deliver-order.server";
import type { World } from "~/world.server";
import { inviteReplies, reconcileInvites } from "./inbound-email";

/** Limits per tick; the rest is due in the next one. */
export const bounds = {
  poll: { limit: 150, budgetMs: 40_000 },
  expire: { limit: 150, budgetMs: 20_000 },
  remove: { limit: 150, budgetMs: 40_000 },
  send: { limit: 360, budgetMs: 45_000 },
  // A model call holds a connection for long: 2 meetings with 2 calls each use 4 of a Worker's 6.
  notes: { limit: 20, budgetMs: 40_000, batchSize: 2 },
  purge: { limit: 30, budgetMs: 40_000 },
  forget: { limit: 300, budgetMs: 20_000 },
  invites: { limit: 150, budgetMs: 40_000 },
} as const;

const dispatchBudgetMs = 40_000;

/** Queries after which a step ends: D1 takes 1,000 per invocation. Sending always gets a few. */
const queriesUntilDispatched = 450;
const queriesUntilSent = 850;
const queriesForSending = 100;
const queriesUntilEnd = 950;

/** Rows per hour, more than an hour creates. */
const countsForgotten = 20_000;
const receiptsForgotten = 500;
/** Rows of each table, oldest first, per hour. */
const oldRowsSeen = 2_000;

/** Runs every minute. Ticks may overlap; a failed step does not stop the others. */
export async function runTick(given: World, scheduledAt = given.clock()): Promise<void> {
  const { env, clock } = given;
  const now = clock();
  const queries = countQueries(env.db);
  const db = openDb(queries.binding);
  const world = { ...given, db };
  const handlers: OutboxHandlers<MessageKind> = {
    ...notetakerHandlers(world),
    ...counterHandlers(world),
    ...inviteReplies(world),
    ...leadHandlers(world),
    ...paymentHandlers(world),
    ...checkHandlers(world),
  };
  const earliest = await look(db);
  // If the reading failed, every step is tried: some may still work.
  const isDue = (kind: keyof DueTimes, by = now) =>
    earliest === null || (earliest[kind] !== null && earliest[kind] <= by);
  const until = (most: number) => () => queries.spent() < most;
  const run = (name: keyof typeof bounds & Run) =>
    attempt(name, isDue(name === "expire" ? "dispatch" : name), () =>
      runDue(world, name, bounds[name]),
    );

  await attempt("invites", isDue("invite"), () => reconcileInvites(world, bounds.invites));
  const removed = await run("remove");
  const dispatched = await attempt("dispatch", isDue("dispatch"), () =>
    runDue(world, "dispatch", {
      limit: env.providerRatePerMinute,
      budgetMs: dispatchBudgetMs,
      canGoOn: until(queriesUntilDispatched),
    }),
  );
  const expired = await run("expire");
  const polled = await run("poll");
  // Mails about notetakers that just expired or finished leave in this tick.
  const hasMail = isDue("message") || isDue("bulk") || expired + polled > 0;
  const mostQueries = Math.max(queriesUntilSent, queries.spent() + queriesForSending);
  const sent = await attempt("send", hasMail, () =>
    sendDue(world, handlers, { ...bounds.send, canGoOn: until(mostQueries) }),
  );
  // Slow messages run beside the others.
  const noted = attempt("notes", hasMail, () =>
    sendDue(world, handlers, { ...bounds.notes, only: "slow", canGoOn: until(queriesUntilEnd) }),
  );
  const purged = await run("purge");
  const forgotten = await run("forget");
  const hourly = isFirstOfHour(scheduledAt);
  const overdue = await attempt("overdue", hourly, () =>
    overdueDeletions(db, now, oldRowsSeen).then((rows) => rows.length),
  );
  if (overdue > 0) log({ event: "purge.overdue", notetakers: overdue });
  await attempt("counts", hourly, () => forgetCounts(db, now, countsForgotten));
  await attempt("closures", hourly, () => forgetClosures(db, now));
  await attempt("bounces", hourly, () =>
    forgetBounces(db, now - keptDays.bounces * dayMs, oldRowsSeen),
  );
  await attempt("old", hourly, () => forgetOld(db, now, oldRowsSeen));
  const oldest = now - webhookReceiptRetentionMs;
  await attempt("receipts", isDue("receipt", oldest), () =>
    forgetReceipts(db, oldest, receiptsForgotten),
  );

  await noted;
  const worked = removed + dispatched + expired + polled + sent + purged + forgotten > 0;
  const left = worked ? await look(db) : earliest;
  log({
    event: "tick",
    ...{ dispatched, polled, removed, sent, purged, forgotten },
    bulkDueMs: left && Math.max(0, clock() - (left.bulk ?? Infinity)),
    oldestDueMs: left && longestWait(left, clock()),
  });
  await attempt("beat", true, () => beat(db, clock()).then(() => 0));
  await attempt("alarms", true, () => mailAlarms(world));
}

/** Deletes old messages and erased notetakers from the `limit` oldest rows of each table. */
export async function forgetOld(db: Db, now: number, limit: number): Promise<number> {
  const deletedBefore = now - keptDays.deletedRows * dayMs;
  const old = await db.all<{ id: string }>(sql`
    select id from notetakers
    where rowid in (select rowid from notetakers order by rowid limit ${limit})
      and status = 'deleted' and next_step is null and updated_at < ${deletedBefore}`);
  const ids = JSON.stringify(old.map(({ id }) => id));
  const results = await runBatch(db, [
    sql`delete from outbox where rowid in (select rowid from outbox order by rowid limit ${limit})
      and state <> 'pending' and finished_at < ${now - keptDays.sentMessages * dayMs}`,
    sql`delete from access_tokens where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetaker_notes where notetaker_id in (select value from json_each(${ids}))`,
    sql`delete from notetakers where id in (select value from json_each(${ids}))`,
  ]);
  return results.reduce((sum, { meta }) => sum + meta.changes, 0);
}

function isFirstOfHour(scheduledAt: number): boolean {
  return scheduledAt % 3_600_000 < 60_000;
}

async function look(db: Db): Promise<DueTimes | null> {
  try {
    return await readDueTimes(db);
  } catch (error) {
    log({ event: "tick.failed", step: "look", kind: kindOf(error) });
    return null;
  }
}

async function attempt(name: string, due: boolean, run: () => Promise<number>): Promise<number> {
  if (!due) return 0;
  try {
    return await run();
  } catch (error) {
    log({ event: "tick.failed", step: name, kind: kindOf(error) });
    return 0;
  }
}
