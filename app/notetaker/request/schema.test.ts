import { describe, expect, test } from "vitest";
import { later, now, payloadOf, person } from "../../../tests/support/answers";
import { notetakerForm } from "./schema";
import type { NotetakerFormValues } from "./submission";

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

  test("one letter is no name, and invisible letters do not count", () => {
    expect(messages({ ...person, name: " A\u200B\u200D " })).toEqual({
      name: "Please enter your name",
    });
    expect(messages({ ...person, name: "Al" })).toEqual({});
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

  test.each([
    "a@example.com marta",
    "marta a@example.com",
    "a @example.com",
    "a@example.com\tb.org",
  ])("%j is two things, and no address", (email) => {
    expect(messages({ ...person, email })).toEqual({
      email: "Please enter a valid email address",
    });
  });

  test("a name longer than 100 characters is asked to be shortened", () => {
    expect(messages({ ...person, name: "a".repeat(101) })).toEqual({
      name: "Please shorten your name to 100 characters",
    });
  });

  test("another service's link is refused with its reason", () => {
    expect(messages({ ...person, meetingLink: "https://zoom.us/j/123456789" }).meetingLink).toMatch(
      /Zoom/,
    );
  });

  test("a day before today in the chosen zone is refused, today there is not", () => {
    const friday = { ...later, scheduledDate: "2026-11-20", scheduledTime: "11:30 PM" };
    const saturdayInTokyo = Date.UTC(2026, 10, 20, 15, 30);
    expect(messages({ ...friday, timezone: "Asia/Tokyo" }, saturdayInTokyo)).toEqual({
      scheduledDate: "That day has passed. Please select today or a later date",
    });
    expect(messages({ ...friday, timezone: "UTC" }, saturdayInTokyo)).toEqual({});
  });

  test("a time of today that is over is refused with a way on", () => {
    expect(messages({ ...later, scheduledTime: "5:00 AM" }).scheduledTime).toMatch(
      /^That time has passed/,
    );
    expect(messages({ ...later, scheduledTime: "5:30 AM" })).toEqual({});
  });

  test("more than a year ahead is refused", () => {
    expect(messages({ ...later, scheduledDate: "2027-11-22" })).toEqual({
      scheduledDate: "Please select a date within the next year",
    });
  });

  test("a time that the clocks skip is refused with both its neighbours", () => {
    const skipped = { ...later, scheduledDate: "2027-03-14", scheduledTime: "2:30 AM" };
    expect(messages(skipped).scheduledTime).toMatch(/2:30 AM doesn't exist.*1:30 AM.*3:30 AM/);
  });

  test("a time that the clocks show twice takes the first", () => {
    const twice = { ...later, scheduledDate: "2027-11-07", scheduledTime: "1:30 AM" };
    expect(payloadOf(twice).isoScheduledTime).toBe("2027-11-07T05:30:00.000Z");
  });

  test("choices that the lists do not hold are no choices", () => {
    const tampered = {
      ...later,
      scheduledTime: "3:37 PM",
      timezone: "Mars/Olympus",
      scheduledDate: "2027-02-30",
    };
    expect(messages(tampered)).toEqual({
      scheduledDate: "Please select a date",
      scheduledTime: "Please select a time",
      timezone: "Please select a timezone",
    });
  });
});
