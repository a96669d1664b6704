import type { Env } from "~/config/env.server";
import type { OutboxHandlers } from "~/jobs/message";
import { counterObject, rememberTaskCount } from "./read.server";

/**
 * Adds finished tasks to the counter and answers with the count afterwards. The same key (1 to 250
 * characters) counts once in 30 days, so a caller that does not know whether it succeeded repeats.
 * `amount` is an integer from 1 to 1,000,000. Throws when the counter cannot be reached twice in a row.
 */
export async function addToTaskCount(
  env: Env,
  amount: number,
  idempotencyKey: string,
  now: number = Date.now(),
): Promise<number> {
  const addition = { amount, key: idempotencyKey, now };
  // A deploy restarts the object and breaks the calls under way; the key makes the repeat harmless.
  const count = await counterObject(env)
    .add(addition)
    .catch(() => counterObject(env).add(addition));
  rememberTaskCount(count, now);
  return count;
}

/** Every automated job that the system completes adds one. */
export function counterHandlers(env: Env): OutboxHandlers<"count"> {
  return {
    count: async ({ dedupeKey }) => {
      await addToTaskCount(env, 1, dedupeKey);
      return { outcome: "sent" };
    },
  };
}
