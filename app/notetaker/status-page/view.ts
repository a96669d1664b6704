import { failureReasonWords } from "~/content/words/failures";
import { dayMs } from "~/lib/time/instant";
import { formatInstant } from "~/lib/time/wall-time";
import { canCorrectAddress, possibleActions } from "../changes/possible-actions";
import { liveOf, type Phase, workingSeconds } from "../live/live-state";
import { botNameFor } from "../mails/announcement";
import { meetingOf } from "../mails/notetaker-mail";
import type { Notetaker } from "../notetaker";
import { purgeAt } from "../schedule";
import { type ControlAction, isInMeeting } from "../status";
import type { StatusFacts } from "./open-pages.server";
import { statusWords as words } from "./status-words";

/** Why mail to the owner has stopped. A notetaker that is still `requested` is then not dispatched either. */
type MailFailure = "bounced" | "complained";

export type StatusView = ReturnType<typeof statusView>;

/** Returns what the page shows of a notetaker; `now` in epoch ms. */
export function statusView(facts: StatusFacts, now: number) {
  const { notetaker, mailFailure, shareUrl, waitingSince } = facts;
  const phase = phaseOf(notetaker, mailFailure, now);
  const live = liveOf(phase, notetaker, waitingSince, now);
  const timeText = (at: number) => formatInstant(at, notetaker.timezone ?? "UTC");
  const deletedOn = timeText(deletionAt(notetaker));
  // The provider had prepared the bot before it was canceled or moved (`pipeline/remove.server.ts`).
  const isStaged = notetaker.lastError === "bot_staged";
  const unwantedBotMayCome = isStaged && (phase === "cancelled" || phase === "booked");
  const isUnreachable = phase === "bounced" || phase === "complained";
  const hasTimeline = !isUnreachable && notetaker.status !== "pending_confirmation";
  const failure = failureReasonWords[notetaker.reason ?? "missed"];
  const { title, text } =
    phase === "failed" ? { title: failure.title, text: failure.happened } : words.phases[phase];
  const remarks = [
    phase === "failed" ? { title: words.whatToDoNext, text: failure.todo } : null,
    unwantedBotMayCome ? { title: null, text: words.unstoppable } : null,
    mailFailure && !isUnreachable ? { title: null, text: words.mailFailure[mailFailure] } : null,
  ];
  return {
    phase,
    title,
    text: phase === "cancelled" && unwantedBotMayCome ? words.canceledStillComing : text,
    remarks: remarks.filter((remark) => remark !== null),
    /** null until the mailbox has confirmed the request. The page asks often while an unwanted bot may come. */
    live: live && unwantedBotMayCome ? { ...live, askInSeconds: workingSeconds } : live,
    meeting: meetingOf(notetaker),
    when: timeText(notetaker.startsAt),
    botName: botNameFor(notetaker.email),
    pending: facts.pending.map((row) => ({
      id: row.id,
      meeting: meetingOf(row),
      when: timeText(row.startsAt),
      canConfirm: !row.scheduled || row.startsAt > now,
    })),
    deletedOn,
    daysLeft: daysUntilDeletion(notetaker, now),
    timeline: hasTimeline ? timeline(phase, facts, deletedOn, timeText) : [],
    actions: actionsFor(phase, facts),
    shareUrl,
    bookedTime: {
      scheduledDate: notetaker.wallDate ?? "",
      scheduledTime: notetaker.wallTime ?? "",
      timezone: notetaker.timezone ?? "",
    },
  };
}

const usualSteps = ["booked", "on_its_way", "waiting", "recording", "preparing", "ready"] as const;
const endSteps = ["cancelled", "failed", "opted_out", "deleting"] as const;

export type TimelineEntry = {
  readonly step: (typeof usualSteps)[number] | (typeof endSteps)[number] | "deleted";
  readonly state: "done" | "now" | "ahead";
  readonly at: string | null;
};

