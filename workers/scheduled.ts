import { forgetCounts } from "~/abuse/counts.server";
import { counterHandlers } from "~/counter/count.server";
import {
  countOverdueDeletions,
  countQueries,
  type Earliest,
  longestWait,
  readEarliest,
} from "~/db/ahead.server";
import { openDb, type Db } from "~/db/client.server";
import { checkHandlers } from "~/jobs/check-mail.server";
import { kindOf } from "~/jobs/drain.server";
import type { MessageKind, OutboxHandlers } from "~/jobs/message";
import { readLaneWaits } from "~/jobs/queues.server";
import { sendDue } from "~/jobs/send-due.server";
import { leadHandlers } from "~/leads/mails/handlers.server";
import { log } from "~/lib/log/log.server";
import { notetakerHandlers } from "~/notetaker/mails/handlers.server";
import { allOf } from "~/notetaker/provider/open-provider.server";
import { receiptRetentionMs } from "~/notetaker/schedule";
import { tellLate } from "~/notetaker/store/limits/late.server";
import { rateOf } from "~/notetaker/store/limits/rate.server";
import { forgetClosures, forgetOldReceipts } from "~/notetaker/steps/purge.server";
import { dispatchUntil, runDue } from "~/notetaker/steps/run.server";
import type { Step } from "~/notetaker/status";
import { paymentHandlers } from "~/payments/deliver.server";
import type { World } from "~/world.server";
import { inviteReplies, settleInvites } from "./inbound-email";

/** What a tick does of each kind at most; what is left is due in the next one. */
export const bounds = {
  dispatch: { limit: 1_500, budgetMs: 40_000 },
  poll: { limit: 150, budgetMs: 40_000 },
  remove: { limit: 150, budgetMs: 40_000 },
  send: { limit: 360, budgetMs: 45_000 },
  // Of a Worker's six connections, notes hold four (two meetings with two calls each) for as long as a model thinks.
  notes: { limit: 20, budgetMs: 40_000, batchSize: 2 },
  purge: { limit: 30, budgetMs: 40_000 },
  forget: { limit: 300, budgetMs: 20_000 },
  invites: { limit: 150, budgetMs: 40_000 },
} as const;

/**
 * A dispatch and sending each go on until the tick has made so many queries; sending is never left
 * without a few. D1 takes 1,000 in all, and the steps that follow need some.
 */
const queriesUntilDispatched = 450;
const queriesUntilSent = 850;
const queriesForSending = 100;
/** What waits for the provider's rate goes on until so many are made. */
const queriesUntilEnd = 950;
/** By then the next tick has begun. */
const tickMs = 60_000;

/** How many counts against abuse are forgotten in an hour: more than an hour's posts bring about. */
const countsForgotten = 20_000;

/**
 * The cron, every minute: settle the invites, remove the bots of the cancelled, dispatch what is due,
 * poll the silent, send the outbox, purge the expired, forget whom that was told. What the provider's rate
 * has kept waiting is dispatched until the next tick takes over.
 * Two ticks may overlap, and a step that fails does not keep the others from running.
 * `scheduledAt`: the minute that the cron meant, which may be over by now.
 */
export async function runTick(given: World, scheduledAt = given.clock()): Promise<void> {
  const { env, clock } = given;
  const now = clock();
  const queries = countQueries(env.db);
  const db = openDb(queries.binding);
  const world = { ...given, db };
  const handlers: OutboxHandlers<MessageKind> = {
    ...notetakerHandlers(world),
    ...counterHandlers(env),
    ...inviteReplies(world),
    ...leadHandlers(world),
    ...paymentHandlers(world),
    ...checkHandlers(world),
  };
  // A model takes most of a minute where a mail takes a moment: no mail waits behind it.
  const slow = env.summary === null ? [] : ["notes" satisfies MessageKind];
  const earliest = await look(db);
  const isDue = (at: number | null) => at !== null && at <= now;

  const run = (name: Step) => {
    const isRated = name === "dispatch";
    const canGoOn = () => !isRated || queries.spent() < queriesUntilDispatched;
    return attempt(name, isDue(earliest[name]), () =>
      runDue(world, name, { ...bounds[name], canGoOn }),
    );
  };

  await attempt("invites", isDue(earliest.invite), () => settleInvites(world, bounds.invites));
  const removed = await run("remove");
  const dispatched = await run("dispatch");
  for (const { name } of allOf(world)) {
    await attempt("late", isDue(earliest.dispatch), () =>
      tellLate(db, rateOf(world, name), clock()),
    );
  }
  const polled = await run("poll");
  // What was given up or finished a moment ago is to be told in this tick.
  const hasMail = isDue(earliest.message) || isDue(earliest.dispatch) || polled > 0;
  const mostQueries = Math.max(queriesUntilSent, queries.spent() + queriesForSending);
  const canGoOn = () => queries.spent() < mostQueries;
  const canWait = () => queries.spent() < queriesUntilEnd;
  const sent = await attempt("send", hasMail, () =>
    sendDue(world, handlers, { ...bounds.send, canGoOn, without: slow }),
  );
  const noted = attempt("notes", slow.length > 0 && hasMail, () =>
    sendDue(world, handlers, { ...bounds.notes, canGoOn: canWait, kinds: slow }),
  );
  const purged = await run("purge");
  const forgotten = await run("forget");
  const overdue = await attempt("overdue", isFirstOfHour(scheduledAt), () =>
    countOverdueDeletions(db, now),
  );
  if (overdue > 0) log({ event: "purge.overdue", jobs: overdue });
  await attempt("counts", isFirstOfHour(scheduledAt), () => forgetCounts(db, now, countsForgotten));
  await attempt("closures", isFirstOfHour(scheduledAt), () => forgetClosures(db, now));
  const isOld = earliest.receipt !== null && earliest.receipt <= now - receiptRetentionMs;
  await attempt("receipts", isOld, () => forgetOldReceipts(world));

  const followed = await attempt("dispatch", isDue(earliest.dispatch), () =>
    dispatchUntil(world, now + tickMs, {
      ...bounds.dispatch,
      limit: bounds.dispatch.limit - dispatched,
      canGoOn: canWait,
    }),
  );

  await noted;
  const worked = followed + removed + dispatched + polled + sent + purged + forgotten > 0;
  const left = worked ? await look(db) : earliest;
  const waits = isDue(left.message) ? await readLaneWaits(db, clock()).catch(() => null) : null;
  log({
    event: "tick",
    ...{ dispatched: dispatched + followed, polled, removed, sent, purged, forgotten },
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

async function attempt(name: string, due: boolean, run: () => Promise<number>): Promise<number> {
  if (!due) return 0;
  try {
    return await run();
  } catch (error) {
    log({ event: "tick.failed", step: name, kind: kindOf(error) });
    return 0;
  }
}
