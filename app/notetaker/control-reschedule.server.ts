import { possibleActions, refusalOf, type ControlOutcome, type NewAppointment } from "./control";
import {
  control,
  done,
  doneBefore,
  follow,
  refused,
  write,
  type ControlWorld,
} from "./control-run.server";
import type { Held } from "./repo-control.server";
import {
  findJoinable,
  storeJoin,
  storeRestart,
  storeSplit,
  storeStay,
  type Destination,
} from "./repo-reschedule.server";
import { sharedMeetingWindowMs } from "./status";

/** Each move costs calls at the provider and a mail; nobody moves a meeting so often. */
const mostChanges = 50;

/**
 * The meeting takes place at another time, and perhaps under another link. One meeting has one bot
 * (decisions 4.12), so a request moves to a job that goes there anyway; else its own job begins anew
 * there, unless others share it and keep their time.
 */
export function rescheduleRequest(
  world: ControlWorld,
  requestId: string,
  to: NewAppointment,
): Promise<ControlOutcome> {
  return control(world, "reschedule", requestId, async (held) => {
    const { job, request } = held;
    if (!possibleActions(job, request).includes("reschedule")) {
      return refused(refusalOf(job, request));
    }
    const meetingCode = to.meetingCode ?? job.meetingCode;
    if (meetingCode === null) return refused("gone");

    const destination = { ...to, meetingCode };
    if (isThereAlready(held, destination)) {
      follow(world, "dispatch", job.id);
      return doneBefore;
    }
    if (to.startsAt <= world.now || request.sequence >= mostChanges) return refused("not_possible");
    return move(world, held, destination);
  });
}

/** The two may differ a little: a shared job starts when the first of its people asked for. */
function isThereAlready({ job, request }: Held, to: Destination): boolean {
  return (
    isNear(job, to) &&
    request.wallDate === to.wallDate &&
    request.wallTime === to.wallTime &&
    request.timezone === to.timezone
  );
}

function isNear(job: Held["job"], to: Destination): boolean {
  const distance = Math.abs(job.startsAt - to.startsAt);
  return job.meetingCode === to.meetingCode && distance <= sharedMeetingWindowMs;
}

async function move(world: ControlWorld, held: Held, to: Destination) {
  const { db, now } = world;
  const { job, others } = held;
  if (others > 0 && isNear(job, to)) {
    return (await write(world, () => storeStay(db, held, to, now))) ? done : null;
  }

  const targetId = await findJoinable(db, to, job.id);
  if (targetId !== null) {
    if (!(await write(world, () => storeJoin(db, held, to, targetId, now)))) return null;
    follow(world, "remove", job.id);
    return done;
  }

  const newJobId = others > 0 ? crypto.randomUUID() : job.id;
  const store = () =>
    others > 0 ? storeSplit(db, held, to, newJobId, now) : storeRestart(db, held, to, now);
  if (!(await write(world, store))) return null;
  follow(world, "dispatch", newJobId);
  return done;
}
