import { type z } from "zod";
import { faultRule } from "./faults.ts";
import { rescheduleAll, takeStep } from "./life.ts";
import type { Settings, Sim, SimBot, SimCall } from "./state.ts";

/** The commands of tests. */
export type RecallControl = {
  readonly state: () => RecallState;
  /** Forgets everything but the settings; the clock is the real one again. */
  readonly reset: () => void;
  readonly fault: (rule: z.input<typeof faultRule>) => void;
  readonly configure: (settings: Partial<Settings & { url: string | null }>) => void;
  /** Does the next `count` things in a bot's life at once; answers how many there were. */
  readonly step: (botId: string, count?: number) => number;
  /** Moves the clock on; everything due meanwhile happens, in order. Resolves when webhooks are out. */
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly settled: () => Promise<void>;
};

export type RecallState = {
  readonly now: number;
  readonly bots: readonly SimBot[];
  readonly calls: readonly SimCall[];
};

export function createControl(sim: Sim): RecallControl {
  return {
    state: () => ({
      now: sim.clock.now(),
      bots: [...sim.bots.values()],
      calls: sim.calls,
    }),

    reset: () => {
      sim.clock.clear();
      for (const collection of [sim.bots, sim.replies, sim.counted]) collection.clear();
      sim.calls.length = 0;
      sim.faults.length = 0;
    },

    fault: (rule) => {
      sim.faults.push(faultRule.parse(rule));
    },

    configure: ({ url, ...settings }) => {
      if (url !== undefined) sim.webhooks.target.url = url;
      Object.assign(sim.settings, settings);
      if (settings.speed !== undefined) rescheduleAll(sim);
    },

    step: (botId, count = 1) => {
      const bot = sim.bots.get(botId);
      let taken = 0;
      while (bot && taken < count && takeStep(sim, bot)) taken += 1;
      return taken;
    },

    advance: async (milliseconds) => {
      sim.clock.advance(milliseconds);
      await sim.webhooks.settled();
    },

    settled: () => sim.webhooks.settled(),
  };
}
