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
/** The bot's own account cannot sign in. `sign_in_required` is a rule of the meeting, not a fault. */
const signInFaults: ReadonlySet<string> = new Set(["sign_in_failed", "sign_ins_in_use"]);
const refusesAccount = /^http_40[13]$/;

const alarms: {
  readonly [Name in EventName]?: Alarm | ((fields: LogFields[Name]) => Alarm | false);
} = {
  "provider.paused": "provider_account",
  "notetaker.moved": ({ reason }) => signInFaults.has(reason ?? "") && "provider_account",
  "provider.refusing": "provider_refuses",
  "payment.unavailable": ({ code }) => refusesAccount.test(code) && "payment_account",
  // Unsigned requests are no sign of a wrong secret.
  "webhook.refused": ({ why }) => why !== "missing_header" && "webhook_signature",
  "payment.webhook_refused": ({ why }) => why !== "missing_header" && "webhook_signature",
  "purge.overdue": "deletions_overdue",
  tick: ({ longestWaitMs, bulkWaitMs }) =>
    ((longestWaitMs ?? 0) > backlogAfterMs || (bulkWaitMs ?? 0) > bulkBacklogAfterMs) && "backlog",
  // Two alarms, because the warning must not suppress the alarm of the full limit.
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
  "resubscribe.failed": "crash",
  "not_me.failed": "crash",
  "mail.event_unread": "crash",
  "mail.event_failed": "crash",
  "payment.event_unread": "crash",
  "env.invalid": "configuration",
  "provider.off": "configuration",
  "payment.off": "configuration",
};

export function alarmOf(entry: LogEvent): Alarm | null {
  const rule = alarms[entry.event];
  return (typeof rule === "function" ? rule(entry as never) : rule) || null;
}

const alarmIntervalMs = 10 * 60_000;

/** Lets an alarm through once in 10 minutes and counts its repeats, because strangers can trigger some. */
export function createAlarmThrottle() {
  const lastRaised = new Map<Alarm, { readonly raisedAt: number; suppressed: number }>();

  return (alarm: Alarm, now: number) => {
    const last = lastRaised.get(alarm);
    // Absolute, because the clock may be set back.
    if (last && Math.abs(now - last.raisedAt) < alarmIntervalMs) {
      last.suppressed += 1;
      return null;
    }
    lastRaised.set(alarm, { raisedAt: now, suppressed: 0 });
    return last?.suppressed ? { alarm, suppressed: last.suppressed } : { alarm };
  };
}

const throttleAlarm = createAlarmThrottle();

type Refusal = { why: string; skewSeconds?: number };
type OfNotetaker = { notetakerId: string };
type OfLead = { leadId: string };
type OfInvite = { inviteId: string };
type OfMessage = { key: string; kind: string; attempts: number };
type OfForm = { token: string };

type NoFields = Record<never, never>;

