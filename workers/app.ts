import type { Env } from "~/config/env.server";
import * as build from "../build/index.js";
import type * as Compiled from "./compiled";
import type { SiteBuild } from "./site";

const compiled = build as unknown as typeof Compiled & SiteBuild;
const { clockFrom, createSite, createWorld, EnvError, hasRaised, log, readEnv } = compiled;
const { keepAlarms, receiveEmail, runTick, takeMailEvents } = compiled;
export const { TaskCounter } = compiled;

const answer = createSite(compiled);

export default {
  async fetch(request: Request, raw: object, ctx: ExecutionContext): Promise<Response> {
    const response = await answer(request, raw, surroundingsOf(raw, ctx));
    keepRaised(raw, ctx);
    return response;
  },

  async scheduled(
    { scheduledTime }: ScheduledController,
    raw: object,
    ctx: ExecutionContext,
  ): Promise<void> {
    // A tick may come late; a test may name a future time.
    const clock = clockFrom(Math.max(scheduledTime, Date.now()));
    const world = createWorld(envOf(raw), { ...surroundingsOf(raw, ctx), clock });
    await runTick(world, scheduledTime);
  },

  async email(message: ForwardableEmailMessage, raw: object, ctx: ExecutionContext): Promise<void> {
    await receiveEmail(createWorld(envOf(raw), surroundingsOf(raw, ctx)), message);
  },

  async queue(batch: MessageBatch, raw: object, ctx: ExecutionContext): Promise<void> {
    await takeMailEvents(createWorld(envOf(raw), surroundingsOf(raw, ctx)), batch);
    keepRaised(raw, ctx);
  },
};

/** Work after the response may raise alarms too. */
function surroundingsOf(raw: object, ctx: ExecutionContext) {
  const waitUntil = (work: Promise<unknown>) =>
    ctx.waitUntil(work.finally(() => keepRaised(raw, ctx)));
  return { clock: Date.now, waitUntil };
}

/** Stores raised alarms for the next tick to mail. If that fails, the log has them. */
function keepRaised(raw: object, ctx: ExecutionContext): void {
  if (!hasRaised()) return;
  const kept = async () => keepAlarms(createWorld(readEnv(raw), surroundingsOf(raw, ctx)));
  ctx.waitUntil(kept().catch(() => undefined));
}

function envOf(raw: object): Env {
  try {
    return readEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
    throw error;
  }
}
