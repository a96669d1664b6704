import { log } from "~/lib/log/log.server";

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

/** Returns an error's class and SQLite's code. The message is not logged: it may quote what a person typed. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = /\bSQLITE_[A-Z_]+\b/.exec(rootCause(error).message)?.[0];
  return code === undefined ? error.name : `${error.name} ${code}`;
}

function rootCause(error: Error): Error {
  return error.cause instanceof Error ? rootCause(error.cause) : error;
}
