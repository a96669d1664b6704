import { Badge } from "~/components/ui/badge";
import { Portrait } from "~/components/ui/portrait";
import { Section } from "~/components/ui/section";
import { labels } from "~/content/words/labels";
import { TextLink } from "./action";
import { OnTint } from "./on-tint";
import type { StorySection } from "./proof";
import { StoryChange } from "./story-change";

const words = labels.story;

/** Its last word never stands alone on a line. */
const unwidowed = (name: string) => name.replace(/ (\S+)$/, "\u00A0$1");

/** Two compositions, by the ground that the story stands on. */
export function Story(story: StorySection) {
  const { id, tone } = story;
  return (
    <Section id={id} tone={tone ?? "paper"}>
      <article className="story grid grid-cols-[minmax(0,1fr)] gap-y-10 lg:gap-y-14 print:gap-y-6">
        {tone === "alternate" ? <FiguresBeside {...story} /> : <FiguresAcross {...story} />}
      </article>
    </Section>
  );
}

/** What was built stands beside the headline, the figures in a row below; the client has the last word. */
function FiguresAcross(story: StorySection) {
  const { change, saved, quote, tint } = story;
  return (
    <>
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_6fr]">
        <div>
          <Heading {...story} />
          <div className="mt-6">
            <Facts {...story} />
          </div>
        </div>
        <Built {...story} />
      </div>
      <Results {...story} across />
      <div className="grid gap-x-14 gap-y-8 lg:grid-cols-2">
        <StoryChange {...change} saved={saved} />
        <div className="grid content-center gap-8">
          <ChallengeAndSolution {...story} />
        </div>
      </div>
      <OnTint quote={quote.quote} by={quote.by} tint={tint} />
    </>
  );
}

/** What was built stands below the headline with the figures at its side; the steps cross the page. */
function FiguresBeside(story: StorySection) {
  const { change, saved, quote } = story;
  return (
    <>
      <Heading {...story} />
      <div className="grid gap-x-14 gap-y-8 max-lg:-mt-6 lg:-mt-4 lg:grid-cols-[6fr_5fr]">
        <Built {...story} />
        <div>
          <Facts {...story} />
          <Results {...story} />
        </div>
      </div>
      <div className="grid gap-x-14 gap-y-8 sm:grid-cols-2">
        <ChallengeAndSolution {...story} />
      </div>
      <StoryChange {...change} saved={saved} across />
      <figure className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-5 sm:gap-x-10">
        <Portrait of={quote.by} className="size-20 rounded-full sm:row-span-2 sm:size-44" />
        <blockquote className="font-display text-[1.625rem] leading-[1.25] tracking-tight text-balance max-sm:order-1 max-sm:col-span-2 sm:self-end lg:text-[2.5rem]">
          “{quote.quote}”
        </blockquote>
        <figcaption className="sm:self-start">
          <span className="block font-semibold">{quote.by.name}</span>
          <span className="block text-small text-muted">
            {quote.by.role}, {quote.by.company}
          </span>
        </figcaption>
      </figure>
    </>
  );
}

function Heading({ logo, company, headline }: StorySection) {
  return (
    <header>
      <p className="flex items-center gap-3 font-semibold">
        <img src={logo} alt="" width={48} height={48} loading="lazy" className="size-8" />
        {unwidowed(company)}
      </p>
      <h2 className="mt-5 text-h2 text-balance">{headline}</h2>
    </header>
  );
}

function Built({ built }: StorySection) {
  return (
    <img
      src={built.src}
      alt={built.caption}
      width={600}
      height={440}
      loading="lazy"
      className="w-full rounded-card"
    />
  );
}

function Facts({ summary, industry, tools }: StorySection) {
  return (
    <>
      <p className="text-pretty">{summary}</p>
      <dl className="mt-5 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-small">
        <dt className="text-subtle">{words.industry}</dt>
        <dd>{industry}</dd>
        <dt className="text-subtle">{words.tools}</dt>
        <dd>{tools.join(", ")}</dd>
      </dl>
    </>
  );
}

function Results({ results, across = false }: StorySection & { across?: boolean }) {
  const list = across
    ? "max-lg:divide-y lg:grid lg:grid-cols-3 lg:gap-x-14 border-y"
    : "mt-6 divide-y border-t";
  return (
    <div>
      <h3 className="sr-only">{words.results}</h3>
      <ul className={`${list} divide-paper-200 border-paper-200`}>
        {results.map((result) => (
          <li key={result.title} className={`py-4 ${across ? "lg:py-8" : ""}`}>
            <div className="flex flex-wrap items-baseline gap-x-3">
              <p
                className={`shrink-0 font-display text-figure tabular-nums max-lg:text-[2.25rem] ${across ? "lg:mb-2 lg:w-full" : ""}`}
              >
                {result.figure}
              </p>
              <p className="font-semibold">{result.title}</p>
            </div>
            <p className="text-small text-muted">{result.text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChallengeAndSolution({ challenge, solution, service, badge }: StorySection) {
  return (
    <>
      <div>
        <h3 className="text-h3">{words.challenge}</h3>
        <p className="mt-2.5 text-pretty text-muted">{challenge}</p>
      </div>
      <div>
        <h3 className="text-h3">{words.solution}</h3>
        <p className="mt-2.5 text-pretty text-muted">{solution}</p>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <TextLink action={service} />
          {badge ? <Badge tone="workspace">{badge}</Badge> : null}
        </p>
      </div>
    </>
  );
}
