import { lobbyMinutes } from "~/config/facts";
import { names } from "~/config/names";
import { formatInstant } from "~/lib/time/wall-time";
import { isErased, possibleActions } from "../changes/rules";
import type { Job, NotetakerRequest } from "../job";
import { dispatchDeadline, purgeAt } from "../schedule";
import { type ControlAction, receives, type FailureReason, type Standing } from "../status";
import {
  type Phase,
  type Question,
  type StatusFacts,
  timeline,
  type TimelineEntry,
} from "./progress";

/** What somebody sees who asked for the notes of another person's notetaker: nothing of its job. */
const outside = ["asking", "declined", "nothing_to_share"] as const satisfies readonly Phase[];

/** A request that waits for the owner of its mailbox, as text. */
export type HeldRow = {
  readonly id: string;
  readonly meeting: string;
  readonly when: string;
  /** Its meeting is still to come. */
  readonly open: boolean;
};

export type StatusView = {
  readonly phase: Phase;
  readonly standing: Standing;
  /** Whose notetaker it is, "Ana (a•••@acme.example)"; null for the owner's own page. */
  readonly owner: string | null;
  /** It may change without the reader's doing. */
  readonly live: boolean;
  /** Of a failure. */
  readonly reason: FailureReason | null;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** What the lobby shows of the notetaker. */
  readonly botName: string;
  /** Who else gets the notes; each a first name and a masked address. */
  readonly others: readonly string[];
  /** Who asked for them and was not let in; only for the owner. */
  readonly questions: readonly Question[];
  /** Whose notetakers come to the meeting as well. */
  readonly alsoComing: readonly string[];
  /** Those of the same mailbox. */
  readonly held: readonly HeldRow[];
  /** null for who does not receive the notes: it follows from when the meeting ended. */
  readonly deletedOn: string | null;
  /** Whole days until then. */
  readonly daysLeft: number | null;
  /** While it records: for how long already; null when that is not known. */
  readonly recordedSeconds: number | null;
  /** It waits for its turn beyond the start: when that comes, as text, or that it is too late. */
  readonly late: { readonly comesAt: string } | "too_late" | null;
  /** It was called off or moved too late to be stopped: it comes, and leaves as soon as it has joined. */
  readonly unstoppable: boolean;
  /** While it waits at the door: for how long still, minutes; null when we cannot say. */
  readonly minutesLeft: number | null;
  readonly timeline: readonly TimelineEntry[];
  readonly actions: readonly ControlAction[];
  /** What stands in the form for a new time. */
  readonly chosen: Readonly<Record<"scheduledDate" | "scheduledTime" | "timezone", string>>;
};

const dayMs = 24 * 60 * 60_000;

const doorMs = lobbyMinutes * 60_000;

/** All that the status page shows of a request; nothing in it is secret to its owner. `now` in epoch milliseconds. */
export function statusView(facts: StatusFacts, now: number): StatusView {
  const { job, request, owner, receivers, questions, alsoComing, waitingSince } = facts;
  const phase = phaseOf(job, request, now);
  const timeText = (at: number) => formatInstant(at, request.timezone ?? "UTC");
  // Who only asked is shown the meeting as they asked for it, and nothing of the job.
  const isOut = isOutside(phase);
  const shown = isOut ? request : job;
  const deletedOn = isOut ? null : timeText(deletionAt(job));
  const actions = buttonsFor(possibleActions(job, request));
  return {
    phase,
    standing: request.standing,
    live: !restful.includes(phase) || isUnstoppable(phase, job),
    reason: phase === "failed" ? (job.reason ?? "missed") : null,
    meeting: meetingText(shown),
    when: timeText(shown.startsAt),
    botName: facts.botName,
    owner,
    others: receivers,
    questions,
    alsoComing,
    held: facts.held.map((one) => ({
      id: one.request.id,
      meeting: meetingText(one.job),
      when: timeText(one.job.startsAt),
      open: !one.job.scheduled || one.job.startsAt > now,
    })),
    deletedOn,
    daysLeft: isOut ? null : Math.max(0, Math.ceil((deletionAt(job) - now) / dayMs)),
    recordedSeconds:
      phase === "recording" && job.startedAt !== null
        ? Math.max(0, Math.floor((now - job.startedAt) / 1_000))
        : null,
    late: lateness(facts, timeText),
    unstoppable: isUnstoppable(phase, job),
    minutesLeft: phase === "waiting" ? minutesLeft(waitingSince, now) : null,
    // What is held is not booked yet.
    timeline:
      deletedOn === null || job.status === "held"
        ? []
        : timeline(phase, facts, { deletedOn, timeText }),
    actions: [
      // What was said has not been mailed to a mailbox that has never answered.
      ...(phase === "ready" && !facts.known ? (["mail_transcript"] as const) : []),
      ...actions,
    ],
    chosen: {
      scheduledDate: request.wallDate ?? "",
      scheduledTime: request.wallTime ?? "",
      timezone: request.timezone ?? "",
    },
  };
}

