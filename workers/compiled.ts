import type { receiveEmail as receive } from "./inbound-email";
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
export { log } from "~/lib/log/log.server";
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
