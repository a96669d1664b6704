/** Values by key, for a while. Times in epoch milliseconds. */
type RecentValues<Value> = {
  readonly get: (key: string, now: number) => Value | null;
  readonly set: (key: string, value: Value, now: number) => void;
  readonly forget: (key: string) => void;
};

/** Keeps each value for `forMs`; above `maxKeys` the oldest goes first. */
export function createRecentValues<Value>(forMs: number, maxKeys: number): RecentValues<Value> {
  const known = new Map<string, { readonly value: Value; readonly at: number }>();

  return {
    get(key, now) {
      const entry = known.get(key);
      return entry && Math.abs(now - entry.at) < forMs ? entry.value : null;
    },
    set(key, value, now) {
      known.delete(key);
      known.set(key, { value, at: now });
      const [oldest] = known.keys();
      if (known.size > maxKeys && oldest !== undefined) known.delete(oldest);
    },
    forget: (key) => void known.delete(key),
  };
}

type RecentKeys = {
  readonly has: (key: string, now: number) => boolean;
  readonly add: (key: string, now: number) => void;
};

export function createRecentKeys(forMs: number, maxKeys: number): RecentKeys {
  const values = createRecentValues<true>(forMs, maxKeys);
  return {
    has: (key, now) => values.get(key, now) !== null,
    add: (key, now) => values.set(key, true, now),
  };
}
