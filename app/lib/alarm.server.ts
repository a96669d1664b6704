import type { LogEvent } from "./log.server";

/** What an operator must act on. The README, "Watch it", says what each means and what to do. */
export type Alarm =
  | "provider_account"
  | "payment_account"
  | "webhook_signature"
  | "deletions_overdue"
  | "backlog"
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
    case "payment.unavailable":
      return /^http_40[13]$/.test(entry.code) ? "payment_account" : null;
    case "webhook.refused":
    case "payment.webhook_refused":
      // Without the headers it was nobody who ever had a secret.
      return entry.why === "missing_header" ? null : "webhook_signature";
    case "purge.overdue":
      return "deletions_overdue";
    case "tick":
      return entry.oldestDueMs > backlogAfterMs || entry.bulkDueMs > bulkBacklogAfterMs
        ? "backlog"
        : null;
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
