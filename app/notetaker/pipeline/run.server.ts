import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { WithProvider, World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import type { BotProvider } from "../provider/bot-provider";
import { allOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { claimDue } from "../store/claims.server";
import { forgetAddress } from "../store/erase.server";
import { dispatch, giveUp } from "./dispatch.server";
import { poll } from "./poll.server";
import { purge } from "./purge.server";
import { remove } from "./remove.server";

/**
 * Runs the steps: claims notetakers under a lease and hands them to the step's own work. Work that throws
 * is logged and left to the end of the lease; it stops no other.
 */

/** `expire` ends dispatches whose time is over; it needs no call, so the provider's rate does not bind it. */
export type Run = Step | "expire";

/** A run does this much at most; what is left is due in the next one. */
export type StepBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  /** Asked before each batch: false ends the run. */
  readonly canGoOn?: () => boolean;
};

type Work = (claimed: readonly Notetaker[]) => Promise<readonly PromiseSettledResult<unknown>[]>;

const each =
  (work: (notetaker: Notetaker) => Promise<unknown>): Work =>
  (claimed) =>
    Promise.allSettled(claimed.map(work));

/** What a run does with notetakers of one provider. */
function workOf(world: WithProvider, run: Exclude<Run, OwnRun>): Work {
  switch (run) {
    case "dispatch":
      return (claimed) => dispatch(world, claimed);
    case "poll":
      return each((notetaker) => poll(world, notetaker));
    case "remove":
      return each((notetaker) => remove(world, notetaker));
  }
}

/** What is over is ended, and our own data purged, without a provider. */
type OwnRun = Extract<Run, "expire" | "purge" | "forget">;

function workWithout(world: World, run: OwnRun): Work {
  switch (run) {
    case "expire":
      return each((notetaker) => giveUp(world, notetaker));
    case "purge":
      return each((notetaker) => purge(world, notetaker));
    case "forget":
      return each((notetaker) => forgetAddress(world.db, notetaker, world.clock()));
  }
}

/** The step of all notetakers that are due for it. Returns how many were worked on. */
export async function runDue(world: World, run: Run, bounds: StepBounds): Promise<number> {
  let count = 0;
  const targets = targetsOf(world, run);
  if (targets.length === 0) log({ event: "provider.off", provider: world.env.botProvider });
  for (const target of targets) {
    const { canGoOn = () => true, limit, budgetMs } = bounds;
    count += await drain(
      run,
      { limit: limit - count, budgetMs, clock: world.clock },
      (most, now) => (canGoOn() ? claimDue(world.db, claimOf(target, most), now) : none),
      target.work,
    );
  }
  return count;
}

const none: Promise<Notetaker[]> = Promise.resolve([]);

type Target = {
  readonly run: Run;
  /** null: notetakers of every provider. */
  readonly provider: BotProvider | null;
  readonly work: Work;
};

function targetsOf(world: World, run: Run): readonly Target[] {
  if (run === "expire" || run === "purge" || run === "forget") {
    return [{ run, provider: null, work: workWithout(world, run) }];
  }
  return allOf(world).map((provider) => {
    return { run, provider, work: workOf({ ...world, provider }, run) };
  });
}

function claimOf({ run, provider }: Target, limit: number, id?: string) {
  return {
    step: run === "expire" ? "dispatch" : run,
    expired: run === "expire",
    limit,
    providers: provider && [provider.name],
    ...(id !== undefined && { id }),
  } as const;
}

/**
 * A step of one notetaker that cannot wait for the next tick, which follows should this fail. Does nothing
 * when it is not due for the step, or another claim has it. Never throws.
 */
export async function runNow(world: World, step: Step, id: string): Promise<void> {
  try {
    for (const target of targetsOf(world, step)) {
      const claimed = await claimDue(world.db, claimOf(target, 1, id), world.clock());
      if (claimed.length === 0) continue;
      for (const result of await target.work(claimed)) {
        if (result.status === "rejected") throw result.reason;
      }
    }
  } catch (error) {
    log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
  }
}
