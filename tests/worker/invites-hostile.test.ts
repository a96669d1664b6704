import { describe, expect, test } from "vitest";
import { someOf } from "../support/cases";
import { invites } from "../fixtures/invites";
import { naughtyStrings } from "../fixtures/naughty-strings";
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
import { createWorld, outboxRows, allNotetakers } from "../support/pipeline";

const ignoredReasons = beginSilent();

const [headers = "", calendar = ""] = invites.utc.split(/\n\n(?=BEGIN:VCALENDAR)/);
const plainHeaders = headers.replace(/Content-Type:[\s\S]*$/, "");
const withCalendar = (text: string) => ({ raw: `${headers}\n\n${text}` });
const event = (lines: string) => withCalendar(calendar.replace("LOCATION:", `${lines}\nLOCATION:`));

describe("a mail that is no mail of a calendar", () => {
  test("25 MB: not even read", async () => {
    const raw = new ReadableStream<Uint8Array>({
      pull() {
        throw new Error("it was read");
      },
    });
    const { receiveEmail } = await import("../../workers/inbound-email");
    const { env } = await import("../support/pipeline");
    const message = { from: "a@b.test", to: env.joinAddress, raw, rawSize: 25 * 1024 * 1024 };
    await receiveEmail(createWorld(), message);
    expect(ignoredReasons()).toEqual(["mail_too_large"]);
  });

  test("one that is larger than it says", async () => {
    await post(createWorld(), { raw: new Uint8Array(11 * 1024 * 1024).fill(65) }, { rawSize: 1 });
    expect(ignoredReasons()).toEqual(["mail_too_large"]);
  });

  const part = "--b\nContent-Type: text/calendar; method=REQUEST\n\nx\n";
  const nested = (depth: number): string =>
    Array.from(
      { length: depth },
      (_, at) => `Content-Type: multipart/mixed; boundary="n${at}"\n\n--n${at}\n`,
    ).join("");
  const messages = (depth: number): string =>
    Array.from({ length: depth }, () => "Content-Type: message/rfc822\n\n").join("");
  test.each([
    [
      "10,000 parts",
      `${plainHeaders}Content-Type: multipart/mixed; boundary=b\n\n${part.repeat(10_000)}--b--\n`,
      "too_many_parts",
    ],
    ["200 parts in each other", `${plainHeaders}${nested(200)}`, "mail_unreadable"],
    [
      "mails in each other",
      `${plainHeaders}${messages(200)}${headers}\n\n${calendar}`,
      "no_calendar",
    ],
    ["1 MB of headers", `X-Long: ${"x".repeat(1024 * 1024)}\n${invites.utc}`, "mail_unreadable"],
    ["30,000 headers", `${"X-A: b\n".repeat(30_000)}${invites.utc}`, "mail_unreadable"],
    ["300,000 lines", `${plainHeaders}\n${"\n".repeat(300_000)}`, "too_many_lines"],
    ["50,000 lines of a calendar", `${headers}\n\n${"\n".repeat(50_000)}`, "too_many_lines"],
    [
      "one line of 1 MB",
      `${headers}\n\n${calendar.replace("SUMMARY:", `SUMMARY:${"x".repeat(1024 * 1024)}`)}`,
      "calendar_too_large",
    ],
    ["no mail at all", "\0\u0001\xff".repeat(10_000), "not_authenticated"],
    ["nothing", "", "not_authenticated"],
  ])("%s", async (_what, raw, why) => {
    await post(createWorld(), { raw });
    // Its sender is told, once a day.
    const told = why === "calendar_too_large" ? ["too_complicated"] : [];
    expect(ignoredReasons()).toEqual([why, ...told]);
    expect(await allNotetakers()).toEqual([]);
  });
});

