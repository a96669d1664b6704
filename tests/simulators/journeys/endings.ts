import type { ProviderName } from "../../../app/config/names";
import type { FailureReason } from "../../../app/notetaker/status";
import type { Outcome } from "../frame/outcomes";

/** Reason for which a meeting has no notes; null if it has. */
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

type Difference = {
  readonly provider: ProviderName;
  readonly outcome: Outcome;
  readonly ends: FailureReason;
  readonly because: string;
};

/** Outcomes that a provider cannot tell apart. */
const differences: readonly Difference[] = [
  {
    ...{ provider: "attendee", outcome: "sign_in_failed", ends: "sign_in_required" },
    because: "its bots come as guests: that a sign-in failed is that one was asked for",
  },
  {
    ...{ provider: "attendee", outcome: "sign_ins_in_use", ends: "sign_in_required" },
    because: "its bots come as guests, and have no accounts that could be in use",
  },
  {
    ...{ provider: "attendee", outcome: "already_ended", ends: "provider_down" },
    because: "it says of any of these that the bot could not connect, and not why",
  },
  {
    ...{ provider: "attendee", outcome: "full", ends: "provider_down" },
    because: "it says of any of these that the bot could not connect, and not why",
  },
  {
    ...{ provider: "attendee", outcome: "locked", ends: "provider_down" },
    because: "it says of any of these that the bot could not connect, and not why",
  },
];

export function endingOf(provider: ProviderName, outcome: Outcome): FailureReason | null {
  const own = differences.find((one) => one.provider === provider && one.outcome === outcome);
  return own ? own.ends : endings[outcome];
}
