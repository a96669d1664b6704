import { describe, expect, test } from "vitest";
import { propertyOf, readCalendars } from "./calendar";
import { limits } from "./limits";
import { stepBudget } from "./step-budget";
import { countedTime } from "./calendar-time";
import { readTime, zonesOf } from "./zones";

const now = Date.UTC(2026, 5, 20);

function read(lines: string) {
  const text = `BEGIN:VCALENDAR\n${lines}\nEND:VCALENDAR\n`;
  const budget = stepBudget(limits.steps);
  const reading = readCalendars(text, budget);
  const calendar = reading.ok ? reading.calendars[0] : undefined;
  const event = calendar?.components.find(({ name }) => name === "vevent");
  const start = event && propertyOf(event, "dtstart");
  if (!calendar || !start) throw new Error("unreadable");
  const time = readTime(start, zonesOf(calendar, countedTime(budget), now));
  return time.kind === "at"
    ? `${new Date(time.at.instant).toISOString().slice(0, 16)} ${time.at.zone}`
    : time.kind;
}

const event = (start: string) => `BEGIN:VEVENT\nDTSTART${start}\nEND:VEVENT`;
const zone = (name: string, [from, to]: [string, string], rules = "") =>
  `BEGIN:VTIMEZONE\nTZID:${name}\n${rules}BEGIN:STANDARD\nDTSTART:19700101T000000\nTZOFFSETFROM:${from}\nTZOFFSETTO:${to}\nEND:STANDARD\nEND:VTIMEZONE\n`;

test.each([
  [":20260710T120000Z", "2026-07-10T12:00 UTC"],
  [";TZID=Europe/Paris:20260710T120000", "2026-07-10T10:00 Europe/Paris"],
  [";TZID=Europe/Paris:20261210T120000", "2026-12-10T11:00 Europe/Paris"],
  [";TZID=/example.org/20260101/Europe/Paris:20260710T120000", "2026-07-10T10:00 Europe/Paris"],
  [
    ";TZID=America/Argentina/Buenos_Aires:20260710T120000",
    "2026-07-10T15:00 America/Argentina/Buenos_Aires",
  ],
  [";TZID=Eastern Standard Time:20260710T120000", "2026-07-10T16:00 America/New_York"],
  [";TZID=eastern standard time:20261210T120000", "2026-12-10T17:00 America/New_York"],
  [";TZID=Nowhere:20260710T120000", "unknown_zone"],
  [":soon", "unreadable"],
  [";VALUE=DATE:20260710", "day"],
  [';TZID="+05:00":20260710T120000', "unknown_zone"],
  [
    ';TZID="Pacific Time (US & Canada),Tijuana":20260710T120000',
    "2026-07-10T19:00 America/Los_Angeles",
  ],
  [
    ';TZID="(UTC-05:00) Eastern Time (US and Canada)":20261210T120000',
    "2026-12-10T17:00 America/New_York",
  ],
  [
    ';TZID="Amsterdam, Belgrade, Berlin, Brussels, Budapest, Madrid, Paris, Prague, Stockholm":20260710T120000',
    "2026-07-10T10:00 Europe/Berlin",
  ],
  [
    ';TZID="(UTC) Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London":20260710T120000',
    "2026-07-10T11:00 Europe/London",
  ],
  [';TZID="(UTC-07:00) La Paz, Mazatlan":20260710T120000', "2026-07-10T19:00 America/Phoenix"],
  [';TZID="(GMT+02:00) Athens, Istanbul, Minsk":20260710T120000', "unknown_zone"],
  [';TZID="(UTC+02:00) Istanbul":20260710T120000', "unknown_zone"],
  [';TZID="(UTC-04:00) Georgetown, La Paz":20260710T120000', "unknown_zone"],
  [';TZID="(UTC+01:00) Atlantis":20260710T120000', "unknown_zone"],
  [";VALUE=DATE:20260710", "day"],
  [":20260230T120000", "unreadable"],
  [":20260710T250000", "unreadable"],
  [":20260710T120000", "unknown_zone"],
])("DTSTART%s is %s", (start, expected) => {
  expect(read(event(start))).toBe(expected);
});

