import type { FailureReason } from "../../status";
import type { BotChange, BotState } from "../bot-provider";

/** Translates Attendee's events into the words of `bot-provider.ts`, and leaves out those that have no translation. */

export type BotLogEntry = {
  readonly type: string;
  readonly sub: string | null;
  readonly at: number;
};

/** Time from a bot's request to join until it counts as waiting in the lobby. */
const lobbyAfterMs = 45_000;

const states: ReadonlyMap<string, BotState> = new Map([
  ["join_requested", "joining"],
  ["put_in_waiting_room", "waiting_room"],
  ["joined_meeting", "in_call"],
  ["recording_permission_granted", "recording"],
  ["recording_resumed", "recording"],
  ["recording_permission_denied", "in_call"],
  ["left_meeting", "left"],
  ["meeting_ended", "left"],
  ["could_not_join_meeting", "finished"],
  ["fatal_error", "finished"],
  ["post_processing_completed", "finished"],
  ["data_deleted", "finished"],
]);

const reasonsNotJoined: ReadonlyMap<string, FailureReason> = new Map([
  ["request_to_join_denied", "denied"],
  ["waiting_room_timeout_exceeded", "not_admitted"],
  ["meeting_not_started_waiting_for_host", "meeting_not_started"],
  ["meeting_not_found", "meeting_not_found"],
  ["login_required", "sign_in_required"],
  // Our bots have no account: a failed sign-in means that the meeting asked for one.
  ["bot_login_attempt_failed", "sign_in_required"],
  ["blocked_by_captcha", "blocked_by_meeting"],
]);

export function changesOf(events: readonly BotLogEntry[]): BotChange[] {
  const has = (one: string) => events.some(({ type }) => type === one);
  const mayNotRecord = has("recording_permission_denied") && !has("recording_permission_granted");
  const wasSentAway = events.some(({ sub }) => sub === "user_requested");
  const reasonOf = ({ type, sub }: BotLogEntry): FailureReason | null => {
    switch (type) {
      case "recording_permission_denied":
        return mayNotRecord ? "recording_not_allowed" : null;
      case "left_meeting":
      case "meeting_ended":
        return mayNotRecord && !wasSentAway ? "recording_not_allowed" : "nothing_recorded";
      case "could_not_join_meeting":
        return reasonsNotJoined.get(sub ?? "") ?? "provider_down";
      case "fatal_error":
        return "provider_down";
      default:
        return null;
    }
  };
  return events.flatMap((event) => {
    const to = states.get(event.type);
    return to === undefined ? [] : [{ to, reason: reasonOf(event), at: event.at }];
  });
}

/** Infers the lobby, which Attendee does not report for Meet. Returns null before the bot waits there. */
export function lobbyOf(events: readonly BotLogEntry[], now: number): BotChange | null {
  const asked = events.findLast(({ type }) => type === "join_requested");
  if (!asked || now < asked.at + lobbyAfterMs) return null;
  return { to: "waiting_room", reason: null, at: asked.at + lobbyAfterMs };
}
