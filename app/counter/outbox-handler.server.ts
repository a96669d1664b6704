import type { Env } from "~/config/env.server";
import type { OutboxHandlers } from "~/outbox/message";
import { addToTaskCount } from "./add-to-task-count.server";

/** Every automated job that the system completes adds one (decisions 3.2). */
export function counterHandlers(env: Env): OutboxHandlers {
  return {
    count: async ({ dedupeKey }) => {
      await addToTaskCount(env, 1, dedupeKey);
      return { outcome: "sent" };
    },
  };
}