test("a time without a zone is the calendar's own", () => {
  expect(read(`X-WR-TIMEZONE:Asia/Tokyo\n${event(":20260710T120000")}`)).toBe(
    "2026-07-10T03:00 Asia/Tokyo",
  );
  expect(read(zone("Europe/Oslo", ["+0100", "+0100"]) + event(":20260710T120000"))).toBe(
    "2026-07-10T11:00 Africa/Lagos",
  );
  expect(read(`X-WR-TIMEZONE:Asia/Tokyo\n${event(":20260710T120000Z")}`)).toBe(
    "2026-07-10T12:00 Asia/Tokyo",
  );
});

test("a zone of the sender's own making is the one whose clocks show the same", () => {
  const india = zone("Our office", ["+0530", "+0530"]);
  expect(read(india + event(";TZID=Our office:20260710T120000"))).toBe(
    "2026-07-10T06:30 Asia/Kolkata",
  );
  const summer =
    "BEGIN:DAYLIGHT\nDTSTART:16010101T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3\nEND:DAYLIGHT\n" +
    "BEGIN:STANDARD\nDTSTART:16010101T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nRRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10\nEND:STANDARD\n";
  const own = `BEGIN:VTIMEZONE\nTZID:(UTC+01:00) Amsterdam\n${summer}END:VTIMEZONE\n`;
  const tzid = ';TZID="(UTC+01:00) Amsterdam"';
  expect(read(own + event(`${tzid}:20260710T120000`))).toBe("2026-07-10T10:00 Europe/Berlin");
  expect(read(own + event(`${tzid}:20261210T120000`))).toBe("2026-12-10T11:00 Europe/Berlin");
  expect(
    read(zone("Mid-ocean", ["-0200", "-0200"]) + event(";TZID=Mid-ocean:20260710T120000")),
  ).toBe("2026-07-10T14:00 Etc/GMT+2");
  expect(read(zone("Odd", ["+0017", "+0017"]) + event(";TZID=Odd:20260710T120000"))).toBe(
    "2026-07-10T11:43 UTC",
  );
});

describe("a VTIMEZONE", () => {
  const start = event(";TZID=Own:20270610T130000");
  const observance = (lines: string, offset = "-0400") =>
    `BEGIN:DAYLIGHT\nDTSTART:20070311T020000\nTZOFFSETFROM:-0500\nTZOFFSETTO:${offset}\n${lines}END:DAYLIGHT\n`;
  const winter =
    "BEGIN:STANDARD\nDTSTART:20071104T020000\nTZOFFSETFROM:-0400\nTZOFFSETTO:-0500\nRRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU\nEND:STANDARD\n";
  const own = (lines: string) =>
    read(`BEGIN:VTIMEZONE\nTZID:Own\n${lines}${winter}END:VTIMEZONE\n${start}`);
  const rule = "FREQ=YEARLY;BYMONTH=3;BYDAY=2SU";

  test.each([
    ["says when summer begins", `RRULE:${rule}\n`],
    ["repeats the time", `RRULE:${rule};BYHOUR=2;BYMINUTE=0;BYSECOND=0\n`],
    ["repeats it first", `RRULE:BYHOUR=2;BYMINUTE=0;${rule}\n`],
    ["repeats another", `RRULE:${rule};BYHOUR=3\n`],
  ])("that %s is followed", (_what, lines) => {
    expect(own(observance(lines))).toBe("2027-06-10T17:00 America/New_York");
  });

  test.each([
    ["a rule that we do not know", observance("RRULE:FREQ=YEARLY;BYWEEKNO=10;BYDAY=SU\n")],
    ["two rules", observance(`RRULE:${rule}\nRRULE:${rule}\n`)],
    ["no offset", observance(`RRULE:${rule}\n`, "?")],
    ["a date that is none", observance("RDATE:20260230T020000\n")],
    ["a date that is left out", observance(`RRULE:${rule}\nEXDATE:20270314T020000\n`)],
  ])("with %s is an unknown zone, not the first hour that it names", (_what, lines) => {
    expect(own(lines)).toBe("unknown_zone");
  });

  test("of 209 observances besides is read", () => {
    const years = Array.from({ length: 209 }, (_, nth) =>
      observance("").replace("20070311", `${1790 + nth}0311`),
    );
    expect(own(`${years.join("")}${observance(`RRULE:${rule}\n`)}`)).toBe(
      "2027-06-10T17:00 America/New_York",
    );
  });
});

test("a VTIMEZONE that contradicts the zone it is named after is believed", () => {
  const wrong = zone("Europe/Berlin", ["-0900", "-0900"]);
  expect(read(wrong + event(";TZID=Europe/Berlin:20260710T120000"))).toBe(
    "2026-07-10T21:00 Etc/GMT+9",
  );
});
