import { expect, test } from "vitest";
import { appointment, hand, person, work } from "../support/control";
import { refusal } from "../support/fake-provider";
import { createWorld, day, db, hour, minute, start, type TestWorld } from "../support/pipeline";
import { isAlive } from "../support/race-provider";
import { counts } from "~/db/schema.server";

const limit = 5;

function limitedWorld(): TestWorld {
  const world = createWorld();
  return Object.assign(world, { env: { ...world.env, dailyBotLimit: limit } });
}

/** Each by another person in another meeting; returns the ids. */
async function book(world: TestWorld, count: number, startsAt: number | null): Promise<string[]> {
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const letter = String.fromCharCode(97 + nth);
    ids.push(
      await person(world, `${letter}@example.test`, startsAt, `${letter.repeat(3)}-aaaa-aaa`),
    );
  }
  return ids;
}

const alive = (world: TestWorld) => world.provider.bots.filter(isAlive).length;
const counted = async () =>
  (await db.select().from(counts)).filter(({ kind }) => kind === "site").map(({ count }) => count);

test("a bot counts once, however often it is tried and moved", async () => {
  const world = limitedWorld();
  const [id = ""] = await book(world, 1, start + day);
  for (let ticks = 0; ticks < 3; ticks += 1) {
    world.provider.fail("createBot", refusal("retry", { status: 503 }));
    await work(world);
    world.pass(hour / 2);
  }
  await work(world);
  await hand(world).reschedule(id, appointment(start + 2 * day));
  expect(alive(world)).toBe(1);
  expect(await counted()).toEqual([1]);
});

test.each(["cancel", "delete"] as const)(
  "%s before the meeting gives the place back, once, and another is sent in its place",
  async (press) => {
    const world = limitedWorld();
    const [first = ""] = await book(world, limit + 2, start + 3 * hour);
    await work(world);
    await hand(world)[press](first);
    for (let ticks = 0; ticks < 4; ticks += 1) {
      world.pass(5 * minute);
      await work(world);
    }
    expect(alive(world)).toBe(limit);
    expect(await counted()).toEqual([limit]);
  },
);

test("a bot that was called off at the very start of its meeting has been paid for", async () => {
  const world = limitedWorld();
  const [now = ""] = await book(world, 1, null);
  await hand(world).cancel(now);
  world.pass(3 * minute);
  await work(world);
  expect(await counted()).toEqual([1]);
});

test("who was too slow to take a bot away gives no second place back", async () => {
  const world = limitedWorld();
  const [id = ""] = await book(world, 2, start + 3 * hour);
  await work(world);
  await hand(world).cancel(id);
  world.pass(3 * minute);
  // Its lease runs out, and another finishes first.
  world.provider.fail("findBots", async () => {
    world.pass(2 * minute);
    await work(world);
  });
  await work(world);
  expect(await counted()).toEqual([1]);
});
