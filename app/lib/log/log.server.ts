/** Names what an operator must act on; `app/jobs/alarm-words.ts` explains each. */
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
  | "mail_refused"
  | "summary_fails"
  | "crash"
  | "configuration";

const backlogAfterMs = 5 * 60_000;
/** Mailing 10,000 people takes 30 minutes. */
const bulkBacklogAfterMs = 2 * 60 * 60_000;
const sendingRefused: ReadonlySet<string> = new Set([
  "E_SENDER_NOT_VERIFIED",
  "E_SENDER_DOMAIN_NOT_AVAILABLE",
  "E_DAILY_LIMIT_EXCEEDED",
]);
const isSignIn = /^sign_in(?!_required$)/;
const refusesAccount = /^http_40[13]$/;

/** `Extract` would drop the entries that share a shape under several names. */
type EntryOf<Entry, Name> = Entry extends { event: infer Names }
  ? Name extends Names
    ? Entry
    : never
  : never;
type EventName = LogEvent["event"];

const alarms: {
  readonly [Name in EventName]?: Alarm | ((entry: EntryOf<LogEvent, Name>) => Alarm | false);
} = {
  "provider.paused": "provider_account",
  "notetaker.moved": ({ reason }) => isSignIn.test(reason ?? "") && "provider_account",
  "provider.refusing": "provider_refuses",
  "payment.unavailable": ({ code }) => refusesAccount.test(code) && "payment_account",
  // Unsigned requests are no sign of a wrong secret.
  "webhook.refused": ({ why }) => why !== "missing_header" && "webhook_signature",
  "payment.webhook_refused": ({ why }) => why !== "missing_header" && "webhook_signature",
  "purge.overdue": "deletions_overdue",
  tick: ({ oldestDueMs, bulkDueMs }) =>
    ((oldestDueMs ?? 0) > backlogAfterMs || (bulkDueMs ?? 0) > bulkBacklogAfterMs) && "backlog",
  // Two names: the second must not be suppressed by the first.
  "notetaker.daily_limit": ({ count, limit }) =>
    count < limit ? "daily_limit_near" : "daily_limit",
  "outbox.retry": ({ code }) => sendingRefused.has(code) && "mail_refused",
  "outbox.dead": ({ code }) => (sendingRefused.has(code) ? "mail_refused" : "dead_letter"),
  "notes.failing": "summary_fails",
  "notetaker.refused": ({ why }) => why === "storage" && "crash",
  "lead.refused": "crash",
  "request.crashed": "crash",
  "tick.failed": "crash",
  "unsubscribe.failed": "crash",
  "not_me.failed": "crash",
  "mail.event_unread": "crash",
  "mail.event_failed": "crash",
  "env.invalid": "configuration",
  "provider.off": "configuration",
  "payment.off": "configuration",
};

export function alarmOf(entry: LogEvent): Alarm | null {
  const rule = alarms[entry.event];
  return (typeof rule === "function" ? rule(entry as never) : rule) || null;
}

const alarmIntervalMs = 10 * 60_000;

/**
 * Returns a function that raises an alarm; for the next 10 minutes it counts what it suppresses and
 * returns null, because strangers can trigger some. `now` is epoch milliseconds.
 */
export function createAlarms() {
  const known = new Map<Alarm, { readonly raisedAt: number; suppressed: number }>();

  return (alarm: Alarm, now: number) => {
    const last = known.get(alarm);
    // An absolute difference: a clock that is set back must not suppress an alarm for longer.
    if (last && Math.abs(now - last.raisedAt) < alarmIntervalMs) {
      last.suppressed += 1;
      return null;
    }
    known.set(alarm, { raisedAt: now, suppressed: 0 });
    return last?.suppressed ? { alarm, suppressed: last.suppressed } : { alarm };
  };
}

const raiseAlarm = createAlarms();

type Refusal = { why: string; skewSeconds?: number };
type OfNotetaker = { notetakerId: string };
type OfLead = { leadId: string };
type OfInvite = { inviteId: string };
type OfMessage = { key: string; kind: string; attempts: number };
/** `token`: result of its check, such as "ok" or "missing". */
type OfForm = { token: string };

