import { describe, expect, test } from "vitest";
import { later, now, payloadOf, person } from "../../../tests/support/notetaker-form";
import { notetakerForm } from "./schema";
import type { NotetakerFormValues } from "./schema";

function messages(values: NotetakerFormValues, at = now): Record<string, string> {
  const result = notetakerForm(at).safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
}

describe("the form", () => {
  test("a request for now becomes the payload of the specification", () => {
    expect(payloadOf({ ...person, scheduledDate: "ignored" })).toEqual({
      email: "ada@example.com",
      name: "Ada Lovelace",
      meetingLink: "https://meet.google.com/abc-defg-hij",
      isScheduled: false,
      scheduledTime: null,
      isoScheduledTime: null,
      epochTimeMs: null,
      timezone: null,
      agreeToTerms: true,
    });
  });

  test("a request for later carries the human text, the ISO time and the epoch", () => {
    expect(payloadOf(later)).toMatchObject({
      isScheduled: true,
      scheduledTime: "2026-11-20 3:30 PM (US/Eastern)",
      isoScheduledTime: "2026-11-20T20:30:00.000Z",
      epochTimeMs: Date.UTC(2026, 10, 20, 20, 30),
      timezone: "US/Eastern",
    });
  });

  test("every mistake is named at once, in the words of the specification", () => {
    expect(messages({ isScheduled: "on" })).toEqual({
      name: "Please enter your name",
      email: "Please enter a valid email address",
      meetingLink: "Meeting link is required",
      scheduledDate: "Please select a date",
      scheduledTime: "Please select a time",
      timezone: "Please select a timezone",
    });
  });

  test("spaces and invisible characters around an answer are not the visitor's mistake", () => {
    const pasted = {
      name: "  Ada \u00A0 Lovelace\u200B ",
      email: "\u200Bada@example.com ",
      meetingLink: " https://MEET.google.com/abc-defg-hij?authuser=1 ",
    };
    expect(payloadOf(pasted)).toMatchObject({
      name: "Ada Lovelace",
      email: "ada@example.com",
      meetingLink: "https://meet.google.com/abc-defg-hij",
    });
  });

  test.each([
    ["o&leary@firm.example", "o&leary@firm.example"],
    ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ])("%s is an address", (email, taken) => {
    const meetingLink = "https://meet.google.com/abc-defg-hij";
    expect(payloadOf({ ...person, email, meetingLink })).toMatchObject({ email: taken });
  });

  const friday = { ...later, scheduledDate: "2026-11-20", scheduledTime: "11:30 PM" };
  const saturdayInTokyo = Date.UTC(2026, 10, 20, 15, 30);
  const noAddress = "Please enter a valid email address";

  test.each<[string, NotetakerFormValues, Record<string, string | RegExp>, number?]>([
    [
      "invisible letters",
      { ...person, name: " A\u200B\u200D " },
      { name: "Please enter your name" },
    ],
    ["a short name", { ...person, name: "Al" }, {}],
    [
      "101 letters",
      { ...person, name: "a".repeat(101) },
      { name: "Please shorten your name to 100 characters" },
    ],
    ["two words", { ...person, email: "a@example.com marta" }, { email: noAddress }],
    ["a name before it", { ...person, email: "marta a@example.com" }, { email: noAddress }],
    ["a space within", { ...person, email: "a @example.com" }, { email: noAddress }],
    ["a tab", { ...person, email: "a@example.com\tb.org" }, { email: noAddress }],
    [
      "another service",
      { ...person, meetingLink: "https://zoom.us/j/123456789" },
      { meetingLink: /Zoom/ },
    ],
    [
      "yesterday in its zone",
      { ...friday, timezone: "Asia/Tokyo" },
      { scheduledDate: "That day has passed. Please select today or a later date" },
      saturdayInTokyo,
    ],
    ["today in its zone", { ...friday, timezone: "UTC" }, {}, saturdayInTokyo],
    [
      "a time that is over",
      { ...later, scheduledTime: "5:00 AM" },
      { scheduledTime: /^That time has passed/ },
    ],
    ["the next half hour", { ...later, scheduledTime: "5:30 AM" }, {}],
    [
      "more than a year ahead",
      { ...later, scheduledDate: "2027-11-22" },
      { scheduledDate: "Please select a date within the next year" },
    ],
    [
      "a time that the clocks skip",
      { ...later, scheduledDate: "2027-03-14", scheduledTime: "2:30 AM" },
      { scheduledTime: /2:30 AM doesn't exist.*1:30 AM.*3:30 AM/ },
    ],
    [
      "choices that the lists do not contain",
      { ...later, scheduledTime: "3:37 PM", timezone: "Mars/Olympus", scheduledDate: "2027-02-30" },
      {
        scheduledDate: "Please select a date",
        scheduledTime: "Please select a time",
        timezone: "Please select a timezone",
      },
    ],
  ])("%s", (_what, values, expected, at) => {
    const found = messages(values, at);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [field, message] of Object.entries(expected)) {
      if (message instanceof RegExp) expect(found[field]).toMatch(message);
      else expect(found[field]).toBe(message);
    }
  });

  test("a time that the clocks show twice takes the first", () => {
    const twice = { ...later, scheduledDate: "2027-11-07", scheduledTime: "1:30 AM" };
    expect(payloadOf(twice).isoScheduledTime).toBe("2027-11-07T05:30:00.000Z");
  });
});
