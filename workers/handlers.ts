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

const answer = createSite(build as SiteBuild);

export default {
  async fetch(request: Request, raw: object, ctx: ExecutionContext): Promise<Response> {
    const response = await answer(request, raw, surroundingsOf(raw, ctx));
    storeRaisedAlarms(raw, ctx);
    return response;
  },

  async scheduled(
    { scheduledTime }: ScheduledController,
    raw: object,
    ctx: ExecutionContext,
  ): Promise<void> {
    const { runTick } = await import("./scheduled");
    // A tick may come late; a test may name a future time.
    const clock = clockFrom(Math.max(scheduledTime, Date.now()));
    const world = createWorld(envOf(raw), { ...surroundingsOf(raw, ctx), clock });
    await runTick(world, scheduledTime);
  },

  async email(message: ForwardableEmailMessage, raw: object, ctx: ExecutionContext): Promise<void> {
    const { receiveEmail } = await import("./inbound-email");
    await receiveEmail(createWorld(envOf(raw), surroundingsOf(raw, ctx)), message);
  },

  async queue(batch: MessageBatch, raw: object, ctx: ExecutionContext): Promise<void> {
    const { takeMailEvents } = await import("./mail-events");
    await takeMailEvents(createWorld(envOf(raw), surroundingsOf(raw, ctx)), batch);
    storeRaisedAlarms(raw, ctx);
  },
};

function surroundingsOf(raw: object, ctx: ExecutionContext) {
  const waitUntil = (work: Promise<unknown>) =>
    ctx.waitUntil(work.finally(() => storeRaisedAlarms(raw, ctx)));
  return { clock: Date.now, waitUntil };
}

/** Stores raised alarms for the next tick to mail. The log has the alarms even if storing them fails. */
function storeRaisedAlarms(raw: object, ctx: ExecutionContext): void {
  if (!hasRaised()) return;
  const store = async () => {
    const { storeAlarms } = await import("~/alarms/alarms.server");
    await storeAlarms(createWorld(readEnv(raw), surroundingsOf(raw, ctx)));
  };
  ctx.waitUntil(store().catch(() => undefined));
}

function envOf(raw: object): Env {
  try {
    return readEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
    throw error;
  }
}
