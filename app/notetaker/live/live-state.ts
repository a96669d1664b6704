import type { Phase } from "../status-page/view";

/** Progress of a notetaker, no more than people outside of the meeting could see. */
export type LiveState =
  | "booked"
  | "unreachable"
  | "on_its_way"
  | "waiting"
  | "in_meeting"
  | "preparing"
  /** The notes went to the owner's inbox. */
  | "ready"
  /** It does not come, or has no results; only its owner is told why. */
  | "over";

export type LiveAnswer = {
  readonly state: LiveState;
  /** Minutes that it will still wait in the lobby; null if unknown or not waiting. */
  readonly minutesLeft: number | null;
  /** Seconds until the next question; null for never. */
  readonly again: number | null;
};

const pauses = { beforeTheDoor: 5, elsewhere: 30, longest: 600 } as const;
/** A bot may arrive a little before its time. */
const earlySeconds = 30;

export function liveStateOf(phase: Phase): LiveState | null {
  switch (phase) {
    case "pending":
    case "invited":
      return null;
    case "booked":
    case "on_its_way":
    case "waiting":
    case "preparing":
    case "ready":
      return phase;
    case "in_call":
    case "recording":
    case "stopping":
      return "in_meeting";
    case "cancelled":
    case "failed":
    case "opted_out":
    case "deleting":
      return "over";
  }
}

/** A host may have to act, so the page asks in the background too, to alert by its title. */
export function isBeforeTheDoor(state: LiveState): boolean {
  return state === "booked" || state === "on_its_way" || state === "waiting";
}

export function askAgainAfter(state: LiveState, startsAt: number, now: number): number | null {
  switch (state) {
    case "booked": {
      const untilThen = Math.floor((startsAt - now) / 1000) - earlySeconds;
      return Math.min(Math.max(untilThen, pauses.beforeTheDoor), pauses.longest);
    }
    case "on_its_way":
    case "waiting":
      return pauses.beforeTheDoor;
    case "in_meeting":
    case "preparing":
      return pauses.elsewhere;
    case "unreachable":
      return pauses.longest;
    case "ready":
    case "over":
      return null;
  }
}
