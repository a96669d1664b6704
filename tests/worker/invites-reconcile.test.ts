import { expect, test } from "vitest";
import { beginSilent, bookings, changed, inviteRows, post, reconcileAll } from "../support/invites";
import { createWorld, db, env, hour, minute, type TestWorld } from "../support/pipeline";
import { openSite } from "../support/visitors";
import { meetingClosures } from "~/db/schema.server";
import { type NotetakerPort, reconcileInvite } from "~/invites/reconcile-invites.server";
import { limits } from "~/notetaker/request/decide";
import { meetingKeyOf } from "~/notetaker/request/take.server";

/** Invites that change while they are reconciled, or cannot be booked now. */

beginSilent();

const other = "oth-erme-eti";
const update = changed(
  "utc",
  ["var-iant-abc", other],
  ["SEQUENCE:0", "SEQUENCE:1"],
  ["DTSTART:20261210T130000Z", "DTSTART:20261210T150000Z"],
  ["<utc@", "<second@"],
);
const before = "var-iant-abc 2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC, ida@firm.example";
const after = `${other} 2026-12-10T15:00Z, 2026-12-10 3:00 PM UTC, ida@firm.example`;

test("an update that comes in during a reconciliation is applied in the same run", async () => {
  const world = createWorld();
  const withoutProvider = { env: { ...env, recall: null } };
  await post(world, "utc", withoutProvider);
  world.pass(minute);
  const calls: string[] = [];
  const notetaker = {
    async book(_person, { meetingCode }) {
      calls.push(`book ${meetingCode}`);
      await post(world, update, withoutProvider);
      return { outcome: "booked", requestId: "request-1" };
    },
    reschedule(requestId, { meetingCode }) {
      calls.push(`move ${requestId} to ${meetingCode}`);
      return Promise.resolve({ outcome: "done" });
    },
  } as Partial<NotetakerPort> as NotetakerPort;
  const [invite] = await inviteRows();
  await reconcileInvite({ ...world, env, notetaker }, invite?.id ?? "");
  expect(calls).toEqual(["book var-iant-abc", `move request-1 to ${other}`]);
});

test("a booking is stored before the call, so after a crash the same call is made again", async () => {
  const world = createWorld();
  const withoutProvider = { env: { ...env, recall: null } };
  await post(world, "utc", withoutProvider);
  world.pass(minute);
  const calls: string[] = [];
  const [invite] = await inviteRows();
  const run = (book: () => Promise<unknown>) => {
    const notetaker = {
      book(_person, { meetingCode }, key) {
        calls.push(`book ${meetingCode} ${key}`);
        return book();
      },
      reschedule(_id, { meetingCode }) {
        calls.push(`move to ${meetingCode}`);
        return Promise.resolve({ outcome: "done" });
      },
    } as Partial<NotetakerPort> as NotetakerPort;
    return reconcileInvite({ ...world, env, notetaker }, invite?.id ?? "");
  };
  await new Promise<void>((crash) => {
    void run(() => new Promise(() => crash()));
  });
  // A message that comes in meanwhile raises the version, which is part of the key of a new booking.
  await post(world, update, withoutProvider);
  world.pass(2 * minute);
  await run(() => Promise.resolve({ outcome: "booked", requestId: "request-1" }));
  expect(calls).toEqual([calls[0], calls[0], `move to ${other}`]);
});

/** Closes the meeting of the update to notetakers for an hour. */
async function closeOther(world: TestWorld) {
  const meetingKey = await meetingKeyOf(env.siteSecret, other);
  const closedUntil = world.time + hour;
  await db.insert(meetingClosures).values({ meetingKey, closedUntil });
}

test("a booking stays while the update's meeting is closed, and is moved when it opens", async () => {
  const world = createWorld();
  await post(world, "utc");
  expect(await bookings()).toEqual([before]);
  await closeOther(world);
  await post(world, update);
  expect(await bookings()).toEqual([before]);
  world.pass(hour + minute);
  await reconcileAll(world);
  expect(await bookings()).toEqual([after]);
});

test("a booking stays while the update's meeting is full", async () => {
  const world = createWorld();
  await post(world, "utc");
  const site = openSite(world.time);
  const day = Date.UTC(2026, 11, 10, 10);
  for (let nth = 0; nth < limits.meeting.live; nth += 1) {
    const person = { name: "Ada", email: `ada${nth}@example.test` };
    await site.byForm(person, { code: other, at: day + nth * hour });
  }
  await post(world, update);
  const own = (await bookings()).filter((one) => one.includes("ida@firm.example"));
  expect(own).toEqual([before]);
});
