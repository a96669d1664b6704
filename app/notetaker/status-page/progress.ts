import type { Job, NotetakerRequest } from "../job";
import type { ControlAction, Standing } from "../status";

/** Where one person's request stands, in the words of its page. */
export type Phase =
  | "held"
  | "invited"
  | "asking"
  | "declined"
  | "nothing_to_share"
  | "booked"
  | "on_its_way"
  | "waiting"
  | "in_call"
  | "recording"
  | "stopping"
  | "preparing"
  | "ready"
  | "cancelled"
  | "called_off"
  | "failed"
  | "opted_out"
  | "deleting";

/** Somebody who asked the owner for the notes. */
export type Question = {
  /** The id of that person's request. */
  readonly askerId: string;
  /** "Ana (a•••@acme.example)" */
  readonly who: string;
  readonly standing: Extract<Standing, "asking" | "declined">;
};

export type StatusFacts = {
  readonly job: Job;
  readonly request: NotetakerRequest;
  readonly owner: string | null;
  readonly botName: string;
  readonly receivers: readonly string[];
  readonly questions: readonly Question[];
  readonly alsoComing: readonly string[];
  readonly held: readonly { readonly request: NotetakerRequest; readonly job: Job }[];
  /** Somebody has answered from the mailbox before. */
  readonly known: boolean;
  /** When the bot sets out that waits for its turn beyond the start, epoch milliseconds; null if it does not. */
  readonly lateTurn: number | null;
  /** When the bot began to wait at the door, epoch milliseconds; null when that was not noted. */
  readonly waitingSince: number | null;
};

type Texts = { readonly deletedOn: string; readonly timeText: (at: number) => string };

/** How far a request has got, what comes next, and when everything is deleted. */
export function timeline(phase: Phase, facts: StatusFacts, texts: Texts): TimelineEntry[] {
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
  if (phase === "called_off") return job.endedAt;
  return phase === "failed" ? job.endedAt : job.deleteRequestedAt;
}

function isExit(phase: Phase): phase is Exit {
  return ["cancelled", "called_off", "failed", "opted_out", "deleting"].includes(phase);
}

function stepOf(phase: Exclude<Phase, Exit>): (typeof way)[number] {
  if (phase === "in_call" || phase === "stopping") return "recording";
  return way.find((step) => step === phase) ?? "booked";
}

/** What was asked for is true of the request now: only then may the page say that it was done. */
export function isSettled(action: ControlAction, facts: StatusFacts): boolean {
  const { job, request, receivers, questions } = facts;
  switch (action) {
    case "confirm":
      return request.standing === "owner" && job.status !== "held";
    case "none_mine":
      return facts.held.length === 0;
    case "mail_transcript":
      return facts.known;
    case "share":
      return request.standing === "owner" && receivers.length > 0;
    case "decline":
      return questions.some(({ standing }) => standing === "declined");
    case "name_speaker":
      return request.standing === "owner" && job.speakerNames !== null;
    case "send_own":
      return request.standing === "owner" && request.sequence > 0;
    case "leave":
      return request.standing === "left";
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

export type TimelineEntry = {
  readonly step: (typeof way)[number] | Exit | "deleted";
  readonly state: "done" | "now" | "ahead";
  /** As text in the visitor's zone; null when nobody knows. */
  readonly at: string | null;
};

/** The way a request takes when all goes well, as its timeline shows it. */
const way = ["booked", "on_its_way", "waiting", "recording", "preparing", "ready"] as const;

type Exit = Extract<Phase, "cancelled" | "called_off" | "failed" | "opted_out" | "deleting">;
