import { type z } from "zod";
import { faultRule } from "./faults.ts";
import { changeOutcome, rescheduleAll, takeStep } from "./life.ts";
import type { Outcome } from "../frame/outcomes.ts";
import type { Settings, Sim, SimBot, SimCall } from "./state.ts";
import { webhookFaultRule, type WebhookMessage } from "../frame/delivery.ts";
import type { WebhookTarget } from "./webhooks.ts";

/** The commands of tests; `/__sim/…` offers the same over HTTP. */
export type RecallControl = {
  readonly state: () => RecallState;
  /** Forgets everything but the settings; the clock is the real one again. */
  readonly reset: () => void;
  readonly fault: (rule: z.input<typeof faultRule>) => void;
  readonly webhookFault: (rule: z.input<typeof webhookFaultRule>) => void;
  readonly configure: (
    settings: Partial<Settings & Pick<WebhookTarget, "url" | "headers">>,
  ) => void;
  /** Does the next `count` things in a bot's life at once; answers how many there were. */
  readonly step: (botId: string, count?: number) => number;
  readonly setOutcome: (botId: string, outcome: Outcome) => boolean;
  /** Moves the clock on; everything due meanwhile happens, in order. Resolves when webhooks are out. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Delivers a webhook message once more, under its old id. */
  readonly replay: (messageId: string) => Promise<void>;
  readonly settled: () => Promise<void>;
};

export type RecallState = {
  readonly now: number;
  readonly settings: Settings & WebhookTarget;
  readonly bots: readonly SimBot[];
  readonly calls: readonly SimCall[];
  readonly webhooks: readonly WebhookMessage[];
  readonly faultsLeft: number;
};

export function createControl(sim: Sim): RecallControl {
  return {
    state: () => ({
      now: sim.clock.now(),
      settings: { ...sim.settings, ...sim.webhooks.target },
      bots: [...sim.bots.values()],
      calls: sim.calls,
      webhooks: sim.webhooks.messages,
      faultsLeft: sim.faults.reduce((sum, rule) => sum + rule.times, 0),
    }),

    reset: () => {
      sim.clock.clear();
      for (const collection of [sim.bots, sim.replies, sim.counted]) collection.clear();
      sim.calls.length = 0;
      sim.faults.length = 0;
      sim.webhooks.reset();
    },

    fault: (rule) => {
      sim.faults.push(faultRule.parse(rule));
    },

    webhookFault: (rule) => {
      sim.webhooks.order(webhookFaultRule.parse(rule));
    },

    configure: ({ url, headers, ...settings }) => {
      if (url !== undefined) sim.webhooks.target.url = url;
      if (headers !== undefined) sim.webhooks.target.headers = headers;
      Object.assign(sim.settings, settings);
      if (settings.speed !== undefined) rescheduleAll(sim);
    },

    step: (botId, count = 1) => {
      const bot = sim.bots.get(botId);
      let taken = 0;
      while (bot && taken < count && takeStep(sim, bot)) taken += 1;
      return taken;
    },

    setOutcome: (botId, outcome) => {
      const bot = sim.bots.get(botId);
      if (bot) changeOutcome(sim, bot, outcome);
      return bot !== undefined;
    },

    advance: async (milliseconds) => {
      sim.clock.advance(milliseconds);
      await sim.webhooks.settled();
    },

    replay: (messageId) => sim.webhooks.replay(messageId),
    settled: () => sim.webhooks.settled(),
  };
}
