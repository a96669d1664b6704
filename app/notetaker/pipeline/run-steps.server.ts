import { drain } from "~/jobs/drain.server";
import type { ProviderName } from "~/config/names";
import { kindOf, log } from "~/lib/log/log.server";
import type { World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { providersOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { claimDue } from "../store/claims.server";
import { forgetAddress } from "../store/erase.server";
import { dispatch, giveUp } from "./dispatch.server";
import { poll } from "./poll.server";
import { purge } from "./purge.server";
import { remove } from "./remove.server";

/** `expire` claims the dispatches past their deadline. */
export type TickStep = Step | "expire";

type StepBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  readonly canGoOn?: () => boolean;
  /** Limits the step to this notetaker. */
  readonly id?: string;
};

/** Steps that call the notetaker's own provider, which has to be set up. */
const providerSteps = { dispatch, poll: eachClaimed(poll), remove: eachClaimed(remove) };

/** Steps for the notetakers of any provider. */
const siteSteps = {
  expire: eachClaimed(giveUp),
  purge: eachClaimed(purge),
  forget: eachClaimed(forgetAddress),
};

/**
 * Runs the step for due notetakers and returns their number. A step that throws is logged, and tried again when
 * the lease has ended. Each provider has a budget of its own, so a slow one does not delay another's bots.
 */
export async function runDue(world: World, step: TickStep, bounds: StepBounds): Promise<number> {
  const { canGoOn = () => true, budgetMs, id } = bounds;
  const { db, clock, env } = world;
  const isExpired = step === "expire";
  const runFor = (
    provider: ProviderName | null,
    limit: number,
    work: (claimed: readonly Notetaker[]) => Promise<readonly PromiseSettledResult<unknown>[]>,
  ) => {
    const claim = async (batchSize: number, now: number): Promise<readonly Notetaker[]> => {
      if (!canGoOn()) return [];
      const claimedStep = isExpired ? "dispatch" : step;
      return claimDue(db, { step: claimedStep, isExpired, provider, id, limit: batchSize }, now);
    };
    return drain(step, { limit, budgetMs, clock }, claim, work);
  };
  if (step === "expire" || step === "purge" || step === "forget") {
    return runFor(null, bounds.limit, (claimed) => siteSteps[step](world, claimed));
  }

  const providers = providersOf(world);
  if (providers.length === 0) log({ event: "provider.off", provider: env.botProvider });
  let count = 0;
  for (const provider of providers) {
    count += await runFor(provider.name, bounds.limit - count, (claimed) =>
      providerSteps[step]({ ...world, provider }, claimed),
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

function eachClaimed<Context>(work: (world: Context, notetaker: Notetaker) => Promise<unknown>) {
  return (world: Context, claimed: readonly Notetaker[]) =>
    Promise.allSettled(claimed.map((notetaker) => work(world, notetaker)));
}
