import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { notetakerForm, toNotetakerInput } from "./schema";
import type { NotetakerFormValues, NotetakerPayload } from "./submission";

/** 20 November 2026, 10:15 in UTC, 5:15 AM in New York. */
const now = Date.UTC(2026, 10, 20, 10, 15);

const person = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  meetingLink: "meet.google.com/abc-defg-hij",
};
const later = {
  ...person,
  isScheduled: "on",
  scheduledDate: "2026-11-20",
  scheduledTime: "3:30 PM",
  timezone: "US/Eastern",
};

function messages(values: NotetakerFormValues, at = now): Record<string, string> {
  const result = notetakerForm(at).safeParse(values);
  if (result.success) return {};
  return Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
}

function payloadOf(values: NotetakerFormValues): NotetakerPayload {
  return notetakerForm(now).parse(values);
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
      scheduledDate: "That day is over. Please select today or a later date",
    });
    expect(messages({ ...friday, timezone: "UTC" }, saturdayInTokyo)).toEqual({});
  });

  test("a time of today that is over is refused with a way on", () => {
    expect(messages({ ...later, scheduledTime: "5:00 AM" }).scheduledTime).toMatch(
      /^That time is over/,
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
    expect(messages(skipped).scheduledTime).toMatch(/2:30 AM does not exist.*1:30 AM.*3:30 AM/);
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

describe("the payload", () => {
  const now1530 = payloadOf(later);

  function errors(payload: unknown): Readonly<Record<string, string>> {
    const reading = toNotetakerInput(payload, now);
    return reading.ok ? {} : reading.errors;
  }

  test("what the form makes is taken in", () => {
    expect(toNotetakerInput(now1530, now)).toEqual({
      ok: true,
      input: {
        name: "Ada Lovelace",
        email: "ada@example.com",
        meetingCode: "abc-defg-hij",
        scheduled: true,
        startsAt: Date.UTC(2026, 10, 20, 20, 30),
        wallDate: "2026-11-20",
        wallTime: "3:30 PM",
        timezone: "US/Eastern",
      },
    });
    expect(toNotetakerInput(payloadOf(person), now)).toMatchObject({
      ok: true,
      input: { scheduled: false, startsAt: null, wallDate: null, wallTime: null, timezone: null },
    });
  });

  test.each([null, 1, "x", [], [[]], true])("%j is no payload", (payload) => {
    expect(toNotetakerInput(payload, now).ok).toBe(false);
  });

  test("isScheduled and agreeToTerms have no defaults", () => {
    expect(errors({ ...person })).toEqual({
      isScheduled: "isScheduled must be true or false",
      agreeToTerms: "Please agree to the Terms of Use",
    });
    expect(Object.keys(errors({ ...now1530, isScheduled: "true" }))).toEqual(["isScheduled"]);
    expect(Object.keys(errors({ ...now1530, agreeToTerms: false }))).toEqual(["agreeToTerms"]);
  });

  test("instants that name another moment than the text are refused", () => {
    const wrong = (now1530.epochTimeMs ?? 0) + 3_600_000;
    const message = "The date, the time and the timezone do not name the same moment";
    const iso = new Date(wrong).toISOString();
    expect(errors({ ...now1530, epochTimeMs: wrong })).toEqual({ isoScheduledTime: message });
    expect(errors({ ...now1530, epochTimeMs: wrong, isoScheduledTime: iso })).toEqual({
      epochTimeMs: message,
    });
    expect(errors({ ...now1530, timezone: "UTC" })).toEqual({ scheduledTime: message });
  });

  test("the text and the zone are enough", () => {
    const bare = { ...now1530, epochTimeMs: null, isoScheduledTime: null };
    expect(toNotetakerInput(bare, now)).toMatchObject({ input: { startsAt: now1530.epochTimeMs } });
  });

  test("a text that cannot be read leaves the moment to the sender", () => {
    const reading = toNotetakerInput(
      { ...now1530, scheduledTime: "tomorrow at half past three" },
      now,
    );
    expect(reading).toMatchObject({
      input: { startsAt: now1530.epochTimeMs, wallDate: "2026-11-20", wallTime: "3:30 PM" },
    });
  });

  test("the second of two moments with one name may be meant", () => {
    const second = Date.UTC(2027, 10, 7, 6, 30);
    const payload = {
      ...now1530,
      scheduledTime: "2027-11-07 1:30 AM (US/Eastern)",
      epochTimeMs: second,
      isoScheduledTime: new Date(second).toISOString(),
    };
    expect(toNotetakerInput(payload, now)).toMatchObject({ input: { startsAt: second } });
  });

  test("scheduling without any time is refused", () => {
    expect(
      errors({ ...now1530, scheduledTime: null, epochTimeMs: null, isoScheduledTime: null }),
    ).toEqual({ scheduledTime: "Please select a time" });
    expect(errors({ ...now1530, timezone: null })).toEqual({
      timezone: "Please select a timezone",
    });
  });

  test("a start that passed while the page went on trying still counts, an old one does not", () => {
    const start = now1530.epochTimeMs ?? 0;
    expect(toNotetakerInput(now1530, start + 14 * 60_000).ok).toBe(true);
    expect(toNotetakerInput(now1530, start + 15 * 60_000).ok).toBe(false);
  });

  test("whatever is sent is answered, and changes no prototype", () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const anyPayload = fc.oneof(
      fc.jsonValue(),
      fc.record({
        ...Object.fromEntries(Object.keys(now1530).map((key) => [key, fc.jsonValue()])),
      }),
      fc.record({
        ...Object.fromEntries(
          Object.keys(now1530).map((key) => [key, fc.string({ unit: "binary" })]),
        ),
      }),
    );
    fc.assert(
      fc.property(anyPayload, (payload) => {
        const reading = toNotetakerInput(payload, now);
        if (!reading.ok) expect(Object.values(reading.errors).every(Boolean)).toBe(true);
      }),
    );
    toNotetakerInput(JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'), now);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});
