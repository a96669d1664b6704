import { lobbyMinutes } from "~/config/facts";
import { names } from "~/config/names";
import { formatInstant } from "~/lib/time/wall-time";
import { possibleActions } from "../changes/rules";
import { botNameFor } from "../mails/chat/announcement";
import type { Notetaker } from "../notetaker";
import { purgeAt } from "../schedule";
import type { ControlAction, FailureReason } from "../status";
import { type Phase, type StatusFacts, timeline, type TimelineEntry } from "./progress";

/** A notetaker that waits for the owner of its mailbox, as text. */
export type PendingRow = {
  readonly id: string;
  readonly meeting: string;
  readonly when: string;
  /** Its meeting is still to come. */
  readonly open: boolean;
};

export type StatusView = {
  readonly phase: Phase;
  /** It may change while the page is open. */
  readonly live: boolean;
  /** Of a failure. */
  readonly reason: FailureReason | null;
  /** "meet.google.com/abc-defg-hij" */
  readonly meeting: string;
  readonly when: string;
  /** Name of the bot in the lobby. */
  readonly botName: string;
  /** Those of the same mailbox. */
  readonly pending: readonly PendingRow[];
  readonly deletedOn: string;
  /** Whole days until then. */
  readonly daysLeft: number;
  /** While it records: for how long already; null if unknown. */
  readonly recordedSeconds: number | null;
  /** It was canceled or moved too late to be stopped: it comes, and leaves as soon as it has joined. */
  readonly unstoppable: boolean;
  /** Mail to its owner bounces, or was marked as spam. */
  readonly mailFailure: StatusFacts["mailFailure"];
  /** Minutes that it will still wait in the lobby; null if unknown. */
  readonly minutesLeft: number | null;
  readonly timeline: readonly TimelineEntry[];
  readonly actions: readonly ControlAction[];
  /** Address of the page that is shared; null while nothing is. */
  readonly shareUrl: string | null;
  /** Values of the form for a new time. */
  readonly chosen: Readonly<Record<"scheduledDate" | "scheduledTime" | "timezone", string>>;
};

const dayMs = 24 * 60 * 60_000;

const doorMs = lobbyMinutes * 60_000;

/** Everything that the status page shows. `now` in epoch milliseconds. */
export function statusView(facts: StatusFacts, now: number): StatusView {
  const { notetaker, shareUrl } = facts;
  const phase = phaseOf(notetaker, now);
  const timeText = (at: number) => formatInstant(at, notetaker.timezone ?? "UTC");
  const deletedOn = timeText(deletionAt(notetaker));
  const unstoppable = isUnstoppable(phase, notetaker);
  // It is not booked yet.
  const isPending = notetaker.status === "pending_confirmation";
  return {
    phase,
    live: !restful.includes(phase) || unstoppable,
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
    recordedSeconds:
      phase === "recording" && notetaker.startedAt !== null
        ? Math.max(0, Math.floor((now - notetaker.startedAt) / 1_000))
        : null,
    unstoppable,
    mailFailure: facts.mailFailure,
    minutesLeft: phase === "waiting" ? minutesLeft(facts.waitingSince, now) : null,
    timeline: isPending ? [] : timeline(phase, facts, { deletedOn, timeText }),
    actions: actionsFor(phase, facts),
    shareUrl,
    chosen: {
      scheduledDate: notetaker.wallDate ?? "",
      scheduledTime: notetaker.wallTime ?? "",
      timezone: notetaker.timezone ?? "",
    },
  };
}

function actionsFor(
  phase: Phase,
  { notetaker, verified, shareUrl }: StatusFacts,
): readonly ControlAction[] {
  const possible = possibleActions(notetaker);
  // Removing it from the meeting and canceling it are one thing: one button is enough.
  const actions = possible.filter((one) => one !== "cancel" || !possible.includes("stop"));
  const shown = actions.map((one) => (one === "share" && shareUrl !== null ? "stop_sharing" : one));
  // No words of the meeting are mailed to a mailbox that was never verified.
  return phase === "ready" && !verified ? ["mail_transcript", ...shown] : shown;
}

/** The provider had prepared the bot already when it was removed (`pipeline/remove.server.ts`). */
function isUnstoppable(phase: Phase, { lastError }: Pick<Notetaker, "lastError">): boolean {
  return lastError === "bot_staged" && (phase === "cancelled" || phase === "booked");
}

function meetingText({ meetingCode }: Pick<Notetaker, "meetingCode">): string {
  return `${names.meetingService.host}/${meetingCode ?? ""}`;
}

/** Phases in which nothing happens before somebody does something, or the day of deletion comes. */
const restful: readonly Phase[] = ["pending", "invited", "ready", "cancelled", "failed"];

/** `now` in epoch milliseconds. */
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

/** The planned day, or the one that follows from when the meeting ended or was to begin. Epoch ms. */
export function deletionAt(notetaker: Notetaker): number {
  const { nextStep, nextAt, endedAt, startedAt, startsAt } = notetaker;
  if (nextStep === "purge" && nextAt !== null) return nextAt;
  return purgeAt(endedAt ?? startedAt ?? startsAt);
}

export function daysUntilDeletion(notetaker: Notetaker, now: number): number {
  return Math.max(0, Math.ceil((deletionAt(notetaker) - now) / dayMs));
}

/** null once the wait is over: then the note is of an earlier wait, or the end is not yet known. */
export function minutesLeft(since: number | null, now: number): number | null {
  if (since === null || now < since || now >= since + doorMs) return null;
  return Math.ceil((since + doorMs - now) / 60_000);
}
