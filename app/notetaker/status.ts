/**
 * Start here: the states of a notetaker, which is one person's bot for one meeting.
 *
 *   requested → scheduled → joining → waiting_room → in_call → recording → processing → ready → delivered → deleted
 *
 * Side entries: `quarantined` (the honeypot was filled in; never forwarded) and `pending_confirmation`
 * (forwarded once the owner of the mailbox confirms it). Side exits: `cancelled`, `expired` (no bot was
 * tried in time), `failed` (with a reason that its mail explains).
 *
 * It only moves forward, but for a meeting that is moved before its bot records, and always by
 * compare-and-set (`store/`): a move names the statuses it may leave, so a repeated, late or reordered event
 * changes nothing.
 */
export const statuses = [
  "quarantined",
  "pending_confirmation",
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
  "recording",
  "processing",
  "failed",
  "expired",
  "cancelled",
  "ready",
  "delivered",
  "deleted",
] as const;

export type Status = (typeof statuses)[number];

/** Statuses that may be left for the one named; every pair not listed is refused. */
export const leavesFor: Readonly<Record<Status, readonly Status[]>> = {
  quarantined: [],
  pending_confirmation: [],
  requested: ["quarantined", "pending_confirmation"],
  scheduled: ["requested"],
  joining: ["requested", "scheduled"],
  waiting_room: ["requested", "scheduled", "joining"],
  in_call: ["requested", "scheduled", "joining", "waiting_room"],
  recording: ["requested", "scheduled", "joining", "waiting_room", "in_call"],
  processing: ["requested", "scheduled", "joining", "waiting_room", "in_call", "recording"],
  failed: [
    "requested",
    "scheduled",
    "joining",
    "waiting_room",
    "in_call",
    "recording",
    "processing",
  ],
  expired: ["requested"],
  // From a recording on only together with its deletion: nobody will see what there is of it.
  cancelled: [
    "requested",
    "scheduled",
    "joining",
    "waiting_room",
    "in_call",
    "recording",
    "processing",
  ],
  // A recording that turns up late is still a recording: it may replace a failure.
  ready: [
    "requested",
    "scheduled",
    "joining",
    "waiting_room",
    "in_call",
    "recording",
    "processing",
    "failed",
  ],
  delivered: ["ready"],
  deleted: [
    "quarantined",
    "pending_confirmation",
    "failed",
    "expired",
    "cancelled",
    "ready",
    "delivered",
  ],
};

/** A bot is on its way or at work. */
export const liveStatuses = [
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
  "recording",
] as const satisfies readonly Status[];

/**
 * A meeting that moves starts again at `requested` as long as nothing was recorded: `revision` rises, and
 * nothing of an older revision may write any more. So (revision, status) still only grows.
 */
export const restartableStatuses = [
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
] as const satisfies readonly Status[];

/** No bot is expected: one that turns up is removed, for its person was mailed that none comes. */
export const unwantedStatuses: readonly Status[] = [
  "quarantined",
  "pending_confirmation",
  "failed",
  "expired",
  "cancelled",
  "deleted",
];

/** A bot is at the door or inside. */
export const inMeetingStatuses = [
  "joining",
  "waiting_room",
  "in_call",
  "recording",
] as const satisfies readonly Status[];

/**
 * Next step of the pipeline, due at `next_at`; null once nothing is left to do. `remove` takes the bot of a
 * cancelled notetaker away, `forget` erases the address that a last mail still needed.
 */
export const steps = ["dispatch", "poll", "remove", "purge", "forget"] as const;
export type Step = (typeof steps)[number];

/** Why it failed or expired; each has its own mail (`mails/endings/failure.server.ts`). */
export const failureReasons = [
  "not_admitted",
  "denied",
  "removed_before_recording",
  "nobody_came",
  "nothing_recorded",
  "recording_not_allowed",
  "meeting_not_found",
  "meeting_not_started",
  "meeting_ended",
  "meeting_full",
  "sign_in_required",
  "sign_in_failed",
  "sign_ins_in_use",
  "blocked_by_meeting",
  "refused_by_provider",
  "provider_down",
  "missed",
  "opted_out",
] as const;
export type FailureReason = (typeof failureReasons)[number];

/** Two starts this close with one meeting code are one meeting. */
export const sameMeetingWindowMs = 15 * 60_000;

export function isInMeeting(status: Status): boolean {
  return inMeetingStatuses.some((one) => one === status);
}

export function mayMove(from: Status, to: Status): boolean {
  return leavesFor[to].includes(from);
}

/** What the person may do now; each is a button of the status page. */
export type ControlAction =
  | "confirm"
  | "none_mine"
  | "mail_transcript"
  | "cancel"
  | "reschedule"
  | "stop"
  | "send_again"
  | "correct_address"
  | "share"
  | "stop_sharing"
  | "name_speaker"
  | "delete";

/** Why there is nothing to hand over. */
export type Missing =
  /** Nobody was given this link. */
  | "unknown"
  /** Gone for good, as promised. */
  | "deleted"
  /** There will be something later. */
  | "not_ready"
  /** It exists, but the provider cannot be reached just now. */
  | "unavailable"
  /** It could not be made. */
  | "none";
