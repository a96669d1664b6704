import { useEffect, useState } from "react";
import { ProofCell } from "~/components/sections/proof-cell";
import type { HomeContent } from "~/content/pages/home";

/** Shows "Loading..." until the first poll; without a script, the number from the document. */
export function CountCell({
  label,
  loading,
  inline,
  text,
  method,
  count,
  polled,
}: HomeContent["counter"] & TaskCount) {
  return (
    <ProofCell
      figure={
        <>
          <span className="flex flex-col-reverse no-script:hidden">
            <span className="sr-only">{label}</span>
            <span>{polled ? formatCount(count) : loading}</span>
          </span>
          <span className="hidden no-script:inline">
            {formatCount(count)} <span className="sr-only">{inline}</span>
          </span>
        </>
      }
      text={text}
      method={method}
    />
  );
}

const pollMs = 60_000;
const localIncrement = 2;
const pollTimeoutMs = 10_000;

export type TaskCount = {
  readonly count: number;
  /** True once the first poll succeeded or failed. */
  readonly polled: boolean;
};

/** Rises by 2 every 60 s, and to the server's count if a poll brings a higher one. It never goes down. */
export function useTaskCount(initial: number, path: string): TaskCount {
  const [state, setState] = useState<TaskCount>({ count: initial, polled: false });

  useEffect(() => {
    let isUnmounted = false;
    const poll = async () => {
      const counted = await fetchCount(path);
      if (isUnmounted) return;
      setState(({ count }) => ({ count: Math.max(count, counted ?? 0), polled: true }));
    };
    const timer = setInterval(() => {
      setState((before) => ({ ...before, count: before.count + localIncrement }));
      void poll();
    }, pollMs);
    void poll();

    return () => {
      clearInterval(timer);
      isUnmounted = true;
    };
  }, [path]);

  return state;
}

function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

async function fetchCount(path: string): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(pollTimeoutMs);
    const response = await fetch(path, { signal });
    const body: unknown = response.ok ? await response.json() : null;
    const count = typeof body === "object" && body && "count" in body ? body.count : null;
    return typeof count === "number" && count > 0 ? count : null;
  } catch {
    return null;
  }
}