describe("a calendar that asks for more work than an invite may", () => {
  const dates = (count: number) =>
    Array.from({ length: count }, () => "20261210T130000Z").join(",");
  test.each([
    ["30,000 properties", event("X-A:b\n".repeat(30_000)), "calendar_too_large"],
    ["100,000 dates", event(`RDATE:${dates(100_000)}`), "calendar_too_large"],
    [
      "a folded line of 1 MB",
      event(`X-A:b\n${` ${"x".repeat(70)}\n`.repeat(15_000)}`),
      "calendar_too_large",
    ],
    [
      "alarms in each other",
      event(`${"BEGIN:VALARM\n".repeat(2_000)}${"END:VALARM\n".repeat(2_000)}`),
      "calendar_too_large",
    ],
    [
      "zones in each other",
      withCalendar(
        calendar.replace("BEGIN:VEVENT", `${"BEGIN:VTIMEZONE\n".repeat(1_000)}BEGIN:VEVENT`),
      ),
      "calendar_too_large",
    ],
    [
      "an end that never comes",
      withCalendar(calendar.replace(/END:/g, "X-END:")),
      "calendar_unreadable",
    ],
    [
      "ends that nothing began",
      event("END:VEVENT\nEND:VCALENDAR\nEND:X\nEND:Y"),
      "calendar_unreadable",
    ],

    ["no event", withCalendar("BEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR"), "no_calendar"],
    ["every second", event("RRULE:FREQ=SECONDLY;COUNT=1000000000"), "rule_unsupported"],
    [
      "lists of seconds",
      event(`RRULE:FREQ=DAILY;BYSECOND=${[...Array(60).keys()].join(",")}`),
      "rule_unsupported",
    ],
    ["two rules", event("RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY"), "rule_unsupported"],
    ["an interval of a million", event("RRULE:FREQ=DAILY;INTERVAL=1000000"), "rule_unsupported"],
    [
      "a start that is none",
      event("DTSTART:99999999T999999Z").raw.replace("DTSTART:20261210T130000Z\n", ""),
      "no_start",
    ],
    ["no UID", withCalendar(calendar.replace(/UID:.*/, "UID:")), "no_uid"],
    [
      "this and future",
      event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261210T130000Z"),
      "range_unsupported",
    ],
  ])("%s", async (_what, mail, why) => {
    await post(createWorld(), typeof mail === "string" ? { raw: mail } : mail);
    const told = why.startsWith("calendar_") ? ["too_complicated"] : [];
    expect(ignoredReasons()).toEqual([why, ...told]);
    expect(await allNotetakers()).toEqual([]);
    expect((await inviteRows()).filter(({ booking }) => booking !== null)).toEqual([]);
    expect(await outboxRows(), "the sender is told why").toHaveLength(1);
  });

  test.each([
    ["a billion times", "RRULE:FREQ=DAILY;COUNT=1000000000"],
    ["until the end of time", "RRULE:FREQ=DAILY;UNTIL=99991231T000000Z"],
    ["a February 30 of every fourth year", "RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=30"],
    [
      "the fifth Sunday that is a 31st, but none of those",
      "RRULE:FREQ=MONTHLY;BYDAY=5SU;BYMONTHDAY=31;BYSETPOS=-300",
    ],
    ["every thousandth year", "RRULE:FREQ=YEARLY;INTERVAL=1000"],
    ["500 extra dates", `RDATE:${dates(500)}`],
  ])("%s: the first meeting is booked, and the work ends", async (_what, rule) => {
    const world = createWorld();
    await post(world, event(rule));
    expect(await bookings()).toEqual([expect.stringContaining("2026-12-10T13:00Z")]);
    world.time = Date.UTC(2026, 11, 10, 14, 30);
    await reconcileAll(world);
    expect((await allNotetakers()).length).toBeLessThanOrEqual(2);
  });

  test("events without end: no more than the limit of meetings are taken", async () => {
    const [head = "", body = "", tail = ""] = calendar.split(/(?=BEGIN:VEVENT)|(?<=END:VEVENT\n)/);
    const events = Array.from({ length: 90 }, (_, uid) => body.replace(/UID:.*/, `UID:${uid}`));
    await post(createWorld(), withCalendar([head, ...events, tail].join("")));
    expect((await inviteRows()).filter(({ booking }) => booking !== null)).toHaveLength(5);
    expect(ignoredReasons()).toEqual(["too_many_meetings", "too_complicated"]);
  });
});

test.each(["utf-7", "utf-16", "x-unknown", "shift_jis"])(
  "an encoding that lies: %s",
  async (charset) => {
    await post(createWorld(), changed("utc", ["charset=utf-8", `charset=${charset}`]));
    expect((await bookings()).length).toBeLessThanOrEqual(1);
  },
);

test.each(["base64", "quoted-printable", "x-uuencode"])(
  "a body that is not %s",
  async (encoding) => {
    const bytes = new TextEncoder().encode(changed("utc", ["8bit", encoding]).raw);
    bytes.set([0xff, 0xfe, 0xc0, 0x80], bytes.length - 200);
    await post(createWorld(), { raw: bytes });
    expect((await bookings()).length).toBeLessThanOrEqual(1);
  },
);

test("a name that would begin another header stays a name", async () => {
  const world = createWorld();
  const mails = mailbox();
  const name = "=?utf-8?Q?Ida=0D=0ABcc=3A_eve=40evil.example?=";
  await post(world, changed("utc", ["From: Ida Iversen", `From: ${name}`]));
  await post(
    world,
    changed("zoom", ["From: Ida Iversen", `From: ${name}`], ["UID:", "UID:other-"]),
  );
  await sendAll(world);
  expect(sentMails(mails)).toHaveLength(2);
  for (const mail of sentMails(mails)) {
    expect(mail.to).toBe("ida@firm.example");
    expect(mail.subject).not.toMatch(/[\r\n]|evil/);
  }
  expect((await allNotetakers())[0]?.name).not.toMatch(/[\r\n]/);
});

test("the naughty strings as title, name, UID and zone: booked or ignored, never a crash", async () => {
  const world = createWorld();
  for (const [index, text] of someOf(naughtyStrings, 24).entries()) {
    const line = text.replace(/[\r\n]/g, " ");
    const encoded = `=?utf-8?B?${btoa(String.fromCharCode(...new TextEncoder().encode(line))).slice(0, 900)}?=`;
    await post(
      world,
      changed(
        "floating-hint",
        ["UID:meeting@firm.example", `UID:${line}`],
        ["SUMMARY:Meeting", `SUMMARY:${line}`],
        ["CN=Ida Iversen", `CN="${line.replace(/"/g, "'")}"`],
        ["DTSTART:", index % 2 === 0 ? `DTSTART;TZID="${line.replace(/"/g, "'")}":` : "DTSTART:"],
        ["From: Ida Iversen", `From: ${encoded}`],
        ["<floating-hint@", `<${index}@`],
      ),
    );
  }
  expect((await allNotetakers()).length).toBeGreaterThan(0);
  expect(new Set((await allNotetakers()).map(({ email }) => email))).toEqual(
    new Set(["ida@firm.example"]),
  );
  const replies = (await outboxRows()).filter(({ kind }) => kind.startsWith("invite"));
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(["invite_unread"]));
}, 30_000);
