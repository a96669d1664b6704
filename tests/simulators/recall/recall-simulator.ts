import { sampleTranscript } from "../../fixtures/sample-meeting.ts";
import { type VendorControl, createVendorControl } from "../frame/vendor-control.ts";
import { createClock } from "../frame/clock.ts";
import { serve, type Served } from "../frame/http.ts";
import { handle } from "./gate.ts";
import { rescheduleAll, takeStep } from "./recall-bot-life.ts";
import type { Settings, Sim, SimBot, SimCall } from "./recall-state.ts";
import { createWebhooks } from "./recall-webhooks.ts";

export type RecallSimulatorOptions = {
  readonly port: number;
  readonly apiKey: string;
  /** `whsec_` + base64. */
  readonly webhookSecret: string;
  /** null sends messages to no one. */
  readonly webhookUrl: string | null;
  /** The site, whose address stands in what bots say although it is local; default none. */
  readonly publicOrigin?: string;
  /** 1: a meeting takes about 30 s; 0: only `control.step` moves bots. Default 1. */
  readonly speed?: number;
  /** Default true, as in reality. */
  readonly rateLimits?: boolean;
  /** Clock; the real one by default. */
  readonly now?: () => number;
};

export type RecallControl = VendorControl<SimBot, SimCall, Settings>;
export type RecallSimulator = Served & { readonly control: RecallControl };

/**
 * A stand-in for Recall.ai on 127.0.0.1: its wire format, its rules, its webhooks, and no meeting.
 * It keeps everything in memory. Rejects when the port is taken.
 */
export async function startRecallSimulator(
  options: RecallSimulatorOptions,
): Promise<RecallSimulator> {
  const { apiKey, publicOrigin = null, speed = 1, rateLimits = true } = options;
  const clock = createClock(options.now);
  const target = { url: options.webhookUrl, secret: options.webhookSecret };
  const webhooks = createWebhooks(clock, target);
  const sim: Sim = {
    ...{ clock, apiKey, publicOrigin, webhooks, url: "" },
    settings: { speed, rateLimits, transcript: sampleTranscript, lateDeleteStatus: 405 },
    ...{ bots: new Map(), calls: [], replies: new Map(), faults: [], counted: new Map() },
  };
  const served = await serve(options.port, (...exchange) => handle(sim, ...exchange));
  sim.url = served.url;
  const control = createVendorControl(
    { ...sim, target, settled: webhooks.settled },
    {
      takeStep: (bot) => takeStep(sim, bot),
      reschedule: () => rescheduleAll(sim),
      forget: () => [sim.replies, sim.counted].forEach((kept) => kept.clear()),
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
