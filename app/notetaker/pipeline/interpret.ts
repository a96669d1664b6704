import type { BotChange, BotSnapshot, RecordingSnapshot } from "../provider/bot-provider";
import type { FailureReason, Status } from "../status";

type LiveStatus = Extract<
  Status,
  "scheduled" | "joining" | "waiting_room" | "in_call" | "recording"
>;

export type Reading = {
  readonly reached: LiveStatus;
  readonly reachedAt: number | null;
  readonly endedAt: number | null;
  readonly overdue: boolean;
  /** The bot has shut down: no further recording will appear. */
  readonly finished: boolean;
  readonly reason: FailureReason;
  readonly recording: RecordingSnapshot | null;
};

const order: readonly LiveStatus[] = [
  "scheduled",
  "joining",
  "waiting_room",
  "in_call",
  "recording",
];

const liveCodes: ReadonlyMap<string, LiveStatus> = new Map([
  ["joining_call", "joining"],
  ["in_waiting_room", "waiting_room"],
  ["in_call_not_recording", "in_call"],
  ["recording_permission_allowed", "in_call"],
  ["recording_permission_denied", "in_call"],
  ["in_call_recording", "recording"],
]);

export function liveStatusOf(code: string): LiveStatus | "processing" | null {
  if (code === "call_ended" || code === "done") return "processing";
  return liveCodes.get(code) ?? null;
}

/** Sorts changes by the provider's own times: the order of the array means nothing. */
export function interpret(bot: BotSnapshot): Reading {
  const changes = bot.changes.toSorted((a, b) => a.at - b.at);
  const reached = furthest(changes);
  const ends = changes.filter(({ code }) => endCodes.has(code));
  const usable = bot.recordings.filter(({ status }) => status !== "failed" && status !== "deleted");

  return {
    reached,
    reachedAt: changes.find(({ code }) => liveCodes.get(code) === reached)?.at ?? null,
    endedAt: ends[0]?.at ?? null,
    overdue: reached === "scheduled" && changes.some(({ code }) => code === "overdue"),
    finished: ends.some(({ code }) => code !== "call_ended"),
    reason: reasonOf(changes, ends, reached),
    recording: usable.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null,
  };
}

export function liveRank(status: Status): number {
  return (order as readonly Status[]).indexOf(status);
}

const endCodes: ReadonlySet<string> = new Set(["call_ended", "done", "fatal", "media_expired"]);

function furthest(changes: readonly BotChange[]): LiveStatus {
  const ranks = changes.map(({ code }) => liveRank(liveCodes.get(code) ?? "scheduled"));
  return order[Math.max(0, ...ranks)] ?? "scheduled";
}

function lengthOf(recording: RecordingSnapshot): number {
  const { startedAt, completedAt } = recording;
  return startedAt === null || completedAt === null ? 0 : completedAt - startedAt;
}

function reasonOf(
  changes: readonly BotChange[],
  ends: readonly BotChange[],
  reached: LiveStatus,
): FailureReason {
  for (const { subCode } of ends) {
    const reason = subCode === null ? null : reasonOfSubCode(subCode);
    if (reason) return reason;
  }
  if (changes.some(({ code }) => code === "recording_permission_denied")) {
    return "recording_not_allowed";
  }
  if (ends.some(({ code }) => code === "fatal")) return "provider_down";
  return reached === "waiting_room" ? "not_admitted" : "nothing_recorded";
}

/** https://docs.recall.ai/docs/sub-codes; null for an unknown one. */
export function reasonOfSubCode(subCode: string): FailureReason | null {
  const known = reasons.get(subCode);
  if (known) return known;
  if (subCode.startsWith("timeout_exceeded_only_bots_detected")) return "nobody_came";
  return /^google_meet_(?:sso_)?sign_in_/.test(subCode) ? "sign_in_failed" : null;
}

const reasons: ReadonlyMap<string, FailureReason> = new Map([
  ["timeout_exceeded_waiting_room", "not_admitted"],
  ["call_ended_by_platform_waiting_room_timeout", "not_admitted"],
  ["bot_kicked_from_waiting_room", "denied"],
  ["bot_kicked_from_call", "removed_before_recording"],
  ["bot_received_leave_call", "nothing_recorded"],
  ["call_ended_by_host", "nothing_recorded"],
  ["call_ended_by_platform_idle", "nothing_recorded"],
  ["call_ended_by_platform_max_length", "nothing_recorded"],
  ["timeout_exceeded_noone_joined", "nobody_came"],
  ["timeout_exceeded_everyone_left", "nothing_recorded"],
  ["timeout_exceeded_silence_detection", "nothing_recorded"],
  ["timeout_exceeded_silence_detected", "nothing_recorded"],
  ["timeout_exceeded_in_call_not_recording", "nothing_recorded"],
  ["timeout_exceeded_in_call_recording", "nothing_recorded"],
  ["timeout_exceeded_max_duration", "nothing_recorded"],
  ["timeout_exceeded_recording_permission_denied", "recording_not_allowed"],
  ["bot_errored", "provider_down"],
  ["meeting_not_found", "meeting_not_found"],
  ["meeting_link_invalid", "meeting_not_found"],
  ["meeting_link_expired", "meeting_not_found"],
  ["meeting_not_started", "meeting_not_started"],
  ["google_meet_meeting_room_not_ready", "meeting_not_started"],
  ["meeting_requires_sign_in", "sign_in_required"],
  ["meeting_requires_registration", "sign_in_required"],
  // No account of the login group has room for another meeting.
  ["google_meet_login_not_available", "sign_ins_in_use"],
  ["google_meet_sign_in_missing_login_credentials", "sign_in_required"],
  ["meeting_locked", "blocked_by_meeting"],
  ["google_meet_bot_blocked", "blocked_by_meeting"],
  ["google_meet_knocking_disabled", "blocked_by_meeting"],
  ["google_meet_organisation_restricted", "blocked_by_meeting"],
  ["google_meet_watermark_kicked", "blocked_by_meeting"],
  ["google_meet_permission_denied_breakout", "blocked_by_meeting"],
  ["meeting_full", "meeting_full"],
  ["meeting_ended", "meeting_ended"],
  ["google_meet_internal_error", "provider_down"],
  ["google_meet_video_error", "provider_down"],
]);
