import { names } from "~/config/names";
import { possibleActions, type ControlAction } from "./control";
import type { Job, NotetakerRequest } from "./repo.server";
import { purgeAt } from "./schedule";
import type { FailureReason } from "./status";
import { formatInstant } from "./wall-time";

/** Where one person's request stands, in the words of its page. */
export const phases = [
  "booked",
  "on_its_way",
  "waiting",
  "in_call",
  "recording",
  "stopping",
  "preparing",
  "ready",
  "cancelled",
  "failed",
  "opted_out",
  "deleting",
] as const;
export type Phase = (typeof phases)[number];

/** The way a request takes when all goes well, as its timeline shows it. */
const way = ["booked", "on_its_way", "waiting", "recording", "preparing", "ready"] as const;
type Exit = Extract<Phase, "cancelled" | "failed" | "opted_out" | "deleting">;

export type TimelineEntry = {
  readonly step: (typeof way)[number] | Exit | "deleted";
  readonly state: "done" | "now" | "ahead";
  /** As text in the visitor's zone; null when nobody knows. */
  readonly at: string | null;
};

export type StatusView = {
  readonly phase: Phase;
  /** It may change without the reader's doing. */
  readonly live: boolean;
  /** Of a failure. */
  readonly reason: FailureReason | null;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** First names of the others who get the notes. */
  readonly others: readonly string[];
  readonly deletedOn: string;
  /** While it waits at the door: for how long still, minutes; null when we cannot say. */
  readonly minutesLeft: number | null;
  readonly timeline: readonly TimelineEntry[];
  readonly actions: readonly ControlAction[];
  /** What stands in the form for a new time. */
  readonly chosen: Readonly<Record<"scheduledDate" | "scheduledTime" | "timezone", string>>;
};

export type StatusFacts = {
  readonly job: Job;
  readonly request: NotetakerRequest;
  readonly others: readonly string[];
  /** When the bot began to wait at the door, epoch milliseconds; null when that was not noted. */
  readonly waitingSince: number | null;
};

/** Google ends the wait after ten minutes (notetaker-provider 1.3). */
const doorMs = 10 * 60_000;

/** All that the status page shows of a request; nothing in it is secret to its owner. `now` in epoch milliseconds. */
export function statusView(facts: StatusFacts, now: number): StatusView {
  const { job, request, others, waitingSince } = facts;
  const phase = phaseOf(job, request, now);
  const timeText = (at: number) => formatInstant(at, request.timezone ?? "UTC");
  const deletedOn = timeText(deletionAt(job));
  return {
    phase,
    live: !restful.includes(phase),
    reason: phase === "failed" ? (job.reason ?? "missed") : null,
    meeting: `${names.meetingService.host}/${job.meetingCode ?? ""}`,
    when: timeText(job.startsAt),
    others,
    deletedOn,
    minutesLeft: phase === "waiting" ? minutesLeft(waitingSince, now) : null,
    timeline: timeline(phase, facts, { deletedOn, timeText }),
    actions: buttonsFor(possibleActions(job, request), others.length > 0),
    chosen: {
      scheduledDate: request.wallDate ?? "",
      scheduledTime: request.wallTime ?? "",
      timezone: request.timezone ?? "",
    },
  };
}

/** What was asked for is true of the request now: only then may the page say that it was done. */
export function isSettled(action: ControlAction, { job, request }: StatusFacts): boolean {
  switch (action) {
    case "cancel":
      return request.cancelledAt !== null || job.status === "cancelled";
    case "reschedule":
      return request.sequence > 0 && request.cancelledAt === null;
    case "stop":
      return job.stopRequestedAt !== null || job.status === "cancelled";
    case "send_again":
      return request.cancelledAt === null && job.status !== "cancelled";
    case "delete":
      return job.deleteRequestedAt !== null;
  }
}

/** Phases in which nothing happens before somebody does something, or the day of deletion comes. */
const restful: readonly Phase[] = ["ready", "cancelled", "failed"];

function phaseOf(job: Job, request: NotetakerRequest, now: number): Phase {
  if (job.reason === "opted_out") return "opted_out";
  if (job.deleteRequestedAt !== null) return "deleting";
  if (request.cancelledAt !== null) return "cancelled";
  const leaves = job.stopRequestedAt !== null;

  switch (job.status) {
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

/** Alone, leaving the meeting and calling it off are one thing: one button is enough for it. */
function buttonsFor(actions: readonly ControlAction[], shared: boolean): readonly ControlAction[] {
  const either = actions.includes("stop") && !shared;
  return either ? actions.filter((action) => action !== "cancel") : actions;
}

/** The planned day, or the one that follows from when the meeting ended or was to begin. */
export function deletionAt(job: Job): number {
  if (job.nextStep === "purge" && job.nextAt !== null) return job.nextAt;
  return purgeAt(job.endedAt ?? job.startedAt ?? job.startsAt);
}

/** null once the ten minutes are over: then the note is of an earlier wait, or the end is not yet known. */
function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + doorMs) return null;
  return Math.ceil((since + doorMs - now) / 60_000);
}

type Texts = { readonly deletedOn: string; readonly timeText: (at: number) => string };

function timeline(phase: Phase, facts: StatusFacts, texts: Texts): TimelineEntry[] {
  const { job, request } = facts;
  const text = (at: number | null) => (at === null ? null : texts.timeText(at));
  const goesNow = job.deleteRequestedAt !== null;
  const deleted = {
    step: "deleted",
    state: "ahead",
    at: goesNow ? null : texts.deletedOn,
  } as const;

  if (isExit(phase)) {
    return [
      { step: "booked", state: "done", at: text(request.createdAt) },
      { step: phase, state: "now", at: text(exitAt(phase, facts)) },
      deleted,
    ];
  }

  const times: Readonly<Record<(typeof way)[number], number | null>> = {
    booked: request.createdAt,
    on_its_way: job.startsAt,
    waiting: facts.waitingSince,
    recording: job.startedAt,
    preparing: job.endedAt,
    ready: request.deliveredAt,
  };
  const reached = way.indexOf(stepOf(phase));
  const entries = way.map((step, nth): TimelineEntry => {
    const state = nth < reached ? "done" : nth === reached ? "now" : "ahead";
    return { step, state, at: text(times[step]) };
  });
  return [...entries, deleted];
}

function exitAt(phase: Exit, { job, request }: StatusFacts): number | null {
  if (phase === "cancelled") return request.cancelledAt;
  return phase === "failed" ? job.endedAt : job.deleteRequestedAt;
}

function isExit(phase: Phase): phase is Exit {
  return ["cancelled", "failed", "opted_out", "deleting"].includes(phase);
}

function stepOf(phase: Exclude<Phase, Exit>): (typeof way)[number] {
  return phase === "in_call" || phase === "stopping" ? "recording" : phase;
}
