import { describe, expect, test } from "vitest";
import { inviteNames } from "../fixtures/invites";
import { counts, notetakers } from "~/db/schema.server";
import { answersPerDay } from "~/invites/take-mail.server";
import { mailbox, sentMails } from "../support/delivery";
import {
  answers,
  beginSilent,
  bookings,
  changed,
  inviteRows,
  post,
  reconcileAll,
  sendAll,
  times,
} from "../support/invites";
import {
  allNotetakers,
  createWorld,
  day,
  db,
  env,
  hour,
  minute,
  outboxRows,
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
  test("is booked; an update moves it, a cancellation cancels it, repeated and late mails change nothing", async () => {
    const world = createWorld();
    const send = async (...kinds: readonly string[]) => {
      for (const kind of kinds) await post(world, `${vendor}-${kind}`);
      return bookings();
    };
    expect(await send("request", "request")).toEqual([`${code} ${booked}, ${who}`]);
    const isMoved = `${code} ${moved}, ${who}`;
    expect(await send("update", "request", "update")).toEqual([isMoved]);
    expect(await send("cancel", "update", "cancel")).toEqual([`${isMoved} cancelled`]);
    expect((await allNotetakers())[0]?.source).toBe("invite");
    expect(world.provider.bots.filter(({ removed }) => !removed)).toEqual([]);
  });
});

