/** What an operator must act on; `app/jobs/alarm-words.ts` says what each means and what to do. */
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
    case "outbox.retry":
      return refusesSender(entry.code) ? "mail_refused" : null;
    case "outbox.dead":
      return refusesSender(entry.code) ? "mail_refused" : "dead_letter";
    case "notes.failing":
      return "summary_fails";
    case "notetaker.refused":
      return entry.why === "storage" ? "crash" : null;
    case "lead.refused":
    case "request.crashed":
    case "tick.failed":
    case "unsubscribe.failed":
    case "mail.event_unread":
    case "mail.event_failed":
      return "crash";
    case "env.invalid":
    case "provider.off":
    case "payment.off":
      return "configuration";
    default:
      return null;
  }
}

/** The mail service refuses whatever this account sends: it is not about one mail. */
function refusesSender(code: string): boolean {
  return /^E_(SENDER_NOT_VERIFIED|SENDER_DOMAIN_NOT_AVAILABLE|DAILY_LIMIT_EXCEEDED)$/.test(code);
}

/** How long an alarm that was raised keeps quiet, however often its cause is seen again. */
const alarmIntervalMs = 10 * 60_000;

type RaisedAlarm = {
  readonly alarm: Alarm;
  /** How often it was kept quiet since it was last raised; absent if never. */
  readonly suppressed?: number;
};

/** Raises an alarm, or counts it and returns null. `now` in epoch milliseconds. */
type RaiseAlarm = (alarm: Alarm, now: number) => RaisedAlarm | null;

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
const raiseAlarm: RaiseAlarm = createAlarms();

/** Whether the alarm is to be raised, and how often it was not since the last time. */
type Claimed = { raised: boolean; suppressed: number };

/**
 * Everything the system says about itself: ids, codes, counts and times, never a name, an address, a
 * link or another's words. `wrangler tail` and Workers Logs index these fields.
 */
