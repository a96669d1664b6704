/**
 * Everything the system says about itself: ids, codes, counts and times, never a name, an address, a
 * link or another's words. `wrangler tail` and Workers Logs index these fields.
 */
export type LogEvent =
  | { event: "env.invalid"; keys: readonly string[] }
  | {
      event: "request.refused";
      why: "cross_site" | "too_large" | "rate_limited" | "method" | "unreadable";
    }
  | { event: "request.crashed"; errorId: string; kind: string }
  | {
      event: "notetaker.requested";
      requestId: string;
      jobId: string;
      scheduled: boolean;
      /** What the form token says: one signal among others. */
      token: string;
    }
  | { event: "notetaker.repeated" }
  | { event: "notetaker.quarantined"; requestId: string }
  | { event: "notetaker.refused"; why: "quota" }
  | { event: "notetaker.refused"; why: "storage"; kind: string }
  | { event: "notetaker.moved"; jobId: string; to: string; reason?: string }
  | { event: "notetaker.lease_lost"; jobId: string }
  | { event: "provider.refused"; call: string; class: string; code: string; jobId?: string }
  /** RECALL_API_KEY or RECALL_WEBHOOK_SECRETS is missing: no requests are taken, no bots sent. */
  | { event: "provider.off" }
  /** Alarm: nothing is forwarded until the account is put right. */
  | { event: "provider.paused"; code: string }
  | { event: "webhook.refused"; why: string; skewSeconds?: number }
  | { event: "webhook.received"; name: string; jobId: string | null; repeated: boolean }
  | { event: "webhook.failed"; kind: string }
  | { event: "outbox.sent"; id: string; kind: string; attempts: number }
  /** No longer wanted: what it was about is gone, or was told already. */
  | { event: "outbox.dropped"; id: string; kind: string; attempts: number }
  | { event: "outbox.retry"; id: string; kind: string; attempts: number; code: string }
  /** Another sender took the message over: what it was about may have been sent twice. */
  | { event: "outbox.lease_lost"; id: string; kind: string; attempts: number }
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
  /** A row that must be deleted and is not yet: the provider has not confirmed it. */
  | { event: "purge.waiting"; jobId: string; code: string; attempts: number }
  | { event: "tick.failed"; step: string; kind: string }
  | { event: "counter.unavailable" };

export function log(entry: LogEvent): void {
  console.log(entry);
}
