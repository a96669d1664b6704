import { lobbyMinutes } from "~/config/facts";
import type { Notetaker } from "../notetaker";
import type { Phase } from "../status-page/view";

/** Progress of a notetaker, without anything that only its owner may know. */
export type LiveState = NonNullable<(typeof phases)[Phase]>[0];

export type LiveAnswer = {
  readonly state: LiveState;
  /** Minutes left in the lobby; null if unknown or not waiting. */
  readonly minutesLeft: number | null;
  /** Seconds until the next question; null for never. */
  readonly again: number | null;
};

/** Seconds until the next question, while something may change soon and while it should not. */
const soonSeconds = 5;
const rarelySeconds = 600;

/** `over`: no notetaker comes, or there are no results; only the owner sees the reason. */
const phases = {
  pending: null,
  invited: null,
  booked: ["booked", rarelySeconds],
  bounced: ["unreachable", rarelySeconds],
  complained: ["unreachable", rarelySeconds],
  on_its_way: ["on_its_way", soonSeconds],
  waiting: ["waiting", soonSeconds],
  in_call: ["in_meeting", 10],
  recording: ["in_meeting", 10],
  stopping: ["in_meeting", 10],
  preparing: ["preparing", 10],
  ready: ["ready", null],
  cancelled: ["over", null],
  failed: ["over", null],
  opted_out: ["over", 10],
  deleting: ["over", 10],
} as const satisfies Readonly<Record<Phase, readonly [string, again: number | null] | null>>;

/** How long before its time a bot may arrive. */
const earlySeconds = 30;
const lobbyMs = lobbyMinutes * 60_000;

/** Times in epoch ms. Returns null until the mailbox has confirmed. */
export function liveOf(
  phase: Phase,
  { startsAt }: Pick<Notetaker, "startsAt">,
  waitingSince: number | null,
  now: number,
): LiveAnswer | null {
  if (phases[phase] === null) return null;
  const [state, again] = phases[phase];
  const untilArrival = Math.floor((startsAt - now) / 1000) - earlySeconds;
  const whileBooked = Math.min(Math.max(untilArrival, soonSeconds), rarelySeconds);
  return {
    state,
    minutesLeft: state === "waiting" ? minutesLeft(waitingSince, now) : null,
    again: state === "booked" ? whileBooked : again,
  };
}

function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + lobbyMs) return null;
  return Math.ceil((since + lobbyMs - now) / 60_000);
}

/** The host may have to act soon, so the page asks even in a background tab. */
export function isBeforeTheDoor({ state }: LiveAnswer): boolean {
  return state === "booked" || state === "on_its_way" || state === "waiting";
}
