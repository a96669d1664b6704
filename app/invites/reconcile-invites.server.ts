import type { Db } from "~/db/client.server";
import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { clockText, dateOf } from "./calendar/calendar-time";
import { decide, retentionMs, type Decision } from "./decide-booking";
import type { Booking } from "./meeting-plan";
import {
  claimDue,
  claimOne,
  erase,
  fileRefusal,
  noteBooking,
  noteConfirmed,
  release,
  type Invite,
} from "./invite-store.server";

/** When and where the notetaker is wanted; wall times are those of `timezone`. */
type WantedAppointment = {
  /** Epoch milliseconds. */
  readonly startsAt: number;
  readonly wallDate: string;
  readonly wallTime: string;
  readonly timezone: string;
  readonly meetingCode: string;
};

export type Changed =
  | { readonly outcome: "done" }
  | { readonly outcome: "refused"; readonly why: "gone" | "too_late" | "over" | "not_possible" }
  | { readonly outcome: "unavailable" };

/** What can be asked of the notetaker, which is another feature. The same twice is once. */
export type Notetaker = {
  readonly book: (
    person: { readonly name: string; readonly email: string },
    wanted: WantedAppointment,
    key: string,
    /** Nobody knows that the person sent it: they are asked, and nothing happens until they answer. */
    isUnproven: boolean,
  ) => Promise<
    | { readonly outcome: "booked"; readonly requestId: string }
    /** What is unproven is asked for once, or not at all. */
    | { readonly outcome: "declined" }
    /** `why`: what the organiser is told; null for what passes by itself. */
    | { readonly outcome: "later"; readonly afterMs: number; readonly why: string | null }
  >;
  /** Whether the person said that an unproven invite was theirs. */
  readonly isConfirmed: (requestId: string) => Promise<boolean>;
  readonly reschedule: (requestId: string, to: WantedAppointment) => Promise<Changed>;
  readonly cancel: (requestId: string) => Promise<Changed>;
};

export type Reconciling = World & { readonly notetaker: Notetaker };

/** More changes than these one after another wait for the next tick. */
const mostSteps = 4;
const mostRounds = 3;
const retryMs = 60_000;

/** Compares what is booked for an invite with what should be, and asks the notetaker for the difference. */
export async function reconcileInvite(world: Reconciling, id: string): Promise<void> {
  for (let round = 0; round < mostRounds; round += 1) {
    const invite = await claimOne(world.db, id, world.clock());
    if (!invite || !(await reconcileClaimed(world, invite))) return;
  }
}

/** The same for every invite that is due: series whose meeting is over, and what could not be done before. */
export function reconcileDue(
  world: Reconciling,
  bounds: { limit: number; budgetMs: number },
): Promise<number> {
  return drain(
    "invites",
    { ...bounds, clock: world.clock },
    (limit, now) => claimDue(world.db, limit, now),
    (invites) => Promise.allSettled(invites.map((invite) => reconcileClaimed(world, invite))),
  );
}

/** Answers whether there is more to do, because a message came in meanwhile. */
async function reconcileClaimed(world: Reconciling, claimed: Invite): Promise<boolean> {
  const { db, clock } = world;
  let invite = claimed;
  let booking = invite.booking;
  let nextAt = clock() + retryMs;
  // What is held for whoever was asked is kept as long as this.
  const answerBy = invite.heardAt + retentionMs;

  for (let count = 0; count < mostSteps; count += 1) {
    const decision = decide({ ...invite, booking }, clock());
    const isDue = clock() >= answerBy || (decision.step === "book" && booking?.requestId != null);
    if (decision.step !== "erase" && isDue) {
      const proof = await proofNow(world, invite, booking?.requestId ?? null);
      if (proof !== null) invite = { ...invite, proof };
      else return gone(db, invite);
    }
    if (decision.step === "erase") return gone(db, invite);
    if (decision.step === "wait") {
      if (booking && decision.endsAt !== undefined)
        booking = { ...booking, endsAt: decision.endsAt };
      nextAt = invite.proof === "claimed" ? Math.min(decision.until, answerBy) : decision.until;
      break;
    }
    if (decision.step === "book" && !(await noteBooking(db, invite, decision.booking)))
      return false;
    const acted = await act(world, invite, decision);
    if (acted === "declined") return gone(db, invite);
    booking = acted.booking;
    if (acted.refused) await fileRefusal(db, invite, acted.refused, clock());
    if (acted.afterMs !== undefined) {
      nextAt = clock() + acted.afterMs;
      break;
    }
  }
  return (await release(db, invite, { booking, nextAt }, clock())).overtaken;
}

