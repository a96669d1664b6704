import { lobbyMinutes } from "~/config/facts";
import type { Notetaker } from "../notetaker";

/** Seconds until the page asks again: while the host may have to act, while the bot works, and while nothing happens. */
const soonSeconds = 5;
export const workingSeconds = 10;
const rarelySeconds = 600;

/**
 * Phases of the status page, each with what strangers may know of it and the seconds until the page asks again.
 * `over`: no notetaker comes, or there are no results; only the owner sees the reason.
 */
const phases = {
  pending: null,
  invited: null,
  booked: ["booked", rarelySeconds],
  bounced: ["unreachable", rarelySeconds],
  complained: ["unreachable", rarelySeconds],
  on_its_way: ["on_its_way", soonSeconds],
  waiting: ["waiting", soonSeconds],
  in_call: ["in_meeting", workingSeconds],
  recording: ["in_meeting", workingSeconds],
  stopping: ["in_meeting", workingSeconds],
  preparing: ["preparing", workingSeconds],
  ready: ["ready", null],
  cancelled: ["over", null],
  failed: ["over", null],
  opted_out: ["over", workingSeconds],
  deleting: ["over", workingSeconds],
} as const;

export type Phase = keyof typeof phases;
export type LiveState = NonNullable<(typeof phases)[Phase]>[0];

export type LiveAnswer = {
  readonly state: LiveState;
  /** Minutes left in the lobby; null if unknown or not waiting. */
  readonly minutesLeft: number | null;
  /** Seconds until the page asks again; null for never. */
  readonly askInSeconds: number | null;
};

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
  const [state, usualSeconds] = phases[phase];
  const secondsToArrival = Math.floor((startsAt - now) / 1000) - earlySeconds;
  const secondsWhileBooked = Math.min(Math.max(secondsToArrival, soonSeconds), rarelySeconds);
  return {
    state,
    minutesLeft: state === "waiting" ? minutesLeft(waitingSince, now) : null,
    askInSeconds: state === "booked" ? secondsWhileBooked : usualSeconds,
  };
}

function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + lobbyMs) return null;
  return Math.ceil((since + lobbyMs - now) / 60_000);
}

/** The host may have to act soon, so the page asks even in a background tab. */
export function isBeforeAdmission({ state }: LiveAnswer): boolean {
  return state === "booked" || state === "on_its_way" || state === "waiting";
}
