/** What D1 says when a write may be repeated (platform.md 8); D1 itself never repeats one. */
const retryable =
  /network connection lost|storage caused object to be reset|reset because its code was updated|cannot resolve d1 db due to transient issue/i;

const mostTries = 5;

/**
 * Runs a write that is safe to repeat, again after each failure that D1 calls transient: at most five
 * times, with jitter. `write` must build its statements anew and carry its own idempotency key, because
 * a lost answer may follow a commit. Rejects with the last error.
 */
export async function retryWrite<Value>(
  write: () => Promise<Value>,
  random: () => number,
): Promise<Value> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (tries >= mostTries || !isRetryable(error)) throw error;
      await pause(random() * 40 * 2 ** tries);
    }
  }
}

/** The driver wraps D1's message in a `cause`. */
export function isRetryable(error: unknown): boolean {
  let link = error;
  for (let depth = 0; depth < 5 && link instanceof Error; depth += 1) {
    if (retryable.test(link.message)) return true;
    link = link.cause;
  }
  return false;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
