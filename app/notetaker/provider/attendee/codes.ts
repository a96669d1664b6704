import type { BotChange } from "../bot-provider";

/** Translates Attendee's events into the codes of `bot-provider.ts`; others are left out. */

type Happened = { readonly type: string; readonly sub: string | null; readonly at: number };

/** A bot that is still outside this long after it began to join waits in the lobby. */
const lobbyAfterMs = 45_000;

const codes: ReadonlyMap<string, string> = new Map([
  ["join_requested", "joining_call"],
  ["put_in_waiting_room", "in_waiting_room"],
  ["joined_meeting", "in_call_not_recording"],
  ["recording_permission_granted", "in_call_recording"],
  ["recording_resumed", "in_call_recording"],
  ["recording_permission_denied", "recording_permission_denied"],
  ["left_meeting", "call_ended"],
  ["meeting_ended", "call_ended"],
  ["could_not_join_meeting", "fatal"],
  ["fatal_error", "fatal"],
  ["post_processing_completed", "done"],
  ["data_deleted", "media_expired"],
]);

const whyItLeft: ReadonlyMap<string, string> = new Map([
  ["user_requested", "bot_received_leave_call"],
  ["auto_leave_only_participant_in_meeting", "timeout_exceeded_everyone_left"],
  ["auto_leave_silence", "timeout_exceeded_silence_detected"],
  ["auto_leave_max_uptime_exceeded", "timeout_exceeded_in_call_recording"],
]);

const whyItStayedOutside: ReadonlyMap<string, string> = new Map([
  ["request_to_join_denied", "bot_kicked_from_waiting_room"],
  ["waiting_room_timeout_exceeded", "timeout_exceeded_waiting_room"],
  ["meeting_not_started_waiting_for_host", "meeting_not_started"],
  ["meeting_not_found", "meeting_not_found"],
  ["login_required", "meeting_requires_sign_in"],
  ["bot_login_attempt_failed", "meeting_requires_sign_in"],
  ["blocked_by_captcha", "google_meet_bot_blocked"],
  ["unable_to_connect_to_meeting", "google_meet_internal_error"],
]);

export function codeOf(type: string): string | null {
  return codes.get(type) ?? null;
}

/** `left`: why the bot was told to leave, if it was. */
export function subCodeOf(type: string, sub: string | null, left: string | null): string | null {
  switch (type) {
    case "left_meeting":
    case "meeting_ended":
      if (left !== null) return whyItLeft.get(left) ?? null;
      // Meet reports the same if the bot is removed.
      return type === "meeting_ended" ? "call_ended_by_host" : null;
    case "could_not_join_meeting":
      return whyItStayedOutside.get(sub ?? "") ?? null;
    case "fatal_error":
      return "bot_errored";
    default:
      return null;
  }
}

/** Returns the events of a bot, oldest first, as changes. */
export function changesOf(events: readonly Happened[]): BotChange[] {
  let left: string | null = null;
  const has = (one: string) => events.some(({ type }) => type === one);
  const isMuted = has("recording_permission_denied") && !has("recording_permission_granted");
  return events.flatMap(({ type, sub, at }) => {
    if (type === "leave_requested") left = sub;
    const code = codeOf(type);
    if (code === null) return [];
    const isOurs = left === "user_requested";
    const subCode =
      code === "call_ended" && isMuted && !isOurs
        ? "timeout_exceeded_recording_permission_denied"
        : subCodeOf(type, sub, left);
    return [{ code, subCode, at }];
  });
}

/** Infers the lobby, which Attendee does not report for Meet. null while the bot does not wait there. */
export function lobbyOf(events: readonly Happened[], now: number): BotChange | null {
  const asked = events.findLast(({ type }) => type === "join_requested");
  if (!asked || now < asked.at + lobbyAfterMs) return null;
  return { code: "in_waiting_room", subCode: null, at: asked.at + lobbyAfterMs };
}
