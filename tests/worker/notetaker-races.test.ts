import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { appointment } from "../support/control";
import {
  day,
  emptyTables,
  env,
  allNotetakers,
  minute,
  outboxRows,
  start,
} from "../support/pipeline";
import {
  click,
  createOrder,
  meet,
  pass,
  pick,
  prepare,
  run,
  tickWithoutFaults,
  tick,
  type Order,
} from "../support/race-order";
import { isAlive } from "../support/race-provider";
import { cancelNotetaker, deleteEverything, stopBot } from "~/notetaker/changes/change.server";
import { optOut } from "~/notetaker/changes/objections.server";
import { type NewAppointment, rescheduleNotetaker } from "~/notetaker/changes/reschedule.server";
import { sourcesOf, restartableStatuses, statuses } from "~/notetaker/status";

/**
 * People against the cron, the provider and its webhooks, in orders that a seed decides, against the real
 * database.
 */
const orders = cases(60, 1_000);

beforeAll(async () => {
  await emptyTables();
  await refuseBackwardMoves();
});

afterAll(() =>
  env.db.batch([
    env.db.prepare("drop trigger only_forward"),
    env.db.prepare("drop table allowed_moves"),
  ]),
);

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => undefined);
});

/** The database itself refuses moves that `status.ts` does not allow. */
async function refuseBackwardMoves(): Promise<void> {
  const pairs = statuses.flatMap((to) => sourcesOf[to].map((from) => `('${from}', '${to}')`));
  const restarts = restartableStatuses.map((status) => `'${status}'`).join(", ");
  await env.db.batch([
    env.db.prepare("create table allowed_moves (old text, new text)"),
    env.db.prepare(`insert into allowed_moves values ${pairs.join(", ")}`),
    env.db.prepare(`
      create trigger only_forward before update of status on notetakers
      when old.status <> new.status
        and not exists (select 1 from allowed_moves as allowed
                        where allowed.old = old.status and allowed.new = new.status)
        and not (new.status = 'requested' and new.revision > old.revision
                 and old.status in (${restarts}))
      begin select raise(abort, 'a notetaker went backwards'); end`),
  ]);
}

async function ends(all: readonly Order[]) {
  const byId = new Map((await allNotetakers()).map((notetaker) => [notetaker.id, notetaker]));
  return all.map((order) => {
    const notetaker = byId.get(order.notetakerId ?? "");
    if (!notetaker) throw new Error(`order ${order.nth} left nothing`);
    return { order, notetaker, alive: order.provider.bots.filter(isAlive) };
  });
}

type End = Awaited<ReturnType<typeof ends>>[number];

/** The numbers of the orders that break a rule: with one of them the order can be repeated. */
const broken = (all: readonly End[], rule: (end: End) => boolean) =>
  all.filter((end) => !rule(end)).map(({ order }) => order.nth);

const soon = start + 5 * minute;
const near = start + 9.5 * minute;
const later = [start + 2 * day, near, start + 3 * day] as const;

const joinsSoon = (joinAt: number | null) => joinAt === null || joinAt <= soon;
const move = (order: Order, to: NewAppointment) =>
  click(order, (world, id) => rescheduleNotetaker(world, id, to));

/** Webhooks, lost time and one or two ticks, as the order's random numbers have them. */
function surround(order: Order): void {
  const { random } = order.race;
  if (random() < 0.3) pass(order);
  if (random() < 0.6) meet(order, joinsSoon);
  for (let ticks = 1 + Math.floor(random() * 2); ticks > 0; ticks -= 1) tick(order);
}

test(`cancelling and deleting against all else, in ${orders} orders, leaves no bot`, async () => {
  const all = Array.from({ length: orders }, (_, nth) => createOrder("a", nth));
  await prepare(all, [null, soon, start + day]);
  for (const order of all.filter(({ race }) => race.random() < 0.2)) meet(order, joinsSoon);
  await run(all);
  for (const order of all) {
    const { random } = order.race;
    click(order, random() < 0.7 ? cancelNotetaker : deleteEverything);
    if (random() < 0.5) click(order, random() < 0.7 ? cancelNotetaker : deleteEverything);
    if (random() < 0.3) move(order, appointment(pick(order, later)));
    surround(order);
  }
  await run(all);
  await tickWithoutFaults(all);

  const outcomes = await ends(all);
  const isCalledOff = ({ notetaker }: End) => notetaker.cancelledAt !== null;
  const gone = outcomes.filter(
    (end) => isCalledOff(end) || end.notetaker.deleteRequestedAt !== null,
  );
  const over = ["cancelled", "deleted"];
  expect(broken(gone, ({ alive }) => alive.length === 0)).toEqual([]);
  const calledOff = gone.filter(isCalledOff);
  expect(broken(calledOff, ({ notetaker }) => over.includes(notetaker.status))).toEqual([]);
  expect(broken(outcomes, ({ alive }) => alive.length <= 1)).toEqual([]);

  const tooLate = outcomes.filter(({ order }) =>
    order.answers.some((answer) => answer.outcome === "refused" && answer.why === "too_late"),
  );
  const hadBots = gone.filter(({ order }) => order.provider.bots.length > 0);
  console.info(`gone ${gone.length}, with bots ${hadBots.length}, refused ${tooLate.length}`);
  expect(gone.length).toBeGreaterThan(orders / 2);
  expect(hadBots.length).toBeGreaterThan(orders / 4);
  expect(tooLate.length).toBeGreaterThan(0);
}, 180_000);