/** Ids, codes, counts and times, never a name, an address, a link or another person's words. */
type LogFields = {
  "env.invalid": { keys: readonly string[] };
  "request.refused": { why: "cross_site" | "too_large" | "rate_limited" | "method" };
  "request.crashed": { errorId: string; kind: string };
  "notetaker.requested": { scheduled: boolean; pending: boolean } & OfNotetaker & OfForm;
  "notetaker.repeated": NoFields;
  "notetaker.refused":
    | { why: "too_many" | "meeting_full" | "meeting_closed" | "blocked" }
    | { why: "storage"; kind: string };
  "notetaker.daily_limit": { count: number; limit: number };
  "notetaker.moved": { to: string; reason?: string } & OfNotetaker;
  "notetaker.quarantined": OfNotetaker;
  "notetaker.lease_lost": OfNotetaker;
  "notetaker.rescheduled": OfNotetaker;
  "notetaker.move_refused": { from: string; to: string } & OfNotetaker;
  "notetaker.control": OfNotetaker & {
    action: string;
    outcome: string;
    changed?: boolean;
    why?: string;
  };
  "provider.refused": { call: string; class: string; code: string; notetakerId?: string };
  "provider.entries_dropped": { list: string; count: number };
  "provider.off": { provider: string };
  /** `notetakers`: how many were refused consecutively. `message`: the provider's reason. */
  "provider.refusing": { provider: string; notetakers: number; code: string; message?: string };
  "provider.paused": { provider: string; code: string };
  "webhook.refused": { provider: string } & Refusal;
  "webhook.received": { name: string; notetakerId: string | null; repeated: boolean };
  "outbox.sent": OfMessage;
  "outbox.dropped": OfMessage;
  /** Another sender took the message over, so the message may have been sent twice. */
  "outbox.lease_lost": OfMessage;
  "outbox.retry": { code: string } & OfMessage;
  "outbox.dead": { code: string } & OfMessage;
  /** `dropped`: how many lines of the model's notes had no proof in the transcript. */
  "notes.written": { lines: number; dropped: number } & OfNotetaker;
  "notes.given_up": { code: string } & OfNotetaker;
  "notes.failing": { code: string };
  "lead.stored": { leadKind: string } & OfLead & OfForm;
  "lead.repeated": { leadKind: string } & OfLead & OfForm;
  "lead.quarantined": { leadKind: string } & OfLead & OfForm;
  "lead.refused": { page: string; kind: string };
  /** No one was notified: OPERATOR_EMAIL or LEADS_WEBHOOK_* is missing. */
  "lead.unreported": { why: "no_operator" | "no_webhook" } & OfLead;
  "lead.uncounted": { kind: string } & OfLead;
  "unsubscribe.stored": { known: boolean };
  "resubscribe.stored": { known: boolean };
  "not_me.stored": { about: "notetaker" | "lead"; undone: boolean };
  tick: {
    dispatched: number;
    polled: number;
    removed: number;
    sent: number;
    purged: number;
    forgotten: number;
    bulkWaitMs: number | null;
    longestWaitMs: number | null;
  };
  "purge.waiting": { code: string; attempts: number } & OfNotetaker;
  "purge.overdue": { notetakers: number };
  "tick.failed": { step: string; kind: string };
  "notetaker.control_failed": { kind: string };
  "webhook.failed": { kind: string };
  "invite.failed": { kind: string };
  "mail.event_failed": { kind: string };
  "unsubscribe.failed": { kind: string };
  "resubscribe.failed": { kind: string };
  "not_me.failed": { kind: string };
  "not_me.unavailable": { kind: string };
  "status.unavailable": { kind: string };
  "invite.received": { repeated: boolean } & OfInvite;
  "invite.ignored": { why: string; inviteId?: string };
  "invite.reconciled": { step: string; outcome: string } & OfInvite;
  "mail.unreachable": { failure: "bounced" | "complained"; withdrawn: number };
  "mail.event_unread": NoFields;
  "alarm.unsent": { about: Alarm; code: string };
  "counter.unavailable": NoFields;
  "payment.off": NoFields;
  "payment.stored": { versions: string; repeated: boolean; hasAddress: boolean };
  "payment.foreign": NoFields;
  "payment.returned": NoFields;
  "payment.unavailable": { code: string };
  "payment.event_unread": NoFields;
  "payment.webhook": { name: string; repeated: boolean };
  "payment.webhook_refused": Refusal;
};

type EventName = keyof LogFields;
export type LogEvent = { [Name in EventName]: { event: Name } & LogFields[Name] }[EventName];

export type Raised = { readonly alarm: Alarm; readonly entry: LogEvent };

const waitingAlarms = new Map<Alarm, LogEvent>();

export function hasRaised(): boolean {
  return waitingAlarms.size > 0;
}

export function takeRaised(): readonly Raised[] {
  const raised = Array.from(waitingAlarms, ([alarm, entry]) => ({ alarm, entry }));
  waitingAlarms.clear();
  return raised;
}

/** Puts back an alarm that could not be stored or sent, unless a newer alarm of the kind waits. */
export function returnRaised({ alarm, entry }: Raised): void {
  if (!waitingAlarms.has(alarm)) waitingAlarms.set(alarm, entry);
}

export function log(entry: LogEvent): void {
  const alarm = alarmOf(entry);
  const alarmFields = alarm && throttleAlarm(alarm, Date.now());
  if (alarmFields) waitingAlarms.set(alarmFields.alarm, entry);
  console.log({ ...entry, ...alarmFields });
}

/** Returns an error's class and SQLite's code. The message is not logged: it may quote what a person typed. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = /\bSQLITE_[A-Z_]+\b/.exec(rootCause(error).message)?.[0];
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
