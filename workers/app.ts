import type { Env } from "~/config/env.server";
import * as build from "../build/index.js";
import type * as Compiled from "./compiled";
import type { SiteBuild } from "./site";

const compiled = build as unknown as typeof Compiled & SiteBuild;
const { createSite, EnvError, log, readEnv, receiveEmail, runTick } = compiled;
export const { TaskCounter } = compiled;

const answer = createSite(compiled);

export default {
  fetch(request: Request, raw: object, ctx: ExecutionContext): Promise<Response> {
    return answer(request, raw, { now: Date.now(), waitUntil: (work) => ctx.waitUntil(work) });
  },

  async scheduled(controller: ScheduledController, raw: object): Promise<void> {
    // A tick may come late; a test may tell it a time that is still to come.
    const now = Math.max(controller.scheduledTime, Date.now());
    await runTick({ env: envOf(raw), now, scheduledAt: controller.scheduledTime });
  },

  async email(message: ForwardableEmailMessage, raw: object, ctx: ExecutionContext): Promise<void> {
    const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work);
    await receiveEmail(message, { env: envOf(raw), now: Date.now(), waitUntil });
  },
};

function envOf(raw: object): Env {
  try {
    return readEnv(raw);
  } catch (error) {
    if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
    throw error;
  }
}
