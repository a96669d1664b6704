/**
 * Start here: the states of a notetaker, which is one person's bot for one meeting.
 *
 *   requested → scheduled → joining → waiting_room → in_call → recording → processing → ready → delivered → deleted
 *
 * Also `quarantined` (a honeypot was filled in: never sent), `pending_confirmation` (sent once the owner of the
 * mailbox confirms it), and the endings canceled, failed and expired (no bot was tried in time).
 *
 * A step moves a notetaker only forward, by compare-and-set: a repeated, late or reordered event changes nothing.
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

export const inMeetingStatuses = [
  "joining",
  "waiting_room",
  "in_call",
  "recording",
] as const satisfies readonly Status[];

const underWay: readonly Status[] = ["requested", "scheduled", ...inMeetingStatuses, "processing"];

function before(status: Status): readonly Status[] {
  return underWay.slice(0, underWay.indexOf(status));
}

export const sourcesOf: Readonly<Record<Status, readonly Status[]>> = {
  quarantined: [],
  pending_confirmation: [],
  requested: ["quarantined", "pending_confirmation"],
  scheduled: before("scheduled"),
  joining: before("joining"),
  waiting_room: before("waiting_room"),
  in_call: before("in_call"),
  recording: before("recording"),
  processing: before("processing"),
  failed: underWay,
  expired: ["requested"],
  // From `recording` on, only a request to delete everything cancels a notetaker.
  cancelled: underWay,
  // A recording that turns up late is still a recording: it may replace a failure.
  ready: [...underWay, "failed"],
  delivered: ["ready"],
  deleted: statuses.filter((status) => status !== "deleted" && !underWay.includes(status)),
};

export const liveStatuses = before("processing");

/** Statuses from which a moved meeting starts again at `requested`, under a higher `revision`. */
export const restartableStatuses = before("recording");

/** No bot is expected, so one that turns up is removed. */
export const unwantedStatuses: readonly Status[] = [
  "quarantined",
  "pending_confirmation",
  "failed",
  "expired",
  "cancelled",
  "deleted",
];

/** Steps of the pipeline. `remove` takes a canceled bot away, `forget` erases the address kept for a last mail. */
export const steps = ["dispatch", "poll", "remove", "purge", "forget"] as const;
export type Step = (typeof steps)[number];

/** Why a notetaker failed or expired; each has its own mail (`content/words/failures.ts`). */
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
  return inMeetingStatuses.some((inMeeting) => inMeeting === status);
}

export function mayMove(from: Status, to: Status): boolean {
  return sourcesOf[to].includes(from);
}

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
