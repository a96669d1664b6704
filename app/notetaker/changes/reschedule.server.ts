import { addCounts, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { quotaKey } from "~/abuse/mailboxes.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { limits } from "../request/decide";
import { isSameMeeting, meetingDay, meetingKeyOf, remindersOf } from "../request/take.server";
import { type Changes, dueFor, logMove, newRevision } from "../store/moves.server";
import {
  findNotetaker,
  findPending,
  selectAtMeeting,
  selectClosure,
} from "../store/notetakers.server";
import { deleteEverything } from "./change.server";
import { type ControlOutcome, isGone, possibleActions, refusalOf } from "./possible-actions";
import { makeChange, runAction, success, alreadyDone, refused, runSoon } from "./run.server";

/** Without `meetingCode` the meeting stays the same. */
export type NewAppointment = Pick<Notetaker, "startsAt" | "wallDate" | "wallTime" | "timezone"> & {
  readonly meetingCode?: string;
};

const maxMoves = 50;

export function rescheduleNotetaker(
  world: World,
  id: string,
  to: NewAppointment,
): Promise<ControlOutcome> {
  return runAction(world, "reschedule", id, async (notetaker) => {
    const now = world.clock();
    const meetingCode = to.meetingCode ?? notetaker.meetingCode;
    if (meetingCode === null || isGone(notetaker)) return refused("gone");
    if (!possibleActions(notetaker).includes("reschedule")) return refused(refusalOf(notetaker));

    const destination = { ...to, meetingCode };
    const fields = ["startsAt", "meetingCode", "wallDate", "wallTime", "timezone"] as const;
    if (fields.every((field) => notetaker[field] === destination[field])) {
      runSoon(world, "dispatch", id);
      return alreadyDone;
    }
    if (to.startsAt <= now || notetaker.sequence >= maxMoves) return refused("not_possible");
    return book(world, notetaker, "rescheduled", {
      ...newRevision(notetaker),
      ...destination,
      reason: null,
      scheduled: true,
      stopRequestedAt: null,
    });
  });
}

type Booking = Changes & { readonly meetingCode: string; readonly startsAt: number };

/** Writes `booking` if the meeting has room. Returns null if another change was faster. */
async function book(
  world: World,
  notetaker: Notetaker,
  mail: "rescheduled" | "confirmation",
  booking: Booking,
): Promise<ControlOutcome | null> {
  const { db, env } = world;
  const { id, email, mailboxKey, status } = notetaker;
  const { meetingCode, startsAt } = booking;
  const now = world.clock();
  const meetingKey = await meetingKeyOf(env.siteSecret, meetingCode);
  const countedOwn: Counted = { kind: "own", key: await quotaKey(env.siteSecret, email ?? "") };
  const countedMeeting = meetingDay(meetingKey, startsAt);
  const [[closure], atMeeting, counts] = await db.batch([
    selectClosure(db, meetingKey, now),
    selectAtMeeting(db, meetingCode, startsAt),
    selectCounts(db, [countedOwn, countedMeeting], now),
  ]);
  // True if the meeting's count of the new day includes this notetaker already.
  const isCounted =
    status !== "pending_confirmation" &&
    meetingCode === notetaker.meetingCode &&
    countedMeeting.key === meetingDay(meetingKey, notetaker.startsAt).key;
  const others = atMeeting.filter((other) => other.id !== id);
  const own = others.filter((other) => other.mailboxKey === mailboxKey);
  const isFull =
    others.length >= limits.meeting.live ||
    countIn(counts, countedMeeting, now).count >= limits.meeting.perDay;
  if (closure) return refused("meeting_closed");
  if (own.some((other) => isSameMeeting(other, startsAt, now))) return refused("already_there");
  if (!isCounted && isFull) return refused("meeting_full");
  if (countIn(counts, countedOwn, now).count >= limits.perDay.own) return refused("not_possible");

  const sequence = notetaker.sequence + 1;
  const isBooked = await makeChange(world, notetaker, {
    set: { ...booking, ...dueFor("dispatch", now), status: "requested", sequence },
    notify: [{ kind: mail, variant: sequence }, ...remindersOf({ ...booking, id }, sequence, now)],
    also: () => [addCounts(db, isCounted ? [countedOwn] : [countedOwn, countedMeeting], now)],
  });
  if (!isBooked) return null;
  if (mail === "rescheduled") log({ event: "notetaker.rescheduled", notetakerId: id });
  else logMove(id, "requested");
  runSoon(world, "dispatch", id);
  return success;
}

const maxRefusedAtOnce = 200;

/** `id` is the notetaker of the page on which the button was pressed. */
export function confirmPending(
  world: World,
  id: string,
  pendingId: string,
): Promise<ControlOutcome> {
  return runAction(world, "confirm", id, async ({ mailboxKey }) => {
    const pending = await findNotetaker(world.db, pendingId);
    const isTheirs = mailboxKey !== null && pending?.mailboxKey === mailboxKey;
    if (!pending || !isTheirs || isGone(pending)) return refused("over");
    if (pending.status !== "pending_confirmation") return alreadyDone;

    const { scheduled, meetingCode } = pending;
    const now = world.clock();
    if (scheduled && pending.startsAt <= now) return refused("over");
    if (meetingCode === null) return refused("gone");
    const startsAt = scheduled ? pending.startsAt : now;
    return book(world, pending, "confirmation", { meetingCode, startsAt, createdAt: now });
  });
}

export function refusePending(world: World, id: string): Promise<ControlOutcome> {
  return runAction(world, "none_mine", id, async ({ mailboxKey }) => {
    if (mailboxKey === null) return refused("gone");
    const all = await findPending(world.db, mailboxKey, maxRefusedAtOnce);
    for (const pending of all) await deleteEverything(world, pending.id);
    return all.length > 0 ? success : alreadyDone;
  });
}
