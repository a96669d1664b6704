import { kindOf, log } from "~/lib/log/log.server";

/** A Worker's simultaneous connections: https://developers.cloudflare.com/workers/platform/limits/ */
const defaultBatchSize = 6;

/**
 * Claims and works on one batch after another within the bounds. An item that failed is logged, and due again when
 * its lease ends. Returns the number of items. Rejects only if `claim` or `work` does.
 */
export async function drain<Item>(
  step: string,
  bounds: { limit: number; budgetMs: number; clock: () => number; batchSize?: number },
  claim: (limit: number, now: number) => Promise<readonly Item[]>,
  work: (items: readonly Item[]) => Promise<readonly PromiseSettledResult<unknown>[]>,
): Promise<number> {
  const end = bounds.clock() + bounds.budgetMs;
  let count = 0;

  while (count < bounds.limit && bounds.clock() <= end) {
    const wanted = Math.min(bounds.batchSize ?? defaultBatchSize, bounds.limit - count);
    const items = await claim(wanted, bounds.clock());
    if (items.length === 0) break;

    for (const result of await work(items)) {
      if (result.status === "rejected") {
        log({ event: "tick.failed", step, kind: kindOf(result.reason) });
      }
    }
    count += items.length;
    if (items.length < wanted) break;
  }
  return count;
}
