import type { ReactNode } from "react";
import { TextLink } from "~/components/sections/action";
import { Signed } from "~/components/sections/quote";
import { Badge } from "~/components/ui/badge";
import { Icon } from "~/components/ui/icon";
import { clientStories, type Story as StoryWords } from "~/content/pages/case-studies";
import { labels } from "~/content/words/labels";

const words = labels.story;

/** Links to the stories, each with its old and new time. */
export function StoryIndex() {
  return (
    <ol className="border-b lg:mt-2.5">
      {clientStories.map(({ id, industry, company, before, after, per }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex items-baseline justify-between gap-4 border-t py-2.5 hover:text-tint-ink lg:py-3.5"
          >
            <span className="font-display text-[1.0625rem] font-semibold">
              {industry}
              <span className="block font-body text-small font-normal text-muted">{company}</span>
            </span>
            <span className="text-right font-display font-semibold whitespace-nowrap lg:text-h3">
              <s className="font-normal text-muted">{before.time}</s> {after.time}
              <span className="block font-body text-small font-normal text-muted">{per}</span>
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}

/** Before and after on one scale; the first story is set larger. */
export function Story({ story }: { story: StoryWords }) {
  const { id, before, after, per, saved, results, quote } = story;
  const isFirst = story === clientStories[0];
  return (
    <article id={id} aria-labelledby={`${id}-title`} className="section-tight border-t">
      <div className="column">
        <Head {...story} />
        <div className="mt-6 grid gap-6 md:mt-9">
          <Lane label={words.before} {...before} per={per} large={isFirst}>
            <Tape units={before.units} large={isFirst} />
          </Lane>
          <Lane label={words.after} {...after} large={isFirst} isAfter>
            <Tape units={before.units} kept={after.units} large={isFirst} />
            <p className="mt-2 text-[1.125rem] lg:absolute lg:mt-0 lg:inset-y-0 lg:right-1 lg:flex lg:items-center lg:gap-2 lg:bg-lime-300 lg:px-4 lg:text-ui">
              <b className={`font-display ${isFirst ? "lg:text-claim" : "lg:text-h3"}`}>{saved}</b>{" "}
              {per}
            </p>
          </Lane>
        </div>
        <div className="mt-8 grid gap-x-18 gap-y-8 lg:mt-12 lg:grid-cols-2">
          <ChallengeAndSolution {...story} />
          <div>
            <h3 className="sr-only">{words.results}</h3>
            <ul className="border-t border-fg">
              {results.map(({ figure, title, text }) => (
                <li
                  key={title}
                  className="grid grid-cols-[8.75rem_1fr] items-baseline gap-x-4 py-4 not-first:border-t md:grid-cols-[12rem_1fr]"
                >
                  <p className="font-display text-[1.75rem] leading-none font-semibold whitespace-nowrap md:text-[2.5rem]">
                    {figure}
                  </p>
                  <div>
                    <p className="font-semibold">{title}</p>
                    <p className="text-small text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <figure className="mt-8 lg:mt-10">
          <blockquote className={isFirst ? "quote-large max-w-[24em]" : "max-w-184 text-lede"}>
            “{quote.quote}”
          </blockquote>
          <Signed by={quote.by} />
        </figure>
      </div>
    </article>
  );
}

function Head({ id, logo, company, industry, badge, headline, summary, tools }: StoryWords) {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="flex items-center gap-3 text-small">
          <img src={logo} alt="" width={48} height={48} loading="lazy" className="size-8" />
          <span>
            <b>{company}</b> <span className="text-muted">{industry}</span>
          </span>
        </p>
        {badge ? <Badge tone="service">{badge}</Badge> : null}
      </div>
      <div className="gap-x-18 gap-y-3 lg:grid lg:grid-cols-2">
        <h2 id={`${id}-title`} className="max-w-[15em] text-h2">
          {headline}
        </h2>
        <div className="max-w-136 max-lg:mt-3">
          <p className="text-lede text-muted">{summary}</p>
          <p className="mt-1 text-small text-subtle">{tools.join(", ")}</p>
        </div>
      </div>
    </>
  );
}

function Lane({
  label,
  time,
  per,
  steps,
  large,
  isAfter = false,
  children,
}: {
  label: string;
  time: string;
  per?: string;
  steps: readonly string[];
  large: boolean;
  isAfter?: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <p className="mb-2.5 flex flex-wrap items-baseline gap-x-3.5 text-muted">
        <span className="min-w-12 text-small">{label}</span>
        <b
          className={`font-display font-semibold ${large ? "text-figure max-md:text-price" : "text-[1.75rem] leading-none whitespace-nowrap md:text-[2.5rem]"} ${isAfter ? "text-fg" : ""}`}
        >
          {time}
        </b>
        {per ? <span className="text-small">{per}</span> : null}
      </p>
      <div className="relative">{children}</div>
      <ol
        className={`mt-3 flex flex-wrap gap-x-2 gap-y-1 text-small ${isAfter ? "" : "text-muted"}`}
      >
        {steps.map((step, nth) => (
          <li key={step} className="flex gap-x-2">
            {step}
            {nth < steps.length - 1 ? (
              <Icon name="arrow-right" className="size-4 self-center" />
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One box per unit. `kept`: how many of them the change did not save. */
function Tape({ units, kept, large }: { units: number; kept?: number; large: boolean }) {
  const dividers = Array.from({ length: units - 1 }, (_, nth) => `M${nth + 1} 0v1`).join("");
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${units} 1`}
      preserveAspectRatio="none"
      className={`h-11 w-full rounded-small ${large ? "md:h-22" : ""}`}
    >
      <rect
        width={units}
        height="1"
        className={kept === undefined ? "fill-paper-200" : "fill-lime-300"}
      />
      {kept === undefined ? null : <rect width={kept} height="1" className="fill-pine-600" />}
      <path
        d={dividers}
        className="fill-none stroke-paper-0 stroke-2 [vector-effect:non-scaling-stroke]"
      />
    </svg>
  );
}

function ChallengeAndSolution({ challenge, solution, service }: StoryWords) {
  return (
    <div>
      <h3 className="text-h3">{words.challenge}</h3>
      <p className="mt-1 max-w-136 text-muted">{challenge}</p>
      <h3 className="mt-5 text-h3">{words.solution}</h3>
      <p className="mt-1 max-w-136 text-muted">{solution}</p>
      <p className="mt-5">
        <TextLink action={service} />
      </p>
    </div>
  );
}
