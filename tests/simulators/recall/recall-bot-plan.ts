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
const inCall: readonly Step[] = [
  ...[joining, waiting, admitted, status(2_000, "in_call_recording")],
  { does: "start_recording", after: 0 },
];
const meetingLasts = 12_000;
/** 10 minutes in reality; here long enough for a tester to see it. */
const waitsInVain = 20_000;

/** All steps of a bot by the outcome of its meeting; a recorded meeting takes about 30 s. */
export const plans: Readonly<Record<Outcome, readonly Step[]>> = {
  recorded: recorded("timeout_exceeded_everyone_left"),
  silent: recorded("timeout_exceeded_everyone_left"),
  transcript_fails_once: recorded("timeout_exceeded_everyone_left"),
  ended_by_host: recorded("call_ended_by_host"),
  removed: recorded("bot_kicked_from_call"),
  video_fails: [
    ...inCall,
    status(meetingLasts, "call_ended", "timeout_exceeded_everyone_left"),
    { does: "end_recording", after: 0 },
    { does: "finish_recording", after: 2_000, failed: true },
    status(1_000, "done"),
  ],
  denied: [joining, waiting, ...leave("bot_kicked_from_waiting_room", 6_000)],
  never_admitted: [joining, waiting, ...leave("timeout_exceeded_waiting_room", waitsInVain)],
  nobody_came: [joining, waiting, admitted, ...leave("timeout_exceeded_noone_joined", waitsInVain)],
  not_allowed: [
    ...[joining, waiting, admitted, status(2_000, "recording_permission_denied")],
    ...leave("timeout_exceeded_recording_permission_denied", 5_000),
  ],
  sign_in_needed: fatal("meeting_requires_sign_in"),
  sign_in_failed: fatal("google_meet_sign_in_failed"),
  sign_ins_in_use: fatal("google_meet_login_not_available"),
  not_found: fatal("meeting_not_found"),
  not_started: fatal("meeting_not_started"),
  already_ended: fatal("meeting_ended"),
  full: fatal("meeting_full"),
  locked: fatal("meeting_locked"),
  blocked: fatal("google_meet_bot_blocked"),
  crashed: fatal("bot_errored"),
  crashed_late: [
    ...inCall,
    { does: "end_recording", after: meetingLasts },
    { does: "finish_recording", after: 1_000 },
    status(1_000, "fatal", "bot_errored"),
  ],
};

function recorded(sub: string): readonly Step[] {
  return [...inCall, ...leave(sub, meetingLasts, true)];
}

export function leave(sub: string, after: number, hasRecording = false): readonly Step[] {
  const finish: readonly Step[] = [
    { does: "end_recording", after: 0 },
    { does: "finish_recording", after: 2_000 },
  ];
  return [status(after, "call_ended", sub), ...(hasRecording ? finish : []), status(1_000, "done")];
}

function fatal(sub: string): readonly Step[] {
  return [joining, status(4_000, "fatal", sub)];
}

function status(after: number, code: string, sub?: string): Step {
  return { does: "status", after, code, ...(sub === undefined ? {} : { sub }) };
}
