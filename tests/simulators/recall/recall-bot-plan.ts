import type { Outcome } from "../frame/outcomes.ts";

/** One thing that happens to a bot. `after`: milliseconds since the step before, at speed 1. */
export type Step =
  | {
      readonly does: "status";
      readonly after: number;
      readonly code: string;
      readonly sub?: string;
    }
  | { readonly does: "start_recording"; readonly after: number }
  | { readonly does: "end_recording"; readonly after: number }
  | { readonly does: "finish_recording"; readonly after: number; readonly failed?: boolean };

const joining = status(1_000, "joining_call");
const waiting = status(3_000, "in_waiting_room");
const admitted = status(6_000, "in_call_not_recording");
const recording: readonly Step[] = [
  status(2_000, "in_call_recording"),
  { does: "start_recording", after: 0 },
];
const inCall = [joining, waiting, admitted, ...recording];
const meetingLasts = 12_000;
/** 10 minutes in reality; long enough to be seen. */
const waitsInVain = 20_000;

/** Everything that will happen to a bot that has this outcome; about 30 s in all when it is recorded. */
export function planFor(outcome: Outcome): readonly Step[] {
  switch (outcome) {
    case "recorded":
    case "silent":
    case "transcript_fails_once":
      return [...inCall, ...leave("timeout_exceeded_everyone_left", meetingLasts, true)];
    case "ended_by_host":
      return [...inCall, ...leave("call_ended_by_host", meetingLasts, true)];
    case "removed":
      return [...inCall, ...leave("bot_kicked_from_call", meetingLasts / 2, true)];
    case "video_fails":
      return [
        ...inCall,
        status(meetingLasts, "call_ended", "timeout_exceeded_everyone_left"),
        { does: "end_recording", after: 0 },
        { does: "finish_recording", after: 2_000, failed: true },
        status(1_000, "done"),
      ];
    case "denied":
      return [joining, waiting, ...leave("bot_kicked_from_waiting_room", 6_000)];
    case "never_admitted":
      return [joining, waiting, ...leave("timeout_exceeded_waiting_room", waitsInVain)];
    case "nobody_came":
      return [joining, waiting, admitted, ...leave("timeout_exceeded_noone_joined", waitsInVain)];
    case "not_allowed":
      return [
        ...[joining, waiting, admitted],
        status(2_000, "recording_permission_denied"),
        ...leave("timeout_exceeded_recording_permission_denied", 5_000),
      ];
    case "sign_in_needed":
      return fatal("meeting_requires_sign_in");
    case "sign_in_failed":
      return fatal("google_meet_sign_in_failed");
    case "sign_ins_in_use":
      return fatal("google_meet_login_not_available");
    case "not_found":
      return fatal("meeting_not_found");
    case "not_started":
      return fatal("meeting_not_started");
    case "already_ended":
      return fatal("meeting_ended");
    case "full":
      return fatal("meeting_full");
    case "locked":
      return fatal("meeting_locked");
    case "blocked":
      return fatal("google_meet_bot_blocked");
    case "crashed":
      return fatal("bot_errored");
    case "crashed_late":
      return [
        ...inCall,
        { does: "end_recording", after: meetingLasts },
        { does: "finish_recording", after: 1_000 },
        status(1_000, "fatal", "bot_errored"),
      ];
  }
}

/** Steps out of a call; with a recording it is finished on the way. */
export function leave(sub: string, after: number, recorded = false): readonly Step[] {
  const finish: readonly Step[] = [
    { does: "end_recording", after: 0 },
    { does: "finish_recording", after: 2_000 },
  ];
  return [status(after, "call_ended", sub), ...(recorded ? finish : []), status(1_000, "done")];
}

function fatal(sub: string): readonly Step[] {
  return [joining, status(4_000, "fatal", sub)];
}

function status(after: number, code: string, sub?: string): Step {
  return { does: "status", after, code, ...(sub === undefined ? {} : { sub }) };
}
