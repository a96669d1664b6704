import type { Env } from "~/config/env.server";

/** What the Durable Object `workers/task-counter.ts` can be asked. Counts include the starting count. */
export type CounterObject = {
  read: () => Promise<number>;
  /**
   * The count afterwards. An addition with a key that was used in the last 30 days is not made again.
   * `amount` is an integer from 1 to 1,000,000, `now` epoch milliseconds. Throws RangeError otherwise.
   */
  add: (addition: CounterAddition) => Promise<number>;
};

export type CounterAddition = {
  readonly amount: number;
  readonly key: string;
  readonly now: number;
};

/** There is one counter. A stub that has thrown may be broken: take a fresh one for each attempt. */
export function counterObject(env: Env): CounterObject {
  return env.taskCounter.getByName("tasks") as unknown as CounterObject;
}
