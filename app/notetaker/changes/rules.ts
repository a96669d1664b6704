import { closedAfterObjectionHours } from "~/config/facts";
import type { Job, NotetakerRequest } from "../job";
import {
  isInMeeting,
  restartableStatuses,
  type Status,
  type ControlAction,
  liveStatuses,
} from "../status";

/**
 * What can be asked of a request after it was made, by its status page, a calendar invite, a participant
 * or an operator. `change.server.ts` answers with one of these; asking twice is asking once.
 */
export type ControlOutcome =
  /** It is so now; `changed` is false when it was so before. */
  | { readonly outcome: "done"; readonly changed: boolean }
  | { readonly outcome: "refused"; readonly why: ControlRefusal }
  /** The database did not answer: nothing was changed, or all of it. */
  | { readonly outcome: "unavailable" };

export type ControlRefusal =
  /** There is no such request, or its data is gone. */
  | "gone"
  /** The meeting is being recorded, or has been: it can only be stopped or deleted. */
  | "too_late"
  /** The notetaker is on its way, and cannot be told any more what to record. */
  | "set_out"
  /** The request is cancelled, failed or delivered: there is nothing left to change. */
  | "over"
  /** The new time is the past, or the person asked too often. */
  | "not_possible"
  /** Only the owner of the notetaker may do that. */
  | "not_yours"
  /** Somebody in the meeting objected, or the host turned two notetakers away. */
  | "closed"
  /** As many speakers have names of their own as may. */
  | "too_many_names"
  /** It was to be undone, and has been changed again since. */
  | "no_such_speaker"
  /** As many notetakers go to this meeting as may. */
  | "meeting_full";

/** When, and if it changed where, a meeting is to take place. */
export type NewAppointment = {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly wallDate: string;
  readonly wallTime: string;
  readonly timezone: string;
  /** `abc-defg-hij`; absent when the meeting keeps its link. */
  readonly meetingCode?: string;
};

type ActionJob = Pick<Job, "status" | "stopRequestedAt" | "deleteRequestedAt">;
type ActionRequest = Pick<NotetakerRequest, "standing" | "cancelledAt" | "deletedAt">;

/**
 * Which actions are open to a person now, in the order of their buttons. What two people, the cron and
 * the provider do at once is settled where it is stored: an action that was open may still be refused.
 */
export function possibleActions(job: ActionJob, request: ActionRequest): readonly ControlAction[] {
  switch (request.standing) {
    case "owner":
      return actionsOfOwner(job, request);
    case "asking":
    case "declined":
    case "over":
      return request.deletedAt === null ? ["send_own", "leave"] : [];
    case "recipient":
      return isErased(job, request) ? [] : ["leave"];
    case "left":
      return [];
  }
}

function actionsOfOwner(job: ActionJob, request: ActionRequest): readonly ControlAction[] {
  if (isErased(job, request)) return [];
  if (request.cancelledAt !== null) return ["delete"];

  const { status } = job;
  // Beside each of them stands its own button.
  if (status === "held") return ["delete"];
  if (status === "failed" || status === "expired") return ["send_again", "delete"];
  const mayStop = isInMeeting(status) && job.stopRequestedAt === null;
  return [
    ...(isRestartable(status) ? (["cancel", "reschedule"] as const) : []),
    ...(mayStop ? (["stop"] as const) : []),
    "delete",
  ];
}

/** The owner names speakers while there is a transcript to read. */
export function mayNameSpeakers(job: ActionJob, request: ActionRequest): boolean {
  const isThere = job.status === "ready" || job.status === "delivered";
  const isOpen = !isErased(job, request) && request.cancelledAt === null;
  return request.standing === "owner" && isThere && isOpen;
}

/** Why an action that is not open is refused; the words belong to the page. */
export function refusalOf(job: ActionJob, request: ActionRequest): ControlRefusal {
  if (isErased(job, request)) return "gone";
  if (request.standing !== "owner") return "not_yours";
  if (request.cancelledAt !== null) return "over";
  return recorded.includes(job.status) ? "too_late" : "over";
}

/** Nothing of it is shown any more, even where it is still being taken away. */
export function isErased(
  job: Pick<Job, "status" | "deleteRequestedAt">,
  request: Pick<NotetakerRequest, "deletedAt">,
): boolean {
  const isGone = job.status === "deleted" || job.status === "quarantined";
  return isGone || job.deleteRequestedAt !== null || request.deletedAt !== null;
}

function isRestartable(status: Status): boolean {
  return restartableStatuses.some((one) => one === status);
}

const recorded: readonly Status[] = ["recording", "processing", "ready"];

/**
 * Whether the meeting that the link came from is over for so long that it says nothing of the one to
 * which the same code may lead now.
 */
export function isPast({ status, endedAt }: Pick<Job, "status" | "endedAt">, now: number): boolean {
  if (liveStatuses.some((one) => one === status) || status === "processing") return false;
  return status === "cancelled" || endedAt === null || endedAt <= now - afterMs;
}

const afterMs = closedAfterObjectionHours * 60 * 60_000;
