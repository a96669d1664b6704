import { retryWrite } from "~/db/client.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import { providerOf } from "../provider/open-provider.server";
import { speakersOf } from "../results/results.server";
import { shownName, speakerNamesOf, withName } from "../results/speakers";
import {
  type RequestOfJob,
  storeCancel,
  storeDeletion,
  storeLeave,
  storeOptOut,
  storeSpeakerNames,
  storeStop,
} from "../store/changes.server";
import { findJob } from "../store/jobs.server";
import { meetingKeyOf } from "../store/meeting.server";
import {
  type ControlOutcome,
  isErased,
  isPast,
  mayNameSpeakers,
  possibleActions,
  refusalOf,
} from "./rules";
import { control, done, doneBefore, follow, refused, settled, write } from "./run.server";

export { rescheduleRequest } from "./reschedule.server";
export { answerQuestion, confirmRequest, refuseHeld, sendOwn } from "./sharing.server";
export { mailTranscript, sendAgain } from "./again.server";

/**
 * What people do with their requests. Each stores first, by compare-and-set, so that it holds against the
 * cron, webhooks and other people; then the work is done at once, and by the next tick should that fail.
 * What the owner does acts for everybody, and everybody is told; what anybody else does acts for
 * themselves. Asking twice is asking once. They never throw.
 */

/** The owner calls the notetaker off, for all; whoever else says so takes nothing more from it. */
export function cancelRequest(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "cancel", requestId, (found) => {
    return found.request.standing === "owner" ? cancel(world, found) : leave(world, found);
  });
}

async function cancel(world: World, found: RequestOfJob): Promise<ControlOutcome | null> {
  const { job, request } = found;
  if (request.cancelledAt !== null && request.deletedAt === null)
    return followRemoval(world, found);
  if (!possibleActions(job, request).includes("cancel")) return refused(refusalOf(job, request));

  if (!(await write(world, () => storeCancel(world.db, found, world.clock())))) return null;
  follow(world, "remove", job.id);
  return done;
}

/** It was so before; if the work stopped half-way, asking again gets it going. */
function followRemoval(world: World, { job }: RequestOfJob): ControlOutcome {
  follow(world, "remove", job.id);
  return doneBefore;
}

/**
 * The bot is to leave the meeting now; what it recorded until then is kept. Before it is inside it is a
 * cancellation.
 */
export function stopBot(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "stop", requestId, (found) => {
    if (found.request.standing !== "owner") return Promise.resolve(refused("not_yours"));
    return isInside(found) ? stop(world, found) : cancelInstead(world, found);
  });
}

/** It may be recording before we have heard of it: polling finds out, and nothing of it is thrown away. */
function isInside({ job }: RequestOfJob): boolean {
  return job.status === "in_call" || job.status === "recording";
}

async function stop(world: World, found: RequestOfJob): Promise<ControlOutcome | null> {
  const { job, request } = found;
  if (request.cancelledAt !== null || request.deletedAt !== null) {
    return refused(refusalOf(job, request));
  }
  if (job.stopRequestedAt !== null) {
    follow(world, "poll", job.id);
    return doneBefore;
  }
  if (!possibleActions(job, request).includes("stop")) return refused(refusalOf(job, request));

  if (!(await write(world, () => storeStop(world.db, found, world.clock())))) return null;
  follow(world, "poll", job.id);
  return done;
}

/** A call that is over cannot be stopped, and was stopped if somebody asked for it. */
async function cancelInstead(world: World, found: RequestOfJob): Promise<ControlOutcome | null> {
  const { job, request } = found;
  if (job.stopRequestedAt !== null && request.deletedAt === null) return doneBefore;
  const outcome = await cancel(world, found);
  const isOver = outcome?.outcome === "refused" && outcome.why === "too_late";
  return isOver ? refused("over") : outcome;
}

/** The owner has everything deleted at once, for all. Results answer "deleted" from here on. */
export function deleteEverything(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "delete", requestId, async (found) => {
    const { job, request } = found;
    if (job.status === "quarantined") return refused("gone");
    if (request.standing !== "owner") return leave(world, found);
    if (job.deleteRequestedAt !== null) {
      follow(world, "purge", job.id);
      return doneBefore;
    }
    if (job.status === "deleted" || request.deletedAt !== null) return doneBefore;

    if (!(await write(world, () => storeDeletion(world.db, found, world.clock())))) return null;
    follow(world, "purge", job.id);
    return done;
  });
}

/** A recipient stops receiving, or an asker takes the question back; what there is of them goes. */
export function leaveJob(world: World, requestId: string): Promise<ControlOutcome> {
  return control(world, "leave", requestId, (found) => leave(world, found));
}

async function leave(world: World, found: RequestOfJob): Promise<ControlOutcome | null> {
  const { job, request } = found;
  if (request.standing === "left" || request.deletedAt !== null) return doneBefore;
  if (request.standing === "owner") return refused("over");
  if (job.status === "deleted") return doneBefore;
  return (await write(world, () => storeLeave(world.db, found, world.clock()))) ? done : null;
}

/** Somebody in the meeting objects: nobody gets anything, and everybody who waited is told why. */
export async function optOut(world: World, jobId: string): Promise<ControlOutcome> {
  const outcome = await settled(async () => {
    const { db, env } = world;
    const now = world.clock();
    const job = await findJob(db, jobId);
    if (job === null || job.status === "quarantined") return refused("gone");

    const code = isPast(job, now) ? null : job.meetingCode;
    const meetingKey = code === null ? null : await meetingKeyOf(env.siteSecret, code);
    const closes = code === null || meetingKey === null ? null : { code, meetingKey };
    const { changed, calledOff } = await retryWrite(
      () => storeOptOut(db, jobId, closes, now),
      world.random,
    );
    follow(world, "purge", jobId);
    for (const id of calledOff) follow(world, "remove", id);
    return changed ? done : doneBefore;
  });
  log({ event: "notetaker.control", action: "opt_out", jobId, ...outcome });
  return outcome;
}

/**
 * The owner renames a speaker of the transcript; "" restores the reported name. The change is made to the
 * names as they are when it is stored, so two tabs that rename two speakers both succeed.
 */
export function nameSpeaker(
  world: World,
  requestId: string,
  speaker: string,
  name: string,
): Promise<ControlOutcome> {
  return control(world, "name_speaker", requestId, async (found) => {
    const { job, request } = found;
    if (isErased(job, request)) return refused("gone");
    if (request.standing !== "owner") return refused("not_yours");
    if (!mayNameSpeakers(job, request)) return refused("over");
    const speakers = await speakersOf(world, providerOf(world, job), job);
    if (!speakers.ok) return { outcome: "unavailable" };
    if (!speakers.value.includes(speaker)) return refused("no_such_speaker");

    const names = speakerNamesOf(job);
    const changed = withName(names, speaker, name);
    if (changed === null) return refused("too_many_names");
    if (shownName(changed, speaker) === shownName(names, speaker)) return doneBefore;
    const store = () => storeSpeakerNames(world.db, found, changed, world.clock());
    return (await write(world, store)) ? done : null;
  });
}
