import { closedAfterObjectionHours } from "~/config/facts";
import type { Notetaker } from "../notetaker";
import {
  type ControlAction,
  isInMeeting,
  liveStatuses,
  restartableStatuses,
  type Status,
} from "../status";

export type ControlOutcome =
  /** `shownId`: another notetaker, whose page the person sees next. */
  | { readonly outcome: "done"; readonly changed: boolean; readonly shownId?: string }
  | { readonly outcome: "refused"; readonly why: ControlRefusal }
  | { readonly outcome: "unavailable" };

export type ControlRefusal =
  | "gone"
  | "too_late"
  | "over"
  /** The new time is in the past, or the person has asked too often. */
  | "not_possible"
  | "meeting_closed"
  | "meeting_full"
  | "already_there"
  | "too_many_names"
  | "address_refused"
  | "no_such_speaker";

type Changeable = Pick<
  Notetaker,
  "status" | "cancelledAt" | "stopRequestedAt" | "deleteRequestedAt"
>;

export function possibleActions(notetaker: Changeable): readonly ControlAction[] {
  const { status, cancelledAt, stopRequestedAt } = notetaker;
  if (isGone(notetaker)) return [];
  // A pending notetaker is confirmed by another button, in the list of pending ones.
  if (cancelledAt !== null || status === "pending_confirmation") return ["delete"];
  if (status === "failed" || status === "expired") return ["send_again", "delete"];
  if (isReady(notetaker)) return ["share", "delete"];
  const actions: ControlAction[] = [];
  if (restartableStatuses.includes(status)) actions.push("cancel", "reschedule");
  if (isInMeeting(status) && stopRequestedAt === null) actions.push("stop");
  return [...actions, "delete"];
}

export function isReady(notetaker: Changeable): boolean {
  const { status } = notetaker;
  return (status === "ready" || status === "delivered") && !isGone(notetaker);
}

const recordedStatuses: readonly Status[] = ["recording", "processing", "ready", "delivered"];

export function refusalOf(notetaker: Changeable): ControlRefusal {
  if (isGone(notetaker)) return "gone";
  if (notetaker.cancelledAt !== null) return "over";
  return recordedStatuses.includes(notetaker.status) ? "too_late" : "over";
}

/** True as soon as the deletion is requested, even while it is under way, and for a filled honeypot. */
export function isGone({ status, deleteRequestedAt }: Changeable): boolean {
  return status === "deleted" || status === "quarantined" || deleteRequestedAt !== null;
}

/** Tells whether the address may be corrected if mail bounces: booked, and without a bot. */
export function canCorrectAddress(notetaker: Notetaker): boolean {
  const { status, scheduled, cancelledAt, botId, formerBotId } = notetaker;
  const isBooked = status === "requested" && cancelledAt === null && !isGone(notetaker);
  return isBooked && scheduled && botId === null && formerBotId === null;
}

export const closureMs = closedAfterObjectionHours * 60 * 60_000;

/** Tells whether an objection closes the meeting's code: the bot is under way, or ended less than `closureMs` ago. */
export function objectionClosesMeeting({ status, endedAt }: Notetaker, now: number): boolean {
  if (liveStatuses.includes(status) || status === "processing") return true;
  return status !== "cancelled" && endedAt !== null && endedAt > now - closureMs;
}
