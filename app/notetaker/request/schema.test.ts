import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { cases } from "../../../tests/support/cases";
import { later, now, payloadOf, person } from "../../../tests/support/notetaker-form";
import { firstMessages } from "~/components/forms/schema-parts";
import { notetakerForm, notetakerPayload } from "./schema";

type Values = Readonly<Record<string, string>>;

function formErrors(values: Values, at = now): Record<string, string> {
  const { error } = notetakerForm(at).safeParse(values);
  return error ? firstMessages(error, "form") : {};
}

function payloadErrors(payload: unknown, at = now): Record<string, string> {
  const { error } = notetakerPayload(at).safeParse(payload);
  return error ? firstMessages(error, "payload") : {};
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

  test("reports all mistakes together, in the words of the specification", () => {
    expect(formErrors({ isScheduled: "on" })).toEqual({
      name: "Please enter your name",
      email: "Please enter a valid email address",
      meetingLink: "Meeting link is required",
      scheduledDate: "Please select a date",
      scheduledTime: "Please select a time",
      timezone: "Please select a timezone",
    });
  });

  test.each([
    ["\u200Bada@example.com ", "ada@example.com"],
    ["o&leary@firm.example", "o&leary@firm.example"],
    ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ])("removes spaces and invisible characters around answers, and accepts %j", (email, address) => {
    const meetingLink = " https://MEET.google.com/abc-defg-hij?authuser=1 ";
    expect(payloadOf({ name: "  Ada \u00A0 Lovelace\u200B ", email, meetingLink })).toMatchObject({
      name: "Ada Lovelace",
      email: address,
      meetingLink: "https://meet.google.com/abc-defg-hij",
    });
  });

  const friday = { ...later, scheduledDate: "2026-11-20", scheduledTime: "11:30 PM" };
  const saturdayInTokyo = Date.UTC(2026, 10, 20, 15, 30);
  const noAddress = "Please enter a valid email address";

  test.each<[string, Values, Record<string, string | RegExp>, number?]>([
    [
      "a name of invisible letters",
      { ...person, name: " A\u200B\u200D " },
      { name: "Please enter your name" },
    ],
    ["a name of two letters", { ...person, name: "Al" }, {}],
    [
      "a name of 101 letters",
      { ...person, name: "a".repeat(101) },
      { name: "Please shorten your name to 100 characters" },
    ],
    [
      "an address with a name after it",
      { ...person, email: "a@example.com marta" },
      { email: noAddress },
    ],
    [
      "an address with a name before it",
      { ...person, email: "marta a@example.com" },
      { email: noAddress },
    ],
    [
      "an address with a space within",
      { ...person, email: "a @example.com" },
      { email: noAddress },
    ],
    [
      "an address with a tab within",
      { ...person, email: "a@example.com\tb.org" },
      { email: noAddress },
    ],
    [
      "a link of another service",
      { ...person, meetingLink: "https://zoom.us/j/123456789" },
      { meetingLink: /Zoom/ },
    ],
    [
      "a day that is yesterday in its zone",
      { ...friday, timezone: "Asia/Tokyo" },
      { scheduledDate: "That day has passed. Please select today or a later date" },
      saturdayInTokyo,
    ],
    ["a day that is today in its zone", { ...friday, timezone: "UTC" }, {}, saturdayInTokyo],
    [
      "a time that is over",
      { ...later, scheduledTime: "5:00 AM" },
      { scheduledTime: /^That time has passed/ },
    ],
    ["the next half hour", { ...later, scheduledTime: "5:30 AM" }, {}],
    [
      "a day more than a year ahead",
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
  ])("finds the mistakes of %s", (_what, values, expected, at) => {
    const found = formErrors(values, at);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [field, message] of Object.entries(expected)) {
      if (message instanceof RegExp) expect(found[field]).toMatch(message);
      else expect(found[field]).toBe(message);
    }
  });

  test("takes the first of two moments with the same wall time", () => {
    const twice = { ...later, scheduledDate: "2027-11-07", scheduledTime: "1:30 AM" };
    expect(payloadOf(twice).isoScheduledTime).toBe("2027-11-07T05:30:00.000Z");
  });
});

