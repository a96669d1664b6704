import type { z } from "zod";
import type { SimClock } from "./clock.ts";
import { faultRule, type FaultRule } from "./faults.ts";

/** The commands of tests to a simulated vendor of bots. */
export type VendorControl<Bot, Call, Settings> = {
  readonly state: () => {
    readonly now: number;
    readonly bots: readonly Bot[];
    readonly calls: readonly Call[];
  };
  /** Forgets everything but the settings; the clock is the real one again. */
  readonly reset: () => void;
  readonly fault: (rule: z.input<typeof faultRule>) => void;
  readonly configure: (settings: Partial<Settings & { url: string | null }>) => void;
  /** Takes the next `count` steps of a bot right away; returns how many there were. */
  readonly step: (botId: string, count?: number) => number;
  /** Moves the clock on; everything due meanwhile happens, in order. Resolves when webhooks are out. */
  readonly advance: (milliseconds: number) => Promise<void>;
  readonly settled: () => Promise<void>;
};

type Controlled<Bot, Call, Settings> = {
  readonly clock: SimClock;
  readonly settings: Settings;
  readonly bots: Map<string, Bot>;
  readonly calls: Call[];
  readonly faults: FaultRule[];
  readonly target: { url: string | null };
  readonly settled: () => Promise<void>;
};

export function createVendorControl<Bot, Call, Settings extends object>(
  sim: Controlled<Bot, Call, Settings>,
  life: {
    readonly takeStep: (bot: Bot) => boolean;
    readonly reschedule: () => void;
    readonly forget: () => void;
  },
): VendorControl<Bot, Call, Settings> {
  return {
    state: () => ({ now: sim.clock.now(), bots: [...sim.bots.values()], calls: sim.calls }),
    reset: () => {
      sim.clock.clear();
      sim.bots.clear();
      sim.calls.length = 0;
      sim.faults.length = 0;
      life.forget();
    },
    fault: (rule) => void sim.faults.push(faultRule.parse(rule)),
    configure: ({ url, ...settings }) => {
      if (url !== undefined) sim.target.url = url;
      Object.assign(sim.settings, settings);
      life.reschedule();
    },
    step: (botId, count = 1) => {
      const bot = sim.bots.get(botId);
      let taken = 0;
      while (bot && taken < count && life.takeStep(bot)) taken += 1;
      return taken;
    },
    advance: async (milliseconds) => {
      sim.clock.advance(milliseconds);
      await sim.settled();
    },
    settled: sim.settled,
  };
}

const mostCallsKept = 20_000;

export function keepCall<Call>(calls: Call[], call: Call): Call {
  calls.push(call);
  if (calls.length > mostCallsKept) calls.shift();
  return call;
}
