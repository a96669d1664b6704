import { describe, expect, test } from "vitest";
import { afterMails, type Parts, vevent } from "../../tests/support/invite-mail";

/** Versions, methods, guests, links, and faults that users of other calendar libraries have reported. */

const later = "DTSTART:20261210T150000Z";
const [old, moved] = ["2026-12-10T13:00", "2026-12-10T15:00"];

async function outcome(...mails: readonly Parts[]) {
  const { starts, answers } = await afterMails(...mails);
  return [...starts.slice(0, 1), ...answers];
}

// RFC 5546 2.1.5 (https://www.rfc-editor.org/rfc/rfc5546#section-2.1.5), then LAST-MODIFIED and Date.
describe("the version that counts", () => {
  const modified = (hour: string) => ({ event: `LAST-MODIFIED:20261119T${hour}0000Z` });
  const sequence = (number: number) => ({ event: `SEQUENCE:${number}` });
  const stamped = (at: string) => ({ stamp: `DTSTAMP${at}` });
  const sent = (day: number, time: string) => ({ date: `${day} Nov 2026 ${time} +0000` });
  test.each<[string, Parts, Parts, string]>([
    ["SEQUENCE", sequence(1), { ...sequence(2), ...stamped(":20261101T090000Z") }, moved],
    ["lower SEQUENCE", sequence(2), { ...sequence(1), ...stamped(":20261120T090000Z") }, old],
    ["DTSTAMP", {}, stamped(":20261119T090001Z"), moved],
    ["lower DTSTAMP", {}, { ...stamped(":20261118T090000Z"), ...modified("10") }, old],
    ["DTSTAMP without Z", stamped(":20261119T090000"), stamped(":20261119T100000"), moved],
    ["DTSTAMP in a zone", {}, stamped(";TZID=Europe/Paris:20261119T103000"), moved],
    ["LAST-MODIFIED", modified("09"), modified("10"), moved],
    ["lower LAST-MODIFIED", modified("09"), { ...modified("08"), ...sent(20, "09:00:00") }, old],
    ["Date", {}, sent(19, "09:00:01"), moved],
    ["lower Date", {}, sent(19, "08:00:00"), old],
    [
      "Date if only one has LAST-MODIFIED",
      {},
      { ...modified("08"), ...sent(20, "09:00:00") },
      moved,
    ],
  ])("is decided by %s", async (_what, first, second, when) => {
    expect(await outcome(first, { ...second, start: later })).toEqual([when]);
  });

  test("is unclear if all stamps are equal and the contents differ", async () => {
    expect(await outcome({}, { start: later })).toEqual([old, "unclear_version"]);
    expect(await outcome({}, {}, {})).toEqual([old]);
  });
});

// RFC 5546 1.4 and 3.2 (https://www.rfc-editor.org/rfc/rfc5546#section-3.2).
describe("METHOD and guests", () => {
  const none = { mime: "", method: "" };
  const all = (method: string) => ({ mime: method, method });
  const noGuests = { guest: "X-GUEST:none" };
  const guest = (rest: string) => ({ guest: `ATTENDEE${rest}` });
  const notInvited = ["not_invited"];
  const others = "notes@larkfield.example, other@firm.example";
  test.each<[string, Parts, string[]]>([
    ["METHOD in the event", { ...none, event: "METHOD:REQUEST" }, [old]],
    ["no METHOD", none, [old]],
    ["PUBLISH", all("PUBLISH"), [old]],
    [
      "REQUEST in the MIME part, PUBLISH in the calendar",
      { mime: "REQUEST", method: "PUBLISH" },
      [old],
    ],
    [
      "PUBLISH in the MIME part, REQUEST in the calendar",
      { mime: "PUBLISH", method: "REQUEST" },
      [old],
    ],
    ["neither METHOD nor guests, to us alone", { ...none, ...noGuests }, [old]],
    ["PUBLISH without guests, to us alone", { ...all("PUBLISH"), ...noGuests }, [old]],
    ["lower case", all("request"), [old]],
    [
      "PUBLISH without guests, to others too",
      { ...all("PUBLISH"), ...noGuests, to: others },
      notInvited,
    ],
    [
      "no METHOD, other guests",
      { ...none, guest: "ATTENDEE:mailto:x@firm.example", to: others },
      notInvited,
    ],
    ["ADD", all("ADD"), ["not_a_request"]],
    ["COUNTER", all("COUNTER"), ["not_a_request"]],
    ["REFRESH", all("REFRESH"), ["not_a_request"]],
    ["DECLINECOUNTER", all("DECLINECOUNTER"), ["not_a_request"]],
    ["an unknown METHOD", all("X"), ["not_a_request"]],
    ["REPLY", all("REPLY"), []],
    ["an event that is over", { start: "DTSTART:20261110T130000Z" }, ["past"]],
    ["an event in two years", { start: "DTSTART:20281210T130000Z" }, ["too_far"]],
    ["no UID", { uid: "X-UID:1" }, ["no_uid"]],
    ["a guest with a colon", guest(";CN=Team: x:mailto:notes@larkfield.example"), [old]],
    [
      "a guest with SENT-BY",
      guest(";SENT-BY=mailto:a@b.example:MAILTO:Notes@Larkfield.example"),
      [old],
    ],
    [
      "a guest with DIR",
      guest(";DIR=ldap://firm.example/o=x:mailto:notes@larkfield.example"),
      [old],
    ],
    ["a guest with a tag", guest(":mailto:notes+sales@larkfield.example"), [old]],
  ])("a mail with %s gives %j", async (_what, parts, expected) => {
    expect(await outcome(parts)).toEqual(expected);
  });
});