describe("the payload", () => {
  const at1530 = payloadOf(later);
  const instant = Date.UTC(2026, 10, 20, 20, 30);
  const noInstant = { epochTimeMs: null, isoScheduledTime: null };
  const secondMoment = Date.UTC(2027, 10, 7, 6, 30);

  test.each<[string, unknown, object]>([
    [
      "the payload that the form makes",
      at1530,
      {
        ...{ name: "Ada Lovelace", email: "ada@example.com", meetingCode: "abc-defg-hij" },
        ...{ scheduled: true, startsAt: instant, wallDate: "2026-11-20", wallTime: "3:30 PM" },
        timezone: "US/Eastern",
      },
    ],
    [
      "a meeting that runs now",
      payloadOf(person),
      { scheduled: false, startsAt: null, wallDate: null, wallTime: null, timezone: null },
    ],
    ["a payload without isScheduled", { ...person, agreeToTerms: true }, { scheduled: false }],
    [
      "the zone of a meeting that runs now",
      { ...payloadOf(person), timezone: "America/New_York" },
      { scheduled: false, timezone: "US/Eastern" },
    ],
    [
      "a zone that the form does not offer",
      { ...payloadOf(person), timezone: "Asia/Kolkata" },
      { timezone: "Asia/Kolkata" },
    ],
    [
      "a zone that does not exist, but stores no zone",
      { ...payloadOf(person), timezone: "Mars/Olympus" },
      { timezone: null },
    ],
    ["a wall time and a zone alone", { ...at1530, ...noInstant }, { startsAt: instant }],
    [
      "an unreadable wall time beside an instant",
      { ...at1530, scheduledTime: "tomorrow at half past three" },
      { startsAt: instant, wallDate: "2026-11-20", wallTime: "3:30 PM" },
    ],
    [
      "the second of two moments with the same wall time",
      {
        ...at1530,
        scheduledTime: "2027-11-07 1:30 AM (US/Eastern)",
        epochTimeMs: secondMoment,
        isoScheduledTime: new Date(secondMoment).toISOString(),
      },
      { startsAt: secondMoment },
    ],
  ])("takes %s", (_what, payload, input) => {
    expect(notetakerPayload(now).parse(payload)).toMatchObject(input);
  });

  const hourLater = instant + 3_600_000;
  const hourLaterIso = new Date(hourLater).toISOString();
  const disagree = { scheduledTime: "The date, the time and the timezone don't match" };
  const noTime = { scheduledTime: "Please select a time" };
  const noZone = { timezone: "Please select a timezone" };

  test.each<[string, object, object]>([
    ["another epoch time", { epochTimeMs: hourLater }, disagree],
    ["another ISO time", { isoScheduledTime: hourLaterIso }, disagree],
    ["two other times", { epochTimeMs: hourLater, isoScheduledTime: hourLaterIso }, disagree],
    ["a text that is no ISO time", { isoScheduledTime: "tomorrow" }, disagree],
    ["another zone", { timezone: "UTC" }, disagree],
    ["no time", { scheduledTime: null, ...noInstant }, noTime],
    ["no zone", { timezone: null }, noZone],
    [
      "no time and no zone",
      { scheduledTime: null, ...noInstant, timezone: null },
      { ...noTime, ...noZone },
    ],
    [
      "a missing agreement",
      { agreeToTerms: undefined },
      { agreeToTerms: "Please agree to the Terms of Use" },
    ],
    ["a refusal of the terms", { agreeToTerms: false }, { agreeToTerms: expect.any(String) }],
    ["a text for isScheduled", { isScheduled: "true" }, { isScheduled: expect.any(String) }],
  ])("refuses %s", (_what, change, errors) => {
    expect(payloadErrors({ ...at1530, ...change })).toEqual(errors);
  });

  test.each([null, 1, "x", [], [[]], true])("%j is no payload", (payload) => {
    expect(payloadErrors(payload)).not.toEqual({});
  });

  test("accepts a start less than 15 minutes ago, because an open page may send its payload again", () => {
    const timeIsOver = { scheduledTime: expect.stringMatching(/^That time has passed/) };
    expect(payloadErrors(at1530, instant + 14 * 60_000)).toEqual({});
    expect(payloadErrors(at1530, instant + 15 * 60_000)).toEqual(timeIsOver);
  });

  test("reads any payload without an error, and changes no prototype", () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const withFields = (value: fc.Arbitrary<unknown>) =>
      fc.record(Object.fromEntries(Object.keys(at1530).map((key) => [key, value])));
    const anyPayload = fc.oneof(fc.jsonValue(), withFields(fc.jsonValue()), withFields(anyText()));
    fc.assert(
      fc.property(anyPayload, (payload) => {
        expect(Object.values(payloadErrors(payload)).every(Boolean)).toBe(true);
      }),
      { numRuns: cases(30, 1_000) },
    );
    payloadErrors(JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'));
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});
