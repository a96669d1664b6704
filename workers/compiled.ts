/*
 * Entry of the server build (`server` in remix.config.js): compiled apart, shared modules would be in it
 * twice. Code that no visitor waits for, such as the mail parsers, is loaded on first use, which keeps the
 * cold start short.
 */

import type { keepAlarms as keep } from "~/jobs/alarms.server";
import type { receiveEmail as receive } from "./inbound-email";
import type { takeMailEvents as take } from "./mail-events";
import type { runTick as tick } from "./scheduled";

export * from "@remix-run/dev/server-build";
export { EnvError, readEnv } from "~/config/env.server";
export { hasRaised, log } from "~/lib/log/log.server";
export { clockFrom, createWorld } from "~/world.server";
export { createRemixByPath } from "./remix-by-path";
export { createSite } from "./site";
export { TaskCounter } from "./task-counter";

export async function receiveEmail(...mail: Parameters<typeof receive>): Promise<void> {
  const { receiveEmail: run } = await import("./inbound-email");
  await run(...mail);
}

export async function runTick(...at: Parameters<typeof tick>): ReturnType<typeof tick> {
  const { runTick: run } = await import("./scheduled");
  return run(...at);
}

export async function takeMailEvents(...events: Parameters<typeof take>): Promise<void> {
  const { takeMailEvents: run } = await import("./mail-events");
  await run(...events);
}

export async function keepAlarms(...world: Parameters<typeof keep>): Promise<void> {
  const { keepAlarms: run } = await import("~/jobs/alarms.server");
  await run(...world);
}
