import { countIn, type Counted, selectCounts } from "~/abuse/counts.server";
import { quotaKey } from "~/abuse/mailboxes.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { limits } from "../request/decide";
import { isSameMeeting, meetingDay, meetingKeyOf, remindersOf } from "../request/take.server";
import { type Destination, storeConfirm, storeReschedule } from "../store/changes.server";
import {
  findNotetaker,
  findPending,
  selectAtMeeting,
  selectClosure,
} from "../store/notetakers.server";
import { type ControlOutcome, isErased, possibleActions, refusalOf } from "./rules";
import { control, done, doneBefore, refused, runSoon, write } from "./run.server";
import { deleteEverything } from "./change.server";

/** When, and if it changed where, a meeting is to take place. */
export type NewAppointment = Omit<Destination, "meetingCode"> & {
  /** Absent when the meeting keeps its link. */
  readonly meetingCode?: string;
};

/** Each move costs calls at the provider; nobody moves a meeting this often. */
const mostMoves = 50;

/**
 * The meeting takes place at another time, and perhaps under another link: the notetaker starts again
 * there. Its limits are those of a new request by a personal link.
 */
export function rescheduleNotetaker(
  world: World,
  id: string,
  to: NewAppointment,
): Promise<ControlOutcome> {
  return control(world, "reschedule", id, async (notetaker) => {
    const { db } = world;
    const now = world.clock();
    const meetingCode = to.meetingCode ?? notetaker.meetingCode;
    if (meetingCode === null || isErased(notetaker)) return refused("gone");
    if (!possibleActions(notetaker).includes("reschedule")) return refused(refusalOf(notetaker));

    const destination = { ...to, meetingCode };
    if (isThereAlready(notetaker, destination)) {
      runSoon(world, "dispatch", id);
      return doneBefore;
    }
    const { sequence } = notetaker;
    if (to.startsAt <= now || sequence >= mostMoves) return refused("not_possible");

    const room = await readRoom(world, notetaker, destination, now);
    if (room.refusal !== null) return refused(room.refusal);
    const moved = { id, startsAt: to.startsAt, scheduled: true };
    const notify = [
      { kind: "rescheduled", variant: sequence + 1 } as const,
      ...remindersOf(moved, sequence + 1, now),
    ];
    const change = { notify, counted: room.counted };
    const store = () => storeReschedule(db, notetaker, destination, change, now);
    if (!(await write(world, store))) return null;
    runSoon(world, "dispatch", id);
    return done;
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

const dayMs = 24 * 60 * 60_000;

/** Whether a meeting takes this notetaker, and what it then counts against. */
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
  // Within a day of where it was it has its place already.
  const stays =
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
  const hasHadItsDay = countIn(counts, own, now).count >= perDay.own;
  return {
    counted: [own, ...(stays ? [] : [ofMeeting])],
    refusal: closure
      ? "meeting_closed"
      : isThere
        ? "already_there"
        : !stays && isFull
          ? "meeting_full"
          : hasHadItsDay
            ? "not_possible"
            : null,
  };
}

/** The pending notetakers of a mailbox that go at one press, at most. */
const mostRefused = 200;

/**
 * The owner of a mailbox confirms a pending notetaker: it goes on if its meeting is open and still to come.
 * `id` is of the page, `pendingId` of any notetaker of its mailbox.
 */
export function confirmPending(
  world: World,
  id: string,
  pendingId: string,
): Promise<ControlOutcome> {
  return control(world, "confirm", id, async ({ mailboxKey }) => {
    const pending = await findNotetaker(world.db, pendingId);
    const isTheirs = mailboxKey !== null && pending?.mailboxKey === mailboxKey;
    if (!pending || !isTheirs || isErased(pending)) return refused("over");
    return pending.status === "pending_confirmation" ? confirm(world, pending) : doneBefore;
  });
}

async function confirm(world: World, pending: Notetaker): Promise<ControlOutcome | null> {
  const { db } = world;
  const now = world.clock();
  const { id, scheduled, meetingCode, sequence } = pending;
  if (scheduled && pending.startsAt <= now) return refused("over");
  if (meetingCode === null) return refused("gone");

  const startsAt = scheduled ? pending.startsAt : now;
  const { refusal, counted } = await readRoom(world, pending, { meetingCode, startsAt }, now);
  if (refusal !== null) return refused(refusal);
  const notify = [
    { kind: "confirmation", variant: sequence + 1 } as const,
    ...remindersOf(pending, sequence + 1, now),
  ];
  const store = () => storeConfirm(db, pending, { startsAt, notify, counted }, now);
  if (!(await write(world, store))) return null;
  runSoon(world, "dispatch", id);
  return done;
}

/** The owner of a mailbox says that nothing of what is pending is theirs: all of it goes. */
export function refusePending(world: World, id: string): Promise<ControlOutcome> {
  return control(world, "none_mine", id, async ({ mailboxKey }) => {
    if (mailboxKey === null) return refused("gone");
    const all = await findPending(world.db, mailboxKey, mostRefused);
    for (const pending of all) await deleteEverything(world, pending.id);
    return all.length > 0 ? done : doneBefore;
  });
}
