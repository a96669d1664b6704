import type { Phase } from "../status-page/view";

/**
 * How far a notetaker has got, for whoever waits for it: no more than somebody standing outside of the
 * meeting's door could see. What became of it after that, and why, is told to its owner by email.
 */
export type LiveState =
  | "booked"
  | "on_its_way"
  | "waiting"
  | "in_meeting"
  | "preparing"
  /** The notes went to the owner's inbox. */
  | "ready"
  /** It does not come, or there is nothing of it to have; the reason is its owner's. */
  | "over";

/** What the page asks for every few seconds. */
export type LiveAnswer = {
  readonly state: LiveState;
  /** While it waits at the door: for how long still, minutes; null when we cannot say. */
  readonly minutesLeft: number | null;
  /** Seconds until it is worth asking again; null: never. */
  readonly again: number | null;
};

/** At the door every second counts, and of ten minutes; before its time nothing happens. */
const atTheDoor = 5;
const elsewhere = 30;
const longest = 600;
/** A bot may arrive a little before its time. */
const earlySeconds = 30;

/** null while the mailbox has not confirmed it. */
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

/** Somebody may have to act: the page asks also while nobody looks at it, to tell them by its title. */
export function isBeforeTheDoor(state: LiveState): boolean {
  return state === "booked" || state === "on_its_way" || state === "waiting";
}

/** In how many seconds a page asks again. `startsAt` and `now` in epoch milliseconds. */
export function askAgainAfter(state: LiveState, startsAt: number, now: number): number | null {
  switch (state) {
    case "booked": {
      const untilThen = Math.floor((startsAt - now) / 1000) - earlySeconds;
      return Math.min(Math.max(untilThen, atTheDoor), longest);
    }
    case "on_its_way":
    case "waiting":
      return atTheDoor;
    case "in_meeting":
    case "preparing":
      return elsewhere;
    case "ready":
    case "over":
      return null;
  }
}
