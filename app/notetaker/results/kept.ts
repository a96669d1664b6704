import { createRecentValues } from "~/lib/http/recent-keys";
import type { World } from "~/world.server";
import type { Missing } from "../status";

export type Found<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly missing: Missing };

const keptMs = 60_000;
/** For somebody else's question that is out already; then one asks for oneself. */
const patienceMs = 4_000;
const lookAgainMs = 100;

/**
 * Keeps what was found for a minute, in the memory of this isolate, at most `most` of it: however often the
 * pages and files of a meeting are opened, their provider is asked once. No promise of one request may be
 * awaited in another, so who comes while the question is out looks again and again.
 */
export function createKept<Value>(most: number) {
  const entries = createRecentValues<{ readonly value: Value | null }>(keptMs, most);

  return async (
    { clock, sleep }: Pick<World, "clock" | "sleep">,
    key: string,
    find: () => Promise<Found<Value>>,
  ): Promise<Found<Value>> => {
    for (const began = clock(); clock() - began < patienceMs; await sleep(lookAgainMs)) {
      const entry = entries.get(key, clock());
      if (entry === null) break;
      if (entry.value !== null) return { ok: true, value: entry.value };
    }
    entries.set(key, { value: null }, clock());
    let found: Found<Value> = { ok: false, missing: "unavailable" };
    try {
      found = await find();
      return found;
    } finally {
      if (found.ok) entries.set(key, { value: found.value }, clock());
      else entries.forget(key);
    }
  };
}