test("the organizer is notified of each change once, by the notetaker's own mails", async () => {
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

/** Booked time, or answer, of each fixture. */
const outcomes: Readonly<Record<string, string>> = {
  utc: "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC",
  publish: "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC",
  "machine-made": "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC",
  "nomail-guest": "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC",
  "tagged-guest": "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC",
  unproven: "2026-12-10T13:00Z, 2026-12-10 1:00 PM UTC unproven_invite",
  "windows-zone-alone": "2026-12-09T23:00Z, 2026-12-10 10:00 AM Australia/Sydney",
  "custom-zone": "2026-12-10T15:00Z, 2026-12-10 10:00 AM America/New_York",
  "floating-hint": "2026-12-10T01:00Z, 2026-12-10 10:00 AM Asia/Tokyo",
  "notes-summer": "2027-06-10T17:00Z, 2027-06-10 1:00 PM America/New_York",
  "notes-series": "2026-12-10T12:00Z, 2026-12-10 1:00 PM Europe/Berlin",
  series: "2026-11-23T14:00Z, 2026-11-23 9:00 AM America/New_York",
  "series-exception": "2026-11-24T20:00Z, 2026-11-24 3:00 PM America/New_York",
  "workspace-request": "2026-12-01T14:00Z, 2026-12-01 3:00 PM Europe/Berlin",
  "google-request": "2026-12-01T14:00Z, 2026-12-01 3:00 PM Europe/Berlin",
  "google-update": "2026-12-02T09:30Z, 2026-12-02 10:30 AM Europe/Berlin",
  "all-day": "all_day",
  counter: "not_a_request",
  floating: "unknown_zone",
  "unknown-zone": "unknown_zone",
  "display-zone": "unknown_zone",
  forwarded: "not_invited",
  uninvited: "not_invited",
  past: "past",
  nickname: "invite_unsupported",
  "no-link": "invite_unsupported",
  teams: "invite_unsupported",
  zoom: "invite_unsupported",
  "no-calendar": "invite_missing",
  "forwarded-as-file": "invite_missing",
  "google-cancel": "nothing_to_cancel",
  "outlook-cancel": "nothing_to_cancel",
  "apple-cancel": "nothing_to_cancel",
  "fastmail-cancel": "nothing_to_cancel",
  "series-one-cancelled": "nothing_to_cancel",
  // The only silence: a calendar's automatic answer.
  reply: "",
};
const testedAbove = vendors.flatMap(({ vendor }) => [`${vendor}-request`, `${vendor}-update`]);

test.each(inviteNames)("%s is booked or answered", async (name) => {
  await post(createWorld(), name);
  // Without the code of the meeting and the owner.
  const booked = (await bookings()).map((one) => one.replace(/^\S+ |, \S+@\S+$/g, ""));
  const found = [...booked, ...(await answers())].join(" ");
  if (testedAbove.includes(name)) expect(booked).toHaveLength(1);
  else expect(found).toBe(outcomes[name]);
  expect((await inviteRows()).length > 0).toBe(name !== "reply");
});

// A calendar server may send CANCEL to a guest it removed, or before the invite.
test("a cancellation of an unknown meeting is answered once and holds for a later invite", async () => {
  const world = createWorld();
  const again = (nth: number) =>
    changed(
      "google-cancel",
      ["Message-ID: <", `Message-ID: <${nth}`],
      ["SEQUENCE:", `SEQUENCE:${nth}`],
    );
  for (const mail of ["google-cancel", again(1), again(2), "google-request"] as const) {
    await post(world, mail);
  }
  expect([await answers(), await times()]).toEqual([["nothing_to_cancel"], []]);
  const mails = mailbox();
  await sendAll(world);
  expect(sentMails(mails)).toMatchObject([
    { to: "gesa@mail.example", subject: "Nothing changed for your event" },
  ]);
});

test("answers to one mailbox are limited per day", async () => {
  const world = createWorld();
  const mailCount = answersPerDay.mailbox + 3;
  for (let nth = 0; nth < mailCount; nth += 1) {
    await post(
      world,
      changed("all-day", ["UID:", `UID:${nth}`], ["Message-ID: <", `Message-ID: <${nth}`]),
    );
  }
  expect(await answers()).toHaveLength(answersPerDay.mailbox);
  expect(ignoredReasons().filter((why) => why === "too_many_answers")).toHaveLength(3);
  world.pass(day + hour);
  await post(world, "all-day");
  expect(await answers()).toHaveLength(answersPerDay.mailbox + 1);
});

test("answers to cancellations of unknown meetings are limited by domain and for the whole site", async () => {
  const world = createWorld();
  const cancelFrom = async (address: string) => {
    const own = ["gesa@mail.example", address] as const;
    await post(world, changed("google-cancel", own, ["mail.example", address.split("@")[1] ?? ""]));
    return (await answers()).length;
  };
  const countAll = (count: number) => db.update(counts).set({ count });
  expect(await cancelFrom("a@firm.example")).toBe(1);
  await countAll(answersPerDay.domain);
  expect(await cancelFrom("b@firm.example"), "the same domain").toBe(1);
  expect(await cancelFrom("a@gmail.com"), "another domain").toBe(2);
  await countAll(answersPerDay.domain);
  expect(await cancelFrom("b@gmail.com"), "a public mail service").toBe(3);
  await countAll(answersPerDay.site);
  expect(await cancelFrom("c@other.example"), "beyond the site's limit").toBe(3);
  expect(ignoredReasons().filter((why) => why === "too_many_answers")).toHaveLength(2);
});

test("only the next meeting of a series is booked, then the one after it, for a year", async () => {
  const world = createWorld();
  await post(world, "series");
  const seen: string[][] = [];
  for (const end of [
    "2026-11-23T14:29",
    "2026-11-23T14:30",
    "2026-12-01T00:00",
    "2027-01-01T00:00",
  ]) {
    world.time = Date.parse(`${end}:00Z`);
    await reconcileAll(world);
    seen.push(await times());
  }
  const [first, second, third] = ["2026-11-23T14:00", "2026-11-30T14:00", "2026-12-14T14:00"];
  // December 7 is an EXDATE, and the 21st was over when it was looked at.
  const all = [first, second, third];
  expect(seen).toEqual([[first], [first, second], all, all]);
  world.pass(7 * day);
  await reconcileAll(world);
  expect(await inviteRows()).toEqual([]);
});

test("one meeting of a series is moved, then canceled, then the whole series is canceled", async () => {
  const world = createWorld();
  await post(world, "series-exception");
  await post(world, "series");
  expect(await times()).toEqual(["2026-11-24T20:00"]);
  await post(world, "series-one-cancelled");
  expect(await times()).toEqual(["2026-11-24T20:00 off", "2026-11-30T14:00"]);
  const off = ["METHOD:REQUEST", "METHOD:CANCEL"] as const;
  await post(world, changed("series", off, ["SEQUENCE:0", "SEQUENCE:3"], ["<series@", "<off@"]));
  expect(await times()).toEqual(["2026-11-24T20:00 off", "2026-11-30T14:00 off"]);
});

test("a series is followed for a year after its last message", async () => {
  const world = createWorld();
  await post(world, changed("series", [";UNTIL=20261229T000000Z", ""]));
  world.pass(300 * day);
  for (let weeks = 0; weeks < 18; weeks += 1) {
    world.pass(7 * day);
    await db.update(notetakers).set({ status: "delivered" });
    await reconcileAll(world);
  }
  expect((await times()).at(-1)).toBe("2027-11-15T14:00");
  expect(await inviteRows()).toEqual([]);
});

test.each([
  ["bounce", { from: "" }, [] as const],
  ["other_recipient", { to: "hello@larkfield.example" }, [] as const],
  ["auto_submitted", {}, ["MIME-Version", "Auto-Submitted: auto-replied\nMIME-Version"] as const],
  ["bulk_mail", {}, ["MIME-Version", "Precedence: Bulk\nMIME-Version"] as const],
  ["not_authenticated", {}, ["To: notes", "From: Eve <eve@evil.example>\nTo: notes"] as const],
  ["own_mail", {}, ["firm.example", "larkfield.example"] as const],
])("a mail that might start a loop is ignored: %s", async (why, envelope, change) => {
  const changes = change.length === 0 ? [] : [change];
  const own = why === "own_mail" ? [["ida@", "notes@"] as const] : [];
  await post(createWorld(), changed("utc", ...changes, ...own), envelope);
  expect(ignoredReasons()).toEqual([why]);
  expect([await outboxRows(), await allNotetakers(), await inviteRows()]).toEqual([[], [], []]);
});

test("the cron books a stored invite that the Worker did not book itself", async () => {
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
});
