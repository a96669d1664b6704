import { ButtonLink } from "~/components/ui/button";
import { Container } from "~/components/ui/container";
import { Icon } from "~/components/ui/icon";
import type { HomeContent } from "~/content/pages/home";
import { href } from "~/lib/href";
import { HeroNote } from "./hero-note";
import { RunLog } from "./run-log";
import { formatCount, type TaskCount } from "./task-counter";

export function HomeHero({
  hero,
  run,
  counter,
  task,
}: Pick<HomeContent, "hero" | "run" | "counter"> & { task: TaskCount }) {
  const [before, marked, after] = hero.headline;
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[21fr_19fr] lg:items-center lg:pb-24 lg:pt-18">
        <div>
          <h1 className="text-h1">
            {before}
            <em className="not-italic text-lime-300">{marked}</em>
            {after}
          </h1>
          <p className="mb-8 mt-5.5 max-w-[54ch] text-lede text-on-dark-muted">{hero.lede}</p>
          <div className="flex flex-wrap gap-3 max-phone:*:w-full">
            <ButtonLink href={`#${hero.packages.anchor}`} variant="signal">
              {hero.packages.label}
            </ButtonLink>{" "}
            <ButtonLink href={href("book")} variant="ghost">
              {hero.fitCall}
            </ButtonLink>
          </div>
          <LiveCount count={task.count} text={counter.inline} />
          <HeroNote className="mt-1.5">{hero.note}</HeroNote>
          <AppGrid {...hero} />
        </div>
        <div>
          <RunLog {...run} />
          <CounterBox {...counter} {...task} />
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

/** Waits for the first poll (decisions 3.2), so it means nothing where scripts do not run. */
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

function AppGrid({ appsLabel, apps }: Pick<HomeContent["hero"], "appsLabel" | "apps">) {
  return (
    <ul
      aria-label={appsLabel}
      className="mt-8.5 grid grid-cols-[repeat(6,46px)] gap-2.5 max-lg:hidden"
    >
      {apps.map(({ icon, name }) => (
        <li
          key={name}
          title={name}
          className="grid size-11.5 place-items-center rounded-button border border-paper-0/10 bg-paper-0/6 text-on-dark"
        >
          <Icon name={icon} className="size-5.5" label={name} />
        </li>
      ))}
    </ul>
  );
}
