import type { Env } from "~/config/env.server";
import type { Db } from "~/db/client.server";
import { retryWrite } from "~/db/retry-write.server";
import { kindOf } from "~/lib/drain.server";
import { log } from "~/lib/log.server";
import type { ControlAction, ControlOutcome, ControlRefusal } from "./control";
import { dispatchNow } from "./dispatch.server";
import { pollNow } from "./poll.server";
import type { BotProvider } from "./provider/bot-provider";
import { purgeNow } from "./purge.server";
import { removeNow } from "./remove.server";
import { findHeld, type Held } from "./repo-control.server";
import type { Step } from "./status";

export type ControlWorld = {
  readonly env: Pick<Env, "recall" | "siteSecret" | "siteUrl" | "dailyBotLimit">;
  readonly db: Db;
  /** null while none is configured: what is asked for is stored, and done once there is one. */
  readonly provider: BotProvider | null;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly random: () => number;
  readonly waitUntil: (work: Promise<unknown>) => void;
};

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
  world: ControlWorld,
  action: ControlAction,
  requestId: string,
  decide: (held: Held) => Promise<ControlOutcome | null>,
): Promise<ControlOutcome> {
  const outcome = await settled(async () => {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      const held = await findHeld(world.db, requestId);
      if (!held) return refused("gone");
      const decided = await decide(held);
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
export function write(world: ControlWorld, change: () => Promise<boolean>): Promise<boolean> {
  return retryWrite(change, world.random);
}

const works = { dispatch: dispatchNow, poll: pollNow, remove: removeNow, purge: purgeNow } as const;

/** Does the next step of one job at once, after the answer; the tick follows should it fail. */
export function follow(world: ControlWorld, step: Exclude<Step, "forget">, jobId: string): void {
  const { env, db, provider, now, random, waitUntil } = world;
  if (!provider) return;
  const work = works[step]({ env, db, provider, clock: () => now, random }, jobId);
  waitUntil(
    work.catch((error: unknown) => {
      log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
    }),
  );
}
