import { counterHandlers } from "~/counter/task-count.server";
import { countQueries, openDb, type Db } from "~/db/client.server";
import { inviteHandlers } from "~/invites/invite-replies.server";
import { recordHeartbeat } from "~/alarms/health.server";
import { mailAlarms } from "~/alarms/alarms.server";
import { checkHandlers } from "~/alarms/check-mail.server";
import {
  type DueTimes,
  longestWait,
  overdueDeletions,
  readDueTimes,
} from "~/alarms/due-times.server";
import { forgetOld } from "~/jobs/forget-old.server";
import type { MessageKind, OutboxHandlers } from "~/jobs/message";
import { sendDue } from "~/jobs/send-due.server";
import { leadHandlers } from "~/leads/mails/lead-handlers.server";
import { kindOf, log } from "~/lib/log/log.server";
import { notetakerHandlers } from "~/notetaker/mails/notetaker-handlers.server";
import { runDue, type TickStep } from "~/notetaker/pipeline/run-steps.server";
import { paymentHandlers } from "~/payments/deliver-order.server";
import type { World } from "~/world.server";
import { reconcileInvites } from "./inbound-email";

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

/**
 * A step stops once the whole tick has spent this many queries: D1 allows 1,000 per invocation.
 * Sending may always spend 100 of its own.
 */
const queriesUntilDispatched = 450;
const queriesUntilSent = 850;
const queriesForSending = 100;
const queriesUntilEnd = 950;

const maxOverdueRead = 2_000;

/** Runs every minute. Ticks may overlap; a failed step does not stop the others. */
export async function runTick(outer: World, scheduledAt = outer.clock()): Promise<void> {
  const { env, clock } = outer;
  const now = clock();
  const queries = countQueries(env.db);
  const db = openDb(queries.binding);
  const world = { ...outer, db };
  const handlers: OutboxHandlers<MessageKind> = {
    ...notetakerHandlers(world),
    ...counterHandlers(world),
    ...inviteHandlers(world),
    ...leadHandlers(world),
    ...paymentHandlers(world),
    ...checkHandlers(world),
  };
  const dueAtStart = await readDue(db);
  // Every step runs if the due times could not be read.
  const isDue = (kind: keyof DueTimes) =>
    dueAtStart === null || (dueAtStart[kind] !== null && dueAtStart[kind] <= now);
  const whileBelow = (maxQueries: number) => () => queries.spent() < maxQueries;
  const run = (step: Exclude<TickStep, "dispatch">) => {
    // Notetakers that expire were due for dispatch, so both steps share one due time.
    const isStepDue = isDue(step === "expire" ? "dispatch" : step);
    return attempt(step, isStepDue, () => runDue(world, step, bounds[step]));
  };

  await attempt("invites", isDue("invite"), () => reconcileInvites(world, bounds.invites));
  const removed = await run("remove");
  const dispatched = await attempt("dispatch", isDue("dispatch"), () =>
    runDue(world, "dispatch", {
      limit: env.providerRatePerMinute,
      budgetMs: dispatchBudgetMs,
      canGoOn: whileBelow(queriesUntilDispatched),
    }),
  );
  const expired = await run("expire");
  const polled = await run("poll");
  // Mails about notetakers that just expired or finished leave in this tick.
  const hasMessages = isDue("message") || isDue("bulk") || expired + polled > 0;
  const queriesUntilSendingEnds = Math.max(queriesUntilSent, queries.spent() + queriesForSending);
  const sent = await attempt("send", hasMessages, () =>
    sendDue(world, handlers, { ...bounds.send, canGoOn: whileBelow(queriesUntilSendingEnds) }),
  );
  // Not awaited yet: notes are written while `purge` and `forget` run.
  const writingNotes = attempt("notes", hasMessages, () =>
    sendDue(world, handlers, {
      ...bounds.notes,
      only: "slow",
      canGoOn: whileBelow(queriesUntilEnd),
    }),
  );
  const purged = await run("purge");
  const forgotten = await run("forget");
  const isFirstOfHour = new Date(scheduledAt).getUTCMinutes() === 0;
  await attempt("overdue", isFirstOfHour, async () => {
    const overdue = await overdueDeletions(db, now, maxOverdueRead);
    if (overdue.length > 0) log({ event: "purge.overdue", notetakers: overdue.length });
    return overdue.length;
  });
  await attempt("old", isFirstOfHour, () => forgetOld(db, now));

  await writingNotes;
  const hasWorked = removed + dispatched + expired + polled + sent + purged + forgotten > 0;
  const dueAtEnd = hasWorked ? await readDue(db) : dueAtStart;
  const end = clock();
  log({
    event: "tick",
    dispatched,
    polled,
    removed,
    sent,
    purged,
    forgotten,
    bulkWaitMs: dueAtEnd && longestWait({ bulk: dueAtEnd.bulk }, end),
    longestWaitMs: dueAtEnd && longestWait({ ...dueAtEnd, bulk: null }, end),
  });
  await attempt("beat", true, () => recordHeartbeat(db, clock()).then(() => 0));
  await attempt("alarms", true, () => mailAlarms(world));
}

async function readDue(db: Db): Promise<DueTimes | null> {
  try {
    return await readDueTimes(db);
  } catch (error) {
    log({ event: "tick.failed", step: "look", kind: kindOf(error) });
    return null;
  }
}

/** Returns how much `run` did; 0 if it was not due or failed. */
async function attempt(step: string, due: boolean, run: () => Promise<number>): Promise<number> {
  if (!due) return 0;
  try {
    return await run();
  } catch (error) {
    log({ event: "tick.failed", step, kind: kindOf(error) });
    return 0;
  }
}
