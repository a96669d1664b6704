import { describe, expect, test } from "vitest";
import type { InviteName } from "../fixtures/invites";
import { mailbox, sentMails } from "../support/delivery";
import {
  beginSilent,
  bookings,
  changed,
  inviteRows,
  post,
  sendAll,
  reconcileAll,
} from "../support/invites";
import {
  createWorld,
  day,
  env,
  hour,
  minute,
  outboxRows,
  allNotetakers,
  start,
} from "../support/pipeline";

const ignoredReasons = beginSilent();

const vendors = [
  {
    vendor: "google",
    code: "goo-gler-cal",
    who: "gesa@mail.example",
    booked: "2026-12-01T14:00Z, 2026-12-01 3:00 PM Europe/Berlin",
    moved: "2026-12-02T09:30Z, 2026-12-02 10:30 AM Europe/Berlin",
  },
  {
    vendor: "outlook",
    code: "out-look-inv",
    who: "omar@office.example",
    booked: "2026-12-03T08:00Z, 2026-12-03 9:00 AM Europe/Berlin",
    moved: "2026-12-03T13:00Z, 2026-12-03 2:00 PM Europe/Berlin",
  },
  {
    vendor: "apple",
    code: "app-lecl-oud",
    who: "ana@cloud.example",
    booked: "2026-12-04T17:00Z, 2026-12-04 12:00 PM America/New_York",
    moved: "2026-12-04T21:30Z, 2026-12-04 4:30 PM America/New_York",
  },
  {
    vendor: "fastmail",
    code: "fas-tmai-ler",
    who: "finn@fast.example",
    booked: "2026-12-07T11:00Z, 2026-12-07 11:00 AM Europe/London",
    moved: "2026-12-08T11:00Z, 2026-12-08 11:00 AM Europe/London",
  },
] as const;

describe.each(vendors)("an invite of $vendor", ({ vendor, code, who, booked, moved }) => {
  test("books a notetaker, an update moves it, a cancellation cancels it", async () => {
    const world = createWorld();
    await post(world, `${vendor}-request`);
    expect(await bookings()).toEqual([`${code} ${booked}, ${who}`]);
    await post(world, `${vendor}-update`);
    expect(await bookings()).toEqual([`${code} ${moved}, ${who}`]);
    await post(world, `${vendor}-cancel`);
    expect(await bookings()).toEqual([`${code} ${moved}, ${who} cancelled`]);
    expect((await allNotetakers())[0]?.source).toBe("invite");
    expect(world.provider.bots.filter(({ removed }) => !removed)).toEqual([]);
    expect(ignoredReasons()).toEqual([]);
  });

  test("changes nothing more when every mail comes twice and late ones come last", async () => {
    const world = createWorld();
    const order = [
      "request",
      "request",
      "update",
      "request",
      "update",
      "cancel",
      "update",
      "cancel",
    ];
    for (const kind of order) await post(world, `${vendor}-${kind}` as InviteName);
    expect(await bookings()).toEqual([`${code} ${moved}, ${who} cancelled`]);
  });
});

test("the organiser is told of each change once, by the notetaker's own mails", async () => {
  const world = createWorld();
  const mails = mailbox();
  for (const kind of ["request", "request", "update", "cancel"] as const) {
    await post(world, `google-${kind}`);
    await sendAll(world);
  }
  expect(sentMails(mails).map(({ to, subject }) => `${to}: ${subject.split(":")[0]}`)).toEqual([
    "gesa@mail.example: Your notetaker is booked",
    expect.stringMatching(/^gesa@mail\.example: .*rescheduled/),
    "gesa@mail.example: Canceled",
  ]);
  expect(sentMails(mails)[0]?.text).toContain("Hi Gesa,");
});

describe("times", () => {
  test.each([
    ["utc", "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC"],
    ["windows-zone-alone", "2026-12-09T23:00Z, 2026-12-10 10:00 AM Australia/Sydney"],
    ["custom-zone", "2026-12-10T15:00Z, 2026-12-10 10:00 AM America/New_York"],
    ["publish", "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC"],
    ["floating-hint", "2026-12-10T01:00Z, 2026-12-10 10:00 AM Asia/Tokyo"],
    ["machine-made", "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC"],
    ["display-zone", "2026-12-10T21:00Z, 2026-12-10 1:00 PM America/Los_Angeles"],
    ["notes-summer", "2027-06-10T17:00Z, 2027-06-10 1:00 PM America/New_York"],
    ["notes-series", "2026-12-10T12:00Z, 2026-12-10 1:00 PM Europe/Berlin"],
    ["nomail-guest", "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC"],
    ["tagged-guest", "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC"],
  ] as const)("%s", async (name, when) => {
    await post(createWorld(), name);
    expect(await bookings()).toEqual([`var-iant-abc ${when}, ida@firm.example`]);
  });
});

describe("what is no invite for us", () => {
  test("what a calendar answers by itself: ignored, and nothing is left of it", async () => {
    await post(createWorld(), "reply");
    expect(ignoredReasons()).toEqual(["reply"]);
    expect([await inviteRows(), await allNotetakers(), await outboxRows()]).toEqual([[], [], []]);
  });

  test.each([
    ["past", "past"],
    ["counter", "not_a_request"],
    ["floating", "unknown_zone"],
  ] as const)("%s: answered, because of %s", async (name, why) => {
    await post(createWorld(), name);
    expect(ignoredReasons()).toEqual([why]);
    expect(await allNotetakers()).toEqual([]);
    expect(await outboxRows()).toMatchObject([{ kind: "invite_unread" }]);
  });

  test("one that is more than a year away", async () => {
    await post(createWorld(), changed("utc", ["20261210T130000Z", "20281210T130000Z"]));
    expect(ignoredReasons()).toEqual(["too_far"]);
  });
});

test.each([
  ["bounce", { from: "" }, [] as const],
  ["other_recipient", { to: "hello@larkfield.example" }, [] as const],
  ["auto_submitted", {}, ["MIME-Version", "Auto-Submitted: auto-replied\nMIME-Version"] as const],
  ["bulk_mail", {}, ["MIME-Version", "Precedence: Bulk\nMIME-Version"] as const],
  ["not_authenticated", {}, ["To: notes", "From: Eve <eve@evil.example>\nTo: notes"] as const],
  ["own_mail", {}, ["firm.example", "larkfield.example"] as const],
])("loop protection: %s", async (why, envelope, change) => {
  const changes = change.length === 0 ? [] : [change];
  const own = why === "own_mail" ? [["ida@", "notes@"] as const] : [];
  await post(createWorld(), changed("utc", ...changes, ...own), envelope);
  expect(ignoredReasons()).toEqual([why]);
  expect(await allNotetakers()).toEqual([]);
});

test("what was stored is done by the cron when the Worker died right after it", async () => {
  const world = createWorld();
  await post(world, "utc", { env: { ...env, recall: null } });
  expect(await bookings()).toEqual([]);
  world.pass(minute);
  expect(await reconcileAll(world)).toBe(1);
  expect(await bookings()).toHaveLength(1);
  expect(await reconcileAll(world)).toBe(0);
});

test("nothing of a meeting is kept longer than 7 days", async () => {
  const world = createWorld();
  await post(world, "utc");
  world.time = Date.UTC(2026, 11, 10, 14, 0) + 7 * day - hour;
  await reconcileAll(world);
  expect(await inviteRows()).toHaveLength(1);
  world.pass(2 * hour);
  await reconcileAll(world);
  expect(await inviteRows()).toEqual([]);
  expect(world.time).toBeGreaterThan(start);
});
