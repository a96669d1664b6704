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
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[21fr_19fr] lg:items-center lg:pb-24 lg:pt-18">
        <div>
          {intro}
          <LiveCount count={task.count} text={words.inline} />
          {proof}
        </div>
        <div>
          {run}
          <CounterBox {...words} {...task} />
        </div>
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
    <p className="mt-4 flex items-baseline justify-between gap-4 rounded-card border border-ink-700 bg-ink-800 px-5 py-4 text-small text-on-dark-muted no-script:hidden">
      {label}
      <span className="font-display text-h3 tabular-nums text-on-dark">
        {polled ? formatCount(count) : loading}
      </span>
    </p>
  );
}
