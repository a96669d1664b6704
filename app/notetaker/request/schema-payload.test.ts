import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../tests/support/any-text";
import { later, now, payloadOf, person } from "../../../tests/support/notetaker-form";
import { readPayload } from "./schema";

describe("the payload", () => {
  const now1530 = payloadOf(later);

  function errors(payload: unknown): Readonly<Record<string, string>> {
    const reading = readPayload(payload, now);
    return reading.ok ? {} : reading.errors;
  }

  test("what the form makes is taken in", () => {
    expect(readPayload(now1530, now)).toEqual({
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
    expect(readPayload(payloadOf(person), now)).toMatchObject({
      ok: true,
      input: { scheduled: false, startsAt: null, wallDate: null, wallTime: null, timezone: null },
    });
  });

  test.each([
    ["America/New_York", "US/Eastern"],
    ["Asia/Kolkata", "Asia/Kolkata"],
    ["Mars/Olympus", null],
    [7, null],
  ])("a meeting that runs now may name its zone: %j is %j", (timezone, stored) => {
    expect(readPayload({ ...payloadOf(person), timezone }, now)).toMatchObject({
      ok: true,
      input: { scheduled: false, startsAt: null, timezone: stored },
    });
  });

  test.each([null, 1, "x", [], [[]], true])("%j is no payload", (payload) => {
    expect(readPayload(payload, now).ok).toBe(false);
  });

  test("isScheduled is false if it is missing; agreeToTerms has no default", () => {
    expect(readPayload({ ...person, agreeToTerms: true }, now)).toMatchObject({
      input: { scheduled: false },
    });
    expect(errors({ ...person })).toEqual({ agreeToTerms: "Please agree to the Terms of Use" });
    expect(Object.keys(errors({ ...now1530, isScheduled: "true" }))).toEqual(["isScheduled"]);
    expect(Object.keys(errors({ ...now1530, agreeToTerms: false }))).toEqual(["agreeToTerms"]);
  });

  test("instants that name another moment than the text are refused", () => {
    const wrong = (now1530.epochTimeMs ?? 0) + 3_600_000;
    const message = "The date, the time and the timezone don't match";
    const iso = new Date(wrong).toISOString();
    for (const other of [
      { epochTimeMs: wrong },
      { isoScheduledTime: iso },
      { epochTimeMs: wrong, isoScheduledTime: iso },
      { isoScheduledTime: "tomorrow" },
      { timezone: "UTC" },
    ]) {
      expect(errors({ ...now1530, ...other })).toEqual({ scheduledTime: message });
    }
  });

  test("a scheduled meeting without a time and a zone names both", () => {
    expect(errors({ ...person, isScheduled: true, agreeToTerms: true })).toEqual({
      scheduledTime: "Please select a time",
      timezone: "Please select a timezone",
    });
  });

  test("the text and the zone are enough", () => {
    const bare = { ...now1530, epochTimeMs: null, isoScheduledTime: null };
    expect(readPayload(bare, now)).toMatchObject({ input: { startsAt: now1530.epochTimeMs } });
  });

  test("a text that cannot be read leaves the moment to the sender", () => {
    const reading = readPayload({ ...now1530, scheduledTime: "tomorrow at half past three" }, now);
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
    expect(readPayload(payload, now)).toMatchObject({ input: { startsAt: second } });
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
    expect(readPayload(now1530, start + 14 * 60_000).ok).toBe(true);
    expect(readPayload(now1530, start + 15 * 60_000).ok).toBe(false);
  });

  test("whatever is sent is answered, and changes no prototype", () => {
    const before = Object.getOwnPropertyNames(Object.prototype).length;
    const anyPayload = fc.oneof(
      fc.jsonValue(),
      fc.record({
        ...Object.fromEntries(Object.keys(now1530).map((key) => [key, fc.jsonValue()])),
      }),
      fc.record({
        ...Object.fromEntries(Object.keys(now1530).map((key) => [key, anyText()])),
      }),
    );
    fc.assert(
      fc.property(anyPayload, (payload) => {
        const reading = readPayload(payload, now);
        if (!reading.ok) expect(Object.values(reading.errors).every(Boolean)).toBe(true);
      }),
    );
    readPayload(JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}'), now);
    expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  });
});
