/** Keeps each value for `forMs`; above `maxKeys` the oldest goes first. Times in epoch milliseconds. */
export function createRecentValues<Value>(forMs: number, maxKeys: number) {
  const known = new Map<string, { readonly value: Value; readonly at: number }>();

  return {
    get(key: string, now: number): Value | null {
      const entry = known.get(key);
      return entry && Math.abs(now - entry.at) < forMs ? entry.value : null;
    },
    set(key: string, value: Value, now: number): void {
      known.delete(key);
      known.set(key, { value, at: now });
      const [oldest] = known.keys();
      if (known.size > maxKeys && oldest !== undefined) known.delete(oldest);
    },
    forget: (key: string) => void known.delete(key),
  };
}
