import type { LogEvent } from "./log.server";

/** What an operator must act on. The README, "Watch it", says what each means and what to do. */
export type Alarm =
  | "provider_account"
  | "provider_refuses"
  | "payment_account"
  | "webhook_signature"
  | "deletions_overdue"
  | "backlog"
  | "daily_limit"
  | "daily_limit_near"
  | "dead_letter"
  | "crash"
  | "configuration";

/** A row that waits for longer than this is not being worked on as it should be. */
const backlogAfterMs = 5 * 60_000;
/** A list of 10,000 takes half an hour; bulk that waits for longer than this stands still. */
const bulkBacklogAfterMs = 2 * 60 * 60_000;

/** Most of what is logged is no alarm: null. */
export function alarmOf(entry: LogEvent): Alarm | null {
  switch (entry.event) {
    case "provider.paused":
      return "provider_account";
    case "notetaker.moved":
      return entry.reason?.startsWith("sign_in") && entry.reason !== "sign_in_required"
        ? "provider_account"
        : null;
    case "provider.refusing":
      return "provider_refuses";
    case "payment.unavailable":
      return /^http_40[13]$/.test(entry.code) ? "payment_account" : null;
    case "webhook.refused":
    case "payment.webhook_refused":
      return entry.raised ? "webhook_signature" : null;
    case "purge.overdue":
      return "deletions_overdue";
    case "tick":
      return entry.oldestDueMs > backlogAfterMs || entry.bulkDueMs > bulkBacklogAfterMs
        ? "backlog"
        : null;
    case "notetaker.daily_limit":
      // Two names, so that the second is heard however soon it follows.
      return entry.count < entry.limit ? "daily_limit_near" : "daily_limit";
    case "outbox.dead":
      return "dead_letter";
    case "request.crashed":
    case "tick.failed":
    case "unsubscribe.failed":
      return "crash";
    case "env.invalid":
    case "provider.off":
    case "payment.off":
      return "configuration";
    default:
      return null;
  }
}

/** How long an alarm that was raised keeps quiet, however often its cause is seen again. */
export const alarmIntervalMs = 10 * 60_000;

export type RaisedAlarm = {
  readonly alarm: Alarm;
  /** How often it was kept quiet since it was last raised; absent if never. */
  readonly suppressed?: number;
};

/** Raises an alarm, or counts it and returns null. `now` in epoch milliseconds. */
export type RaiseAlarm = (alarm: Alarm, now: number) => RaisedAlarm | null;

/** Anybody can bring about what some alarms watch for: one that sounds all the time is not heard. */
export function createAlarms(): RaiseAlarm {
  const known = new Map<Alarm, { readonly raisedAt: number; suppressed: number }>();

  return (alarm, now) => {
    const last = known.get(alarm);
    // A clock that was put back must not keep the alarm quiet until it has caught up.
    if (last && Math.abs(now - last.raisedAt) < alarmIntervalMs) {
      last.suppressed += 1;
      return null;
    }
    known.set(alarm, { raisedAt: now, suppressed: 0 });
    return last?.suppressed ? { alarm, suppressed: last.suppressed } : { alarm };
  };
}

/** The alarms of this isolate. */
export const raiseAlarm: RaiseAlarm = createAlarms();