/** Ids, codes, counts and times, never a name, an address, a link or another person's words. */
export type LogEvent =
  | { event: "env.invalid"; keys: readonly string[] }
  | { event: "request.refused"; why: "cross_site" | "too_large" | "rate_limited" | "method" }
  | { event: "request.crashed"; errorId: string; kind: string }
  | ({ event: "notetaker.requested"; scheduled: boolean; pending: boolean } & OfNotetaker & OfForm)
  | { event: "notetaker.repeated" }
  | { event: "notetaker.refused"; why: "too_many" | "meeting_full" | "meeting_closed" | "blocked" }
  | { event: "notetaker.refused"; why: "storage"; kind: string }
  /** `count` of the bots that the site may send in a day. */
  | { event: "notetaker.daily_limit"; count: number; limit: number }
  | ({ event: "notetaker.moved"; to: string; reason?: string } & OfNotetaker)
  | ({
      event: "notetaker.quarantined" | "notetaker.lease_lost" | "notetaker.rescheduled";
    } & OfNotetaker)
  /** A step wanted a move that `sourcesOf` in `app/notetaker/status.ts` rules out. */
  | ({ event: "notetaker.move_refused"; from: string; to: string } & OfNotetaker)
  /** A person's change (`app/notetaker/changes/possible-actions.ts`), and whether it was made. */
  | ({
      event: "notetaker.control";
      action: string;
      outcome: string;
      changed?: boolean;
      why?: string;
    } & OfNotetaker)
  | { event: "provider.refused"; call: string; class: string; code: string; notetakerId?: string }
  /** Unreadable entries of a transcript or chat, which were left out. */
  | { event: "provider.entries_dropped"; list: string; count: number }
  | { event: "provider.off"; provider: string }
  /** `notetakers` in a row were refused; `said` is the provider's reason. Nothing is sent meanwhile. */
  | {
      event: "provider.refusing";
      provider: string;
      notetakers: number;
      code: string;
      said?: string;
    }
  /** Nothing is sent until the account is in order. */
  | { event: "provider.paused"; provider: string; code: string }
  | ({ event: "webhook.refused"; provider: string } & Refusal)
  | { event: "webhook.received"; name: string; notetakerId: string | null; repeated: boolean }
  /** `outbox.lease_lost`: another sender took the message over, and may have sent it twice. */
  | ({ event: "outbox.sent" | "outbox.dropped" | "outbox.lease_lost" } & OfMessage)
  /** A dead message is kept for replay. */
  | ({ event: "outbox.retry" | "outbox.dead"; code: string } & OfMessage)
  /** `dropped` lines of a model's notes had no proof in the transcript. */
  | ({ event: "notes.written"; lines: number; dropped: number } & OfNotetaker)
  | ({ event: "notes.given_up"; code: string } & OfNotetaker)
  /** The last few meetings got no notes; `code` is the latest reason. */
  | { event: "notes.failing"; code: string }
  | ({ event: "lead.stored" | "lead.repeated" | "lead.quarantined"; leadKind: string } & OfLead &
      OfForm)
  | { event: "lead.refused"; page: string; kind: string }
  /** No one was notified: OPERATOR_EMAIL or LEADS_WEBHOOK_* is missing. */
  | ({ event: "lead.unreported"; why: "no_operator" | "no_webhook" } & OfLead)
  | ({ event: "lead.uncounted"; kind: string } & OfLead)
  /** `known`: the link was genuine, and its lead still there. */
  | { event: "unsubscribe.taken" | "resubscribe.taken"; known: boolean }
  | { event: "not_me.taken"; about: "notetaker" | "lead"; undone: boolean }
  | {
      event: "tick";
      dispatched: number;
      polled: number;
      removed: number;
      sent: number;
      purged: number;
      forgotten: number;
      /** How long the first bulk message has been due; null if it could not be read. */
      bulkDueMs: number | null;
      oldestDueMs: number | null;
    }
  /** The provider has not confirmed the deletion yet. */
  | ({ event: "purge.waiting"; code: string; attempts: number } & OfNotetaker)
  /** Rows whose deletion is over an hour late; logged once an hour. */
  | { event: "purge.overdue"; notetakers: number }
  | { event: "tick.failed"; step: string; kind: string }
  | {
      event:
        | "notetaker.control_failed"
        | "webhook.failed"
        | "invite.failed"
        | "mail.event_failed"
        /** A button on a page behind a mail's link was pressed, and D1 did not store it. */
        | "unsubscribe.failed"
        | "not_me.failed"
        | "not_me.unavailable"
        | "status.unavailable";
      kind: string;
    }
  | ({ event: "invite.taken"; repeated: boolean } & OfInvite)
  /** A mail to the join address, or an event in it, that changed nothing. */
  | { event: "invite.ignored"; why: string; inviteId?: string }
  | ({ event: "invite.reconciled"; step: string; outcome: string } & OfInvite)
  /** `withdrawn` bots of a mailbox that mail does not reach were canceled. */
  | { event: "mail.unreachable"; failure: "bounced" | "complained"; withdrawn: number }
  /** The mail service's event differs from its documentation. */
  | { event: "mail.event_unread" }
  | { event: "alarm.unsent"; about: Alarm; code: string }
  | { event: "counter.unavailable" }
  /** STRIPE_SECRET_KEY or, for webhooks, STRIPE_WEBHOOK_SECRETS is missing. */
  | { event: "payment.off" }
  | { event: "payment.stored"; versions: string; repeated: boolean; hasAddress: boolean }
  /** A payment for something else that the account sells: nothing of it is kept. */
  | { event: "payment.foreign" }
  | { event: "payment.returned" }
  | { event: "payment.unavailable"; code: string }
  | { event: "payment.webhook"; name: string; repeated: boolean }
  | ({ event: "payment.webhook_refused" } & Refusal);

export type Raised = { readonly alarm: Alarm; readonly entry: LogEvent };

/** Raised in this isolate and not stored yet: the latest entry of each kind. */
const unkept = new Map<Alarm, LogEvent>();

export function hasRaised(): boolean {
  return unkept.size > 0;
}

/** Takes the alarms raised since the last call, for `app/jobs/alarms.server.ts`. */
export function takeRaised(): readonly Raised[] {
  const raised = Array.from(unkept, ([alarm, entry]) => ({ alarm, entry }));
  unkept.clear();
  return raised;
}

/** Takes back what was neither stored nor sent. A later entry of the same kind stays. */
export function returnRaised({ alarm, entry }: Raised): void {
  if (!unkept.has(alarm)) unkept.set(alarm, entry);
}

/** Prints the entry, with `alarm` at most once in 10 minutes if an operator must act on it. */
export function log(entry: LogEvent): void {
  const alarm = alarmOf(entry);
  const raised = alarm === null ? null : raiseAlarm(alarm, Date.now());
  if (raised !== null) unkept.set(raised.alarm, entry);
  console.log(raised === null ? entry : { ...entry, ...raised });
}
