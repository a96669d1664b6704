import type { ProviderName } from "../../../app/config/names";
import type { FailureReason } from "../../../app/notetaker/status";
import type { Outcome } from "../frame/outcomes";

/** Why a meeting has no notes; null if it has some. */
const endings: Readonly<Record<Outcome, FailureReason | null>> = {
  recorded: null,
  ended_by_host: null,
  removed: null,
  silent: null,
  transcript_fails_once: null,
  crashed_late: null,
  video_fails: "nothing_recorded",
  denied: "denied",
  never_admitted: "not_admitted",
  nobody_came: "nobody_came",
  not_allowed: "recording_not_allowed",
  sign_in_needed: "sign_in_required",
  sign_in_failed: "sign_in_failed",
  sign_ins_in_use: "sign_ins_in_use",
  not_found: "meeting_not_found",
  not_started: "meeting_not_started",
  already_ended: "meeting_ended",
  full: "meeting_full",
  locked: "blocked_by_meeting",
  blocked: "blocked_by_meeting",
  crashed: "provider_down",
};

/** Outcomes that Attendee can't tell apart: its bots join as guests, and failed connections have no reason. */
const endingsOfAttendee: Partial<typeof endings> = {
  sign_in_failed: "sign_in_required",
  sign_ins_in_use: "sign_in_required",
  already_ended: "provider_down",
  full: "provider_down",
  locked: "provider_down",
};

export function endingOf(provider: ProviderName, outcome: Outcome): FailureReason | null {
  const own = provider === "attendee" ? endingsOfAttendee[outcome] : undefined;
  return own === undefined ? endings[outcome] : own;
}
