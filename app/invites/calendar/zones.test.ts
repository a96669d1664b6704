import { describe, expect, test } from "vitest";
import { afterMails, type Parts } from "../../../tests/support/invite-mail";

/** Zones of events: booked at the right time or answered, never guessed. */

const unknown = "unknown_zone";
const wall = "20270714T100000";

async function outcome(parts: Parts) {
  const { starts, zones, answers } = await afterMails(parts);
  return answers[0] ?? `${starts[0]} ${zones[0]}`;
}

type HalfYear = readonly [from: string, to: string, begins: string, rule: string];
const half = (kind: string, [from, to, begins, rule]: HalfYear) =>
  `BEGIN:${kind}\nDTSTART:${begins}\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nRRULE:FREQ=YEARLY;${rule}\nEND:${kind}`;
const zone = (tzid: string, winter: HalfYear, summer: HalfYear, more = "") =>
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
const newYork = (tzid: string, rule = "BYMONTH=3;BYDAY=2SU", more = "") =>
  zone(
    tzid,
    ["-0400", "-0500", "20071104T020000", "BYMONTH=11;BYDAY=1SU"],
    ["-0500", "-0400", "20070311T020000", rule],
    more,
  );
const outlookBerlin = (tzid: string) =>
  zone(
    tzid,
    ["+0200", "+0100", "16010101T030000", "BYDAY=-1SU;BYMONTH=10"],
    ["+0100", "+0200", "16010101T020000", "BYDAY=-1SU;BYMONTH=3"],
  );

