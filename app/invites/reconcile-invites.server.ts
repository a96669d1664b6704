import { drain } from "~/jobs/drain.server";
import { kindOf, log } from "~/lib/log/log.server";
import { timeText } from "~/lib/time/day-text";
import type { World } from "~/world.server";
import { dateOf } from "./calendar/calendar-time";
import { decide, retentionMs, type Decision } from "./decide-booking";
import {
  claimDue,
  claimOne,
  deleteInvite,
  enqueueRefusal,
  noteProgress,
  release,
  type Invite,
} from "./invite-store.server";
import type { Booking } from "./meeting-plan";

type BookedAppointment = ReturnType<typeof toAppointment>;

type ChangeOutcome =
  | { readonly outcome: "done" }
  | { readonly outcome: "refused"; readonly why: string }
  | { readonly outcome: "unavailable" };

export type NotetakerPort = {
  readonly book: (
    person: { readonly name: string; readonly email: string },
    appointment: BookedAppointment,
    key: string,
    isUnproven: boolean,
  ) => Promise<
    | { readonly outcome: "booked"; readonly requestId: string }
    | { readonly outcome: "declined" }
    | { readonly outcome: "later"; readonly afterMs: number; readonly why: string | null }
  >;
  readonly isConfirmed: (requestId: string) => Promise<boolean>;
  readonly reschedule: (requestId: string, to: BookedAppointment) => Promise<ChangeOutcome>;
  readonly cancel: (requestId: string) => Promise<ChangeOutcome>;
};

type ReconcileWorld = World & { readonly notetaker: NotetakerPort };

const maxSteps = 4;
const maxRounds = 3;
const retryMs = 60_000;

export async function reconcileInvite(world: ReconcileWorld, id: string): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const invite = await claimOne(world.db, id, world.clock());
    if (!invite || !(await reconcileLeased(world, invite))) return;
  }
}

export function reconcileDue(
  world: ReconcileWorld,
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  return drain(
    "invites",
    { ...bounds, clock: world.clock },
    (limit, now) => claimDue(world.db, limit, now),
    (invites) => Promise.allSettled(invites.map((invite) => reconcileLeased(world, invite))),
  );
}

/** Returns true if a message came in meanwhile, so that the invite must be reconciled again. */
async function reconcileLeased(world: ReconcileWorld, leased: Invite): Promise<boolean> {
  const { db, clock } = world;
  let invite = leased;
  let booking = leased.booking;
  let nextAt = clock() + retryMs;
  const confirmBy = invite.receivedAt + retentionMs;
  const deleteAndStop = async () => {
    await deleteInvite(db, invite);
    return false;
  };

  for (let count = 0; count < maxSteps; count += 1) {
    const decision = decide({ ...invite, booking }, clock());
    if (decision.step === "delete") return deleteAndStop();
    // Request of the meeting booked last; after it, `decide` books the next one of the series.
    const requestId = booking?.requestId ?? null;
    const isNextMeeting = decision.step === "book" && requestId !== null;
    const isUnproven = invite.proof === "claimed";
    // An unproven invite is deleted if its organizer never confirmed the first meeting.
    if (isUnproven && (isNextMeeting || clock() >= confirmBy)) {
      const isConfirmed = requestId !== null && (await world.notetaker.isConfirmed(requestId));
      if (!isConfirmed) return deleteAndStop();
      if (!(await noteProgress(db, invite, { proof: "confirmed" }))) return false;
      invite = { ...invite, proof: "confirmed" };
    }
    if (decision.step === "wait") {
      booking = booking && { ...booking, endsAt: decision.newEndsAt ?? booking.endsAt };
      nextAt = invite.proof === "claimed" ? Math.min(decision.until, confirmBy) : decision.until;
      break;
    }
    if (decision.step === "book") {
      const isStillLeased = await noteProgress(db, invite, { booking: decision.booking });
      if (!isStillLeased) return false;
    }
    const result = await act(world, invite, decision);
    if (result === "declined") return deleteAndStop();
    booking = result.booking;
    if (result.refused) await enqueueRefusal(db, invite, result.refused, clock());
    if (result.retryAfterMs !== undefined) {
      nextAt = clock() + result.retryAfterMs;
      break;
    }
  }
  return release(db, invite, { booking, nextAt }, clock());
}

type StepResult = {
  readonly booking: Booking | null;
  readonly retryAfterMs?: number;
  readonly refused?: { readonly why: string; readonly booking: Booking } | null;
};

async function act(
  { notetaker }: ReconcileWorld,
  invite: Invite,
  decision: Extract<Decision, { booking: Booking }>,
): Promise<StepResult | "declined"> {
  const { step, booking } = decision;
  const report = (outcome: string) =>
    log({ event: "invite.reconciled", inviteId: invite.id, step, outcome });
  try {
    if (step === "book") {
      const isUnproven = invite.proof === "claimed";
      const booked = await notetaker.book(invite, toAppointment(booking), booking.key, isUnproven);
      report(booked.outcome);
      if (booked.outcome === "declined") return "declined";
      if (booked.outcome === "later") {
        const refused = booked.why === null ? null : { why: booked.why, booking };
        return { booking: null, retryAfterMs: booked.afterMs, refused };
      }
      return { booking: { ...booking, requestId: booked.requestId } };
    }

    const rescheduled = step === "reschedule" ? { ...booking, ...decision.next } : null;
    // Never null: `decide` books before it reschedules or cancels.
    const requestId = booking.requestId ?? "";
    const change = rescheduled
      ? await notetaker.reschedule(requestId, toAppointment(rescheduled))
      : await notetaker.cancel(requestId);
    report(change.outcome === "refused" ? change.why : change.outcome);
    return resultOf(change, booking, rescheduled);
  } catch (error) {
    log({ event: "invite.failed", kind: kindOf(error) });
    return { booking, retryAfterMs: retryMs };
  }
}

function resultOf(change: ChangeOutcome, booking: Booking, changed: Booking | null): StepResult {
  if (change.outcome === "done") return { booking: changed };
  if (change.outcome === "unavailable") return { booking, retryAfterMs: retryMs };
  if (change.why === "too_late") return { booking: { ...booking, isBeingRecorded: true } };
  if (change.why === "gone" || change.why === "over") return { booking: null };
  // A closed or full meeting may open again.
  return { booking, retryAfterMs: 10 * retryMs };
}

function toAppointment({ start, code }: Booking) {
  return {
    startsAt: start.instant,
    wallDate: dateOf(start.wall),
    wallTime: timeText(start.wall),
    timezone: start.zone,
    meetingCode: code,
  };
}
