import { drain, kindOf } from "~/jobs/drain.server";
import type { ProviderName } from "~/config/names";
import { log } from "~/lib/log/log.server";
import type { WithProvider, World } from "~/world.server";
import type { Notetaker } from "../notetaker";
import { providersOf } from "../provider/open-provider.server";
import type { Step } from "../status";
import { claimDue } from "../store/claims.server";
import { forgetAddress } from "../store/erase.server";
import { dispatch, giveUp } from "./dispatch.server";
import { poll } from "./poll.server";
import { purge } from "./purge.server";
import { remove } from "./remove.server";

export type TickStep = Step | "expire";

type StepBounds = {
  readonly limit: number;
  readonly budgetMs: number;
  readonly canGoOn?: () => boolean;
  /** Only this notetaker. */
  readonly id?: string;
};

/**
 * Runs the step for due notetakers and returns their number. Logs a notetaker that failed; it is tried again when
 * its lease has ended. Each provider has a budget of its own, so a slow one does not delay another's bots.
 */
export async function runDue(world: World, run: TickStep, bounds: StepBounds): Promise<number> {
  const { canGoOn = () => true, limit, budgetMs, ...only } = bounds;
  const works = worksOf(world, run);
  if (works.length === 0) log({ event: "provider.off", provider: world.env.botProvider });
  const isExpired = run === "expire";
  const claim = { ...only, step: isExpired ? "dispatch" : run, expired: isExpired } as const;
  let count = 0;
  for (const { providers, work } of works) {
    count += await drain(
      run,
      { limit: limit - count, budgetMs, clock: world.clock },
      async (batchSize, now) =>
        canGoOn() ? claimDue(world.db, { ...claim, providers, limit: batchSize }, now) : [],
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

type Work = {
  /** null: notetakers of any provider, also of one that is not set up. */
  readonly providers: readonly ProviderName[] | null;
  readonly work: (
    claimed: readonly Notetaker[],
  ) => Promise<readonly PromiseSettledResult<unknown>[]>;
};

function worksOf(world: World, run: TickStep): readonly Work[] {
  const ofAll = (work: Work["work"]) => [{ providers: null, work }];
  const ofEach = (workFor: (world: WithProvider) => Work["work"]) =>
    providersOf(world).map((provider) => ({
      providers: [provider.name],
      work: workFor({ ...world, provider }),
    }));
  switch (run) {
    case "dispatch":
      return ofEach((world) => (claimed) => dispatch(world, claimed));
    case "poll":
      return ofEach((world) => each((notetaker) => poll(world, notetaker)));
    case "remove":
      return ofEach((world) => each((notetaker) => remove(world, notetaker)));
    case "expire":
      return ofAll(each((notetaker) => giveUp(world, notetaker)));
    case "purge":
      return ofAll(each((notetaker) => purge(world, notetaker)));
    case "forget":
      return ofAll(each((notetaker) => forgetAddress(world.db, notetaker, world.clock())));
  }
}

function each(work: (notetaker: Notetaker) => Promise<unknown>): Work["work"] {
  return (claimed) => Promise.allSettled(claimed.map(work));
}
