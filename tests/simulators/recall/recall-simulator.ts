import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sampleTranscript } from "../../fixtures/sample-meeting.ts";
import { createClock } from "../frame/clock.ts";
import { createControl, type RecallControl } from "./control.ts";
import { createHandler } from "./server.ts";
import type { Sim } from "./state.ts";
import { createWebhooks } from "./webhooks.ts";

export type RecallSimulatorOptions = {
  /** 0 takes any free port. */
  readonly port: number;
  readonly apiKey: string;
  /** `whsec_` + base64. */
  readonly webhookSecret: string;
  /** null: messages are recorded, but sent to nobody. */
  readonly webhookUrl: string | null;
  /** The site, whose address stands in what bots say although it is local; default none. */
  readonly publicOrigin?: string;
  /** 1: a meeting takes about 30 s; 0: only `control.step` moves bots. Default 1. */
  readonly speed?: number;
  /** Default true, as in reality. */
  readonly rateLimits?: boolean;
  /** Where time comes from; default the real clock. */
  readonly now?: () => number;
};

export type RecallSimulator = {
  readonly url: string;
  readonly control: RecallControl;
  readonly close: () => Promise<void>;
};

/**
 * A stand-in for Recall.ai on 127.0.0.1: its wire format, its rules, its webhooks, and no meeting.
 * It keeps everything in memory. Rejects when the port is taken.
 */
export async function startRecallSimulator(
  options: RecallSimulatorOptions,
): Promise<RecallSimulator> {
  const clock = createClock(options.now);
  const sim: Sim = {
    clock,
    apiKey: options.apiKey,
    publicOrigin: options.publicOrigin ?? null,
    settings: {
      speed: options.speed ?? 1,
      rateLimits: options.rateLimits ?? true,
      transcript: sampleTranscript,
      lateDeleteStatus: 405,
    },
    bots: new Map(),
    calls: [],
    replies: new Map(),
    faults: [],
    counted: new Map(),
    webhooks: createWebhooks(clock, { url: options.webhookUrl, secret: options.webhookSecret }),
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
