import { createHmac, randomUUID } from "node:crypto";
import type { Wire } from "../frame/delivery.ts";
import { startVendor, type Vendor, type VendorOptions } from "../frame/vendor.ts";
import { schedule, type SimBot, takeStep } from "./attendee-bot-life.ts";
import { film } from "./attendee-media.ts";
import { reply, route } from "./server.ts";

type Settings = {
  /** False during an outage: bots that are 5 minutes late by its end never start. */
  scheduler: boolean;
};

export type Sim = Vendor<SimBot, Settings>;
export type AttendeeSimulator = Awaited<ReturnType<typeof startAttendeeSimulator>>;

/** A stand-in for an installation of Attendee: its wire format, its rules, its webhooks, and no meeting. */
export function startAttendeeSimulator(options: VendorOptions) {
  const settings: Settings = { scheduler: true };
  return startVendor<SimBot, Settings>(options, settings, wireOf(options.webhookSecret), (sim) => ({
    route,
    reply: (call) => reply(sim, call),
    file: (url, { range }) => film(sim, url, range),
    takeStep: (bot) => takeStep(sim, bot),
    reschedule: () => sim.bots.forEach((bot) => schedule(sim, bot)),
  }));
}

/** `secret`: base64, as the project's settings show it. */
function wireOf(secret: string): Wire {
  const key = Buffer.from(secret, "base64");
  return {
    newId: randomUUID,
    // 3 attempts within seconds, then never again.
    retryDelaysMs: [1_000, 2_000],
    timeoutMs: 10_000,
    headers: ({ signed }) => ({
      "content-type": "application/json",
      "user-agent": "Attendee-Webhook/1.0",
      "x-webhook-signature": createHmac("sha256", key).update(signed).digest("base64"),
    }),
  };
}
