import { fakeProvider } from "./fake-provider";
import { env, input, lettersOf, minute, readWebhook, scheduledAt, start } from "./pipeline";
import { createRace, runRaces, type Isolate, type Race } from "./race";
import { createRaceDatabase } from "./race-database";
import { advanceBot, isAlive, pausing } from "./race-provider";
import { seededRandom } from "./random";
import { botEvent, signedWebhook } from "./signed-webhook";
import type { WithProvider } from "~/world.server";
import { openDb } from "~/db/client.server";
import type { ControlOutcome } from "~/notetaker/changes/possible-actions";
import { requestNotetaker } from "~/notetaker/request/take.server";
import { takeWebhook } from "~/notetaker/pipeline/take-webhook.server";
import { runNow } from "~/notetaker/pipeline/run-steps.server";

const seed = 20_261_120;
/** Number of races that run in parallel, each with its own notetaker. */
const racesInParallel = 1_000;

const database = createRaceDatabase(env.db);
const webhookSecret = env.recall?.webhookSecrets[0] ?? "";

export type Order = ReturnType<typeof createOrder>;

/** One order of events: a person with a request, and everything that may happen to the request. */
export function createOrder(letter: "a" | "b" | "c", nth: number) {
  const random = seededRandom(seed + nth);
  return {
    race: createRace(random),
    provider: fakeProvider(),
    nth,
    meetingCode: `${letter}bc-${lettersOf(nth, 4)}-xyz`,
    answers: [] as ControlOutcome[],
    time: start,
    /** Probability that a call of the provider goes wrong; 0 at the end. */
    faults: 0.2,
    notetakerId: null as string | null,
  };
}

function worldOf(order: Order, isolate: Isolate): WithProvider {
  return {
    // All orders share one site, and one day.
    env: { ...env, dailyBotLimit: 100_000 },
    db: openDb(database.binding(isolate.turn)),
    provider: pausing(order.provider, order.race, isolate, order),
    otherProviders: [],
    fetch: () => Promise.reject(new TypeError("there is no network in a race")),
    clock: () => order.time,
    random: order.race.random,
    sleep: () => Promise.resolve(),
    waitUntil: (work: Promise<unknown>) => isolate.start(() => work),
  };
}

/** Runs work in an isolate of its own, which sometimes dies in the middle. */
function runInIsolate(order: Order, work: (world: WithProvider) => Promise<unknown>): void {
  const { race } = order;
  const isolate = race.isolate();
  const world = worldOf(order, isolate);
  isolate.start(async () => {
    for (let turns = Math.floor(race.random() * 8); turns >= 0; turns -= 1) await isolate.turn();
    await work(world);
  });
  if (order.faults > 0 && race.random() < 0.12) dieSoon(race, isolate);
}

function dieSoon(race: Race, isolate: Isolate): void {
  const fate = race.isolate();
  fate.start(async () => {
    for (let turns = Math.floor(race.random() * 12); turns >= 0; turns -= 1) await fate.turn();
    isolate.die();
  });
}

/** Stores the request, as if the isolate had died before the dispatch. */
function store(order: Order, startsAt: number | null): void {
  const { meetingCode } = order;
  const when = startsAt === null ? {} : scheduledAt(startsAt);
  const isolate = order.race.isolate();
  const world = { ...worldOf(order, isolate), waitUntil: () => undefined };
  isolate.start(async () => {
    const asked = await requestNotetaker(world, {
      input: input({ ...when, meetingCode, email: `${meetingCode}@example.test` }),
      idempotencyKey: meetingCode,
      sender: { kind: "web", network: meetingCode },
    });
    if ("id" in asked) order.notetakerId = asked.id;
  });
}

export function click(
  order: Order,
  press: (world: WithProvider, notetakerId: string) => Promise<ControlOutcome>,
): void {
  runInIsolate(order, async (world) => {
    if (order.notetakerId !== null) order.answers.push(await press(world, order.notetakerId));
  });
}

export function tick(order: Order): void {
  runInIsolate(order, async (world) => {
    if (order.notetakerId === null) return;
    await runNow(world, "remove", order.notetakerId);
    await runNow(world, "dispatch", order.notetakerId);
    await runNow(world, "poll", order.notetakerId);
    await runNow(world, "purge", order.notetakerId);
  });
}

/** Bots join, wait and record; the provider's webhooks come late, twice or never. */
export function meet(order: Order, joins: (joinAt: number | null) => boolean): void {
  const { race, provider } = order;
  runInIsolate(order, async (world) => {
    for (let steps = 0; steps < 6; steps += 1) {
      const ready = provider.bots.filter((bot) => isAlive(bot) && joins(bot.asked.joinAt));
      const bot = ready[Math.floor(race.random() * ready.length)];
      const code = bot && advanceBot(bot, order.time);
      const { notetakerId, revision } = bot?.asked ?? { notetakerId: "", revision: 0 };
      if (bot && code && race.random() < 0.8) {
        const body = botEvent(`bot.${code}`, { id: bot.id, notetakerId, revision });
        deliver(order, body);
        if (race.random() < 0.3) deliver(order, body);
      }
      // This call only lets others continue before the next change.
      await world.provider.findBots("nobody's");
    }
  });
}

function deliver(order: Order, body: string): void {
  const id = `${order.meetingCode}${order.race.random()}`;
  runInIsolate(order, async (world) => {
    const { headers } = await signedWebhook(webhookSecret, { id, at: world.clock(), body });
    const taken = await takeWebhook(world, readWebhook, headers, new TextEncoder().encode(body));
    if (taken.outcome === "stored") await taken.after?.();
  });
}

/** Lets more time pass than any lease lasts. */
export function pass(order: Order): void {
  runInIsolate(order, async () => void (order.time += 95_000));
}

export async function run(all: readonly Order[]): Promise<void> {
  for (let from = 0; from < all.length; from += racesInParallel) {
    await runRaces(
      all.slice(from, from + racesInParallel).map(({ race }) => race),
      database,
    );
  }
}

/** Stores all requests and runs a tick for about half of them, before the events of the race begin. */
export async function prepare(
  all: readonly Order[],
  startsAt: readonly (number | null)[],
): Promise<void> {
  for (const order of all) store(order, pick(order, startsAt));
  await run(all);
  for (const order of all.filter(({ race }) => race.random() < 0.5)) tick(order);
  await run(all);
}

export function pick<Item>({ race }: Order, items: readonly Item[]): Item {
  const item = items[Math.floor(race.random() * items.length)];
  if (item === undefined) throw new Error("nothing to pick from");
  return item;
}

/** Runs three ticks without faults, far enough apart for every pause, lease and call to end. */
export async function tickWithoutFaults(all: readonly Order[]): Promise<void> {
  await env.db.exec("delete from circuit_breakers");
  for (const minutes of [6, 2.1, 2.1]) {
    for (const order of all) {
      order.faults = 0;
      order.time += minutes * minute;
      tick(order);
    }
    await run(all);
  }
}