async function gone(db: Db, invite: Invite): Promise<false> {
  await erase(db, invite);
  return false;
}

/**
 * How we know by now that an invite is its sender's: one that nobody vouches for by the answer to the
 * question about its first meeting. null when there was none.
 */
async function proofNow(
  { db, notetaker }: Reconciling,
  invite: Invite,
  requestId: string | null,
): Promise<Invite["proof"] | null> {
  if (invite.proof !== "claimed") return invite.proof;
  if (requestId === null || !(await notetaker.isConfirmed(requestId))) return null;
  return (await noteConfirmed(db, invite)) ? "confirmed" : null;
}

type Acted = {
  readonly booking: Booking | null;
  readonly afterMs?: number;
  /** What could not be booked, and why the organiser is to know of it. */
  readonly refused?: { readonly why: string; readonly booking: Booking } | null;
};

async function act(
  { notetaker }: Reconciling,
  invite: Invite,
  decision: Extract<Decision, { booking: Booking }>,
): Promise<Acted | "declined"> {
  const { step, booking } = decision;
  const report = (outcome: string) =>
    log({ event: "invite.reconciled", inviteId: invite.id, step, outcome });
  try {
    if (step === "book") {
      const isUnproven = invite.proof === "claimed";
      const booked = await notetaker.book(invite, wantedOf(booking), booking.key, isUnproven);
      report(booked.outcome);
      if (booked.outcome === "declined") return "declined";
      if (booked.outcome === "later") {
        const refused = booked.why === null ? null : { why: booked.why, booking };
        return { booking: null, afterMs: booked.afterMs, refused };
      }
      return { booking: { ...booking, requestId: booked.requestId } };
    }

    const moved = step === "reschedule" ? movedTo(booking, decision.next) : null;
    const requestId = booking.requestId ?? "";
    const changed = moved
      ? await notetaker.reschedule(requestId, wantedOf(moved))
      : await notetaker.cancel(requestId);
    report(changed.outcome === "refused" ? changed.why : changed.outcome);
    return afterChange(booking, moved, changed);
  } catch (error) {
    log({ event: "invite.failed", kind: kindOf(error) });
    return { booking, afterMs: retryMs };
  }
}

function afterChange(booking: Booking, moved: Booking | null, changed: Changed): Acted {
  switch (changed.outcome) {
    case "done":
      return { booking: moved };
    case "unavailable":
      return { booking, afterMs: retryMs };
    case "refused":
      // What is being recorded stays as it is; what is over or gone stands in nobody's way.
      if (changed.why === "too_late") return { booking: { ...booking, left: true } };
      return changed.why === "not_possible"
        ? { booking, afterMs: 10 * retryMs }
        : { booking: null };
  }
}

function movedTo(
  booking: Booking,
  { occurrence, start, endsAt, code }: Extract<Decision, { step: "reschedule" }>["next"],
): Booking {
  return { ...booking, occurrence, start, endsAt, code: code ?? "" };
}

function wantedOf({ start, code }: Booking): WantedAppointment {
  return {
    startsAt: start.instant,
    wallDate: dateOf(start.wall),
    wallTime: clockText(start.wall),
    timezone: start.zone,
    meetingCode: code,
  };
}
