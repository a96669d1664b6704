import { lobbyMinutes } from "~/config/facts";
import { names } from "~/config/names";
import { dayMs } from "~/lib/time/instant";
import { formatInstant } from "~/lib/time/wall-time";
import { isAddressOpen, possibleActions } from "../changes/possible-actions";
import { botNameFor } from "../mails/announcement";
import type { Notetaker } from "../notetaker";
import { purgeAt } from "../schedule";
import type { ControlAction, FailureReason } from "../status";

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
  readonly pending: readonly Notetaker[];
  readonly verified: boolean;
  readonly mailFailure: "bounced" | "complained" | null;
  readonly shareUrl: string | null;
  readonly waitingSince: number | null;
};

export type PendingRow = {
  readonly id: string;
  readonly meeting: string;
  readonly when: string;
  readonly open: boolean;
};

export type StatusView = {
  readonly phase: Phase;
  /** The page refreshes itself. */
  readonly live: boolean;
  readonly reason: FailureReason | null;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  readonly botName: string;
  readonly pending: readonly PendingRow[];
  readonly deletedOn: string;
  readonly daysLeft: number;
  /** Canceled or moved too late to stop the bot: it joins, then leaves. */
  readonly unstoppable: boolean;
  readonly mailFailure: StatusFacts["mailFailure"];
  /** Left in the lobby; null if unknown. */
  readonly minutesLeft: number | null;
  readonly timeline: readonly TimelineEntry[];
  readonly actions: readonly ControlAction[];
  readonly shareUrl: string | null;
  /** Start values of the form for a new time. */
  readonly chosen: Readonly<Record<"scheduledDate" | "scheduledTime" | "timezone", string>>;
};

const doorMs = lobbyMinutes * 60_000;

/** `now` in epoch ms. */
export function statusView(facts: StatusFacts, now: number): StatusView {
  const { notetaker, shareUrl } = facts;
  const phase = phaseOf(notetaker, now);
  const timeText = (at: number) => formatInstant(at, notetaker.timezone ?? "UTC");
  const deletedOn = timeText(deletionAt(notetaker));
  const unstoppable = isUnstoppable(phase, notetaker);
  const isPending = notetaker.status === "pending_confirmation";
  return {
    phase,
    live: !settledPhases.includes(phase) || unstoppable,
    reason: phase === "failed" ? (notetaker.reason ?? "missed") : null,
    meeting: meetingText(notetaker),
    when: timeText(notetaker.startsAt),
    botName: botNameFor(notetaker.email),
    pending: facts.pending.map((one) => ({
      id: one.id,
      meeting: meetingText(one),
      when: timeText(one.startsAt),
      open: !one.scheduled || one.startsAt > now,
    })),
    deletedOn,
    daysLeft: daysUntilDeletion(notetaker, now),
    unstoppable,
    mailFailure: facts.mailFailure,
    minutesLeft: phase === "waiting" ? minutesLeft(facts.waitingSince, now) : null,
    timeline: isPending ? [] : timeline(phase, facts, deletedOn, timeText),
    actions: actionsFor(phase, facts),
    shareUrl,
    chosen: {
      scheduledDate: notetaker.wallDate ?? "",
      scheduledTime: notetaker.wallTime ?? "",
      timezone: notetaker.timezone ?? "",
    },
  };
}

const way = ["booked", "on_its_way", "waiting", "recording", "preparing", "ready"] as const;
const exits = ["cancelled", "failed", "opted_out", "deleting"] as const;

export type TimelineEntry = {
  readonly step: (typeof way)[number] | (typeof exits)[number] | "deleted";
  readonly state: "done" | "now" | "ahead";
  readonly at: string | null;
};

