/**
 * Everything the system says about itself: ids, codes, counts and times, never a name, an address, a
 * link or another's words. `wrangler tail` and Workers Logs index these fields.
 */
export type LogEvent =
  | { event: "env.invalid"; keys: readonly string[] }
  | { event: "request.refused"; why: "cross_site" | "too_large" | "rate_limited" | "method" }
  | { event: "request.crashed"; errorId: string; kind: string }
  | { event: "notetaker.requested"; requestId: string; jobId: string; scheduled: boolean }
  | { event: "notetaker.repeated"; requestId: string }
  | { event: "notetaker.quarantined"; requestId: string }
  | { event: "notetaker.refused"; why: "quota" | "unavailable" | "storage" }
  | { event: "notetaker.moved"; jobId: string; to: string; reason?: string }
  | { event: "notetaker.lease_lost"; jobId: string }
  | { event: "provider.refused"; call: string; class: string; code: string; jobId?: string }
  | { event: "provider.off"; missing: readonly string[] }
  /** Alarm: nothing is forwarded until the account is put right. */
  | { event: "provider.paused"; code: string }
  | { event: "webhook.refused"; why: string; skewSeconds?: number }
  | { event: "webhook.received"; name: string; jobId: string | null; repeated: boolean }
  | { event: "outbox.sent"; id: string; kind: string; attempts: number }
  | { event: "outbox.retry"; id: string; kind: string; attempts: number; code: string }
  /** Alarm: given up, kept for replay. */
  | { event: "outbox.dead"; id: string; kind: string; attempts: number; code: string }
  | {
      event: "tick";
      dispatched: number;
      polled: number;
      sent: number;
      purged: number;
      /** Age of the oldest row that is still due, milliseconds. */
      oldestDueMs: number;
    }
  | { event: "tick.failed"; step: string; kind: string }
  | { event: "counter.unavailable" };

export function log(entry: LogEvent): void {
  console.log(entry);
}