test(`moving against all else, in ${orders} orders, leaves one bot at the new time`, async () => {
  const all = Array.from({ length: orders }, (_, nth) => createOrder("b", nth));
  await prepare(all, [soon, start + day]);
  for (const order of all) {
    const { random } = order.race;
    const to = appointment(pick(order, later));
    move(order, to);
    if (random() < 0.6) move(order, random() < 0.3 ? to : appointment(pick(order, later)));
    surround(order);
  }
  await run(all);
  await tickWithoutFaults(all);

  const outcomes = await ends(all);
  const moved = outcomes.filter(({ notetaker }) => notetaker.sequence > 0);
  expect(broken(outcomes, ({ alive }) => alive.length <= 1)).toEqual([]);
  expect(broken(moved, ({ notetaker }) => notetaker.status === "scheduled")).toEqual([]);
  const isRight = ({ alive: [bot], notetaker }: End) =>
    bot?.id === notetaker.botId &&
    bot.asked.joinAt === notetaker.startsAt &&
    bot.asked.revision === notetaker.revision &&
    later.some((at) => at === notetaker.startsAt);
  expect(broken(moved, isRight)).toEqual([]);
  // Each move that was made, and none that was not, is mails.
  const mails = (await outboxRows()).filter(({ kind }) => kind === "rescheduled");
  const movesOf = ({ notetaker }: End) =>
    mails.filter(({ subjectId }) => subjectId === notetaker.id).length;
  expect(broken(outcomes, (end) => movesOf(end) === end.notetaker.sequence)).toEqual([]);

  const replaced = moved.filter(({ order }) => order.provider.bots.length > 1);
  console.info(`moved ${moved.length}, replaced ${replaced.length}`);
  expect(moved.length).toBeGreaterThan(orders / 2);
  expect(replaced.length).toBeGreaterThan(orders / 20);
}, 180_000);

test(`stopping and objecting against all else, in ${orders} orders, leaves no bot`, async () => {
  const all = Array.from({ length: orders }, (_, nth) => createOrder("c", nth));
  await prepare(all, [null, soon]);
  for (const order of all) meet(order, joinsSoon);
  await run(all);
  for (const order of all) {
    const { random } = order.race;
    click(order, random() < 0.6 ? stopBot : optOut);
    if (random() < 0.3) click(order, random() < 0.5 ? stopBot : optOut);
    if (random() < 0.2) move(order, appointment(pick(order, later)));
    surround(order);
  }
  await run(all);
  await tickWithoutFaults(all);

  const outcomes = await ends(all);
  const mustLeave = (end: End) =>
    end.notetaker.stopRequestedAt !== null ||
    end.notetaker.cancelledAt !== null ||
    end.notetaker.reason === "opted_out";
  const stopped = outcomes.filter(mustLeave);
  expect(broken(stopped, ({ alive }) => alive.length === 0)).toEqual([]);
  const objected = stopped.filter(({ notetaker }) => notetaker.reason === "opted_out");
  const isGone = ({ notetaker }: End) => ["cancelled", "deleted"].includes(notetaker.status);
  expect(broken(objected, isGone)).toEqual([]);
  const mails = (await outboxRows()).filter(({ kind }) => kind === "opted_out");
  const isMailed = ({ notetaker }: End) =>
    notetaker.cancelledAt !== null || mails.some(({ subjectId }) => subjectId === notetaker.id);
  expect(broken(objected, isMailed)).toEqual([]);
  console.info(`stopped ${stopped.length}, of them objected to ${objected.length}`);
  expect(objected.length).toBeGreaterThan(orders / 5);
  expect(stopped.length - objected.length).toBeGreaterThan(orders / 5);
}, 180_000);
