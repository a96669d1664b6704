import { dayMs } from "../../lib/time/instant";
import ICAL from "ical.js";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { inviteNamed, inviteNames } from "../../../tests/fixtures/invites";
import { naughtyStrings } from "../../../tests/fixtures/naughty-strings";
import { calendarTexts } from "../read-invites";
import { propertyOf, readCalendars, textOf, type Component } from "./calendar";
import { hourMs, minuteMs, readDuration } from "./calendar-time";
import { limits } from "./limits";
import { stepBudget } from "./step-budget";

function only(text: string): Component {
  const reading = readCalendars(text, stepBudget(limits.steps));
  const [calendar] = typeof reading === "string" ? [] : reading;
  if (!calendar) throw new Error("unreadable");
  return calendar;
}

/** Components, lines and parameters in order. ical.js drops VALUE. */
function asJcal(component: Component): unknown {
  return [
    component.name,
    component.properties.map(({ name, params }) => [
      name,
      Object.keys(params).filter((key) => key !== "value"),
    ]),
    component.components.map(asJcal),
  ];
}

type Jcal = [name: string, properties: [name: string, params: object][], components: Jcal[]];

function fromJcal([name, properties, components]: Jcal): unknown {
  return [
    name,
    properties.map(([property, params]) => [property, Object.keys(params)]),
    components.map(fromJcal),
  ];
}

test.each(inviteNames)("%s is read as ical.js reads it", async (name) => {
  const mail = await PostalMime.parse(inviteNamed(name));
  for (const { text } of calendarTexts(mail)) {
    const expected = ICAL.parse(text) as Jcal;
    expect(asJcal(only(text))).toEqual(fromJcal(expected));

    const event = new ICAL.Component(expected).getFirstSubcomponent("vevent");
    const mine = only(text).components.find((one) => one.name === "vevent");
    for (const property of ["uid", "summary", "description", "location"]) {
      const value = event?.getFirstPropertyValue(property);
      expect(mine && textOf(mine, property)).toBe(typeof value === "string" ? value.trim() : "");
    }
  }
});

describe("a line", () => {
  const read = (line: string) => only(`BEGIN:VCALENDAR\n${line}\nEND:VCALENDAR`).properties;

  test.each([
    ["A:b", [{ name: "a", params: {}, value: "b" }]],
    ["a-B;C=d:e:f;g", [{ name: "a-b", params: { c: "d" }, value: "e:f;g" }]],
    ['A;B="c;d:e";F=g,h:i', [{ name: "a", params: { b: "c;d:e", f: "g,h" }, value: "i" }]],
    ["A;B=1;B=2:x", [{ name: "a", params: { b: "2" }, value: "x" }]],
    ["A;VALUE=DATE:20261210", [{ name: "a", params: { value: "DATE" }, value: "20261210" }]],
    ["A;=c:x", []],
    ["A;__PROTO__=c:x", [{ name: "a", params: {}, value: "x" }]],
    ['A;B="c:x', []],
    ["no colon", []],
    [":nothing", []],
    ["DESCRIPTION:a\n b\n\tc", [{ name: "description", params: {}, value: "abc" }]],
  ])("%j is read as name, parameters and value", (line, expected) => {
    expect(read(line)).toEqual(expected);
  });

  test("keeps any text, escaped or quoted", () => {
    for (const text of naughtyStrings) {
      const line = text.replace(/[\r\n]/g, " ");
      const escaped = line.replace(/[\\;,]/g, "\\$&");
      const calendar = only(
        `BEGIN:VCALENDAR\nX-A;B="${line.replace(/"/g, "")}":${escaped}\nEND:VCALENDAR`,
      );
      expect(textOf(calendar, "x-a")).toBe(line.trim());
      expect(propertyOf(calendar, "x-a")?.params["b"]).toBe(line.replace(/"/g, ""));
    }
  });
});

test.each([
  ["BEGIN:VCALENDAR\nBEGIN:VEVENT\nEND:VCALENDAR", "calendar_unreadable"],
  ["BEGIN:VCALENDAR", "calendar_unreadable"],
  ["END:VCALENDAR", "calendar_unreadable"],
  ["BEGIN:VCARD\nEND:VCARD", []],
  ["", []],
])("%j is read as %j", (text, expected) => {
  expect(readCalendars(text, stepBudget(limits.steps))).toEqual(expected);
});

test.each([
  ["PT45S", 45_000],
  ["PT1H30M", hourMs + 30 * minuteMs],
  ["+P1DT2H3M4S", dayMs + 2 * hourMs + 3 * minuteMs + 4_000],
  ["P2W", 14 * dayMs],
  ["P1W2D", 9 * dayMs],
  ["PT0S", 0],
  ...["-PT1H", "PT1.5H", "1H", "PT1H30", "P1M", "PT99999999S", " PT1H", "PT1H\n", ""].map(
    (text): [string, null] => [text, null],
  ),
])("the duration %j is read as %j ms", (text, milliseconds) => {
  expect(readDuration(text)).toBe(milliseconds);
});
