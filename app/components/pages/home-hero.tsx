import type { ReactNode } from "react";
import type { HomeContent } from "~/content/pages/home";
import { Container } from "../ui/container";
import { formatCount, type TaskCount } from "./task-counter";

/** Its two counts are live; the parts that it is given are still. */
export function HomeHero({
  words,
  task,
  intro,
  proof,
  run,
}: {
  words: HomeContent["counter"];
  task: TaskCount;
  intro: ReactNode;
  proof: ReactNode;
  run: ReactNode;
}) {
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[7fr_5fr] lg:items-start lg:pb-20 lg:pt-18">
        <div>
          {intro}
          <LiveCount count={task.count} text={words.inline} />
          {proof}
        </div>
        <div className="lg:mt-3">{run}</div>
      </Container>
    </section>
  );
}

/** What manual work costs, and what has been taken off people's hands since: the live count. */
export function HomeCount({
  words,
  task,
  cost,
}: {
  words: HomeContent["counter"];
  task: TaskCount;
  cost: ReactNode;
}) {
  return (
    <section id="cost" className="section-pad">
      <Container>
        {cost}
        <CounterBox {...words} {...task} />
      </Container>
    </section>
  );
}

/** There from the first byte, and still there without script. */
function LiveCount({ count, text }: { count: number; text: string }) {
  return (
    <p className="mt-6 flex items-center gap-2.5 text-small text-on-dark-muted">
      <span
        aria-hidden="true"
        className="size-1.75 shrink-0 animate-pulse rounded-full bg-lime-300"
      />
      <span>
        <strong className="font-semibold tabular-nums text-on-dark">{formatCount(count)}</strong>{" "}
        {text}
      </span>
    </p>
  );
}

/** Shows no number before the first poll, so it means nothing where scripts do not run. */
function CounterBox({
  label,
  loading,
  count,
  polled,
}: Pick<HomeContent["counter"], "label" | "loading"> & TaskCount) {
  return (
    <p className="on-ink mt-4 flex flex-wrap items-center justify-between gap-x-4 rounded-card bg-ink-900 px-5 py-4 no-script:hidden md:px-9 md:py-6">
      <span className="flex items-center gap-3 text-on-dark-muted">
        <span
          aria-hidden="true"
          className="size-1.75 shrink-0 animate-pulse rounded-full bg-lime-300"
        />
        {label}
      </span>
      <span className="font-display text-figure tabular-nums">
        {polled ? formatCount(count) : loading}
      </span>
    </p>
  );
}
