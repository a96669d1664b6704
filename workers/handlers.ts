/*
 * Entry of the server build (`server` in remix.config.js). If this file were compiled separately, the modules that
 * it shares with the build would be bundled twice. Code that no visitor waits for, such as the mail parsers, is
 * loaded on first use, which keeps the cold start short.
 */

import * as build from "@remix-run/dev/server-build";
import { type Env, EnvError, readEnv } from "~/config/env.server";
import { hasRaised, log } from "~/lib/log/log.server";
import { clockFrom, createWorld } from "~/world.server";
import { createSite, type SiteBuild } from "./site";

export * from "@remix-run/dev/server-build";
export { TaskCounter } from "./task-counter";

const handleRequest = createSite(build as SiteBuild);

export default {
  async fetch(request: Request, bindings: object, ctx: ExecutionContext): Promise<Response> {
    const response = await handleRequest(request, bindings, surroundingsOf(bindings, ctx));
    storeRaisedAlarms(bindings, ctx);
    return response;
  },

  async scheduled(
    { scheduledTime }: ScheduledController,
    bindings: object,
    ctx: ExecutionContext,
  ): Promise<void> {
    const { runTick } = await import("./scheduled");
    // A tick may run late, and a test may schedule one in the future.
    const clock = clockFrom(Math.max(scheduledTime, Date.now()));
    const world = createWorld(envOf(bindings), { ...surroundingsOf(bindings, ctx), clock });
    await runTick(world, scheduledTime);
  },

  async email(
    message: ForwardableEmailMessage,
    bindings: object,
    ctx: ExecutionContext,
  ): Promise<void> {
    const { receiveEmail } = await import("./inbound-email");
    await receiveEmail(createWorld(envOf(bindings), surroundingsOf(bindings, ctx)), message);
  },

  async queue(batch: MessageBatch, bindings: object, ctx: ExecutionContext): Promise<void> {
    const { takeMailEvents } = await import("./mail-events");
    await takeMailEvents(createWorld(envOf(bindings), surroundingsOf(bindings, ctx)), batch);
    storeRaisedAlarms(bindings, ctx);
  },
};

function surroundingsOf(bindings: object, ctx: ExecutionContext) {
  const waitUntil = (work: Promise<unknown>) =>
    ctx.waitUntil(work.finally(() => storeRaisedAlarms(bindings, ctx)));
  return { clock: Date.now, waitUntil };
}

/** Stores raised alarms for the next tick to mail. The log has the alarms even if storing them fails. */
function storeRaisedAlarms(bindings: object, ctx: ExecutionContext): void {
  if (!hasRaised()) return;
  const store = async () => {
    const { storeAlarms } = await import("~/alarms/alarms.server");
    await storeAlarms(createWorld(readEnv(bindings), surroundingsOf(bindings, ctx)));
  };
  ctx.waitUntil(store().catch(() => undefined));
}

function envOf(bindings: object): Env {
  try {
    return readEnv(bindings);
  } catch (error) {
    if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
    throw error;
  }
}
