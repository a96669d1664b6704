import { createHmac, randomUUID } from "node:crypto";
import { sampleTranscript } from "../../fixtures/sample-meeting.ts";
import type { Wire } from "../frame/delivery.ts";
import {
  startVendor,
  type Vendor,
  type VendorControl,
  type VendorOptions,
} from "../frame/vendor.ts";
import { createGate, route } from "./gate.ts";
import { rescheduleAll, type SimBot, takeStep } from "./recall-bot-life.ts";
import { download } from "./recall-media.ts";

export type RecallSimulatorOptions = VendorOptions & {
  /** Origin of the site, which bodies may name although it is local; none by default. */
  readonly publicOrigin?: string;
};

type Settings = { transcript: (startedAt: number) => readonly unknown[] };

export type Sim = Vendor<SimBot, Settings>;
export type RecallControl = VendorControl<SimBot, Settings>;
export type RecallSimulator = Awaited<ReturnType<typeof startRecallSimulator>>;

/** Svix's pauses between attempts (https://docs.svix.com/retries); a minute of them takes a second here. */
const retryDelaysMs = [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].map((s) => (s * 1000) / 60);

/** A stand-in for Recall.ai: its wire format, its rules, its webhooks, and no meeting. */
export function startRecallSimulator(options: RecallSimulatorOptions) {
  const settings: Settings = { transcript: sampleTranscript };
  return startVendor<SimBot, Settings>(options, settings, wireOf(options.webhookSecret), (sim) => {
    const gate = createGate(sim, options.publicOrigin ?? null);
    return {
      route,
      ...gate,
      file: (url, headers) => download(sim, url, headers),
      takeStep: (bot) => takeStep(sim, bot),
      reschedule: () => rescheduleAll(sim),
    };
  });
}

/** `secret`: `whsec_` + base64. */
function wireOf(secret: string): Wire {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return {
    newId: () => `msg_${randomUUID().replaceAll("-", "")}`,
    retryDelaysMs,
    timeoutMs: 15_000,
    headers: ({ id, signed }, now) => {
      const timestamp = String(Math.floor(now / 1000));
      const mac = createHmac("sha256", key).update(`${id}.${timestamp}.${signed}`).digest("base64");
      return {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": timestamp,
        "webhook-signature": `v1,${mac}`,
      };
    },
  };
}
