import { log } from "~/lib/log.server";
import { possibleActions, refusalOf, type ControlOutcome } from "./control";
import {
  control,
  done,
  doneBefore,
  follow,
  refused,
  settled,
  write,
  type ControlWorld,
} from "./control-run.server";
import {
  storeCancel,
  storeDeletion,
  storeErasure,
  storeOptOut,
  storeStop,
  type Held,
} from "./repo-control.server";
import { findJob } from "./repo.server";
import { isInMeeting } from "./status";

export type { ControlWorld } from "./control-run.server";
export { rescheduleRequest } from "./control-reschedule.server";
export { sendAgain } from "./control-again.server";

/**
 * What people do with their requests. Each stores first, by compare-and-set, so that it holds against the
 * cron, webhooks and other people; then the work is done at once, and by the next tick should that fail.
 * Asking twice is asking once. They never throw.
 */

/** This person does not want the notes any more. The last one to say so ends the job and its bot. */
export function cancelRequest(world: ControlWorld, requestId: string): Promise<ControlOutcome> {
  return control(world, "cancel", requestId, (held) => cancel(world, held));
}

async function cancel(world: ControlWorld, held: Held): Promise<ControlOutcome | null> {
  const { job, request } = held;
  if (request.cancelledAt !== null && request.deletedAt === null) return followRemoval(world, held);
  if (!possibleActions(job, request).includes("cancel")) return refused(refusalOf(job, request));

  if (!(await write(world, () => storeCancel(world.db, held, world.now)))) return null;
  follow(world, "remove", job.id);
  return done;
}

/** It was so before; if the work stopped half-way, asking again gets it going. */
function followRemoval(world: ControlWorld, { job }: Held): ControlOutcome {
  follow(world, "remove", job.id);
  return doneBefore;
}

/**
 * The bot is to leave the meeting now; what it recorded until then everybody gets. Before a recording
 * it is a cancellation, unless others wait for the same bot at the meeting's door.
 */
export function stopBot(world: ControlWorld, requestId: string): Promise<ControlOutcome> {
  return control(world, "stop", requestId, (held) => {
    const { job, others } = held;
    const isShared = others > 0 && isInMeeting(job.status);
    return isShared || job.status === "recording" ? stop(world, held) : cancelInstead(world, held);
  });
}

async function stop(world: ControlWorld, held: Held): Promise<ControlOutcome | null> {
  const { job, request } = held;
  if (request.cancelledAt !== null || request.deletedAt !== null) {
    return refused(refusalOf(job, request));
  }
  if (job.stopRequestedAt !== null) {
    follow(world, "poll", job.id);
    return doneBefore;
  }
  if (!possibleActions(job, request).includes("stop")) return refused(refusalOf(job, request));

  if (!(await write(world, () => storeStop(world.db, held, world.now)))) return null;
  follow(world, "poll", job.id);
  return done;
}

/** A call that is over cannot be stopped, and was stopped if somebody asked for it. */
async function cancelInstead(world: ControlWorld, held: Held): Promise<ControlOutcome | null> {
  const { job, request } = held;
  if (job.stopRequestedAt !== null && request.deletedAt === null) return doneBefore;
  const outcome = await cancel(world, held);
  const isOver = outcome?.outcome === "refused" && outcome.why === "too_late";
  return isOver ? refused("over") : outcome;
}

/**
 * Everything that there is of this person goes, at once: the recording with it if nobody else has it.
 * Results answer "deleted" from here on.
 */
export function deleteEverything(world: ControlWorld, requestId: string): Promise<ControlOutcome> {
  return control(world, "delete", requestId, async (held) => {
    const { job, request, others } = held;
    if (job.status === "quarantined") return refused("gone");
    if (job.deleteRequestedAt !== null) {
      follow(world, "purge", job.id);
      return doneBefore;
    }
    if (job.status === "deleted" || request.deletedAt !== null) return doneBefore;

    const store = others > 0 ? storeErasure : storeDeletion;
    if (!(await write(world, () => store(world.db, held, world.now)))) return null;
    if (others === 0) follow(world, "purge", job.id);
    return done;
  });
}

/** Somebody in the meeting objects: nobody gets anything, and everybody who waited is told why. */
export async function optOut(world: ControlWorld, jobId: string): Promise<ControlOutcome> {
  const outcome = await settled(async () => {
    const changed = await write(world, () => storeOptOut(world.db, jobId, world.now));
    const job = changed ? null : await findJob(world.db, jobId);
    if (!changed && (job === null || job.status === "quarantined")) return refused("gone");
    follow(world, "purge", jobId);
    return changed ? done : doneBefore;
  });
  log({ event: "notetaker.control", action: "opt_out", jobId, ...outcome });
  return outcome;
}
