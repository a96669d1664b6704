import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { allOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { type Claim, claimDue } from "../store/claims.server";
import { forgetAddress } from "../store/erase.server";
import { dispatch, giveUp } from "./dispatch.server";
import { poll } from "./poll.server";
import { purge } from "./purge.server";
import { remove } from "./remove.server";

export type Run = Step | "expire";

type StepBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  readonly canGoOn?: () => boolean;
  /** Only this notetaker. */
  readonly id?: string;
};

/** Runs the step for due notetakers and returns their number. Logs a failure, which waits until the lease ends. */
export async function runDue(world: World, run: Run, bounds: StepBounds): Promise<number> {
  const { canGoOn = () => true, limit, budgetMs, ...only } = bounds;
  const targets = targetsOf(world, run);
  if (targets.length === 0) log({ event: "provider.off", provider: world.env.botProvider });
  let count = 0;
  for (const { claim, work } of targets) {
    count += await drain(
      run,
      { limit: limit - count, budgetMs, clock: world.clock },
      async (batchSize, now) =>
        canGoOn() ? claimDue(world.db, { ...claim, ...only, limit: batchSize }, now) : [],
      work,
    );
  }
  return count;
}

/** Runs a step that cannot wait for the tick, if the step is due and not leased. Never throws. */
export async function runNow(world: World, step: Step, id: string): Promise<void> {
  try {
    await runDue(world, step, { limit: 1, budgetMs: 1_000, id });
  } catch (error) {
    log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
  }
}

type Target = {
  readonly claim: Omit<Claim, "limit" | "id">;
  readonly work: (
    claimed: readonly Notetaker[],
  ) => Promise<readonly PromiseSettledResult<unknown>[]>;
};

function targetsOf(world: World, run: Run): readonly Target[] {
  if (run === "expire" || run === "purge" || run === "forget") {
    const work = {
      expire: each((notetaker) => giveUp(world, notetaker)),
      purge: each((notetaker) => purge(world, notetaker)),
      forget: each((notetaker) => forgetAddress(world.db, notetaker, world.clock())),
    }[run];
    const step = run === "expire" ? "dispatch" : run;
    return [{ claim: { step, expired: run === "expire", providers: null }, work }];
  }
  return allOf(world).map((provider) => {
    const ofProvider = { ...world, provider };
    const work: Record<typeof run, Target["work"]> = {
      dispatch: (claimed) => dispatch(ofProvider, claimed),
      poll: each((notetaker) => poll(ofProvider, notetaker)),
      remove: each((notetaker) => remove(ofProvider, notetaker)),
    };
    return { claim: { step: run, providers: [provider.name] }, work: work[run] };
  });
}

function each(work: (notetaker: Notetaker) => Promise<unknown>): Target["work"] {
  return (claimed) => Promise.allSettled(claimed.map(work));
}
