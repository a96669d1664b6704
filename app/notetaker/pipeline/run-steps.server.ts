import { drain, kindOf } from "~/jobs/drain.server";
import { log } from "~/lib/log/log.server";
import type { WithProvider, World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { allOf, providerOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { claimDue } from "../store/claims.server";
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
  const isByProvider = run === "dispatch" || run === "poll" || run === "remove";
  const providers = isByProvider ? allOf(world).map(({ name }) => name) : null;
  if (providers?.length === 0) {
    log({ event: "provider.off", provider: world.env.botProvider });
    return 0;
  }
  const isExpired = run === "expire";
  const claim = { ...only, step: isExpired ? "dispatch" : run, expired: isExpired, providers };
  return drain(
    run,
    { limit, budgetMs, clock: world.clock },
    async (batchSize, now) =>
      canGoOn() ? claimDue(world.db, { ...claim, limit: batchSize }, now) : [],
    (claimed) => workOn(world, run, claimed),
  );
}

/** Runs a step that cannot wait for the tick, if the step is due and not leased. Never throws. */
export async function runNow(world: World, step: Step, id: string): Promise<void> {
  try {
    await runDue(world, step, { limit: 1, budgetMs: 1_000, id });
  } catch (error) {
    log({ event: "tick.failed", step: `${step}_now`, kind: kindOf(error) });
  }
}

async function workOn(
  world: World,
  run: Run,
  claimed: readonly Notetaker[],
): Promise<readonly PromiseSettledResult<unknown>[]> {
  const each = (work: (notetaker: Notetaker) => Promise<unknown>) =>
    Promise.allSettled(claimed.map(work));
  switch (run) {
    case "dispatch": {
      const groups = allOf(world).map((provider) => ({
        provider,
        group: claimed.filter((notetaker) => notetaker.provider === provider.name),
      }));
      const dispatched = groups
        .filter(({ group }) => group.length > 0)
        .map(({ provider, group }) => dispatch({ ...world, provider }, group));
      return (await Promise.all(dispatched)).flat();
    }
    case "poll":
      return each(async (notetaker) => poll(withProvider(world, notetaker), notetaker));
    case "remove":
      return each(async (notetaker) => remove(withProvider(world, notetaker), notetaker));
    case "expire":
      return each((notetaker) => giveUp(world, notetaker));
    case "purge":
      return each((notetaker) => purge(world, notetaker));
    case "forget":
      return each((notetaker) => forgetAddress(world.db, notetaker, world.clock()));
  }
}

function withProvider(world: World, notetaker: Pick<Notetaker, "provider">): WithProvider {
  const provider = providerOf(world, notetaker);
  if (!provider) throw new Error(`${notetaker.provider} is off`);
  return { ...world, provider };
}
