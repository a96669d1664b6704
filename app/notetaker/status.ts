/**
 * Start here. One job is one bot for one meeting, with one owner; others may be let in (`standings`).
 *
 *   requested → scheduled → joining → waiting_room → in_call → recording → processing → ready → delivered → deleted
 *
 * Side entries: `quarantined` (a trap was filled in; never forwarded) and `held` (too many requests for a
 * mailbox that has never answered: forwarded once its owner says that they asked). Side exits:
 * `cancelled`, `expired` (the meeting was over before a bot could be sent), `failed` (with a reason that
 * its mail explains).
 *
 * A job only moves forward, always by compare-and-set (`store/`): a move names the statuses it
 * may leave, so a repeated, late or reordered event changes nothing.
 */
export const statuses = [
  "quarantined",
  "held",
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

/** The statuses a job may be in when it moves to the one named; every pair not listed is refused. */
export const leavesFor: Readonly<Record<Status, readonly Status[]>> = {
  quarantined: [],
  held: [],
  requested: ["quarantined", "held"],
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
  deleted: ["quarantined", "held", "failed", "expired", "cancelled", "ready", "delivered"],
};

/** Statuses in which a bot is on its way or at work; a new request for the same meeting joins such a job. */
export const liveStatuses = [
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
  "recording",
] as const satisfies readonly Status[];

/**
 * A meeting that moves begins its job anew, as long as nothing was recorded: `revision` rises, and
 * nothing that belongs to an older revision may write any more. So (revision, status) still only grows.
 */
export const restartableStatuses = [
  "requested",
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
] as const satisfies readonly Status[];

/** Statuses of a job for whose bot nobody waits any more: one that turns up is taken away. */
export const unwantedStatuses: readonly Status[] = [
  "quarantined",
  "held",
  "expired",
  "cancelled",
  "deleted",
];

/** Statuses in which a bot is at the meeting's door or inside. */
export const inMeetingStatuses = [
  "joining",
  "waiting_room",
  "in_call",
  "recording",
] as const satisfies readonly Status[];

/**
 * What has to happen to a job next; `next_at` says when. `null` once nothing is left to do. `remove`
 * takes the bot of a cancelled job away, `forget` the addresses to which a deletion was still told.
 */
export const steps = ["dispatch", "poll", "remove", "purge", "forget"] as const;
export type Step = (typeof steps)[number];

/** Why a job failed or expired; each has its own mail (`app/notetaker/mails/endings/failure.server.ts`). */
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

/** Requests for one meeting code whose starts lie this close are for one meeting. */
export const sameMeetingWindowMs = 15 * 60_000;

export function isInMeeting(status: Status): boolean {
  return inMeetingStatuses.some((one) => one === status);
}

export function mayMove(from: Status, to: Status): boolean {
  return leavesFor[to].includes(from);
}

/**
 * What a person is to a job. One person owns it; nobody else receives anything of it unless the owner
 * lets them, because whoever was ever invited to a meeting knows its link.
 *
 *   owner      the job was made for this person: moves it, calls it off, shares it, deletes it for all
 *   asking     wants the notes of somebody else's notetaker, and waits for the owner's answer
 *   declined   was told no; may still send a notetaker of their own
 *   over       the notetaker went to another meeting than the one they asked about; may send their own
 *   recipient  was let in by the owner: receives the notes, and can stop receiving them
 *   left       takes nothing more from this job, by their own wish
 *
 * Above it stands the table of the job's own moves.
 */
export const standings = ["owner", "asking", "declined", "over", "recipient", "left"] as const;

export type Standing = (typeof standings)[number];

/**
 * The standings a person may leave for the one named; every pair not listed is refused. It only goes
 * forward: an owner who declined may still share, but nobody is made to ask again. Whose question is over
 * may ask about the meeting to which the notetaker went, unless they were told no. Whoever becomes the
 * owner of a job moves to a new one, made for them.
 */
export const standingsBefore: Readonly<Record<Standing, readonly Standing[]>> = {
  owner: ["asking", "declined", "over"],
  asking: ["over"],
  declined: ["asking"],
  over: ["asking", "declined"],
  recipient: ["asking", "declined"],
  left: ["asking", "declined", "over", "recipient"],
};

/** Who receives what the meeting brings, and may see it. */
export const receivingStandings = ["owner", "recipient"] as const satisfies readonly Standing[];

export function receives(standing: Standing): boolean {
  return receivingStandings.some((one) => one === standing);
}

export function mayStand(from: Standing, to: Standing): boolean {
  return standingsBefore[to].includes(from);
}

/** What a person may do with a request in its present state; each is one button of the status page. */
export type ControlAction =
  | "confirm"
  | "none_mine"
  | "mail_transcript"
  | "share"
  | "decline"
  | "cancel"
  | "reschedule"
  | "stop"
  | "send_again"
  | "send_own"
  | "name_speaker"
  | "leave"
  | "delete";

/** Why there is nothing to hand over. */
export type Missing =
  /** Nobody was given this link. */
  | "unknown"
  /** It is somebody else's, and was not shared with who asks. */
  | "not_shared"
  /** Gone for good, as promised. */
  | "deleted"
  /** There will be something later. */
  | "not_ready"
  /** It exists, but the provider cannot be reached just now. */
  | "unavailable"
  /** It could not be made. */
  | "none";
