import { describe, expect, test } from "vitest";
import { afterMails, inviteMail, type Parts, vevent } from "../../tests/support/invite-mail";

/** Mails made to break the reader: each is booked, or refused for one reason, with bounded work. */

type Mail = Parts | { readonly raw: string | Uint8Array<ArrayBuffer> };

async function outcome(mail: Mail) {
  const { starts, ignored, answers } = await afterMails(mail);
  return [...starts.slice(0, 1), ...ignored, ...answers];
}

const { raw } = inviteMail();
const [headers = ""] = raw.split(/\n\n(?=BEGIN:VCALENDAR)/);
const plainHeaders = headers.replace(/Content-Type:[\s\S]*$/, "");
const part = "--b\nContent-Type: text/calendar; method=REQUEST\n\nx\n".repeat(10_000);
const long = "x".repeat(1024 * 1024);
const repeat = (count: number, line: (nth: number) => string) =>
  Array.from({ length: count }, (_, nth) => line(nth)).join("");
const nested = repeat(
  200,
  (nth) => `Content-Type: multipart/mixed; boundary="n${nth}"\n\n--n${nth}\n`,
);
const mailInMail = "Content-Type: message/rfc822\n\n".repeat(200);

test.each<[string, string, string]>([
  ["11 MB, more than its size says", "A".repeat(11 * 1024 * 1024), "mail_too_large"],
  [
    "10,000 parts",
    `${plainHeaders}Content-Type: multipart/mixed; boundary=b\n\n${part}`,
    "too_many_parts",
  ],
  ["200 nested parts", `${plainHeaders}${nested}`, "mail_unreadable"],
  ["200 nested mails", `${plainHeaders}${mailInMail}${raw}`, "no_calendar"],
  ["1 MB of headers", `X-Long: ${long}\n${raw}`, "mail_unreadable"],
  ["30,000 headers", `${"X-A: b\n".repeat(30_000)}${raw}`, "mail_unreadable"],
  ["300,000 lines", `${plainHeaders}\n${"\n".repeat(300_000)}`, "too_many_lines"],
  ["2 MB of a calendar", `${headers}\n\n${long.repeat(2)}`, "mail_too_large"],
  ["50,000 lines of a calendar", `${headers}\n\n${"\n".repeat(50_000)}`, "too_many_lines"],
  ["bytes that are no text", "\0\u0001\xff".repeat(10_000), "no_calendar"],
  ["nothing", "", "no_calendar"],
])("a mail of %s is refused", async (_what, text, why) => {
  expect(await outcome({ raw: text })).toEqual([why]);
});

const large = ["calendar_too_large", "too_complicated"];
const unreadable = ["calendar_unreadable", "too_complicated"];
const unsupported = ["rule_unsupported"];
const dates = (count: number) => Array(count).fill("20261210T130000Z").join(",");
const alarms = `${"BEGIN:VALARM\n".repeat(2_000)}${"END:VALARM\n".repeat(2_000)}`;
const seconds = [...Array(60).keys()].join(",");

test.each<[string, Mail, string[]]>([
  ["a line of 200 KB", { event: `SUMMARY:${"x".repeat(200_000)}` }, large],
  ["1 MB", { event: "X-A:b\n".repeat(4_000) + `X-A:${"x".repeat(100_000)}\n`.repeat(10) }, large],
  ["30,000 properties", { event: "X-A:b\n".repeat(30_000) }, large],
  ["100,000 dates", { event: `RDATE:${dates(100_000)}` }, large],
  ["a folded line of 200 KB", { event: `X-A:b\n${` ${"x".repeat(70)}\n`.repeat(3_000)}` }, large],
  ["nested alarms", { event: alarms }, large],
  ["nested zones", { calendar: "BEGIN:VTIMEZONE\n".repeat(1_000) }, large],
  ["an end that never comes", { raw: raw.replace(/END:/g, "X-END:") }, unreadable],
  ["ends that nothing began", { event: "END:VEVENT\nEND:VCALENDAR\nEND:X\nEND:Y" }, unreadable],
  [
    "no event",
    { raw: `${headers}\n\nBEGIN:VCALENDAR\nMETHOD:REQUEST\nEND:VCALENDAR` },
    ["no_calendar"],
  ],
  ["a rule for every second", { event: "RRULE:FREQ=SECONDLY;COUNT=1000000000" }, unsupported],
  ["lists of seconds", { event: `RRULE:FREQ=DAILY;BYSECOND=${seconds}` }, unsupported],
  ["lists of hours", { event: "RRULE:FREQ=DAILY;BYHOUR=9,15" }, unsupported],
  ["a week of the year", { event: "RRULE:FREQ=YEARLY;BYWEEKNO=20" }, unsupported],
  ["two rules", { event: "RRULE:FREQ=DAILY\nRRULE:FREQ=WEEKLY" }, unsupported],
  ["an interval of a million", { event: "RRULE:FREQ=DAILY;INTERVAL=1000000" }, unsupported],
  ["a start that is no time", { start: "DTSTART:99999999T999999Z" }, ["no_start"]],
  [
    "a range without its series",
    { event: "RECURRENCE-ID;RANGE=THISANDFUTURE:20261210T130000Z" },
    ["range_unsupported"],
  ],
])("a calendar with %s is answered", async (_what, mail, answers) => {
  expect(await outcome(mail)).toEqual(answers);
});

test.each([
  ["a billion times", "RRULE:FREQ=DAILY;COUNT=1000000000"],
  ["until the end of time", "RRULE:FREQ=DAILY;UNTIL=99991231T000000Z"],
  ["on February 30 of every fourth year", "RRULE:FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=30"],
  [
    "on the 300th last fifth Sunday that is a 31st",
    "RRULE:FREQ=MONTHLY;BYDAY=5SU;BYMONTHDAY=31;BYSETPOS=-300",
  ],
  ["every thousandth year", "RRULE:FREQ=YEARLY;INTERVAL=1000"],
  ["on 500 extra dates", `RDATE:${dates(500)}`],
])("repeating %s has a first meeting, found with bounded work", async (_what, event) => {
  expect(await outcome({ event })).toEqual(["2026-12-10T13:00"]);
});

test("only the first 5 meetings of 90 events are read", async () => {
  const more = repeat(89, (nth) => `${vevent({ uid: `UID:${nth}` })}\n`);
  const { starts, ignored, answers } = await afterMails({ more });
  expect(starts).toHaveLength(5);
  expect([...ignored, ...answers]).toEqual(["too_many_meetings", "too_complicated"]);
});

describe("a mail that names a wrong encoding is booked or answered", () => {
  test.each(["utf-7", "utf-16", "x-unknown", "shift_jis"])("%s", async (charset) => {
    expect(await outcome({ raw: raw.replace("utf-8", charset) })).toHaveLength(1);
  });

  test.each(["base64", "quoted-printable", "x-uuencode"])("%s", async (encoding) => {
    const bytes = new TextEncoder().encode(raw.replace("8bit", encoding));
    bytes.set([0xff, 0xfe, 0xc0, 0x80], bytes.length - 200);
    expect(await outcome({ raw: bytes })).toHaveLength(1);
  });
});