// RFC 5545 3.2.19 (https://www.rfc-editor.org/rfc/rfc5545#section-3.2.19).
describe("a TZID with a VTIMEZONE in the same calendar", () => {
  const ny = "2027-07-14T14:00 America/New_York";
  test.each([
    ["BST", london("BST"), "2027-07-14T09:00 Europe/London"],
    ["EST", newYork("EST"), ny],
    ["est", newYork("EST"), ny],
    ["AST", fixed("AST", "-0400"), "2027-07-14T14:00 Etc/GMT+4"],
    ["IST", fixed("IST", "+0530"), "2027-07-14T04:30 Asia/Kolkata"],
    ["CST", fixed("CST", "+0800"), "2027-07-14T02:00 Asia/Shanghai"],
    [
      "Eastern Standard Time",
      fixed("Eastern Standard Time", "+1000"),
      "2027-07-14T00:00 Australia/Brisbane",
    ],
    ["Europe/Berlin", fixed("Europe/Berlin", "-0900"), "2027-07-14T19:00 Etc/GMT+9"],
    ["Europe/London", fixed("Europe/London", "+0000"), "2027-07-14T10:00 UTC"],
    ["Office", london("Office", "X-LIC-LOCATION:Asia/Tokyo\n"), "2027-07-14T09:00 Europe/London"],
    ["tzone://Microsoft/Custom", newYork("tzone://Microsoft/Custom"), ny],
    ['"(UTC+01:00) X"', outlookBerlin("(UTC+01:00) X"), "2027-07-14T08:00 Europe/Berlin"],
    ["Own", fixed("Own", "+0017"), "2027-07-14T09:43 UTC"],
    // A VTIMEZONE without rules: the name counts.
    [
      "Europe/Paris",
      "BEGIN:VTIMEZONE\nTZID:Europe/Paris\nEND:VTIMEZONE",
      "2027-07-14T08:00 Europe/Paris",
    ],
    ["Two", `${fixed("Two", "+0100")}\n${fixed("Two", "+0200")}`, unknown],
    // HCL Notes repeats the time of the change, sometimes a wrong one.
    ["Own", newYork("Own", "BYMONTH=3;BYDAY=2SU;BYHOUR=2;BYMINUTE=0;BYSECOND=0"), ny],
    ["Own", newYork("Own", "BYHOUR=3;BYMONTH=3;BYDAY=2SU"), ny],
    ["Own", newYork("Own", "BYWEEKNO=10;BYDAY=SU"), unknown],
    ["Own", newYork("Own", "BYMONTH=3;BYDAY=2SU\nRRULE:FREQ=YEARLY"), unknown],
    ["Own", newYork("Own", "BYMONTH=3;BYDAY=2SU\nRDATE:20260230T020000"), unknown],
    ["Own", newYork("Own", "BYMONTH=3;BYDAY=2SU\nEXDATE:20270314T020000"), unknown],
    ["Own", newYork("Own").replace("TZOFFSETTO:-0400", "TZOFFSETTO:?"), unknown],
  ])("means what the VTIMEZONE says: %s, case %#", async (tzid, calendar, when) => {
    expect(await outcome({ calendar, start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(when);
  });

  test("is read even with 209 more observances", async () => {
    const years = Array.from(
      { length: 209 },
      (_, nth) =>
        `BEGIN:DAYLIGHT\nDTSTART:${1790 + nth}0311T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:-0400\nEND:DAYLIGHT\n`,
    );
    const calendar = newYork("Own", undefined, years.join(""));
    expect(await outcome({ calendar, start: `DTSTART;TZID=Own:${wall}` })).toBe(ny);
  });

  test.each(["0325", "0410", "0420", "0505"])(
    "whose rules end within a year or so is read in 2027-%s",
    async (day) => {
      const ending = (month: string) => `${month};BYDAY=-1SU;UNTIL=20280401T000000Z`;
      const calendar = zone(
        "Own",
        ["+0100", "+0000", "19961027T020000", ending("BYMONTH=10")],
        ["+0000", "+0100", "19810329T010000", ending("BYMONTH=3")],
      );
      const start = `DTSTART;TZID=Own:2027${day}T100000`;
      expect(await outcome({ calendar, start })).toContain("Europe/London");
    },
  );

  test("a series that began under older rules follows today's", async () => {
    const start = "DTSTART;TZID=America/New_York:20030106T090000";
    const event = "RRULE:FREQ=WEEKLY;BYDAY=MO";
    const calendar = newYork("America/New_York");
    expect(await outcome({ calendar, start, event })).toBe("2026-11-23T14:00 America/New_York");
  });

  test("a series in a zone that matches no IANA zone is answered", async () => {
    const own = { start: `DTSTART;TZID=Own:${wall}`, event: "RRULE:FREQ=DAILY" };
    expect(await outcome({ ...own, calendar: fixed("Own", "+0017") })).toBe(unknown);
  });
});

describe("without a VTIMEZONE", () => {
  test.each([
    ["Europe/Paris", "2027-07-14T08:00 Europe/Paris"],
    ["europe/paris", "2027-07-14T08:00 europe/paris"],
    ["/freeassociation.sourceforge.net/Europe/Paris", "2027-07-14T08:00 Europe/Paris"],
    ["America/Argentina/Buenos_Aires", "2027-07-14T13:00 America/Argentina/Buenos_Aires"],
    ["US/Eastern", "2027-07-14T14:00 US/Eastern"],
    ["Etc/GMT+5", "2027-07-14T15:00 Etc/GMT+5"],
    ["UTC", "2027-07-14T10:00 UTC"],
    ["eastern standard time", "2027-07-14T14:00 America/New_York"],
    ["EST5EDT", "2027-07-14T14:00 EST5EDT"],
    ["tzone://Microsoft/Utc", "2027-07-14T10:00 UTC"],
    ["tzone://Microsoft/Pacific Standard Time", "2027-07-14T17:00 America/Los_Angeles"],
  ])("%s has one meaning", async (tzid, when) => {
    expect(await outcome({ start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(when);
  });

  test.each([
    ...["BST", "AST", "EST", "CST", "IST", "PST", "MST", "CET", "ECT", "ACT", "NST", "SST"],
    ...["Eastern", "Eastern Time", "Romance", "Customized Time Zone", "tzone://Microsoft/Custom"],
    ...["+05:00", '"+05:00"', "GMT-0500", "/example.org/BST", "Europe/Atlantis"],
    ...['"Pacific Time (US & Canada),Tijuana"', '"(GMT+02:00) Athens, Istanbul, Minsk"'],
  ])("%s is unknown", async (tzid) => {
    expect(await outcome({ start: `DTSTART;TZID=${tzid}:${wall}` })).toBe(unknown);
  });
});

// MS-OXCICAL, X-WR-TIMEZONE: https://learn.microsoft.com/openspecs/exchange_server_protocols/ms-oxcical.
describe("a time without a zone", () => {
  const other = (line: string) =>
    `BEGIN:VEVENT\nUID:other\n${line}\nORGANIZER:mailto:ida@firm.example\nATTENDEE:mailto:other@firm.example\nEND:VEVENT`;
  const tokyo = `DTSTART;TZID=Asia/Tokyo:${wall}`;
  const paris = `DTSTART;TZID=Europe/Paris:${wall}`;
  test.each([
    ["X-WR-TIMEZONE", "X-WR-TIMEZONE:Europe/Paris", "", "2027-07-14T08:00 Europe/Paris"],
    [
      "X-WR-TIMEZONE and its VTIMEZONE",
      `X-WR-TIMEZONE:BST\n${london("BST")}`,
      ...["", "2027-07-14T09:00 Europe/London"],
    ],
    ["an ambiguous X-WR-TIMEZONE", "X-WR-TIMEZONE:BST", "", unknown],
    ["an ambiguous one beside another event", "X-WR-TIMEZONE:EST", other(paris), unknown],
    ["one VTIMEZONE", newYork("Office"), "", "2027-07-14T14:00 America/New_York"],
    ["two VTIMEZONEs", `${newYork("Office")}\n${fixed("Other", "+0100")}`, "", unknown],
    ["another event in a zone", "X-A:b", other(tokyo), "2027-07-14T01:00 Asia/Tokyo"],
    ["two zones", "X-A:b", other(`${tokyo}\nDTEND;TZID=Asia/Seoul:${wall}`), unknown],
    ["nothing else", "X-A:b", "", unknown],
  ])("has its zone, or is answered, in a calendar with %s", async (_what, calendar, more, when) => {
    const { starts, zones, answers } = await afterMails({
      calendar,
      more,
      start: `DTSTART:${wall}`,
    });
    const [why] = answers.filter((one) => one !== "not_invited");
    expect(why ?? `${starts[0]} ${zones[0]}`).toBe(when);
  });
});

test.each([
  ["DTSTART:20270714T100000Z", "2027-07-14T10:00 UTC"],
  ["DTSTART;TZID=Etc/UTC:20270714T100000Z", "2027-07-14T10:00 Etc/UTC"],
  ["DTSTART;TZID=Asia/Shanghai:20270714T100000Z", unknown],
  ["DTSTART;VALUE=DATE:20270714", "all_day"],
  ["DTSTART:20270230T120000", "no_start"],
  ["DTSTART:20270710T250000", "no_start"],
  ["DTSTART:soon", "no_start"],
  // The last colon ends the parameters of a time.
  ["DTSTART;VALUE=DATE-TIME;TZID=tzone://Microsoft/Utc:20270714T100000", "2027-07-14T10:00 UTC"],
  ["DTSTART;X-NOTE=at 10:00;TZID=Europe/Paris:20270714T100000", "2027-07-14T08:00 Europe/Paris"],
])("%s is read as %s", async (start, when) => {
  expect(await outcome({ start })).toBe(when);
});
