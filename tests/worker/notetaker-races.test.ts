import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { cases } from "../support/cases";
import { appointment } from "../support/control";
import { db, day, emptyTables, env, jobs, minute, start } from "../support/pipeline";
import {
  click,
  createOrder,
  meet,
  pass,
  pick,
  prepare,
  run,
  settle,
  tick,
  type Order,
} from "../support/race-order";
import { isAlive } from "../support/race-provider";
import { notetakerRequests } from "~/db/schema.server";
import type { NewAppointment } from "~/notetaker/changes/rules";
import {
  cancelRequest,
  deleteEverything,
  rescheduleRequest,
} from "~/notetaker/changes/change.server";
import { leavesFor, restartableStatuses, statuses } from "~/notetaker/status";

/**
 * People against the cron, the provider and its webhooks, in orders that a seed decides, against the real
 * database.
 */
const orders = cases(120, 1_000);

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

/** The database itself refuses what `status.ts` does not allow, whoever writes it. */
async function refuseBackwardMoves(): Promise<void> {
  const pairs = statuses.flatMap((to) => leavesFor[to].map((from) => `('${from}', '${to}')`));
  const restarts = restartableStatuses.map((status) => `'${status}'`).join(", ");
  await env.db.batch([
    env.db.prepare("create table allowed_moves (old text, new text)"),
    env.db.prepare(`insert into allowed_moves values ${pairs.join(", ")}`),
    env.db.prepare(`
      create trigger only_forward before update of status on notetaker_jobs
      when old.status <> new.status
        and not exists (select 1 from allowed_moves as allowed
                        where allowed.old = old.status and allowed.new = new.status)
        and not (new.status = 'requested' and new.revision > old.revision
                 and old.status in (${restarts}))
      begin select raise(abort, 'a job went backwards'); end`),
  ]);
}

/** What is left of each order, when all is over. */
async function ends(all: readonly Order[]) {
  const jobsById = new Map((await jobs()).map((job) => [job.id, job]));
  const requests = await db.select().from(notetakerRequests);
  const byId = new Map(requests.map((request) => [request.id, request]));
  return all.map((order) => {
    const job = jobsById.get(order.jobId ?? "");
    const request = byId.get(order.requestId ?? "");
    if (!job || !request) throw new Error(`order ${order.nth} left nothing`);
    return { order, job, request, alive: order.provider.bots.filter(isAlive) };
  });
}

/** The numbers of the orders that break a rule: with one of them the order can be repeated. */
const broken = <End extends { order: Order }>(all: readonly End[], rule: (end: End) => boolean) =>
  all.filter((end) => !rule(end)).map(({ order }) => order.nth);

const soon = start + 5 * minute;
const near = start + 9.5 * minute;
const later = [start + 2 * day, near, start + 3 * day] as const;

const joinsSoon = (joinAt: number | null) => joinAt === null || joinAt <= soon;
const move = (order: Order, to: NewAppointment) =>
  click(order, (world, requestId) => rescheduleRequest(world, requestId, to));

test(`cancelling and deleting against all else, in ${orders} orders, leaves no bot`, async () => {
  const all = Array.from({ length: orders }, (_, nth) => createOrder("a", nth));
  await prepare(all, [null, soon, start + day]);
  for (const order of all.filter(({ race }) => race.random() < 0.2)) meet(order, joinsSoon);
  await run(all);
  for (const order of all) {
    const { random } = order.race;
    click(order, random() < 0.7 ? cancelRequest : deleteEverything);
    if (random() < 0.5) click(order, random() < 0.7 ? cancelRequest : deleteEverything);
    if (random() < 0.3) move(order, appointment(pick(order, later)));
    if (random() < 0.3) pass(order);
    if (random() < 0.6) meet(order, joinsSoon);
    for (let ticks = 1 + Math.floor(random() * 2); ticks > 0; ticks -= 1) tick(order);
  }
  await run(all);
  await settle(all);

  const left = await ends(all);
  const cancelled = left.filter(
    ({ request, job }) => request.cancelledAt !== null || job.deleteRequestedAt !== null,
  );
  const over = ["cancelled", "deleted"];
  expect(broken(cancelled, ({ alive }) => alive.length === 0)).toEqual([]);
  const calledOff = cancelled.filter(({ request }) => request.cancelledAt !== null);
  expect(broken(calledOff, ({ job }) => over.includes(job.status))).toEqual([]);
  expect(broken(left, ({ alive }) => alive.length <= 1)).toEqual([]);

  const tooLate = left.filter(({ order }) =>
    order.answers.some((answer) => answer.outcome === "refused" && answer.why === "too_late"),
  );
  const hadBots = cancelled.filter(({ order }) => order.provider.bots.length > 0);
  console.info(
    `cancelled ${cancelled.length}, with bots ${hadBots.length}, refused ${tooLate.length}`,
  );
  expect(cancelled.length).toBeGreaterThan(orders / 2);
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
    if (random() < 0.3) pass(order);
    if (random() < 0.6) meet(order, joinsSoon);
    for (let ticks = 1 + Math.floor(random() * 2); ticks > 0; ticks -= 1) tick(order);
  }
  await run(all);
  await settle(all);

  const left = await ends(all);
  const moved = left.filter(({ request }) => request.sequence > 0);
  expect(broken(left, ({ alive }) => alive.length <= 1)).toEqual([]);
  expect(broken(moved, ({ job }) => job.status === "scheduled")).toEqual([]);
  const isRight = ({ alive: [bot], job }: (typeof moved)[number]) =>
    bot?.id === job.botId &&
    bot.asked.joinAt === job.startsAt &&
    bot.asked.revision === job.revision &&
    later.some((at) => at === job.startsAt);
  expect(broken(moved, isRight)).toEqual([]);

  const changed = moved.filter(({ order }) => order.provider.countOf("updateBot") > 0);
  const replaced = moved.filter(({ order }) => order.provider.bots.length > 1);
  console.info(`moved ${moved.length}, changed ${changed.length}, replaced ${replaced.length}`);
  expect(moved.length).toBeGreaterThan(orders / 2);
  expect(changed.length).toBeGreaterThan(orders / 20);
  expect(replaced.length).toBeGreaterThan(orders / 20);
}, 180_000);
