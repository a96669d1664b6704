import type { Env } from "~/config/env.server";
import * as build from "../build/index.js";
import type * as Compiled from "./compiled";
import type { SiteBuild } from "./site";

const compiled = build as unknown as typeof Compiled & SiteBuild;
const { clockFrom, createSite, createWorld, EnvError, log, readEnv, receiveEmail, runTick } =
  compiled;
export const { TaskCounter } = compiled;

const answer = createSite(compiled);

export default {
  fetch(request: Request, raw: object, ctx: ExecutionContext): Promise<Response> {
    return answer(request, raw, surroundingsOf(ctx));
  },

  async scheduled(
    { scheduledTime }: ScheduledController,
    raw: object,
    ctx: ExecutionContext,
  ): Promise<void> {
    // A tick may come late; a test may tell it a time that is still to come.
    const clock = clockFrom(Math.max(scheduledTime, Date.now()));
    const world = createWorld(envOf(raw), { ...surroundingsOf(ctx), clock });
    await runTick(world, scheduledTime);
  },

  async email(message: ForwardableEmailMessage, raw: object, ctx: ExecutionContext): Promise<void> {
    await receiveEmail(createWorld(envOf(raw), surroundingsOf(ctx)), message);
  },
};

function surroundingsOf(ctx: ExecutionContext) {
  return { clock: Date.now, waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work) };
}

function envOf(raw: object): Env {
  try {
    return readEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
    throw error;
  }
}
