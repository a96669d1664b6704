import type { Outcome } from "../frame/outcomes.ts";

/** One event in a bot's life. `after`: milliseconds since the event before, at speed 1. */
export type Step = { readonly after: number; readonly type: string; readonly sub?: string };

const meetingLasts = 12_000;
/** At least 10 minutes in reality; here long enough for a tester to see it. */
const waitsInVain = 20_000;
/** Longer than the 45 seconds after which the site infers the lobby. */
const waitsOutside = 90_000;
const joined = step(9_000, "joined_meeting");
const inCall = [joined, step(2_000, "recording_permission_granted")];
const finished = step(3_000, "post_processing_completed");

/** Everything that will happen to a bot once it has asked to join. On Meet the lobby is never reported. */
export const plans: Readonly<Record<Outcome, readonly Step[]>> = {
  recorded: recorded(),
  silent: recorded(),
  transcript_fails_once: recorded(),
  video_fails: recorded(),
  ended_by_host: [...inCall, step(meetingLasts, "meeting_ended"), finished],
  removed: [...inCall, step(meetingLasts / 2, "meeting_ended"), finished],
  nobody_came: [...inCall, ...leave("auto_leave_silence", waitsInVain)],
  not_allowed: [
    joined,
    step(2_000, "recording_permission_denied", "host_denied_permission"),
    ...leave("auto_leave_silence", 5_000),
  ],
  denied: stayOutside("request_to_join_denied", 10_000),
  never_admitted: stayOutside("waiting_room_timeout_exceeded", waitsOutside),
  sign_in_needed: stayOutside("login_required"),
  sign_ins_in_use: stayOutside("login_required"),
  sign_in_failed: stayOutside("bot_login_attempt_failed"),
  not_found: stayOutside("meeting_not_found"),
  not_started: stayOutside("meeting_not_started_waiting_for_host"),
  already_ended: stayOutside("unable_to_connect_to_meeting"),
  full: stayOutside("unable_to_connect_to_meeting"),
  locked: stayOutside("unable_to_connect_to_meeting"),
  blocked: stayOutside("blocked_by_captcha"),
  crashed: [step(4_000, "fatal_error", "process_terminated")],
  crashed_late: [...inCall, step(meetingLasts, "fatal_error", "process_terminated")],
};

function recorded(): readonly Step[] {
  return [...inCall, ...leave("auto_leave_only_participant_in_meeting", meetingLasts)];
}

export function leave(why: string, after: number): readonly Step[] {
  return [step(after, "leave_requested", why), step(500, "left_meeting"), finished];
}

function stayOutside(why: string, after = 4_000): readonly Step[] {
  return [step(after, "could_not_join_meeting", why)];
}

function step(after: number, type: string, sub?: string): Step {
  return { after, type, ...(sub === undefined ? {} : { sub }) };
}
