import * as build from "../build/index.js";
import { EnvError, readEnv } from "~/config/env.server";
import { log } from "~/lib/log.server";
import { runTick } from "./scheduled";
import { createSite, type SiteBuild } from "./site";

export { TaskCounter } from "./task-counter";

const answer = createSite(build as unknown as SiteBuild);

export default {
  fetch(request: Request, raw: object, ctx: ExecutionContext): Promise<Response> {
    return answer(request, raw, { now: Date.now(), waitUntil: (work) => ctx.waitUntil(work) });
  },

  async scheduled(controller: ScheduledController, raw: object): Promise<void> {
    try {
      // A tick may come late; a test may tell it a time that is still to come.
      const now = Math.max(controller.scheduledTime, Date.now());
      await runTick({ env: readEnv(raw), now });
    } catch (error) {
      if (error instanceof EnvError) log({ event: "env.invalid", keys: error.keys });
      throw error;
    }
  },
};
