import { describe, expect, test } from "vitest";
import { answers, inUtc, inviteMail, times } from "../support/invite-mail";
import { beginSilent, post } from "../support/invites";
import { createWorld } from "../support/pipeline";

/** In whose time an event is: booked at that hour, or answered; never an hour that was guessed. */

beginSilent();

const unknown = "unknown_zone";
const wall = "20270714T100000";

async function outcome(parts: Parameters<typeof inviteMail>[0]) {
  await post(createWorld(), inviteMail(parts));
  return [...(await times()), ...(await answers())].join();
}

type Half = readonly [from: string, to: string, begins: string, rule: string];
const half = (kind: string, [from, to, begins, rule]: Half) =>
  `BEGIN:${kind}\nDTSTART:${begins}\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nRRULE:FREQ=YEARLY;${rule}\nEND:${kind}`;
const zone = (tzid: string, winter: Half, summer: Half, more = "") =>
  `BEGIN:VTIMEZONE\nTZID:${tzid}\n${more}${half("STANDARD", winter)}\n${half("DAYLIGHT", summer)}\nEND:VTIMEZONE`;
const fixed = (tzid: string, offset: string) =>
  `BEGIN:VTIMEZONE\nTZID:${tzid}\nBEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:${offset}\nTZOFFSETTO:${offset}\nEND:STANDARD\nEND:VTIMEZONE`;
const london = (tzid: string, more = "") =>
  zone(
    tzid,
    ["+0100", "+0000", "19961027T020000", "BYMONTH=10;BYDAY=-1SU"],
    ["+0000", "+0100", "19810329T010000", "BYMONTH=3;BYDAY=-1SU"],
    more,
  );
const newYork = (tzid: string) =>
  zone(
    tzid,
    ["-0400", "-0500", "20071104T020000", "BYMONTH=11;BYDAY=1SU"],
    ["-0500", "-0400", "20070311T020000", "BYMONTH=3;BYDAY=2SU"],
  );

