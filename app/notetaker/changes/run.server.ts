import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { runNow } from "../pipeline/run.server";
import { allOf } from "../provider/open-provider.server";
import type { ControlAction, Step } from "../status";
import { findNotetaker } from "../store/notetakers.server";
import type { ControlOutcome, ControlRefusal } from "./rules";

export const done = { outcome: "done", changed: true } as const;
export const doneBefore = { outcome: "done", changed: false } as const;
export const refused = (why: ControlRefusal) => ({ outcome: "refused", why }) as const;

/** Decisions taken again because something was faster, at most. */
const mostTries = 8;

/**
 * Decides on a notetaker as it is now. `decide` stores its decision by compare-and-set and returns null
 * when something was faster: then it is asked again. Never throws.
 */
export async function control(
  world: World,
  action: ControlAction,
  id: string,
  decide: (notetaker: Notetaker) => Promise<ControlOutcome | null>,
): Promise<ControlOutcome> {
  const outcome = await orUnavailable(async () => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const notetaker = await findNotetaker(world.db, id);
      if (!notetaker) return refused("gone");
      const decided = await decide(notetaker);
      if (decided) return decided;
    }
    return { outcome: "unavailable" };
  });
  log({ event: "notetaker.control", action, notetakerId: id, ...outcome });
  return outcome;
}

/** A database that does not answer is an outcome, not an error. */
export async function orUnavailable(work: () => Promise<ControlOutcome>): Promise<ControlOutcome> {
  try {
    return await work();
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return { outcome: "unavailable" };
  }
}

/** A change by compare-and-set may be written again after an answer that was lost. */
export function write(world: World, change: () => Promise<boolean>): Promise<boolean> {
  return retryWrite(change, world.random);
}

/** Runs the next step after the answer; the tick does should it fail. */
export function runSoon(world: World, step: Exclude<Step, "forget">, id: string): void {
  if (allOf(world).length > 0) world.waitUntil(runNow(world, step, id));
}