// RFC 7986 5.11 and 5.7, RFC 5545 3.2.1 and 3.8.1.1, MS-OXCICAL 2.1.3.1.1.20.26 (X-ALT-DESC).
describe("the link of a meeting", () => {
  const url = "https://meet.google.com/var-iant-abc";
  const zoom = "https://zoom.us/j/123456789";
  test.each([
    [`CONFERENCE;VALUE=URI;FEATURE=PHONE:tel:+1-412-555-0123\nCONFERENCE;VALUE=URI:${url}`],
    [`CONFERENCE;VALUE=URI;LABEL="Join: now":${zoom}\nCONFERENCE;VALUE=URI;LABEL=a:${url}`],
    [
      `X-ALT-DESC;FMTTYPE=text/html:<html><body><a href="${url}?a=1&amp;b=2">Join</a></body></html>`,
    ],
    [`SUMMARY:Weekly ${url}`],
    [`LOCATION;ALTREP="${url}":Room 3`],
    [`LOCATION;ALTREP=${url}:Room 3`],
    [`LOCATION;ALTREP=http://firm.example/room:${url}`],
    [`DESCRIPTION;ALTREP="${url}":See there`],
    [`ATTACH;FMTTYPE=text/html:${url}`],
    [`STYLED-DESCRIPTION;VALUE=TEXT:<a href='${url}'>Join</a>`],
    [`X-GOOGLE-HANGOUT:${url}`],
    [`COMMENT:${url}`],
    [`DESCRIPTION:<https://www.google.com/url?q=${encodeURIComponent(url)}&sa=D>`],
    [`LOCATION:Room 3\nDESCRIPTION:Join: ${url}\\nDial in: https://tel.meet/x?pin=1`],
  ])("is found in %s", async (link) => {
    const { codes, answers } = await afterMails({ link });
    expect([codes, answers]).toEqual([["var-iant-abc"], []]);
  });

  test.each([
    [
      "DESCRIPTION:Old: https://meet.google.com/aaa-aaaa-aaa New: https://meet.google.com/bbb-bbbb-bbb",
    ],
    [`LOCATION:${zoom}`],
    ["LOCATION:Room 3"],
  ])("%s is answered", async (link) => {
    expect(await outcome({ link })).toEqual(["unsupported"]);
  });
});

