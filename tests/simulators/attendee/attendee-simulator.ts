import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { z } from "zod";
import { createClock } from "../frame/clock.ts";
import { schedule, takeStep } from "./life.ts";
import { createHandler, faultRule } from "./server.ts";
import type { Settings, Sim, SimBot, SimCall } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

export type AttendeeSimulatorOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly apiKey: string;
  /** Base64, as the project's settings show it. */
  readonly webhookSecret: string;
  /** Of the project's own subscription; null: messages are recorded, but sent to nobody. */
  readonly webhookUrl: string | null;
  /** 1: a meeting takes about 30 s; 0: only `control.step` moves bots. Default 1. */
  readonly speed?: number;
  /** Default true, as in reality. */
  readonly rateLimits?: boolean;
  /** Where time comes from; default the real clock. */
  readonly now?: () => number;
};

/** The commands of tests. */
export type AttendeeControl = {
  readonly state: () => {
    readonly now: number;
    readonly bots: readonly SimBot[];
    readonly calls: readonly SimCall[];
  };
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

export type AttendeeSimulator = {
  readonly url: string;
  readonly control: AttendeeControl;
  readonly close: () => Promise<void>;
};

/**
 * A stand-in for an installation of Attendee on 127.0.0.1: its wire format, its rules, its webhooks, and no
 * meeting. It keeps everything in memory. Rejects when the port is taken.
 */
export async function startAttendeeSimulator(
  options: AttendeeSimulatorOptions,
): Promise<AttendeeSimulator> {
  const clock = createClock(options.now);
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const sim: Sim = {
    ...{ clock, target, apiKey: options.apiKey, delivery: createWebhooks(clock, target) },
    settings: {
      speed: options.speed ?? 1,
      rateLimits: options.rateLimits ?? true,
      scheduler: true,
    },
    bots: new Map(),
    calls: [],
    faults: [],
    counted: [],
    url: "",
  };
  const handle = createHandler(sim);
  const server = createServer((request, response) => {
    // A connection that breaks off while it is read concerns nobody but its caller.
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(options.port, "127.0.0.1");
  await once(server, "listening");
  sim.url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url: sim.url,
    control: createControl(sim),
    close: async () => {
      clock.clear();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function createControl(sim: Sim): AttendeeControl {
  const { delivery } = sim;
  return {
    state: () => ({
      now: sim.clock.now(),
      bots: [...sim.bots.values()],
      calls: sim.calls,
    }),
    reset: () => {
      sim.clock.clear();
      sim.bots.clear();
      for (const list of [sim.calls, sim.faults, sim.counted]) list.length = 0;
    },
    fault: (rule) => void sim.faults.push(faultRule.parse(rule)),
    configure: ({ url, ...settings }) => {
      if (url !== undefined) sim.target.url = url;
      Object.assign(sim.settings, settings);
      for (const bot of sim.bots.values()) schedule(sim, bot);
    },
    step: (botId, count = 1) => {
      const bot = sim.bots.get(botId);
      let taken = 0;
      while (bot && taken < count && takeStep(sim, bot)) taken += 1;
      return taken;
    },
    advance: async (milliseconds) => {
      sim.clock.advance(milliseconds);
      await delivery.settled();
    },
    settled: delivery.settled,
  };
}