function lateness(
  { job, lateTurn }: StatusFacts,
  timeText: (at: number) => string,
): StatusView["late"] {
  if (lateTurn === null || job.status !== "requested") return null;
  return lateTurn < dispatchDeadline(job) ? { comesAt: timeText(lateTurn) } : "too_late";
}

/** As `removeBot` was told by the provider. */
function isUnstoppable(phase: Phase, { lastError }: Pick<Job, "lastError">): boolean {
  return lastError === "bot_staged" && (phase === "cancelled" || phase === "booked");
}

function meetingText({ meetingCode }: Pick<Job, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** Phases in which nothing happens before somebody does something, or the day of deletion comes. */
const restful: readonly Phase[] = [
  "held",
  "invited",
  "declined",
  "nothing_to_share",
  "ready",
  "cancelled",
  "called_off",
  "failed",
];

function isOutside(phase: Phase): boolean {
  return outside.some((one) => one === phase);
}

/** Where a request stands; `now` in epoch milliseconds. */
export function phaseOf(job: Job, request: NotetakerRequest, now: number): Phase {
  const { standing } = request;
  if (!receives(standing)) return phaseOutside(job, request);
  if (job.reason === "opted_out") return "opted_out";
  if (job.deleteRequestedAt !== null) return "deleting";
  if (request.cancelledAt !== null) return "cancelled";
  if (job.status === "cancelled" && standing !== "owner") return "called_off";
  const leaves = job.stopRequestedAt !== null;

  switch (job.status) {
    case "held":
      return request.source === "unproven_invite" ? "invited" : "held";
    case "quarantined":
    case "requested":
    case "scheduled":
      return job.scheduled && job.startsAt > now ? "booked" : "on_its_way";
    case "joining":
      return leaves ? "stopping" : "on_its_way";
    case "waiting_room":
      return leaves ? "stopping" : "waiting";
    case "in_call":
      return leaves ? "stopping" : "in_call";
    case "recording":
      return leaves ? "stopping" : "recording";
    case "processing":
      return "preparing";
    case "ready":
    case "delivered":
      return "ready";
    case "failed":
    case "expired":
      return "failed";
    case "cancelled":
      return "cancelled";
    case "deleted":
      return "deleting";
  }
}

function phaseOutside(job: Job, request: NotetakerRequest): Phase {
  const isOver = ["cancelled", "failed", "expired"].includes(job.status) || isErased(job, request);
  if (isOver || request.standing === "over") return "nothing_to_share";
  return request.standing === "declined" ? "declined" : "asking";
}

/** Leaving the meeting and calling it off are one thing: one button is enough for it. */
function buttonsFor(actions: readonly ControlAction[]): readonly ControlAction[] {
  return actions.includes("stop") ? actions.filter((action) => action !== "cancel") : actions;
}

/** The planned day, or the one that follows from when the meeting ended or was to begin. */
export function deletionAt(job: Job): number {
  if (job.nextStep === "purge" && job.nextAt !== null) return job.nextAt;
  return purgeAt(job.endedAt ?? job.startedAt ?? job.startsAt);
}

/** null once the wait is over: then the note is of an earlier wait, or the end is not yet known. */
export function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + doorMs) return null;
  return Math.ceil((since + doorMs - now) / 60_000);
}
