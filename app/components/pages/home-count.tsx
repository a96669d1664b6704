import { type ReactNode, useEffect, useState } from "react";
import type { HomeContent } from "~/content/pages/home";
import { href } from "~/lib/render/href";
import { Container } from "../ui/container";

type CountWords = HomeContent["counter"];

/** What manual work costs, and what has been taken off people's hands since: the live count. */
export function HomeCount({
  words,
  task,
  cost,
}: {
  words: CountWords;
  task: TaskCount;
  cost: ReactNode;
}) {
  return (
    <section id="cost" className="section-pad">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-6 lg:gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] lg:grid-rows-[auto_1fr]">
        {cost}
        <CounterBox {...words} {...task} />
      </Container>
    </section>
  );
}

/** Waits for the first poll; where scripts do not run, it has the number that came with the document. */
function CounterBox({ label, scale, inline, loading, count, polled }: CountWords & TaskCount) {
  const look = "flex-wrap items-center justify-between gap-x-4 gap-y-1 lg:flex-col lg:items-start";
  const figure = "font-display text-figure tabular-nums text-on-dark lg:text-[4.5rem]";
  return (
    <div className="on-ink flex flex-col justify-between rounded-card bg-ink-900 p-5 text-on-dark-muted sm:px-6 lg:px-9 lg:py-8">
      <Dots count={count} scale={scale} />
      <p className={`${look} flex no-script:hidden`}>
        <span className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="size-1.75 shrink-0 animate-pulse rounded-full bg-lime-300"
          />
          {label}
        </span>
        <span className={figure}>{polled ? formatCount(count) : loading}</span>
      </p>
      <p className={`${look} hidden no-script:flex`}>
        <span className={figure}>{formatCount(count)}</span> {inline}
      </p>
    </div>
  );
}

/** A dot for every 10,000, in rows of 35, which a pattern draws: the full rows, then what is left. */
function Dots({ count, scale }: { count: number; scale: string }) {
  const [each, inRow] = [10_000, 35];
  const dots = Math.floor(count / each);
  const full = Math.floor(dots / inRow);
  return (
    <div className="max-lg:hidden">
      <svg viewBox={`0 0 ${inRow} ${full + 1}`} aria-hidden="true" className="fill-lime-300">
        <pattern id="dot" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle cx=".3" cy=".3" r=".3" />
        </pattern>
        <path fill="url(#dot)" d={`M0 0h${inRow}v${full}h${(dots % inRow) - inRow}v1H0z`} />
      </svg>
      <p className="mt-1 text-fine text-on-dark-subtle">{scale}</p>
    </div>
  );
}

const pollMs = 60_000;
const localIncrement = 2;
const pollTimeoutMs = 10_000;

export type TaskCount = {
  readonly count: number;
  /** The first poll has been answered, well or badly. */
  readonly polled: boolean;
};

/**
 * The live number: rises by 2 each 60 s on its own, and to the server's count at each poll that brings a
 * higher one. It never goes down. A failed poll changes nothing.
 */
export function useTaskCount(initial: number): TaskCount {
  const [state, setState] = useState<TaskCount>({ count: initial, polled: false });

  useEffect(() => {
    let isLeft = false;
    const poll = async () => {
      const counted = await fetchCount();
      if (isLeft) return;
      setState(({ count }) => ({ count: Math.max(count, counted ?? 0), polled: true }));
    };
    const timer = setInterval(() => {
      setState((before) => ({ ...before, count: before.count + localIncrement }));
      void poll();
    }, pollMs);
    void poll();

    return () => {
      clearInterval(timer);
      isLeft = true;
    };
  }, []);

  return state;
}

/** Grouped digits of equal width, so that nothing beside them moves. */
export function formatCount(count: number): string {
  return count.toLocaleString("en-US");
}

async function fetchCount(): Promise<number | null> {
  try {
    const signal = AbortSignal.timeout(pollTimeoutMs);
    const response = await fetch(href("task-counter"), { signal });
    const body: unknown = response.ok ? await response.json() : null;
    const count = typeof body === "object" && body && "count" in body ? body.count : null;
    return typeof count === "number" && count > 0 ? count : null;
  } catch {
    return null;
  }
}
