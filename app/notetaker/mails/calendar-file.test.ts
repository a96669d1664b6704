import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { names } from "~/config/names";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { type CalendarEntry, calendarFile, calendarWords } from "./calendar.server";

const entry: CalendarEntry = {
  method: "PUBLISH",
  uid: "0b1f@www.larkfield.example",
  sequence: 0,
  startsAt: Date.UTC(2026, 10, 21, 15, 0, 0),
  meeting: "meet.google.com/abc-defg-hij",
  organizer: "notetaker@larkfield.example",
  now: Date.UTC(2026, 10, 20, 9, 8, 7, 654),
};

function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const [event, ...others] = calendar.getAllSubcomponents("vevent");
  if (!event || others.length > 0) throw new Error("not one event");
  const value = (name: string) => event.getFirstPropertyValue(name);
  return { calendar, event, value };
}

test("says when, where and what to press, and reads back the same", () => {
  const { calendar, event, value } = parse(calendarFile(entry));
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("method")).toBe("PUBLISH");
  expect(value("uid")).toBe(entry.uid);
  expect(value("sequence")).toBe(0);
  expect(String(value("dtstamp"))).toBe("2026-11-20T09:08:07Z");
  expect(String(value("dtstart"))).toBe("2026-11-21T15:00:00Z");
  expect(String(value("dtend"))).toBe("2026-11-21T16:00:00Z");
  expect(value("location")).toBe("https://meet.google.com/abc-defg-hij");
  expect(value("url")).toBe("https://meet.google.com/abc-defg-hij");
  expect(value("status")).toBe("CONFIRMED");
  expect(value("transp")).toBe("TRANSPARENT");
  expect(value("organizer")).toBe("mailto:notetaker@larkfield.example");
  expect(event.getFirstProperty("organizer")?.getParameter("cn")).toBe(names.company);
  expect(value("description")).toContain("“With potential risks”. Click the three dots");
  expect(value("description")).toBe(calendarWords.description(`https://${entry.meeting}`));
});

test("a cancellation has the same uid, and says so twice", () => {
  const cancelled = { ...entry, method: "CANCEL", sequence: 2 } as const;
  const { calendar, value } = parse(calendarFile(cancelled));
  expect(calendar.getFirstPropertyValue("method")).toBe("CANCEL");
  expect(value("status")).toBe("CANCELLED");
  expect(value("uid")).toBe(entry.uid);
  expect(value("sequence")).toBe(2);
});

test("has no personal link: calendars are shared", () => {
  expect(calendarFile(entry)).not.toMatch(/token|notetaker-status/);
});

describe("the lines", () => {
  const linesOf = (file: string) => {
    expect(file.endsWith("\r\n")).toBe(true);
    expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    return file.slice(0, -2).split("\r\n");
  };
  const octets = (line: string) => new TextEncoder().encode(line).length;

  test("end in CRLF and have 75 octets at most, whatever a character weighs", () => {
    const heavy = ["é", "漢", "𐀀", "👩‍💻", "a"].map((character) => character.repeat(200)).join("");
    const { value } = parse(calendarFile({ ...entry, uid: heavy }));
    expect(value("uid")).toBe(heavy);
    const lines = linesOf(calendarFile({ ...entry, uid: heavy }));
    expect(Math.max(...lines.map(octets))).toBe(75);
    for (const line of lines) expect(line).not.toContain("\uFFFD");
  });

  test("none can be begun from within a value", () => {
    const plain = linesOf(calendarFile(entry)).filter((line) => !line.startsWith(" ")).length;
    for (const hostile of [...naughtyStrings, "a\r\nATTACH:x", "a\nEND:VEVENT", "a\u2028b\u0000"]) {
      const file = calendarFile({ ...entry, uid: hostile, organizer: hostile, meeting: hostile });
      expect(linesOf(file).filter((line) => !line.startsWith(" "))).toHaveLength(plain);
      expect(() => parse(file)).not.toThrow();
    }
  });

  test("commas, semicolons and backslashes survive", () => {
    const uid = String.raw`a,b;c\d\n`;
    expect(parse(calendarFile({ ...entry, uid })).value("uid")).toBe(uid);
  });
});
