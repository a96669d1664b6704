import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { ControlAction, Step } from "../status";
import { allOf } from "../provider/open-provider.server";
import { runNow } from "../steps/run.server";
import { findRequestOfJob, type RequestOfJob } from "../store/changes.server";
import type { ControlOutcome, ControlRefusal } from "./rules";

export const done = { outcome: "done", changed: true } as const;
export const doneBefore = { outcome: "done", changed: false } as const;
export const refused = (why: ControlRefusal) => ({ outcome: "refused", why }) as const;

/** So often at most is a decision taken anew because something was faster. */
const mostTries = 8;

/**
 * Decides on a request as it is now. `decide` stores what it decides by compare-and-set and answers null
 * when something was faster: then it is asked again. Never throws.
 */
export async function control(
  world: World,
  action: ControlAction,
  requestId: string,
  decide: (found: RequestOfJob) => Promise<ControlOutcome | null>,
): Promise<ControlOutcome> {
  const outcome = await settled(async () => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const found = await findRequestOfJob(world.db, requestId);
      if (!found) return refused("gone");
      const decided = await decide(found);
      if (decided) return decided;
    }
    return { outcome: "unavailable" };
  });
  log({ event: "notetaker.control", action, requestId, ...outcome });
  return outcome;
}

/** What cannot be stored is answered, not thrown. */
export async function settled(work: () => Promise<ControlOutcome>): Promise<ControlOutcome> {
  try {
    return await work();
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return { outcome: "unavailable" };
  }
}

/** A change that carries its own compare-and-set may be written again after an answer that was lost. */
export function write(world: World, change: () => Promise<boolean>): Promise<boolean> {
  return retryWrite(change, world.random);
}

/** Does the next step of one job at once, after the answer; the tick follows should it fail. */
export function follow(world: World, step: Exclude<Step, "forget">, jobId: string): void {
  if (allOf(world).length > 0) world.waitUntil(runNow(world, step, jobId));
}
