import type { Env } from "~/config/env.server";
import type { OutboxHandlers } from "~/jobs/message";
import { type CounterAddition, counterObject, rememberTaskCount } from "./read.server";

/**
 * Adds finished tasks to the counter and answers with the count afterwards. The same key (1 to 250
 * characters) counts once in 30 days, so a caller that does not know whether it succeeded repeats.
 * `amount` is an integer from 1 to 1,000,000. Throws when the counter cannot be reached twice in a row.
 */
export async function addToTaskCount(
  env: Env,
  additions: readonly Pick<CounterAddition, "amount" | "key">[],
  now: number = Date.now(),
): Promise<number> {
  const dated = additions.map((addition) => ({ ...addition, now }));
  // A deploy restarts the object and breaks the calls under way; the key makes the repeat harmless.
  const count = await counterObject(env)
    .add(dated)
    .catch(() => counterObject(env).add(dated));
  rememberTaskCount(count, now);
  return count;
}

/**
 * Every automated job that the system completes adds one. The outbox hands out the messages of a batch
 * without a pause between them: they are gathered and go to the counter in one call.
 */
export function counterHandlers(env: Env): OutboxHandlers<"count"> {
  let keys: string[] = [];
  let call: Promise<number> | null = null;

  function addGathered(): Promise<number> {
    const additions = keys.map((key) => ({ amount: 1, key }));
    keys = [];
    call = null;
    return addToTaskCount(env, additions);
  }

  return {
    count: async ({ key }) => {
      keys.push(key);
      await (call ??= Promise.resolve().then(addGathered));
      return { outcome: "sent" };
    },
  };
}
