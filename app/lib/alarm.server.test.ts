import { afterEach, expect, test, vi } from "vitest";
import { alarmOf } from "./alarm.server";
import { log, type LogEvent } from "./log.server";

const minute = 60_000;
const counts = { dispatched: 0, polled: 0, removed: 0, sent: 0, purged: 0, forgotten: 0 };
const tick = (oldestDueMs: number, bulkDueMs = 0): LogEvent => {
  return { event: "tick", ...counts, bulkDueMs, oldestDueMs };
};

afterEach(() => void vi.restoreAllMocks());

test.each<[LogEvent, string | null]>([
  [{ event: "provider.paused", code: "http_402" }, "provider_account"],
  [{ event: "webhook.refused", why: "bad_signature" }, "webhook_signature"],
  [{ event: "webhook.refused", why: "stale", skewSeconds: 900 }, "webhook_signature"],
  [{ event: "webhook.refused", why: "missing_header" }, null],
  [{ event: "payment.webhook_refused", why: "bad_signature" }, "webhook_signature"],
  [{ event: "payment.webhook_refused", why: "missing_header" }, null],
  [{ event: "payment.unavailable", code: "http_401" }, "payment_account"],
  [{ event: "payment.unavailable", code: "http_500" }, null],
  [{ event: "payment.off" }, "configuration"],
  [{ event: "purge.overdue", jobs: 2 }, "deletions_overdue"],
  [{ event: "purge.waiting", jobId: "j", code: "media_left", attempts: 1 }, null],
  [tick(5 * minute), null],
  [tick(5 * minute + 1), "backlog"],
  [tick(0, 120 * minute), null],
  [tick(0, 120 * minute + 1), "backlog"],
  [{ event: "outbox.dead", id: "o", kind: "result", attempts: 10, code: "E" }, "dead_letter"],
  [{ event: "tick.failed", step: "send", kind: "Error" }, "crash"],
  [{ event: "request.crashed", errorId: "e", kind: "Error" }, "crash"],
  [{ event: "unsubscribe.failed", kind: "Error" }, "crash"],
  [{ event: "env.invalid", keys: ["SITE_SECRET"] }, "configuration"],
  [{ event: "provider.off" }, "configuration"],
  [{ event: "notetaker.repeated" }, null],
])("%j: %s", (entry, alarm) => {
  expect(alarmOf(entry)).toBe(alarm);
});

test("the alarm is a field of the entry, so that one filter finds them all", () => {
  const printed = vi.spyOn(console, "log").mockReturnValue();
  log({ event: "provider.off" });
  log({ event: "notetaker.repeated" });
  expect(printed.mock.calls).toEqual([
    [{ event: "provider.off", alarm: "configuration" }],
    [{ event: "notetaker.repeated" }],
  ]);
});
