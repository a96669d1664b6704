import type { ReactNode } from "react";
import type { HomeContent } from "~/content/pages/home";
import { Container } from "../ui/container";
import { formatCount, type TaskCount } from "./task-counter";

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
function CounterBox({ label, inline, loading, count, polled }: CountWords & TaskCount) {
  const look =
    "on-ink flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card bg-ink-900 px-5 py-5 sm:px-6 text-on-dark-muted lg:flex-col lg:items-start lg:px-9 lg:py-8";
  const figure = "font-display text-figure tabular-nums text-on-dark lg:text-[4.5rem]";
  return (
    <>
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
    </>
  );
}