function timeline(
  phase: Phase,
  { notetaker, waitingSince }: StatusFacts,
  deletedOn: string,
  timeText: (at: number) => string,
): TimelineEntry[] {
  const { createdAt, cancelledAt, endedAt, deleteRequestedAt } = notetaker;
  const text = (at: number | null) => (at === null ? null : timeText(at));
  const deletedAt = deleteRequestedAt === null ? deletedOn : null;
  const deleted = { step: "deleted", state: "ahead", at: deletedAt } as const;

  const exit = exits.find((one) => one === phase);
  if (exit) {
    const at = {
      cancelled: cancelledAt ?? endedAt,
      deleting: deleteRequestedAt,
      failed: deleteRequestedAt ?? endedAt,
      opted_out: deleteRequestedAt ?? endedAt,
    };
    return [
      { step: "booked", state: "done", at: text(createdAt) },
      { step: exit, state: "now", at: text(at[exit]) },
      deleted,
    ];
  }
  const times = {
    booked: createdAt,
    on_its_way: notetaker.startsAt,
    waiting: waitingSince,
    recording: notetaker.startedAt,
    preparing: endedAt,
    ready: notetaker.deliveredAt,
  };
  const current = phase === "in_call" || phase === "stopping" ? "recording" : phase;
  const reached = Math.max(
    0,
    way.findIndex((step) => step === current),
  );
  const entries = way.map((step, nth): TimelineEntry => {
    const state = nth < reached ? "done" : nth === reached ? "now" : "ahead";
    return { step, state, at: text(times[step]) };
  });
  return [...entries, deleted];
}

function actionsFor(
  phase: Phase,
  { notetaker, verified, shareUrl, mailFailure }: StatusFacts,
): readonly ControlAction[] {
  const possible = possibleActions(notetaker);
  // Removing and canceling are one thing to the person.
  const actions = possible.filter((one) => one !== "cancel" || !possible.includes("stop"));
  const shown = actions.map((one) => (one === "share" && shareUrl !== null ? "stop_sharing" : one));
  // An unverified mailbox was mailed no word of the meeting.
  if (phase === "ready" && !verified) return ["mail_transcript", ...shown];
  const mayCorrect = mailFailure === "bounced" && isAddressOpen(notetaker);
  return mayCorrect ? ["correct_address", ...shown] : shown;
}

/** `pipeline/remove.server.ts` notes that the provider had prepared the bot already. */
function isUnstoppable(phase: Phase, { lastError }: Pick<Notetaker, "lastError">): boolean {
  return lastError === "bot_staged" && (phase === "cancelled" || phase === "booked");
}

function meetingText({ meetingCode }: Pick<Notetaker, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** Phases that only a person or the deletion ends. */
const settledPhases: readonly Phase[] = ["pending", "invited", "ready", "cancelled", "failed"];

export function phaseOf(notetaker: Notetaker, now: number): Phase {
  const { reason, source, scheduled, startsAt } = notetaker;
  if (reason === "opted_out") return "opted_out";
  if (notetaker.deleteRequestedAt !== null) return "deleting";
  if (notetaker.cancelledAt !== null) return "cancelled";
  const leaves = notetaker.stopRequestedAt !== null;

  switch (notetaker.status) {
    case "pending_confirmation":
      return source === "unproven_invite" ? "invited" : "pending";
    case "quarantined":
    case "requested":
    case "scheduled":
      return scheduled && startsAt > now ? "booked" : "on_its_way";
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

/** Epoch ms: the planned deletion, or the one that follows from the meeting's end or start. */
export function deletionAt(notetaker: Notetaker): number {
  const { nextStep, nextAt, endedAt, startedAt, startsAt } = notetaker;
  if (nextStep === "purge" && nextAt !== null) return nextAt;
  return purgeAt(endedAt ?? startedAt ?? startsAt);
}

export function daysUntilDeletion(notetaker: Notetaker, now: number): number {
  return Math.max(0, Math.ceil((deletionAt(notetaker) - now) / dayMs));
}

export function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + doorMs) return null;
  return Math.ceil((since + doorMs - now) / 60_000);
}

/** Returns true once an action has had its effect, so that the page may say so. */
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
    case "correct_address":
      // The link ends with it.
      return false;
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
