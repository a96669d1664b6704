import type { Notetaker } from "../notetaker";
import type { ControlAction } from "../status";

/** How far a notetaker has got, in the words of its page. */
export type Phase =
  | "pending"
  | "invited"
  | "booked"
  | "on_its_way"
  | "waiting"
  | "in_call"
  | "recording"
  | "stopping"
  | "preparing"
  | "ready"
  | "cancelled"
  | "failed"
  | "opted_out"
  | "deleting";

export type StatusFacts = {
  readonly notetaker: Notetaker;
  /** Notetakers of the same mailbox that wait for its owner's confirmation. */
  readonly pending: readonly Notetaker[];
  /** Somebody has answered from the mailbox before. */
  readonly verified: boolean;
  /** Mail to this person bounces, or was marked as spam. */
  readonly mailFailure: "bounced" | "complained" | null;
  /** Address of the page that is shared; null while nothing is. */
  readonly shareUrl: string | null;
  /** When the bot began to wait in the lobby, epoch ms; null if unknown. */
  readonly waitingSince: number | null;
};

type Texts = { readonly deletedOn: string; readonly timeText: (at: number) => string };

/** What is done, what comes next, and when everything is deleted. */
export function timeline(phase: Phase, facts: StatusFacts, texts: Texts): TimelineEntry[] {
  const { notetaker } = facts;
  const text = (at: number | null) => (at === null ? null : texts.timeText(at));
  const deleted = {
    step: "deleted",
    state: "ahead",
    at: notetaker.deleteRequestedAt === null ? texts.deletedOn : null,
  } as const;

  if (isExit(phase)) {
    return [
      { step: "booked", state: "done", at: text(notetaker.createdAt) },
      { step: phase, state: "now", at: text(exitAt(phase, notetaker)) },
      deleted,
    ];
  }

  const times: Readonly<Record<(typeof way)[number], number | null>> = {
    booked: notetaker.createdAt,
    on_its_way: notetaker.startsAt,
    waiting: facts.waitingSince,
    recording: notetaker.startedAt,
    preparing: notetaker.endedAt,
    ready: notetaker.deliveredAt,
  };
  const reached = way.indexOf(stepOf(phase));
  const entries = way.map((step, nth): TimelineEntry => {
    const state = nth < reached ? "done" : nth === reached ? "now" : "ahead";
    return { step, state, at: text(times[step]) };
  });
  return [...entries, deleted];
}

function exitAt(phase: Exit, { cancelledAt, endedAt, deleteRequestedAt }: Notetaker) {
  if (phase === "deleting") return deleteRequestedAt;
  return phase === "cancelled" ? (cancelledAt ?? endedAt) : (deleteRequestedAt ?? endedAt);
}

function isExit(phase: Phase): phase is Exit {
  return ["cancelled", "failed", "opted_out", "deleting"].includes(phase);
}

function stepOf(phase: Exclude<Phase, Exit>): (typeof way)[number] {
  if (phase === "in_call" || phase === "stopping") return "recording";
  return way.find((step) => step === phase) ?? "booked";
}

/** Whether an action has had its effect: only then may the page say that it was done. */
export function isSettled(action: ControlAction, facts: StatusFacts): boolean {
  const { pending, verified, shareUrl } = facts;
  const { status, sequence, cancelledAt, ...notetaker } = facts.notetaker;
  switch (action) {
    case "confirm":
      return status !== "pending_confirmation";
    case "none_mine":
      return pending.length === 0;
    case "mail_transcript":
      return verified;
    case "share":
      return shareUrl !== null;
    case "stop_sharing":
      return shareUrl === null;
    case "name_speaker":
      return notetaker.speakerNames !== null;
    case "cancel":
      return status === "cancelled";
    case "reschedule":
      return sequence > 0 && cancelledAt === null;
    case "stop":
      return notetaker.stopRequestedAt !== null || status === "cancelled";
    case "send_again":
      return status !== "cancelled";
    case "delete":
      return notetaker.deleteRequestedAt !== null;
  }
}

export type TimelineEntry = {
  readonly step: (typeof way)[number] | Exit | "deleted";
  readonly state: "done" | "now" | "ahead";
  /** As text in the visitor's zone; null if unknown. */
  readonly at: string | null;
};

/** The steps of a notetaker that meets no obstacle. */
const way = ["booked", "on_its_way", "waiting", "recording", "preparing", "ready"] as const;

type Exit = Extract<Phase, "cancelled" | "failed" | "opted_out" | "deleting">;
