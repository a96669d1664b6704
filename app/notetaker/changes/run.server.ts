import { retryWrite } from "~/db/client.server";
import { kindOf, log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { runNow } from "../pipeline/run-steps.server";
import { providersOf } from "../provider/open-provider.server";
import type { ControlAction, Step } from "../status";
import { type Change, changeIfUnchanged } from "../store/moves.server";
import { findNotetaker } from "../store/notetakers.server";
import type { ControlOutcome, ControlRefusal } from "./possible-actions";

export const success = { outcome: "done", changed: true } as const;
export const alreadyDone = { outcome: "done", changed: false } as const;
export const refused = (why: ControlRefusal) => ({ outcome: "refused", why }) as const;

const maxTries = 8;

/** Calls `decide` with the stored notetaker, and again if it returns null: another change was faster. Never throws. */
export async function runAction(
  world: World,
  action: ControlAction | "opt_out",
  id: string,
  decide: (notetaker: Notetaker) => Promise<ControlOutcome | null>,
): Promise<ControlOutcome> {
  let outcome: ControlOutcome | null = null;
  try {
    for (let tries = 1; outcome === null && tries <= maxTries; tries += 1) {
      const notetaker = await findNotetaker(world.db, id);
      outcome = notetaker ? await decide(notetaker) : refused("gone");
    }
  } catch (error) {
    log({ event: "notetaker.control_failed", kind: kindOf(error) });
  }
  outcome ??= { outcome: "unavailable" };
  log({ event: "notetaker.control", action, notetakerId: id, ...outcome });
  return outcome;
}

export function makeChange(world: World, notetaker: Notetaker, change: Change): Promise<boolean> {
  const { db, clock, random } = world;
  return retryWrite(() => changeIfUnchanged(db, notetaker, change, clock()), random);
}

export function runSoon(world: World, step: Exclude<Step, "forget">, id: string): void {
  if (providersOf(world).length > 0) world.waitUntil(runNow(world, step, id));
}
