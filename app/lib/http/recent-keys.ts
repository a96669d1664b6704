/** Keys that were seen a short while ago. Times in epoch milliseconds. */
export type RecentKeys = {
  readonly has: (key: string, now: number) => boolean;
  readonly add: (key: string, now: number) => void;
};

/** Each is remembered for `forMs`. Beyond `maxKeys` the oldest goes first: its memory is bounded. */
export function createRecentKeys(forMs: number, maxKeys: number): RecentKeys {
  const addedAt = new Map<string, number>();

  return {
    has(key, now) {
      const at = addedAt.get(key);
      return at !== undefined && Math.abs(now - at) < forMs;
    },
    add(key, now) {
      addedAt.delete(key);
      addedAt.set(key, now);
      const [oldest] = addedAt.keys();
      if (addedAt.size > maxKeys && oldest !== undefined) addedAt.delete(oldest);
    },
  };
}
