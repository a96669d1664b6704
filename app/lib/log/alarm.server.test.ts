import { afterEach, expect, test, vi } from "vitest";
import { alarmOf, createAlarmThrottle, log, type LogEvent } from "./log.server";

const minute = 60_000;
const counts = { dispatched: 0, polled: 0, removed: 0, sent: 0, purged: 0, forgotten: 0 };
const tick = (longestWaitMs: number, bulkWaitMs = 0): LogEvent => {
  return { event: "tick", ...counts, bulkWaitMs, longestWaitMs };
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const moved = { event: "notetaker.moved", notetakerId: "j", to: "failed" } as const;
const message = { key: "o", kind: "k", attempts: 1 };

/** Each event whose alarm depends on its fields, one with a fixed alarm, and one without an alarm. */
test.each<[LogEvent, string | null]>([
  [{ ...moved, reason: "sign_in_failed" }, "provider_account"],
  [{ ...moved, reason: "sign_in_required" }, null],
  [{ event: "webhook.refused", provider: "recall", why: "stale" }, "webhook_signature"],
  [{ event: "webhook.refused", provider: "recall", why: "missing_header" }, null],
  [{ event: "payment.webhook_refused", why: "bad_signature" }, "webhook_signature"],
  [{ event: "payment.webhook_refused", why: "missing_header" }, null],
  [{ event: "payment.unavailable", code: "http_401" }, "payment_account"],
  [{ event: "payment.unavailable", code: "http_500" }, null],
  [tick(5 * minute), null],
  [tick(5 * minute + 1), "backlog"],
  [tick(0, 120 * minute), null],
  [tick(0, 120 * minute + 1), "backlog"],
  [{ event: "outbox.dead", ...message, code: "E" }, "dead_letter"],
  [{ event: "outbox.dead", ...message, code: "E_DAILY_LIMIT_EXCEEDED" }, "mail_refused"],
  [{ event: "outbox.retry", ...message, code: "E_SENDER_NOT_VERIFIED" }, "mail_refused"],
  [{ event: "outbox.retry", ...message, code: "E_RATE_LIMIT_EXCEEDED" }, null],
  [{ event: "notetaker.refused", why: "storage", kind: "Error SQLITE_FULL" }, "crash"],
  [{ event: "notetaker.refused", why: "too_many" }, null],
  [{ event: "notetaker.daily_limit", count: 400, limit: 500 }, "daily_limit_near"],
  [{ event: "notetaker.daily_limit", count: 500, limit: 500 }, "daily_limit"],
  [{ event: "request.crashed", errorId: "e", kind: "Error" }, "crash"],
  [{ event: "notetaker.repeated" }, null],
])("the event %j raises the alarm %s", (entry, alarm) => {
  expect(alarmOf(entry)).toBe(alarm);
});

test("an alarm is raised once in ten minutes, with a count of the suppressed ones", () => {
  const throttle = createAlarmThrottle();
  const start = Date.UTC(2026, 10, 21);
  expect(throttle("crash", start)).toEqual({ alarm: "crash" });
  for (let second = 0; second < 600; second += 1) {
    expect(throttle("crash", start + second * 1_000)).toBeNull();
  }
  expect(throttle("backlog", start)).toEqual({ alarm: "backlog" });
  expect(throttle("crash", start + 10 * minute)).toEqual({ alarm: "crash", suppressed: 600 });
  expect(throttle("crash", start + 20 * minute)).toEqual({ alarm: "crash" });
});

test("the alarm at the daily limit follows the alarm at 80 % immediately", () => {
  const throttle = createAlarmThrottle();
  for (const count of [400, 500]) {
    const alarm = alarmOf({ event: "notetaker.daily_limit", count, limit: 500 });
    expect(alarm && throttle(alarm, count)).not.toBeNull();
  }
});

test("a clock that is set back does not suppress an alarm for long", () => {
  const throttle = createAlarmThrottle();
  throttle("crash", 100 * minute);
  expect(throttle("crash", 95 * minute)).toBeNull();
  expect(throttle("crash", 90 * minute)).toEqual({ alarm: "crash", suppressed: 1 });
});

test("the alarm is a field of the entry, so that one filter finds them all", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const printed = vi.spyOn(console, "log").mockReturnValue();
  log({ event: "provider.off", provider: "recall" });
  log({ event: "notetaker.repeated" });
  log({ event: "provider.off", provider: "recall" });
  log({ event: "env.invalid", keys: ["SITE_SECRET"] });
  vi.setSystemTime(Date.now() + 10 * minute);
  log({ event: "provider.off", provider: "recall" });
  expect(printed.mock.calls).toEqual([
    [{ event: "provider.off", provider: "recall", alarm: "configuration" }],
    [{ event: "notetaker.repeated" }],
    [{ event: "provider.off", provider: "recall" }],
    [{ event: "env.invalid", keys: ["SITE_SECRET"] }],
    [{ event: "provider.off", provider: "recall", alarm: "configuration", suppressed: 2 }],
  ]);
});
