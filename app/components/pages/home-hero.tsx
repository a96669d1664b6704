import type { HomeContent } from "~/content/pages/home";
import { ActionLink } from "../sections/action";
import { HeroNote } from "../sections/hero-note";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
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
            <ActionLink action={hero.fitCall} variant="ghost" />
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

const brandInk: Partial<Record<IconName, string>> = {
  stripe: "text-stripe",
  clickup: "text-clickup",
  googledrive: "text-googledrive",
  googlemeet: "text-googlemeet",
};

type Step = { icon: IconName; title: string; text: string; took: string };

/** A mock-up of an automation run; screen readers hear its caption instead. */
function RunLog({
  caption,
  title,
  state,
  steps,
}: {
  caption: string;
  title: string;
  state: string;
  steps: readonly Step[];
}) {
  return (
    <div className="rounded-card border border-ink-700 bg-ink-800 p-4 shadow-dark sm:p-5">
      <p className="sr-only">{caption}</p>
      <div aria-hidden="true">
        <div className="mb-3.5 flex justify-between text-fine text-on-dark-subtle">
          <span>{title}</span>
          <span className="flex items-center gap-1.5 text-lime-300">
            <span className="size-1.75 animate-pulse rounded-full bg-lime-300" />
            {state}
          </span>
        </div>
        {steps.map((step, nth) => (
          <div key={step.title}>
            {nth > 0 ? (
              <div className="ml-[33px] h-5 border-l-2 border-dashed border-ink-dash" />
            ) : null}
            <div className="grid grid-cols-[40px_1fr_auto] items-center gap-3.5 rounded-tile border border-ink-700 bg-ink-900 px-3.5 py-3">
              <span
                className={`grid size-10 place-items-center rounded-small bg-paper-0 ${brandInk[step.icon] ?? "text-ink-900"}`}
              >
                <Icon name={step.icon} className="size-5.5" />
              </span>
              <span>
                <span className="block text-small font-semibold">{step.title}</span>
                <span className="block text-fine text-on-dark-subtle">{step.text}</span>
              </span>
              <span className="flex items-center gap-1 max-[359px]:hidden text-fine tabular-nums text-on-dark-subtle">
                <Icon name="check" className="size-3.5" />
                {step.took}
              </span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
