import { forgetCounts } from "~/abuse/counts.server";
import { checkHandlers } from "~/check/operator-mail.server";
import type { Env } from "~/config/env.server";
import { counterHandlers } from "~/counter/outbox-handler.server";
import { openDb, type Db } from "~/db/client.server";
import { countQueries } from "~/db/count-queries.server";
import { longestWait, readEarliest, type Earliest } from "~/db/earliest.server";
import { countOverdueDeletions } from "~/db/overdue-deletions.server";
import { leadHandlers } from "~/leads/deliver.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import { notetakerHandlers } from "~/notetaker/deliver.server";
import { dispatchDue } from "~/notetaker/dispatch.server";
import { forgetClosures, forgetTold } from "~/notetaker/forget.server";
import { pollSilent } from "~/notetaker/poll.server";
import type { BotProvider } from "~/notetaker/provider/bot-provider";
import { createRecallProvider } from "~/notetaker/provider/recall.server";
import { forgetOldReceipts, purgeExpired } from "~/notetaker/purge.server";
import { removeCancelled } from "~/notetaker/remove.server";
import { receiptRetentionMs } from "~/notetaker/schedule";
import { readLaneWaits } from "~/outbox/queues.server";
import { sendDue } from "~/outbox/send-due.server";
import { paymentHandlers } from "~/payments/deliver.server";
import { inviteReplies, settleInvites } from "./inbound-email";

/** What a tick does of each kind at most; what is left is due in the next one. */
const bounds = {
  dispatch: { limit: 300, budgetMs: 40_000 },
  poll: { limit: 150, budgetMs: 40_000 },
  remove: { limit: 150, budgetMs: 40_000 },
  send: { limit: 360, budgetMs: 45_000 },
  purge: { limit: 30, budgetMs: 40_000 },
  forget: { limit: 300, budgetMs: 20_000 },
  invites: { limit: 150, budgetMs: 40_000 },
} as const;

/**
 * Sending goes on until the tick has made so many queries, but is never left without a few: D1 takes
 * 1,000 in all, and the steps that follow need some.
 */
const queriesUntilSent = 850;
const queriesForSending = 100;

/** How many counts against abuse are forgotten in an hour: more than an hour's posts bring about. */
const countsForgotten = 20_000;

export type Tick = {
  readonly env: Env;
  /** Epoch milliseconds at the start of the tick; its clock goes on from here. */
  readonly now: number;
  /** The minute that the cron meant, which may be over by now; `now` if absent. */
  readonly scheduledAt?: number;
  /** Recall.ai, unless a test brings its own. */
  readonly provider?: BotProvider;
};

/**
 * The cron, every minute: settle the invites, remove the bots of the cancelled, dispatch what is due,
 * poll the silent, send the outbox, purge the expired, forget whom that was told.
 * Two ticks may overlap, and a step that fails does not keep the others from running.
 */
export async function runTick({ env, now, scheduledAt = now, ...options }: Tick): Promise<void> {
  const began = Date.now();
  const clock = () => now + Date.now() - began;
  const queries = countQueries(env.db);
  const db = openDb(queries.binding);
  const provider = options.provider ?? (env.recall && createRecallProvider(env.recall, fetch));
  const world = { env, db, provider, clock, random: Math.random, fetch };
  const handlers = {
    ...notetakerHandlers(world),
    ...counterHandlers(env),
    ...inviteReplies(world),
    ...leadHandlers(world),
    ...paymentHandlers(world),
    ...checkHandlers(world),
  };
  const earliest = await look(db);
  const isDue = (at: number | null) => at !== null && at <= now;

  await step("invites", isDue(earliest.invite), () => settleInvites(world, bounds.invites));
  const removed = await step("remove", isDue(earliest.remove), () =>
    removeCancelled(world, bounds.remove),
  );
  const dispatched = await step("dispatch", isDue(earliest.dispatch), () =>
    dispatchDue(world, bounds.dispatch),
  );
  const polled = await step("poll", isDue(earliest.poll), () => pollSilent(world, bounds.poll));
  // What was given up or finished a moment ago is to be told in this tick.
  const hasMail = isDue(earliest.message) || dispatched > 0 || polled > 0;
  const mostQueries = Math.max(queriesUntilSent, queries.spent() + queriesForSending);
  const canGoOn = () => queries.spent() < mostQueries;
  const sent = await step("send", hasMail, () =>
    sendDue(world, handlers, { ...bounds.send, canGoOn }),
  );
  const purged = await step("purge", isDue(earliest.purge), () =>
    purgeExpired(world, bounds.purge),
  );
  const forgotten = await step("forget", isDue(earliest.forget), () =>
    forgetTold(world, bounds.forget),
  );
  const overdue = await step("overdue", isFirstOfHour(scheduledAt), () =>
    countOverdueDeletions(db, now),
  );
  if (overdue > 0) log({ event: "purge.overdue", jobs: overdue });
  await step("counts", isFirstOfHour(scheduledAt), () => forgetCounts(db, now, countsForgotten));
  await step("closures", isFirstOfHour(scheduledAt), () => forgetClosures(db, now));
  const isOld = earliest.receipt !== null && earliest.receipt <= now - receiptRetentionMs;
  await step("receipts", isOld, () => forgetOldReceipts(world));

  const worked = removed + dispatched + polled + sent + purged + forgotten > 0;
  const left = worked ? await look(db) : earliest;
  const waits = isDue(left.message) ? await readLaneWaits(db, clock()).catch(() => null) : null;
  log({
    event: "tick",
    ...{ dispatched, polled, removed, sent, purged, forgotten },
    bulkDueMs: waits?.bulk ?? 0,
    oldestDueMs: Math.max(longestWait(left, clock()), waits?.personal ?? 0),
  });
}

/** Once an hour is often enough to say what is not done for more than an hour, and to forget. */
function isFirstOfHour(scheduledAt: number): boolean {
  return scheduledAt % 3_600_000 < 60_000;
}

/** If even looking fails, every step is tried: it may be that one of the others still works. */
async function look(db: Db): Promise<Earliest> {
  try {
    return await readEarliest(db);
  } catch (error) {
    log({ event: "tick.failed", step: "look", kind: kindOf(error) });
    return {
      dispatch: 0,
      poll: 0,
      remove: 0,
      purge: 0,
      forget: 0,
      invite: 0,
      message: 0,
      receipt: 0,
    };
  }
}

async function step(name: string, due: boolean, run: () => Promise<number>): Promise<number> {
  if (!due) return 0;
  try {
    return await run();
  } catch (error) {
    log({ event: "tick.failed", step: name, kind: kindOf(error) });
    return 0;
  }
}
