import { expect, test } from "vitest";
import { appointment, controlsOf, work } from "../support/control";
import { verifyMailboxes } from "../support/delivery";
import {
  allNotetakers,
  ask,
  createWorld,
  day,
  hour,
  scheduledAt,
  start,
  type TestWorld,
} from "../support/pipeline";
import { limits } from "~/notetaker/request/decide";

/** A meeting link serves for years: bookings for one day do not count on another day. */

const host = "hanna@host.example";

const book = (world: TestWorld, email: string, startsAt: number | null) =>
  ask(world, { ...(startsAt === null ? {} : scheduledAt(startsAt)), email });

async function bookAndDelete(...[world, email, startsAt]: Parameters<typeof book>): Promise<void> {
  const booked = await book(world, email, startsAt);
  if (booked.outcome !== "accepted") throw new Error(booked.outcome);
  await controlsOf(world).delete(booked.id);
}

/** Books for `count` other people, each with a mailbox of their own. */
const strangers = async (world: TestWorld, count: number, startsAt: (nth: number) => number) => {
  for (let nth = 0; nth < count; nth += 1) {
    const booked = await book(world, `ada${nth}@example.test`, startsAt(nth));
    expect(booked).toMatchObject({ outcome: "accepted", pending: false });
  }
};

const full = { outcome: "meeting_full" };
const accepted = { outcome: "accepted" };

test("three bookings for next year fill no earlier day", async () => {
  const world = createWorld();
  await strangers(world, 3, (nth) => start + (340 + nth / 4) * day);
  for (const wait of [0, 2 * day, 60 * day, 200 * day]) {
    world.pass(wait);
    await bookAndDelete(world, host, null);
  }
  expect(await book(world, host, start + 340.5 * day)).toMatchObject(full);
});

test("six bookings of one mailbox that were deleted fill their own day alone", async () => {
  const world = createWorld();
  await verifyMailboxes("mallory@foe.example");
  for (let nth = 0; nth < limits.meeting.perDay; nth += 1) {
    await bookAndDelete(world, "mallory@foe.example", start + 30 * day);
  }
  expect(await book(world, host, start + 30 * day)).toMatchObject(full);
  expect(await book(world, host, start + 31 * day)).toMatchObject(accepted);
});

test.each([
  ["with three bookings", limits.meeting.live, false, start + 2 * hour + day],
  ["with six deleted bookings of one day", limits.meeting.perDay, true, start + day],
])("a meeting %s has room when the refusal says so", async (_why, count, areDeleted, until) => {
  const world = createWorld();
  for (let nth = 0; nth < count; nth += 1) {
    const ask = areDeleted ? bookAndDelete : book;
    await ask(world, `ada${nth}@example.test`, start + (areDeleted ? 2 : nth + 2) * hour);
  }
  const refused = await book(world, host, null);
  expect(refused).toEqual({ ...full, retryAfterSeconds: (until - start) / 1_000 });
  world.time = until;
  expect(await book(world, host, null)).toMatchObject(accepted);
});

test("a full meeting takes its organizer's authenticated invite, as one notetaker", async () => {
  const world = createWorld();
  await strangers(world, limits.meeting.live, () => start + day);
  const sender = { kind: "invite", domain: "host.example" } as const;
  const invite = (startsAt: number) =>
    ask(world, { ...scheduledAt(startsAt), email: host }, { sender });
  expect(await invite(start + day)).toMatchObject(accepted);
  expect(await invite(start + day + hour)).toMatchObject(full);
});

test("a move to another day takes a slot there, a move within the day takes none", async () => {
  const world = createWorld();
  const act = controlsOf(world);
  const crowded = start + 10 * day;
  await strangers(world, limits.meeting.live, (nth) => crowded + (nth - 1) * hour);
  await book(world, host, start + 2 * hour);
  await work(world);
  const all = await allNotetakers();
  const own = all.find(({ email }) => email === host)?.id ?? "";
  const there = appointment(crowded + 5 * hour);
  expect(await act.reschedule(own, there)).toEqual({ outcome: "refused", why: "meeting_full" });
  const stranger = all.find(({ email }) => email !== host)?.id ?? "";
  expect(await act.reschedule(stranger, there)).toMatchObject({ outcome: "done" });
});

test("short moves, one after the other, lead into no full meeting", async () => {
  const world = createWorld();
  const act = controlsOf(world);
  const crowded = start + 10 * day;
  await strangers(world, limits.meeting.live, () => crowded);
  await book(world, host, crowded - 40 * hour);
  await work(world);
  const own = (await allNotetakers()).find(({ email }) => email === host)?.id ?? "";
  const closer = appointment(crowded - 20 * hour);
  expect(await act.reschedule(own, closer)).toEqual({ outcome: "refused", why: "meeting_full" });
});
