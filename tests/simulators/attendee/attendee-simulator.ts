import { createClock } from "../frame/clock.ts";
import { serve, type Served } from "../frame/http.ts";
import { createVendorControl, type VendorControl } from "../frame/vendor-control.ts";
import { schedule, takeStep } from "./attendee-bot-life.ts";
import { handle } from "./server.ts";
import type { Settings, Sim, SimBot, SimCall } from "./attendee-state.ts";
import { createWebhooks } from "./attendee-webhooks.ts";

export type AttendeeSimulatorOptions = {
  readonly port: number;
  readonly apiKey: string;
  /** Base64, as the project's settings show it. */
  readonly webhookSecret: string;
  /** Endpoint of the project's own subscription; null sends messages to no one. */
  readonly webhookUrl: string | null;
  /** 1: a meeting takes about 30 s; 0: only `control.step` moves bots. Default 1. */
  readonly speed?: number;
  /** Default true, as in reality. */
  readonly rateLimits?: boolean;
  /** Clock; the real one by default. */
  readonly now?: () => number;
};

export type AttendeeControl = VendorControl<SimBot, SimCall, Settings>;
export type AttendeeSimulator = Served & { readonly control: AttendeeControl };

/**
 * A stand-in for an installation of Attendee on 127.0.0.1: its wire format, its rules, its webhooks, and no
 * meeting. It keeps everything in memory. Rejects when the port is taken.
 */
export async function startAttendeeSimulator(
  options: AttendeeSimulatorOptions,
): Promise<AttendeeSimulator> {
  const { apiKey, speed = 1, rateLimits = true } = options;
  const clock = createClock(options.now);
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const webhooks = createWebhooks(clock, target);
  const sim: Sim = {
    ...{ clock, apiKey, webhooks, url: "", settings: { speed, rateLimits, scheduler: true } },
    ...{ bots: new Map(), calls: [], faults: [], counted: [] },
  };
  const served = await serve(options.port, (...exchange) => handle(sim, ...exchange));
  sim.url = served.url;
  const control = createVendorControl(
    { ...sim, target, settled: webhooks.settled },
    {
      takeStep: (bot) => takeStep(sim, bot),
      reschedule: () => sim.bots.forEach((bot) => schedule(sim, bot)),
      forget: () => void (sim.counted.length = 0),
    },
  );
  return {
    url: sim.url,
    control,
    close: () => {
      clock.clear();
      return served.close();
    },
  };
}
