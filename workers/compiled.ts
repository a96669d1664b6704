import type { keepAlarms as keep } from "~/jobs/alarms.server";
import type { receiveEmail as receive } from "./inbound-email";
import type { takeMailEvents as take } from "./mail-events";
import type { runTick as tick } from "./scheduled";

/**
 * What `remix build` compiles (`server` in remix.config.js): the pages and, in the same go, the rest of
 * the Worker. Compiled apart, every module that both use would be in the Worker twice.
 *
 * What no visitor waits for, with the parsers of mails and calendars, is set up when it is first asked
 * for: a visitor who starts an isolate does not pay for it.
 */
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

/** Keeps the alarms of this isolate for the operator's mail. */
export async function keepAlarms(...world: Parameters<typeof keep>): Promise<void> {
  const { keepAlarms: run } = await import("~/jobs/alarms.server");
  await run(...world);
}