function timeline(
  phase: Phase,
  { notetaker, waitingSince }: StatusFacts,
  deletedOn: string,
  timeText: (at: number) => string,
): TimelineEntry[] {
  const { cancelledAt, endedAt, deleteRequestedAt } = notetaker;
  const times: Readonly<Record<Exclude<TimelineEntry["step"], "deleted">, number | null>> = {
    booked: notetaker.createdAt,
    on_its_way: notetaker.startsAt,
    waiting: waitingSince,
    recording: notetaker.startedAt,
    preparing: endedAt,
    ready: notetaker.deliveredAt,
    cancelled: cancelledAt ?? endedAt,
    failed: endedAt,
    opted_out: deleteRequestedAt ?? endedAt,
    deleting: deleteRequestedAt,
  };
  const endStep = endSteps.find((step) => step === phase);
  const steps = endStep ? (["booked", endStep] as const) : usualSteps;
  const current = phase === "in_call" || phase === "stopping" ? "recording" : phase;
  const currentIndex = steps.findIndex((step) => step === current);
  const stateOf = (index: number) => {
    if (index === currentIndex) return "now";
    return index < currentIndex ? "done" : "ahead";
  };
  const entries = steps.map((step, index): TimelineEntry => {
    const at = times[step];
    return { step, state: stateOf(index), at: at === null ? null : timeText(at) };
  });
  const plannedAt = deleteRequestedAt === null ? deletedOn : null;
  return [...entries, { step: "deleted", state: "ahead", at: plannedAt }];
}

function actionsFor(
  phase: Phase,
  { notetaker, verified, shareUrl, mailFailure }: StatusFacts,
): readonly ControlAction[] {
  const possible = possibleActions(notetaker);
  const shown = possible
    // To a person, "stop" and "cancel" are the same.
    .filter((action) => action !== "cancel" || !possible.includes("stop"))
    .map((action) => (action === "share" && shareUrl !== null ? "stop_sharing" : action));
  // The result mail to an unverified mailbox had no transcript.
  if (phase === "ready" && !verified) return ["mail_transcript", ...shown];
  const mayCorrect = mailFailure === "bounced" && canCorrectAddress(notetaker);
  return mayCorrect ? ["correct_address", ...shown] : shown;
}

export function phaseOf(notetaker: Notetaker, mailFailure: MailFailure | null, now: number): Phase {
  const { reason, source, status, scheduled, startsAt } = notetaker;
  if (reason === "opted_out") return "opted_out";
  if (notetaker.deleteRequestedAt !== null) return "deleting";
  if (notetaker.cancelledAt !== null) return "cancelled";
  if (status === "requested" && mailFailure !== null) return mailFailure;
  if (isInMeeting(status) && notetaker.stopRequestedAt !== null) return "stopping";

  switch (status) {
    case "pending_confirmation":
      return source === "unproven_invite" ? "invited" : "pending";
    case "quarantined":
    case "requested":
    case "scheduled":
      return scheduled && startsAt > now ? "booked" : "on_its_way";
    case "joining":
      return "on_its_way";
    case "waiting_room":
      return "waiting";
    case "processing":
      return "preparing";
    case "delivered":
      return "ready";
    case "expired":
      return "failed";
    case "deleted":
      return "deleting";
    default:
      return status;
  }
}

/** Returns in epoch ms when the data is deleted: as planned, or else counted from the meeting's time. */
export function deletionAt(notetaker: Notetaker): number {
  const { nextStep, nextAt, endedAt, startedAt, startsAt } = notetaker;
  if (nextStep === "purge" && nextAt !== null) return nextAt;
  return purgeAt(endedAt ?? startedAt ?? startsAt);
}

export function daysUntilDeletion(notetaker: Notetaker, now: number): number {
  return Math.max(0, Math.ceil((deletionAt(notetaker) - now) / dayMs));
}

/** Checked before the page reports an action as done: a reloaded page still has the action in its address. */
const hasTakenEffect: Readonly<Record<ControlAction, (facts: StatusFacts) => boolean>> = {
  confirm: ({ notetaker }) => notetaker.status !== "pending_confirmation",
  none_mine: ({ pending }) => pending.length === 0,
  mail_transcript: ({ verified }) => verified,
  share: ({ shareUrl }) => shareUrl !== null,
  stop_sharing: ({ shareUrl }) => shareUrl === null,
  // Redirects to the receipt, not back to this page.
  correct_address: () => false,
  name_speaker: ({ notetaker }) => notetaker.speakerNames !== null,
  cancel: ({ notetaker }) => notetaker.status === "cancelled",
  reschedule: ({ notetaker }) => notetaker.sequence > 0 && notetaker.cancelledAt === null,
  stop: ({ notetaker }) => notetaker.stopRequestedAt !== null || notetaker.status === "cancelled",
  send_again: ({ notetaker }) => notetaker.status !== "cancelled",
  delete: ({ notetaker }) => notetaker.deleteRequestedAt !== null,
};

/** Returns the action in the address, if it has taken effect. `action` may be any text. */
export function doneAction(action: string | null, facts: StatusFacts): ControlAction | null {
  return isAction(action) && hasTakenEffect[action](facts) ? action : null;
}

export function isAction(text: string | undefined | null): text is ControlAction {
  return text !== undefined && text !== null && Object.hasOwn(hasTakenEffect, text);
}
