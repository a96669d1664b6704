import ICAL from "ical.js";
import { expect, test } from "vitest";
import { names } from "~/config/names";
import type { Notetaker } from "../notetaker";
import { calendarFile } from "./calendar.server";
import type { CalendarEntry } from "./notetaker-mail";

const startsAt = Date.UTC(2026, 10, 21, 15);
const booked = {
  ...{ id: "0b1f", source: "web", scheduled: true, startsAt },
  ...{ sequence: 2, meetingCode: "abc-defg-hij" },
} as Notetaker;
const env = { siteUrl: "https://www.larkfield.example", mailFrom: "notetaker@larkfield.example" };
const now = Date.UTC(2026, 10, 20, 9, 8, 7, 654);

function fileOf(entry: CalendarEntry): string {
  return new TextDecoder().decode(calendarFile(env, booked, entry, now)?.content as Uint8Array);
}

test("a file has the time, the place and what to press, in lines of at most 75 octets", () => {
  const file = fileOf("booked");
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  expect(others).toEqual([]);
  const value = (name: string) => String(event?.getFirstPropertyValue(name));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(
    Object.fromEntries(
      ["uid", "dtstamp", "dtstart", "dtend", "location", "url", "transp", "organizer"].map(
        (name) => [name, value(name)],
      ),
    ),
  ).toEqual({
    uid: "0b1f@www.larkfield.example",
    dtstamp: "2026-11-20T09:08:07Z",
    dtstart: "2026-11-21T15:00:00Z",
    dtend: "2026-11-21T16:00:00Z",
    location: "https://meet.google.com/abc-defg-hij",
    url: "https://meet.google.com/abc-defg-hij",
    transp: "TRANSPARENT",
    organizer: "mailto:notetaker@larkfield.example",
  });
  expect(event?.getFirstProperty("organizer")?.getParameter("cn")).toBe(names.company);
  expect(value("description")).toMatch(
    /at this time\.\n\n.*“With potential risks”\. Click the three dots/,
  );
  for (const line of file.slice(0, -2).split("\r\n")) {
    expect(line).not.toMatch(/[\r\n]/);
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  }
});

test.each([
  ["booked", "PUBLISH", "CONFIRMED", 2],
  ["removed", "CANCEL", "CANCELLED", 3],
] as const)(
  "a %s entry has METHOD %s, STATUS %s and SEQUENCE %i",
  (entry, method, status, sequence) => {
    const lines = fileOf(entry).split("\r\n");
    for (const line of [`METHOD:${method}`, `STATUS:${status}`, `SEQUENCE:${sequence}`]) {
      expect(lines).toContain(line);
    }
  },
);
