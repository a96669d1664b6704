import { retryWrite } from "~/db/client.server";
import type { World } from "~/world.server";
import { restartableStatuses, standingsBefore } from "../status";
import type { RequestOfJob } from "../store/changes.server";
import { meetingKeyOf } from "../store/meeting.server";
import { findJobToAskAbout, hasHadItsMoves, storeRestart } from "../store/reschedule.server";
import { storeAskElsewhere, type OwnMeeting } from "../store/sharing.server";
import { possibleActions, refusalOf, type ControlOutcome, type NewAppointment } from "./rules";
import { control, done, doneBefore, follow, refused, write } from "./run.server";
import { storeOwnJob } from "./sharing.server";

/** Each move costs calls at the provider; nobody moves a meeting so often. */
const mostChanges = 50;

/**
 * The meeting takes place at another time, and perhaps under another link. The owner's job begins anew
 * there, and those whom the owner let in come along. Whoever does not own it is concerned with the other
 * time from here on: as somebody who asks, or with a notetaker of their own.
 */
export function rescheduleRequest(
  world: World,
  requestId: string,
  to: NewAppointment,
): Promise<ControlOutcome> {
  return control(world, "reschedule", requestId, async (found) => {
    const { job, request } = found;
    const code = to.meetingCode ?? request.meetingCode ?? job.meetingCode;
    // Also who only asked: with the job, what there was of them is gone.
    const isGone = request.deletedAt !== null || job.status === "deleted";
    if (code === null || isGone) return refused("gone");
    const meetingKey = await meetingKeyOf(world.env.siteSecret, code);
    const destination = { ...to, meetingCode: code, meetingKey, scheduled: true };

    const isOwner = request.standing === "owner";
    if (isOwner && !possibleActions(job, request).includes("reschedule")) {
      return refused(refusalOf(job, request));
    }
    if (isThereAlready(found, destination)) {
      if (isOwner) follow(world, "dispatch", job.id);
      return doneBefore;
    }
    if (to.startsAt <= world.clock() || request.sequence >= mostChanges)
      return refused("not_possible");
    if (await hasHadItsMoves(world.db, request, world.clock())) return refused("not_possible");
    return isOwner ? restart(world, found, destination) : askAnew(world, found, destination);
  });
}

function isThereAlready({ job, request }: RequestOfJob, to: OwnMeeting): boolean {
  const isThere = request.standing !== "owner" || job.startsAt === to.startsAt;
  return (
    isThere &&
    request.startsAt === to.startsAt &&
    request.meetingCode === to.meetingCode &&
    request.wallDate === to.wallDate &&
    request.wallTime === to.wallTime &&
    request.timezone === to.timezone
  );
}

async function restart(
  world: World,
  found: RequestOfJob,
  to: OwnMeeting,
): Promise<ControlOutcome | null> {
  const { db, random } = world;
  const now = world.clock();
  const stored = await retryWrite(() => storeRestart(db, found, to, now), random);
  if (!stored.ok) return stored.why === null ? null : refused(stored.why);
  follow(world, "dispatch", found.job.id);
  return done;
}

async function askAnew(
  world: World,
  found: RequestOfJob,
  to: OwnMeeting,
): Promise<ControlOutcome | null> {
  const { db } = world;
  const now = world.clock();
  const { job, request } = found;
  if (request.standing === "left") return refused("gone");
  // Whose notes are being taken, or are there: they stay theirs, and the other time is another request.
  const isAhead = restartableStatuses.some((status) => status === job.status);
  if (request.standing === "recipient" && !isAhead) return refused("over");
  const targetId = await findJobToAskAbout(db, found, to, now);
  if (targetId === null) return storeOwnJob(world, found, to, standingsBefore.left);
  const stored = await write(world, () => storeAskElsewhere(db, found, to, targetId, now));
  return stored ? done : null;
}
