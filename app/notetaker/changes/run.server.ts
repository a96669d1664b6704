import { retryWrite } from "~/db/client.server";
import { kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { runNow } from "../pipeline/run-steps.server";
import { allOf } from "../provider/open-provider.server";
import type { ControlAction, Step } from "../status";
import { type Change, changeAsRead } from "../store/moves.server";
import { findNotetaker } from "../store/notetakers.server";
import type { ControlOutcome, ControlRefusal } from "./possible-actions";

export const done = { outcome: "done", changed: true } as const;
export const doneBefore = { outcome: "done", changed: false } as const;
export const refused = (why: ControlRefusal) => ({ outcome: "refused", why }) as const;

/** Decisions taken again because another change was faster, at most. */
const maxTries = 8;

/** Decides on a notetaker as it is now, again while a faster change intervenes. Never throws. */
export async function control(
  world: World,
  action: ControlAction,
  id: string,
  decide: (notetaker: Notetaker) => Promise<ControlOutcome | null>,
): Promise<ControlOutcome> {
  const outcome = await orUnavailable(async () => {
    for (let tries = 1; tries <= maxTries; tries += 1) {
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

export async function orUnavailable(work: () => Promise<ControlOutcome>): Promise<ControlOutcome> {
  try {
    return await work();
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
    return { outcome: "unavailable" };
  }
}

export function change(world: World, notetaker: Notetaker, made: Change): Promise<boolean> {
  return write(world, () => changeAsRead(world.db, notetaker, made, world.clock()));
}

export function write(world: World, make: () => Promise<boolean>): Promise<boolean> {
  return retryWrite(make, world.random);
}

export function runSoon(world: World, step: Exclude<Step, "forget">, id: string): void {
  if (allOf(world).length > 0) world.waitUntil(runNow(world, step, id));
}