const observance = (kind: string, from: string, to: string, lines: readonly string[]) =>
  [`BEGIN:${kind}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...lines, `END:${kind}`].join("\n");
const zone = (tzid: string, ...parts: readonly string[]) =>
  ["BEGIN:VTIMEZONE", `TZID:${tzid}`, ...parts, "END:VTIMEZONE"].join("\n");
const yearly = (kind: string, from: string, to: string, start: string, rule: string) =>
  observance(kind, from, to, [`DTSTART:${start}`, `RRULE:FREQ=YEARLY;${rule}`]);
const endedIn2021 = (tzid: string, ...more: readonly string[]) =>
  zone(
    tzid,
    ...more,
    observance("STANDARD", "+0200", "+0100", ["DTSTART:20191027T030000", "RDATE:20201025T030000"]),
    observance("DAYLIGHT", "+0100", "+0200", [
      "DTSTART:20190331T020000",
      "RDATE:20200329T020000,20210328T020000",
    ]),
  );
const saoPaulo = zone(
  "America/Sao_Paulo",
  observance("STANDARD", "-0200", "-0300", ["DTSTART:20190217T000000"]),
  observance("DAYLIGHT", "-0300", "-0200", ["DTSTART:20181104T000000", "RDATE:20181104T000000"]),
);
const london = zone(
  "Europe/London",
  yearly(
    "STANDARD",
    "+0100",
    "+0000",
    "19991031T020000",
    "UNTIL=20361026T010000Z;BYDAY=-1SU;BYMONTH=10",
  ),
  yearly("STANDARD", "+0100", "+0000", "20371025T020000", "BYDAY=-1SU;BYMONTH=10"),
  yearly(
    "DAYLIGHT",
    "+0000",
    "+0100",
    "19810329T010000",
    "UNTIL=20370329T010000Z;BYDAY=-1SU;BYMONTH=3",
  ),
  yearly("DAYLIGHT", "+0000", "+0100", "20380328T010000", "BYDAY=-1SU;BYMONTH=3"),
);
const exchangeUtc = zone(
  "UTC",
  observance("STANDARD", "+0000", "+0000", ["DTSTART:16010101T000000"]),
  observance("DAYLIGHT", "+0000", "+0000", ["DTSTART:16010101T000000"]),
);
const daily = "RRULE:FREQ=DAILY";
const at = (tzid: string, wall: string) => `DTSTART;TZID=${tzid}:${wall}`;

test.each<[string, Parts[], string[]]>([
  [
    "iCalcreator/iCalcreator#86: a VTIMEZONE that ends before the series does",
    [
      {
        calendar: endedIn2021("Europe/Berlin"),
        start: at("Europe/Berlin", "20261207T090000"),
        event: daily,
      },
    ],
    ["2026-12-07T08:00"],
  ],
  [
    "a VTIMEZONE with a made-up name that ends before the series does",
    [{ calendar: endedIn2021("Office"), start: at("Office", "20261207T090000"), event: daily }],
    ["unknown_zone"],
  ],
  [
    "iCalcreator/iCalcreator#106: TZUNTIL (RFC 7808 7.2)",
    [
      {
        calendar: endedIn2021("Europe/Copenhagen", "TZUNTIL:20210328T010000Z"),
        start: at("Europe/Copenhagen", "20270707T090000"),
      },
    ],
    ["2027-07-07T07:00"],
  ],
  [
    "nextcloud/calendar#4429: a summer time that was abolished",
    [{ calendar: saoPaulo, start: at("America/Sao_Paulo", "20270107T090000"), event: daily }],
    ["2027-01-07T12:00"],
  ],
  [
    "robur-coop/icalendar#13: rules that are followed by others in 2037",
    [{ calendar: london, start: at("Europe/London", "20270707T090000"), event: daily }],
    ["2027-07-07T08:00"],
  ],
  [
    "derekantrican/GAS-ICS-Sync#375: UTC described with a summer time",
    [{ calendar: exchangeUtc, start: at("UTC", "20270707T090000"), event: daily }],
    ["2027-07-07T09:00"],
  ],
  [
    "bitfireAT/synctools#80: RECURRENCE-ID in another zone than the series'",
    [
      {
        start: at("Pacific/Auckland", "20261208T110000"),
        event: "RRULE:FREQ=DAILY;COUNT=5;INTERVAL=2",
        more: vevent({
          start: at("Europe/Paris", "20261208T010000"),
          event: "RECURRENCE-ID;TZID=Europe/Paris:20261207T230000",
        }),
      },
    ],
    ["2026-12-08T00:00"],
  ],
  [
    "u01jmg3/ics-parser#161: EXDATE in UTC, at midnight there, of a series in the evening",
    [
      {
        start: at("America/Chicago", "20261209T180000"),
        event: `${daily}\nEXDATE:20261210T000000Z\nEXDATE:20261211T000000Z`,
      },
    ],
    ["2026-12-12T00:00"],
  ],
  [
    "ical-org/ical.net#736: UNTIL within a change of the clocks",
    [
      {
        start: at("Europe/Amsterdam", "20261024T023000"),
        event: `${daily};UNTIL=20271031T010000Z\nEXDATE:20261120T013000Z`,
      },
    ],
    ["2026-11-21T01:30"],
  ],
  [
    "ical4j/ical4j#85: RECURRENCE-ID at midnight without a zone",
    [
      { start: at("US/Eastern", "20261207T200000"), event: daily },
      {
        method: "CANCEL",
        mime: "CANCEL",
        start: at("US/Eastern", "20261207T200000"),
        event: "RECURRENCE-ID:20261207T000000",
      },
    ],
    ["2026-12-09T01:00"],
  ],
  [
    "niccokunzmann/python-recurring-ical-events#27: UNTIL without a zone",
    [
      {
        start: at("Europe/Berlin", "20261208T140000"),
        event: `${daily};UNTIL=20261210T140000\nEXDATE:20261208T130000Z`,
      },
    ],
    ["2026-12-09T13:00"],
  ],
  [
    "apple/ccs-calendarserver#196: UID, DTSTAMP and SEQUENCE of another message",
    [{}, { start: later, date: "Thu, 19 Nov 2026 09:05:00 +0000" }],
    [moved],
  ],
  [
    "nextcloud/server#60452: an answer to one meeting, sent as a REQUEST",
    [{ event: daily }, { event: "RECURRENCE-ID:20261210T130000Z\nSEQUENCE:1" }],
    [old],
  ],
  [
    "calcom/cal.diy#29926: a CANCEL with the SEQUENCE of the invite",
    [{ event: "SEQUENCE:1" }, { method: "CANCEL", mime: "CANCEL", event: "SEQUENCE:1" }],
    [],
  ],
])("a fault of another library is avoided: %s", async (_what, mails, expected) => {
  expect(await outcome(...mails)).toEqual(expected);
});
