import { addCounts, countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { quotaKey } from "~/abuse/mailboxes.server";
import { log } from "~/lib/log/log.server";
import { dayMs } from "~/lib/time/instant";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { limits } from "../request/decide";
import { isSameMeeting, meetingDay, meetingKeyOf, remindersOf } from "../request/take.server";
import { dueFor, logMove, movedTo, newRevision } from "../store/moves.server";
import {
  findNotetaker,
  findPending,
  selectAtMeeting,
  selectClosure,
} from "../store/notetakers.server";
import { deleteEverything } from "./change.server";
import { type ControlOutcome, isErased, possibleActions, refusalOf } from "./possible-actions";
import { makeChange, control, success, alreadyDone, refused, runSoon } from "./run.server";

type Destination = Pick<Notetaker, "startsAt" | "wallDate" | "wallTime" | "timezone"> & {
  readonly meetingCode: string;
};

export type NewAppointment = Omit<Destination, "meetingCode"> &
  Partial<Pick<Destination, "meetingCode">>;

const maxMoves = 50;

export function rescheduleNotetaker(
  world: World,
  id: string,
  to: NewAppointment,
): Promise<ControlOutcome> {
  return control(world, "reschedule", id, async (notetaker) => {
    const now = world.clock();
    const meetingCode = to.meetingCode ?? notetaker.meetingCode;
    if (meetingCode === null || isErased(notetaker)) return refused("gone");
    if (!possibleActions(notetaker).includes("reschedule")) return refused(refusalOf(notetaker));

    const destination = { ...to, meetingCode };
    if (isThereAlready(notetaker, destination)) {
      runSoon(world, "dispatch", id);
      return alreadyDone;
    }
    if (to.startsAt <= now || notetaker.sequence >= maxMoves) return refused("not_possible");

    const { refusal, counted } = await readRoom(world, notetaker, destination, now);
    if (refusal !== null) return refused(refusal);
    const sequence = notetaker.sequence + 1;
    const isMoved = await makeChange(world, notetaker, {
      set: {
        ...dueFor("dispatch", now),
        ...newRevision(notetaker),
        ...destination,
        status: "requested",
        reason: null,
        scheduled: true,
        stopRequestedAt: null,
        sequence,
      },
      notify: [
        { kind: "rescheduled", variant: sequence },
        ...remindersOf({ id, startsAt: to.startsAt, scheduled: true }, sequence, now),
      ],
      also: () => [addCounts(world.db, counted, now)],
    });
    if (!isMoved) return null;
    log({ event: "notetaker.rescheduled", notetakerId: id });
    runSoon(world, "dispatch", id);
    return success;
  });
}

function isThereAlready(notetaker: Notetaker, to: Destination): boolean {
  const fields = ["startsAt", "meetingCode", "wallDate", "wallTime", "timezone"] as const;
  return fields.every((field) => notetaker[field] === to[field]);
}

type Room = {
  readonly refusal: "meeting_closed" | "meeting_full" | "already_there" | "not_possible" | null;
  readonly counted: readonly Counted[];
};

async function readRoom(
  { db, env }: World,
  { id, email, mailboxKey, meetingCode, startsAt, status }: Notetaker,
  to: Pick<Destination, "meetingCode" | "startsAt">,
  now: number,
): Promise<Room> {
  const meetingKey = await meetingKeyOf(env.siteSecret, to.meetingCode);
  const own: Counted = { kind: "own", key: await quotaKey(env.siteSecret, email ?? "") };
  const ofMeeting = meetingDay(meetingKey, to.startsAt);
  const [[closure], atMeeting, counts] = await db.batch([
    selectClosure(db, meetingKey, now),
    selectAtMeeting(db, to.meetingCode, to.startsAt),
    selectCounts(db, [own, ofMeeting], now),
  ]);
  // The meeting's count of that day includes this notetaker already.
  const isCounted =
    status !== "pending_confirmation" &&
    to.meetingCode === meetingCode &&
    Math.abs(to.startsAt - startsAt) < dayMs;
  const others = atMeeting.filter((one) => one.id !== id);
  const isThere = others.some(
    (one) => one.mailboxKey === mailboxKey && isSameMeeting(one, to.startsAt, now),
  );
  const { perDay, meeting } = limits;
  const isFull =
    others.length >= meeting.live || countIn(counts, ofMeeting, now).count >= meeting.perDay;
  const counted = isCounted ? [own] : [own, ofMeeting];
  if (closure) return { counted, refusal: "meeting_closed" };
  if (isThere) return { counted, refusal: "already_there" };
  if (!isCounted && isFull) return { counted, refusal: "meeting_full" };
  const isOverDailyLimit = countIn(counts, own, now).count >= perDay.own;
  return { counted, refusal: isOverDailyLimit ? "not_possible" : null };
}

const maxRefused = 200;

/** `id` is the notetaker of the page on which the button was pressed. */
export function confirmPending(
  world: World,
  id: string,
  pendingId: string,
): Promise<ControlOutcome> {
  return control(world, "confirm", id, async ({ mailboxKey }) => {
    const pending = await findNotetaker(world.db, pendingId);
    const isTheirs = mailboxKey !== null && pending?.mailboxKey === mailboxKey;
    if (!pending || !isTheirs || isErased(pending)) return refused("over");
    return pending.status === "pending_confirmation" ? confirm(world, pending) : alreadyDone;
  });
}

async function confirm(world: World, pending: Notetaker): Promise<ControlOutcome | null> {
  const now = world.clock();
  const { id, scheduled, meetingCode } = pending;
  if (scheduled && pending.startsAt <= now) return refused("over");
  if (meetingCode === null) return refused("gone");

  const startsAt = scheduled ? pending.startsAt : now;
  const { refusal, counted } = await readRoom(world, pending, { meetingCode, startsAt }, now);
  if (refusal !== null) return refused(refusal);
  const sequence = pending.sequence + 1;
  const isConfirmed = await makeChange(world, pending, {
    set: {
      ...movedTo("requested", now),
      unconfirmedCalls: pending.unconfirmedCalls,
      ...dueFor("dispatch", now),
      startsAt,
      createdAt: now,
      sequence,
    },
    notify: [{ kind: "confirmation", variant: sequence }, ...remindersOf(pending, sequence, now)],
    also: () => [addCounts(world.db, counted, now)],
  });
  if (!isConfirmed) return null;
  logMove(id, "requested");
  runSoon(world, "dispatch", id);
  return success;
}

export function refusePending(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "none_mine", id, async ({ mailboxKey }) => {
    if (mailboxKey === null) return refused("gone");
    const all = await findPending(world.db, mailboxKey, maxRefused);
    for (const pending of all) await deleteEverything(world, pending.id);
    return all.length > 0 ? success : alreadyDone;
  });
}
