import { retryWrite } from "~/db/client.server";
import type { World } from "~/world.server";
import { mayStand, type Standing } from "../status";
import { findRequestOfJob, storeDeletion, type RequestOfJob } from "../store/changes.server";
import { meetingKeyOf } from "../store/meeting.server";
import {
  findHeldRequests,
  storeAnswer,
  storeOwn,
  storeRelease,
  type OwnMeeting,
} from "../store/sharing.server";
import { isErased, possibleActions, type ControlOutcome } from "./rules";
import { control, done, doneBefore, follow, refused, write } from "./run.server";

/** So many of the requests of a mailbox that are held go at one press. */
const mostRefused = 200;

/** The owner lets somebody who asked have the notes, or tells them no. `askerId` is that person's request. */
export function answerQuestion(
  world: World,
  requestId: string,
  askerId: string,
  to: Extract<Standing, "recipient" | "declined">,
): Promise<ControlOutcome> {
  const action = to === "recipient" ? "share" : "decline";
  return control(world, action, requestId, async (held) => {
    const { job, request } = held;
    if (request.standing !== "owner") return refused("not_yours");
    if (request.deletedAt !== null || job.deleteRequestedAt !== null) return refused("gone");

    const asker = await findRequestOfJob(world.db, askerId);
    if (!asker || asker.request.jobId !== job.id) return refused("over");
    if (asker.request.standing === to) return doneBefore;
    const isOpen = mayStand(asker.request.standing, to) && asker.request.deletedAt === null;
    if (!isOpen || request.cancelledAt !== null) return refused("over");

    const store = () => storeAnswer(world.db, held, askerId, to, world.clock());
    return (await write(world, store)) ? done : null;
  });
}

/** Whoever asked for somebody else's notes, or was told no, sends a notetaker of their own. */
export function sendOwn(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "send_own", requestId, async (held) => {
    const { job, request } = held;
    if (request.standing === "owner") return doneBefore;
    if (!possibleActions(job, request).includes("send_own")) return refused("over");

    const to = await ownMeetingOf(world, held);
    return to === null ? refused("gone") : storeOwnJob(world, held, to);
  });
}

/** Stores a job for this person alone, and sends its bot if that cannot wait. */
export async function storeOwnJob(
  world: World,
  held: RequestOfJob,
  to: OwnMeeting,
  from?: readonly Standing[],
): Promise<ControlOutcome | null> {
  const { db, random } = world;
  const now = world.clock();
  const newJobId = crypto.randomUUID();
  const stored = await retryWrite(() => storeOwn(db, held, to, newJobId, now, from), random);
  if (!stored.ok) return stored.why === null ? null : refused(stored.why);
  follow(world, "dispatch", newJobId);
  return done;
}

/** What this person asked for. A time that has come means now. */
async function ownMeetingOf(world: World, { request }: RequestOfJob): Promise<OwnMeeting | null> {
  const { meetingCode, startsAt, wallDate, wallTime, timezone } = request;
  if (meetingCode === null || request.email === null) return null;
  const meetingKey = await meetingKeyOf(world.env.siteSecret, meetingCode);
  const isAhead = request.scheduled && startsAt > world.clock();
  return {
    ...{ meetingCode, meetingKey, wallDate, wallTime, timezone },
    startsAt: isAhead ? startsAt : world.clock(),
    scheduled: isAhead,
  };
}

/**
 * The owner of a mailbox says that one of the requests that are held is theirs: that one goes on, if its
 * meeting is open and still to come. `requestId` is of the page, `heldId` of any request of its mailbox.
 */
export function confirmRequest(
  world: World,
  requestId: string,
  heldId: string,
): Promise<ControlOutcome> {
  return control(world, "confirm", requestId, async ({ request }) => {
    const held = await findRequestOfJob(world.db, heldId);
    const isTheirs = request.emailKey !== null && held?.request.emailKey === request.emailKey;
    if (!held || !isTheirs || isErased(held.job, held.request)) return refused("over");
    if (held.request.standing !== "owner") return refused("not_yours");
    return held.job.status === "held" ? release(world, held) : doneBefore;
  });
}

/** The owner of a mailbox says that none of the requests that are held is theirs: all of them go. */
export function refuseHeld(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "none_mine", requestId, async ({ request }) => {
    if (request.emailKey === null) return refused("gone");
    const all = await findHeldRequests(world.db, request.emailKey, mostRefused);
    for (const held of all) await write(world, () => storeDeletion(world.db, held, world.clock()));
    return all.length > 0 ? done : doneBefore;
  });
}

async function release(world: World, held: RequestOfJob): Promise<ControlOutcome | null> {
  const { db, env, random } = world;
  const now = world.clock();
  const { job } = held;
  if (job.scheduled && job.startsAt <= now) return refused("over");
  if (job.meetingCode === null) return refused("gone");

  const meetingKey = await meetingKeyOf(env.siteSecret, job.meetingCode);
  const startsAt = job.scheduled ? job.startsAt : now;
  const meeting = { meetingCode: job.meetingCode, meetingKey, startsAt };
  const stored = await retryWrite(() => storeRelease(db, held, meeting, now), random);
  if (!stored.ok) return stored.why === null ? null : refused(stored.why);
  follow(world, "dispatch", job.id);
  return done;
}
