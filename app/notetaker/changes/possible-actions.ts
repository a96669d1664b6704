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
  | { readonly outcome: "done"; readonly changed: boolean }
  | { readonly outcome: "refused"; readonly why: ControlRefusal }
  /** The database did not answer: nothing was changed, or all of it. */
  | { readonly outcome: "unavailable" };

export type ControlRefusal =
  | "gone"
  /** The meeting is being recorded, or has been: it can only be stopped or deleted. */
  | "too_late"
  /** Canceled or failed: there is nothing left to change. */
  | "over"
  /** The new time is the past, or the person has asked too often. */
  | "not_possible"
  /** A participant objected: the meeting is closed for a while. */
  | "meeting_closed"
  | "meeting_full"
  | "already_there"
  | "too_many_names"
  /** Mail may not be sent to the new address, or does not reach it. */
  | "address_refused"
  | "no_such_speaker";

type Read = Pick<Notetaker, "status" | "cancelledAt" | "stopRequestedAt" | "deleteRequestedAt">;

export function possibleActions(notetaker: Read): readonly ControlAction[] {
  const { status, cancelledAt, stopRequestedAt } = notetaker;
  if (isErased(notetaker)) return [];
  // Beside each of the pending ones stands its own button.
  if (cancelledAt !== null || status === "pending_confirmation") return ["delete"];
  if (status === "failed" || status === "expired") return ["send_again", "delete"];
  if (isReady(notetaker)) return ["share", "delete"];
  const mayStop = isInMeeting(status) && stopRequestedAt === null;
  return [
    ...(isRestartable(status) ? (["cancel", "reschedule"] as const) : []),
    ...(mayStop ? (["stop"] as const) : []),
    "delete",
  ];
}

export function isReady(notetaker: Read): boolean {
  const { status } = notetaker;
  return (status === "ready" || status === "delivered") && !isErased(notetaker);
}

export function refusalOf(notetaker: Read): ControlRefusal {
  if (isErased(notetaker)) return "gone";
  if (notetaker.cancelledAt !== null) return "over";
  return recorded.includes(notetaker.status) ? "too_late" : "over";
}

/** True once nothing of it is shown, even while the deletion is still under way. */
export function isErased({
  status,
  deleteRequestedAt,
}: Pick<Notetaker, "status" | "deleteRequestedAt">): boolean {
  return status === "deleted" || status === "quarantined" || deleteRequestedAt !== null;
}

/** Booked and without a bot, so its address may be corrected if mail bounces. */
export function isAddressOpen({
  ...notetaker
}: Read & Pick<Notetaker, "scheduled" | "botId" | "formerBotId">): boolean {
  const { status, scheduled, cancelledAt, botId, formerBotId } = notetaker;
  const isOpen = status === "requested" && cancelledAt === null && !isErased(notetaker);
  return isOpen && scheduled && botId === null && formerBotId === null;
}

function isRestartable(status: Status): boolean {
  return restartableStatuses.some((one) => one === status);
}

const recorded: readonly Status[] = ["recording", "processing", "ready", "delivered"];

/** Long over: its opt-out link no longer concerns meetings that use the same code now. */
export function isPast({ status, endedAt }: Pick<Notetaker, "status" | "endedAt">, now: number) {
  if (liveStatuses.some((one) => one === status) || status === "processing") return false;
  return status === "cancelled" || endedAt === null || endedAt <= now - afterMs;
}

const afterMs = closedAfterObjectionHours * 60 * 60_000;
