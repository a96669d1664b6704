import type { FailureReason } from "../../status";
import type { BotChange, BotState } from "../bot-provider";

/** From https://docs.recall.ai/docs/bot-status-change-events; any other code is left out. */
const states: ReadonlyMap<string, BotState> = new Map([
  ["joining_call", "joining"],
  ["in_waiting_room", "waiting_room"],
  ["in_call_not_recording", "in_call"],
  ["recording_permission_allowed", "in_call"],
  ["recording_permission_denied", "in_call"],
  ["in_call_recording", "recording"],
  ["call_ended", "left"],
  ["done", "finished"],
  ["fatal", "finished"],
  ["media_expired", "finished"],
]);

/** https://docs.recall.ai/docs/sub-codes */
const subCodes: Partial<Record<FailureReason, readonly string[]>> = {
  not_admitted: ["timeout_exceeded_waiting_room", "call_ended_by_platform_waiting_room_timeout"],
  denied: ["bot_kicked_from_waiting_room"],
  removed_before_recording: ["bot_kicked_from_call"],
  nobody_came: ["timeout_exceeded_noone_joined"],
  nothing_recorded: [
    "bot_received_leave_call",
    "call_ended_by_host",
    "call_ended_by_platform_idle",
    "call_ended_by_platform_max_length",
    "timeout_exceeded_everyone_left",
    "timeout_exceeded_silence_detection",
    "timeout_exceeded_silence_detected",
    "timeout_exceeded_in_call_not_recording",
    "timeout_exceeded_in_call_recording",
    "timeout_exceeded_max_duration",
  ],
  recording_not_allowed: ["timeout_exceeded_recording_permission_denied"],
  provider_down: ["bot_errored", "google_meet_internal_error", "google_meet_video_error"],
  meeting_not_found: ["meeting_not_found", "meeting_link_invalid", "meeting_link_expired"],
  meeting_not_started: ["meeting_not_started", "google_meet_meeting_room_not_ready"],
  meeting_ended: ["meeting_ended"],
  meeting_full: ["meeting_full"],
  sign_in_required: [
    "meeting_requires_sign_in",
    "meeting_requires_registration",
    "google_meet_sign_in_missing_login_credentials",
  ],
  sign_ins_in_use: ["google_meet_login_not_available"],
  blocked_by_meeting: [
    "meeting_locked",
    "google_meet_bot_blocked",
    "google_meet_knocking_disabled",
    "google_meet_organisation_restricted",
    "google_meet_watermark_kicked",
    "google_meet_permission_denied_breakout",
  ],
};

export function changeOf(code: string, subCode: string | null, at: number): BotChange | null {
  const to = states.get(code);
  if (to === undefined) return null;
  if (code === "recording_permission_denied") return { to, reason: "recording_not_allowed", at };
  const isEnd = to === "left" || to === "finished";
  const reason = isEnd && subCode !== null ? reasonOfSubCode(subCode) : null;
  return { to, reason: code === "fatal" ? (reason ?? "provider_down") : reason, at };
}

function reasonOfSubCode(subCode: string): FailureReason | null {
  const reasons = Object.keys(subCodes) as FailureReason[];
  const known = reasons.find((reason) => subCodes[reason]?.includes(subCode));
  if (known) return known;
  if (subCode.startsWith("timeout_exceeded_only_bots_detected")) return "nobody_came";
  return /^google_meet_(?:sso_)?sign_in_/.test(subCode) ? "sign_in_failed" : null;
}