export type LogEvent =
  | { event: "env.invalid"; keys: readonly string[] }
  | {
      event: "request.refused";
      why: "cross_site" | "too_large" | "rate_limited" | "method";
    }
  | { event: "request.crashed"; errorId: string; kind: string }
  | {
      event: "notetaker.requested";
      notetakerId: string;
      scheduled: boolean;
      /** It waits for the owner of its mailbox. */
      pending: boolean;
      /** What the form token says: one signal among others. */
      token: string;
    }
  | { event: "notetaker.repeated" }
  | { event: "notetaker.quarantined"; notetakerId: string }
  | { event: "notetaker.refused"; why: "too_many" | "meeting_full" | "meeting_closed" | "blocked" }
  /** So many of the bots that the site sends in a day are on their way. */
  | { event: "notetaker.daily_limit"; count: number; limit: number }
  | { event: "notetaker.refused"; why: "storage"; kind: string }
  | { event: "notetaker.moved"; notetakerId: string; to: string; reason?: string }
  | { event: "notetaker.lease_lost"; notetakerId: string }
  /** A step wanted a move that `leavesFor` in `app/notetaker/status.ts` rules out. */
  | { event: "notetaker.move_refused"; notetakerId: string; from: string; to: string }
  /** Somebody wanted something changed (`app/notetaker/changes/rules.ts`), and whether it was. */
  | {
      event: "notetaker.control";
      action: string;
      notetakerId: string;
      outcome: string;
      changed?: boolean;
      why?: string;
    }
  | { event: "notetaker.control_failed"; kind: string }
  | { event: "notetaker.rescheduled"; notetakerId: string }
  | { event: "provider.refused"; call: string; class: string; code: string; notetakerId?: string }
  /** Entries of a transcript or chat that could not be read, and were left out. */
  | { event: "provider.entries_dropped"; list: string; count: number }
  /** Its key, address or webhook secret is missing: no requests are taken, no bots sent. */
  | { event: "provider.off"; provider: string }
  /** So many jobs in a row; `said` is what the provider has against them. Nothing is forwarded meanwhile. */
  | {
      event: "provider.refusing";
      provider: string;
      notetakers: number;
      code: string;
      said?: string;
    }
  /** Nothing is forwarded until the account is put right. */
  | { event: "provider.paused"; provider: string; code: string }
  | ({ event: "webhook.refused"; provider: string; why: string; skewSeconds?: number } & Claimed)
  | { event: "webhook.received"; name: string; notetakerId: string | null; repeated: boolean }
  | { event: "webhook.failed"; kind: string }
  | { event: "outbox.sent"; key: string; kind: string; attempts: number }
  /** No longer wanted: what it was about is gone, or was told already. */
  | { event: "outbox.dropped"; key: string; kind: string; attempts: number }
  | { event: "outbox.retry"; key: string; kind: string; attempts: number; code: string }
  /** Another sender took the message over: what it was about may have been sent twice. */
  | { event: "outbox.lease_lost"; key: string; kind: string; attempts: number }
  /** Given up, kept for replay. */
  | { event: "outbox.dead"; key: string; kind: string; attempts: number; code: string }
  /** A model has written notes of a meeting; so many of its lines were not shown, as nobody had said so. */
  | { event: "notes.written"; notetakerId: string; lines: number; dropped: number }
  /** The meeting gets no notes. */
  | { event: "notes.given_up"; notetakerId: string; code: string }
  /** So it went with the last few meetings; `code` is the latest reason. */
  | { event: "notes.failing"; code: string }
  /** A lead that is in the database and nobody was told of: OPERATOR_EMAIL or LEADS_WEBHOOK_* is missing. */
  | { event: "lead.untold"; leadId: string; why: "no_operator" | "no_webhook" }
  /** It was forwarded, and the counter on the home page does not know. */
  | { event: "lead.uncounted"; leadId: string; kind: string }
  /** `known`: the link was ours, and its address still there. */
  | { event: "unsubscribe.taken"; known: boolean }
  /** Somebody who had unsubscribed wants mail again. */
  | { event: "resubscribe.taken"; known: boolean }
  /** "This wasn't me", or that it was after all. */
  | { event: "not_me.taken"; about: "notetaker" | "lead"; undone: boolean }
  /** What somebody pressed on a page behind a link in a mail was not stored. */
  | { event: "unsubscribe.failed"; kind: string }
  | {
      event: "tick";
      dispatched: number;
      polled: number;
      removed: number;
      sent: number;
      purged: number;
      forgotten: number;
      /** How long the first list, operator's or CRM's message has been waiting, milliseconds. */
      bulkDueMs: number;
      /** The same of everything else that is still due. */
      oldestDueMs: number;
    }
  /** A row that must be deleted and is not yet: the provider has not confirmed it. */
  | { event: "purge.waiting"; notetakerId: string; code: string; attempts: number }
  /** How many such rows have waited for more than an hour; said once an hour. */
  | { event: "purge.overdue"; notetakers: number }
  | { event: "tick.failed"; step: string; kind: string }
  /** The database did not answer for somebody's own page. */
  | { event: "status.unavailable"; kind: string }
  | { event: "invite.taken"; inviteId: string; repeated: boolean }
  /** A mail to the join address, or an event in it, of which nothing was kept. */
  | { event: "invite.ignored"; why: string; inviteId?: string }
  | { event: "invite.settled"; inviteId: string; step: string; outcome: string }
  | { event: "invite.failed"; kind: string }
  | {
      event: "lead.stored" | "lead.repeated" | "lead.quarantined";
      leadId: string;
      leadKind: string;
      /** What the form token says: one signal among others. */
      token: string;
    }
  /** The database did not take it; the visitor was told. */
  | { event: "lead.refused"; page: string; kind: string }
  /** A mailbox that mail does not reach; so many booked bots of its owner were taken back. */
  | { event: "mail.unreachable"; failure: "bounced" | "complained"; withdrawn: number }
  /** An event of the mail service that has another form than its documentation says. */
  | { event: "mail.event_unread" }
  | { event: "mail.event_failed"; kind: string }
  /** The operator could not be mailed about an alarm. */
  | { event: "alarm.unsent"; about: Alarm; code: string }
  | { event: "counter.unavailable" }
  /** STRIPE_SECRET_KEY or, for webhooks, STRIPE_WEBHOOK_SECRETS is missing. */
  | { event: "payment.off" }
  | { event: "payment.stored"; versions: string; repeated: boolean; hasAddress: boolean }
  /** Paid for something else that the account sells: nothing of it is kept. */
  | { event: "payment.foreign" }
  | { event: "payment.returned" }
  | { event: "payment.unavailable"; code: string }
  | { event: "payment.webhook"; name: string; repeated: boolean }
  | ({ event: "payment.webhook_refused"; why: string; skewSeconds?: number } & Claimed);

export type Raised = { readonly alarm: Alarm; readonly entry: LogEvent };

/** Raised in this isolate and not yet kept for the operator's mail. */
const unkept: Raised[] = [];
/** More than all kinds of alarm together raise between two requests. */
const mostUnkept = 50;

/** Whether `takeRaised` would return any. */
export function hasRaised(): boolean {
  return unkept.length > 0;
}

/** The alarms that were raised since the last call, for `app/jobs/alarms.server.ts`. */
export function takeRaised(): readonly Raised[] {
  return unkept.splice(0);
}

/** Takes back what could not be kept: the next call of `takeRaised` returns it again. */
export function returnRaised(raised: readonly Raised[]): void {
  unkept.push(...raised);
}

/**
 * Prints the entry. One that an operator must act on says so in its field `alarm`, at most once in ten
 * minutes; `suppressed` counts those in between, which are printed without it.
 */
export function log(entry: LogEvent): void {
  const alarm = alarmOf(entry);
  const raised = alarm === null ? null : raiseAlarm(alarm, Date.now());
  if (raised !== null && unkept.length < mostUnkept) unkept.push({ alarm: raised.alarm, entry });
  console.log(raised === null ? entry : { ...entry, ...raised });
}
