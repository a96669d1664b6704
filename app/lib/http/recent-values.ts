/** Keeps each value for `forMs`; above `maxKeys` the oldest goes first. Times in epoch milliseconds. */
export function createRecentValues<Value>(forMs: number, maxKeys: number) {
  const entries = new Map<string, { readonly value: Value; readonly at: number }>();

  return {
    get(key: string, now: number): Value | null {
      const entry = entries.get(key);
      return entry && Math.abs(now - entry.at) < forMs ? entry.value : null;
    },
    set(key: string, value: Value, now: number): Value {
      entries.delete(key);
      entries.set(key, { value, at: now });
      const [oldest] = entries.keys();
      if (entries.size > maxKeys && oldest !== undefined) entries.delete(oldest);
      return value;
    },
    delete: (key: string) => void entries.delete(key),
  };
}
