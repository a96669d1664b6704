import { describe, expect, test } from "vitest";
import { callThatEnded } from "../support/fake-provider";
import {
  beginSilent,
  bookings,
  changed,
  inviteRows,
  post,
  reconcileAll,
  times,
} from "../support/invites";
import {
  ask,
  createWorld,
  day,
  db,
  env,
  hour,
  allNotetakers,
  minute,
  plenty,
} from "../support/pipeline";
import * as schema from "~/db/schema.server";
import { limits } from "~/notetaker/request/decide";
import { runDue } from "~/notetaker/pipeline/run-steps.server";

beginSilent();

const at = (text: string) => Date.parse(`${text}:00Z`);

test("an update that removes us from the guests cancels; a new invite books again", async () => {
  const world = createWorld();
  await post(world, "utc");
  await post(world, "uninvited");
  expect(await times()).toEqual(["2026-12-10T13:00 off"]);
  await post(world, changed("utc", ["SEQUENCE:0", "SEQUENCE:2"], ["<utc@", "<again@"]));
  expect(await times()).toEqual(["2026-12-10T13:00 off", "2026-12-10T13:00"]);
});

test("another person's mail with the UID of a meeting does not change it", async () => {
  const world = createWorld();
  await post(world, "utc");
  const before = [await bookings(), await inviteRows()];
  for (const method of ["REQUEST", "CANCEL"]) {
    await post(
      world,
      changed(
        "utc",
        ["METHOD:REQUEST", `METHOD:${method}`],
        ["SEQUENCE:0", "SEQUENCE:9"],
        ["d=firm", "d=evil"],
        ["from=firm", "from=evil"],
        ["ida@firm.example", "eve@evil.example"],
        ["20261210T130000Z", "20261212T130000Z"],
      ),
    );
  }
  const [first] = await bookings();
  const mine = (await inviteRows()).filter(({ email }) => email === "ida@firm.example");
  expect([[first], mine]).toEqual(before);
});

test("an update of the title changes nothing", async () => {
  const world = createWorld();
  await post(world, "utc");
  const before = await db.select().from(schema.notetakers);
  await post(
    world,
    changed(
      "utc",
      ["SUMMARY:Meeting", "SUMMARY:Another"],
      ["SEQUENCE:0", "SEQUENCE:1"],
      ["<utc@", "<words@"],
    ),
  );
  expect(await db.select().from(schema.notetakers)).toEqual(before);
});

test("a meeting that the person booked on the site as well has one bot and one request", async () => {
  const world = createWorld();
  const startsAt = at("2026-12-10T13:05");
  const web = { meetingCode: "var-iant-abc", email: "ida@firm.example", scheduled: true, startsAt };
  await ask(world, { ...web, wallDate: "2026-12-10", wallTime: "1:05 PM", timezone: "UTC" });
  await post(world, "utc");
  expect(await allNotetakers()).toHaveLength(1);
  expect(await bookings()).toHaveLength(1);
});

describe("a meeting that is being recorded", () => {
  async function recording() {
    const world = createWorld(at("2026-12-10T12:00"));
    await post(world, "utc");
    await runDue(world, "dispatch", plenty);
    world.time = at("2026-12-10T13:05");
    const [bot] = world.provider.bots;
    if (!bot) throw new Error("no bot");
    bot.changes = callThatEnded(world.time - 5 * minute).slice(0, 4);
    await runDue(world, "poll", plenty);
    expect((await allNotetakers())[0]?.status).toBe("recording");
    return world;
  }
  const later = (time: string) =>
    changed("utc", ["20261210T130000Z", time], ["SEQUENCE:0", "SEQUENCE:1"], ["<utc@", "<later@"]);

  test("stays as it is when the event moves to a time during the recording", async () => {
    const world = await recording();
    await post(world, later("20261210T133000Z"));
    world.time = at("2026-12-10T14:05");
    await reconcileAll(world);
    expect(await times()).toEqual(["2026-12-10T13:00"]);
  });

  test("is followed by a second booking when the event moves to the next day", async () => {
    const world = await recording();
    await post(world, later("20261211T130000Z"));
    expect(await times()).toEqual(["2026-12-10T13:00"]);
    world.time = at("2026-12-10T14:05");
    await reconcileAll(world);
    expect(await times()).toEqual(["2026-12-10T13:00", "2026-12-11T13:00"]);
  });

  test("is not booked again when only its end moves, even after the meeting", async () => {
    const world = await recording();
    world.time = at("2026-12-10T14:05");
    await reconcileAll(world);
    await post(
      world,
      changed("utc", ["PT1H", "PT3H"], ["SEQUENCE:0", "SEQUENCE:1"], ["<utc@", "<end@"]),
    );
    await reconcileAll(world);
    expect(await times()).toEqual(["2026-12-10T13:00"]);
  });
});

test("mails that come at the same time have the result of mails in sequence", async () => {
  const world = createWorld();
  const mails = [
    "google-request",
    "google-update",
    "google-cancel",
    "outlook-request",
    "outlook-update",
  ];
  await Promise.all([...mails, ...mails].map((name) => post(world, name)));
  world.pass(hour);
  await reconcileAll(world);
  const active = (await bookings()).filter((one) => !one.endsWith("cancelled"));
  expect(active).toEqual([expect.stringContaining("out-look-inv 2026-12-03T13:00Z")]);
});

test("a mail that the database failed to store is stored as a whole when it comes again", async () => {
  const world = createWorld();
  const broken = new Proxy(env.db, {
    get(target, name) {
      if (name === "batch") return () => Promise.reject(new Error("D1_ERROR: out of order"));
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  await expect(post(world, "utc", { env: { ...env, db: broken } })).rejects.toThrow();
  expect(await inviteRows()).toEqual([]);
  await post(world, "utc");
  expect(await times()).toEqual(["2026-12-10T13:00"]);
});

test("a booking over the daily limit waits for the next day", async () => {
  const world = createWorld();
  await post(world, "utc");
  await db.update(schema.counts).set({ count: limits.perDay.own });
  await post(
    world,
    changed(
      "utc",
      ["UID:meeting", "UID:another"],
      ["<utc@", "<2@"],
      ["var-iant-abc", "var-iant-abd"],
    ),
  );
  expect(await bookings()).toHaveLength(1);
  world.pass(day + minute);
  await reconcileAll(world);
  expect(await bookings()).toHaveLength(2);
});