// RFC 5545 3.2.19 (https://www.rfc-editor.org/rfc/rfc5545#section-3.2.19).
describe("a TZID means what the VTIMEZONE of the same object says", () => {
  test.each([
    ["BST", london("BST"), "2027-07-14T09:00"],
    ["EST", newYork("EST"), "2027-07-14T14:00"],
    ["AST", fixed("AST", "-0400"), "2027-07-14T14:00"],
    ["IST", fixed("IST", "+0530"), "2027-07-14T04:30"],
    ["CST", fixed("CST", "+0800"), "2027-07-14T02:00"],
    ["GMT", london("GMT"), "2027-07-14T09:00"],
    ["Eastern Standard Time", fixed("Eastern Standard Time", "+1000"), "2027-07-14T00:00"],
    ["Europe/Berlin", fixed("Europe/Berlin", "+0300"), "2027-07-14T07:00"],
    ["Europe/London", fixed("Europe/London", "+0000"), "2027-07-14T10:00"],
    ["est", newYork("EST"), "2027-07-14T14:00"],
    ["Office", london("Office", "X-LIC-LOCATION:Asia/Tokyo\n"), "2027-07-14T09:00"],
    ["tzone://Microsoft/Custom", newYork("tzone://Microsoft/Custom"), "2027-07-14T14:00"],
  ])("%s", async (tzid, calendar, when) => {
    expect(await outcome({ calendar, start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(when);
  });

  test("and where two of them say different things, nobody knows", async () => {
    const calendar = `${fixed("Office", "+0100")}\n${fixed("Office", "+0200")}`;
    expect(await outcome({ calendar, start: `DTSTART;TZID=Office:${wall}` })).toBe(unknown);
  });

  test("and one that says nothing leaves the name", async () => {
    const calendar = "BEGIN:VTIMEZONE\nTZID:Europe/Paris\nEND:VTIMEZONE";
    const start = `DTSTART;TZID=Europe/Paris:${wall}`;
    expect(await outcome({ calendar, start })).toBe("2027-07-14T08:00");
  });

  test("a series that began under older rules goes by the rules of today", async () => {
    const start = "DTSTART;TZID=America/New_York:20030106T090000";
    const event = "RRULE:FREQ=WEEKLY;BYDAY=MO";
    const calendar = newYork("America/New_York");
    expect(await outcome({ calendar, start, event })).toBe("2026-11-23T14:00");
  });

  test("a series in a zone that is none of ours is answered, an event by itself is booked", async () => {
    const start = `DTSTART;TZID=Own:${wall}`;
    const calendar = fixed("Own", "+0017");
    expect(await outcome({ calendar, start, event: "RRULE:FREQ=DAILY" })).toBe(unknown);
    expect(await outcome({ calendar, start, uid: "UID:2" })).toContain("2027-07-14T09:43");
  });
});

describe("without a VTIMEZONE", () => {
  test.each([
    ["Europe/Paris", "2027-07-14T08:00"],
    ["europe/paris", "2027-07-14T08:00"],
    ["/freeassociation.sourceforge.net/Europe/Paris", "2027-07-14T08:00"],
    ["US/Eastern", "2027-07-14T14:00"],
    ["Etc/GMT+5", "2027-07-14T15:00"],
    ["UTC", "2027-07-14T10:00"],
    ["Eastern Standard Time", "2027-07-14T14:00"],
    ["EST5EDT", "2027-07-14T14:00"],
    ["tzone://Microsoft/Utc", "2027-07-14T10:00"],
    ["tzone://Microsoft/Pacific Standard Time", "2027-07-14T17:00"],
    ['"(UTC-05:00) Eastern Time (US & Canada)"', "2027-07-14T14:00"],
  ])("%s is a name that everybody reads alike", async (tzid, when) => {
    expect(await outcome({ start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(when);
  });

  test.each([
    ...["BST", "AST", "EST", "CST", "IST", "PST", "MST", "CET", "ECT", "ACT", "NST", "SST"],
    ...["Eastern", "Eastern Time", "Romance", "Customized Time Zone", "tzone://Microsoft/Custom"],
    ...["+05:00", "GMT-0500", "/example.org/BST", "Europe/Atlantis"],
  ])("%s is unknown, and that is answered", async (tzid) => {
    expect(await outcome({ start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(unknown);
  });
});

describe("a time without a zone", () => {
  const start = `DTSTART:${wall}`;
  const other = (line: string) =>
    `BEGIN:VEVENT\nUID:other\n${line}\nORGANIZER:mailto:ida@firm.example\nATTENDEE:mailto:somebody@firm.example\nEND:VEVENT`;

  // https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcical (X-WR-TIMEZONE is the calendar's own).
  test.each([
    ["X-WR-TIMEZONE:Europe/Paris", "", "2027-07-14T08:00"],
    [`X-WR-TIMEZONE:BST\n${london("BST")}`, "", "2027-07-14T09:00"],
    ["X-WR-TIMEZONE:BST", "", unknown],
    ["X-WR-TIMEZONE:EST", other(`DTSTART;TZID=Europe/Paris:${wall}`), unknown],
    [newYork("Office"), "", "2027-07-14T14:00"],
    [`${newYork("Office")}\n${fixed("Other", "+0100")}`, "", unknown],
    ["X-A:b", other(`DTSTART;TZID=Asia/Tokyo:${wall}`), "2027-07-14T01:00"],
    [
      "X-A:b",
      other(`DTSTART;TZID=Asia/Tokyo:${wall}\nDTEND;TZID=Asia/Seoul:${wall}`).replace("X", ""),
      unknown,
    ],
    ["X-A:b", "", unknown],
  ])("%#", async (calendar, more, when) => {
    const booked = await outcome({ calendar, more, start });
    expect(booked.replace(",not_invited", "").replace("not_invited,", "")).toBe(when);
  });

  test("in UTC it needs none", async () => {
    expect(await outcome({ start: inUtc })).toBe("2026-12-10T13:00");
  });
});

// A value holds no colon of its own in these, so that the last one ends the parameters.
describe("a parameter that holds a colon and no quotes", () => {
  test.each([
    [`DTSTART;TZID=tzone://Microsoft/Utc:${wall}`, "2027-07-14T10:00"],
    [`DTSTART;VALUE=DATE-TIME;TZID=tzone://Microsoft/Utc:${wall}`, "2027-07-14T10:00"],
    [`DTSTART;TZID=(UTC-05:00) Eastern Time (US & Canada):${wall}`, "2027-07-14T14:00"],
    [`DTSTART;TZID="tzone://Microsoft/Utc":${wall}`, "2027-07-14T10:00"],
    [`DTSTART;X-NOTE=at 10:00;TZID=Europe/Paris:${wall}`, "2027-07-14T08:00"],
  ])("%s", async (start, when) => {
    expect(await outcome({ start })).toBe(when);
  });

  test.each([
    ["ATTENDEE;CN=Team: notes:mailto:notes@larkfield.example"],
    ["ATTENDEE;SENT-BY=mailto:a@b.example;CN=x:MAILTO:Notes@Larkfield.example"],
    ["ATTENDEE;DIR=ldap://firm.example/o=x:mailto:notes@larkfield.example"],
  ])("%s", async (guest) => {
    expect(await outcome({ guest })).toBe("2026-12-10T13:00");
  });

  test("of an organizer or a place", async () => {
    const organizer = "ORGANIZER;CN=Ida: Iversen:mailto:ida@firm.example";
    const link = "LOCATION;ALTREP=http://firm.example/room:https://meet.google.com/var-iant-abc";
    expect(await outcome({ organizer, link })).toBe("2026-12-10T13:00");
  });
});
