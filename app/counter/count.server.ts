import type { Env } from "~/config/env.server";
import type { OutboxHandlers } from "~/jobs/message";
import type { World } from "~/world.server";
import { type CounterAddition, counterObject, rememberTaskCount } from "./read.server";

/**
 * Adds finished tasks and returns the new count. A key (1 to 250 characters) counts once in 30
 * days, so a caller may repeat. `amount` is 1 to 1,000,000. Throws if two calls fail.
 */
export async function addToTaskCount(
  env: Env,
  additions: readonly Pick<CounterAddition, "amount" | "key">[],
  now: number,
): Promise<number> {
  const dated = additions.map((addition) => ({ ...addition, now }));
  // A deploy breaks calls under way.
  const count = await counterObject(env)
    .add(dated)
    .catch(() => counterObject(env).add(dated));
  rememberTaskCount(count, now);
  return count;
}

/** Each `count` message adds one. A batch of the outbox starts together and shares one call. */
export function counterHandlers({
  env,
  clock,
}: Pick<World, "env" | "clock">): OutboxHandlers<"count"> {
  let keys: string[] = [];
  let call: Promise<number> | null = null;

  function addGathered(): Promise<number> {
    const additions = keys.map((key) => ({ amount: 1, key }));
    keys = [];
    call = null;
    return addToTaskCount(env, additions, clock());
  }

  return {
    count: async ({ key }) => {
      keys.push(key);
      await (call ??= Promise.resolve().then(addGathered));
      return { outcome: "sent" };
    },
  };
}
