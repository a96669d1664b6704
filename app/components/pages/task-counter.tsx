import { useEffect, useState } from "react";
import { href } from "~/lib/render/href";

const pollMs = 60_000;
const localIncrement = 2;

export type TaskCount = {
  readonly count: number;
  /** The first poll has been answered, well or badly. */
  readonly polled: boolean;
};

/**
 * The live number: rises by 2 each 60 s on its own, and is replaced by the server's count at each poll
 * that brings one. A failed poll changes nothing.
 */
export function useTaskCount(initial: number): TaskCount {
  const [state, setState] = useState<TaskCount>({ count: initial, polled: false });

  useEffect(() => {
    const leaving = new AbortController();
    const poll = async () => {
      const counted = await fetchCount(leaving.signal);
      if (leaving.signal.aborted) return;
      setState(({ count }) => ({ count: counted ?? count, polled: true }));
    };
    const timer = setInterval(() => {
      setState((before) => ({ ...before, count: before.count + localIncrement }));
      void poll();
    }, pollMs);
    void poll();

    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);

  return state;
}

/** Grouped digits of equal width, so that nothing beside them moves. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

async function fetchCount(signal: AbortSignal): Promise<number | null> {
  try {
    const response = await fetch(href("task-counter"), { signal });
    const body: unknown = response.ok ? await response.json() : null;
    const count = typeof body === "object" && body && "count" in body ? body.count : null;
    return typeof count === "number" && count > 0 ? count : null;
  } catch {
    return null;
  }
}
