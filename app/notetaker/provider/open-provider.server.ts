import type { Env } from "~/config/env.server";
import type { BotProvider } from "./bot-provider";
import type { RecallLimits } from "./recall-request.server";
import { createRecallProvider } from "./recall.server";

/** The provider that the environment names, or null where none is set up. The one place that chooses. */
export function openProvider(
  env: Pick<Env, "recall">,
  limits: Partial<RecallLimits> = {},
): BotProvider | null {
  return env.recall && createRecallProvider(env.recall, fetch, limits);
}
