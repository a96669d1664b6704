import { expect, test } from "vitest";
import { resolveWallTime } from "~/notetaker/wall-time";
import { wallClockAt } from "~/notetaker/zone-clock";
import { propertyOf, readCalendars } from "./calendar";
import { limits } from "./limits";
import { stepBudget } from "./step-budget";
import { countedTime } from "./time";
import { readTime, zonesOf } from "./zones";

const tools = { resolveWallTime, wallClockAt };

function read(lines: string) {
  const text = `BEGIN:VCALENDAR\n${lines}\nEND:VCALENDAR\n`;
  const budget = stepBudget(limits.steps);
  const reading = readCalendars(text, budget);
  const calendar = reading.ok ? reading.calendars[0] : undefined;
  const event = calendar?.components.find(({ name }) => name === "vevent");
  const start = event && propertyOf(event, "dtstart");
  if (!calendar || !start) throw new Error("unreadable");
  const time = readTime(start, zonesOf(calendar, countedTime(tools, budget)));
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
  [';TZID="+05:00":20260710T120000', "unknown_zone"],
  [";VALUE=DATE:20260710", "day"],
  [":20260230T120000", "unreadable"],
  [":20260710T250000", "unreadable"],
  [":20260710T120000", "2026-07-10T12:00 UTC"],
])("DTSTART%s is %s", (start, expected) => {
  expect(read(event(start))).toBe(expected);
});

test("a time without a zone is the calendar's own", () => {
  expect(read(`X-WR-TIMEZONE:Asia/Tokyo\n${event(":20260710T120000")}`)).toBe(
    "2026-07-10T03:00 Asia/Tokyo",
  );
  expect(read(zone("Europe/Oslo", ["+0100", "+0100"]) + event(":20260710T120000"))).toBe(
    "2026-07-10T10:00 Europe/Oslo",
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
  expect(read(zone("Odd", ["+0017", "+0017"]) + event(";TZID=Odd:20260710T120000"))).toBe(
    "2026-07-10T11:43 UTC",
  );
});

test("a VTIMEZONE that contradicts the zone it is named after is not believed", () => {
  const wrong = zone("Europe/Berlin", ["-0900", "-0900"]);
  expect(read(wrong + event(";TZID=Europe/Berlin:20260710T120000"))).toBe(
    "2026-07-10T10:00 Europe/Berlin",
  );
});
