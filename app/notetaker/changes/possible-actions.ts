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
  if (isErased(notetaker)) return [];
  // Each pending notetaker has a button of its own on the page.
  if (cancelledAt !== null || status === "pending_confirmation") return ["delete"];
  if (status === "failed" || status === "expired") return ["send_again", "delete"];
  if (isReady(notetaker)) return ["share", "delete"];
  const isRestartable = restartableStatuses.includes(status);
  const mayStop = isInMeeting(status) && stopRequestedAt === null;
  const actions: ControlAction[] = ["delete"];
  if (mayStop) actions.unshift("stop");
  if (isRestartable) actions.unshift("cancel", "reschedule");
  return actions;
}

export function isReady(notetaker: Changeable): boolean {
  const { status } = notetaker;
  return (status === "ready" || status === "delivered") && !isErased(notetaker);
}

export function refusalOf(notetaker: Changeable): ControlRefusal {
  if (isErased(notetaker)) return "gone";
  if (notetaker.cancelledAt !== null) return "over";
  return recordedStatuses.includes(notetaker.status) ? "too_late" : "over";
}

/** True as soon as the deletion is requested, even while it is under way. */
export function isErased({ status, deleteRequestedAt }: Changeable): boolean {
  return status === "deleted" || status === "quarantined" || deleteRequestedAt !== null;
}

/** Tells whether the address may be corrected if mail bounces: booked, and without a bot. */
export function canCorrectAddress(notetaker: Notetaker): boolean {
  const { status, scheduled, cancelledAt, botId, formerBotId } = notetaker;
  const isBooked = status === "requested" && cancelledAt === null && !isErased(notetaker);
  return isBooked && scheduled && botId === null && formerBotId === null;
}

const recordedStatuses: readonly Status[] = ["recording", "processing", "ready", "delivered"];

/** Tells whether the meeting is so long over that an objection no longer closes its code. */
export function isPast({ status, endedAt }: Notetaker, now: number): boolean {
  if (liveStatuses.includes(status) || status === "processing") return false;
  return status === "cancelled" || endedAt === null || endedAt <= now - closureMs;
}

export const closureMs = closedAfterObjectionHours * 60 * 60_000;
