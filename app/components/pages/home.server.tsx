import type { MetaFunction } from "@remix-run/cloudflare";
import { organization, website } from "~/components/sections/structured-data.server";
import { names } from "~/config/names";
import { automationExamples, home } from "~/content/pages/home";
import { pageMeta } from "~/lib/seo/seo.server";
import { RunLine, RunStep } from "../artefacts/run-step";
import { ActionLink } from "../sections/action";
import { Closing } from "../sections/closing";
import { Examples } from "../sections/examples";
import { Services } from "../sections/lists";
import { Marquee } from "../sections/marquee";
import { Banner } from "../sections/proof";
import { Steps } from "../sections/steps";
import { StoryTeasers } from "../sections/story-teasers";
import { ButtonLink } from "../ui/button";
import { Container } from "../ui/container";
import { Icon } from "../ui/icon";
import { Lede } from "../ui/section";

const { hero, run } = home;

/** For a `Still`. */
export function HomeHero() {
  return (
    <section className="on-ink hero-glow">
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-18 pt-12 lg:grid-cols-[7fr_5fr] lg:items-start lg:pb-20 lg:pt-18">
        <div>
          <Intro />
          <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1.5 text-small text-on-dark-muted">
            {hero.notes.map((note) => (
              <li key={note} className="flex items-center gap-2">
                <Icon name="check" className="size-4.5 text-lime-300" />
                {note}
              </li>
            ))}
          </ul>
          <AppGrid />
        </div>
        <div className="lg:mt-3">
          <HeroRun />
        </div>
      </Container>
    </section>
  );
}

function Intro() {
  const [before, marked, after] = hero.headline;
  return (
    <>
      <h1 className="text-h1-long text-[min(3.75rem,8.3vw)]! *:block lg:text-[min(3.75rem,4.95vw)]!">
        <span>
          {before}
          <em className="not-italic text-lime-300">{marked}</em>
        </span>
        <span className="text-[.875em]">{after}</span>
      </h1>
      <p className="mb-8 mt-5.5 max-w-[54ch] text-balance text-lede text-on-dark-muted">
        {hero.lede}
      </p>
      <div className="flex flex-wrap gap-3 max-phone:*:w-full">
        <ButtonLink href={`#${hero.packages.anchor}`} variant="signal">
          {hero.packages.label}
        </ButtonLink>{" "}
        <ActionLink action={hero.call} variant="ghost" />
      </div>
    </>
  );
}

function AppGrid() {
  return (
    <ul
      aria-label={hero.appsLabel}
      className="mt-8.5 grid grid-cols-[repeat(6,46px)] gap-2.5 max-lg:hidden"
    >
      {hero.apps.map((app) => (
        <li
          key={app.name}
          className="grid size-11.5 place-items-center rounded-button border border-paper-0/10 bg-paper-0/6 text-on-dark"
        >
          {"letters" in app ? (
            <svg role="img" aria-label={app.name} viewBox="0 0 46 46" className="fill-current">
              {app.letters.split("\n").map((line, nth) => (
                <text key={line} x="8" y={21 + nth * 14} className="text-badge font-semibold">
                  {line}
                </text>
              ))}
            </svg>
          ) : (
            <Icon name={app.icon} className="size-5.5" label={app.name} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A mock-up of an automation run; screen readers hear its caption instead. */
function HeroRun() {
  return (
    <div className="rounded-card border border-ink-700 bg-ink-800 p-4 shadow-dark sm:p-5">
      <p className="sr-only">{run.caption}</p>
      <div aria-hidden="true">
        <div className="mb-3.5 flex justify-between text-fine text-on-dark-subtle">
          <span>{run.title}</span>
          <span className="flex items-center gap-1.5 text-lime-300">
            <span className="size-1.75 animate-pulse rounded-full bg-lime-300" />
            {run.state}
          </span>
        </div>
        <div className="run-log">
          {run.steps.map((step, nth) => (
            <div key={step.title}>
              {nth > 0 ? <RunLine /> : null}
              <RunStep {...step} />
            </div>
          ))}
        </div>
        <p className="run-result mt-4 flex items-center gap-2 text-small text-lime-300">
          <Icon name="circle-check" className="size-4.5" />
          {run.result}
        </p>
      </div>
    </div>
  );
}

/** Between the hero and the count, for a `Still`. */
export function HomeTrust() {
  return (
    <div className="border-b border-paper-200 py-5">
      <Container>
        <Marquee {...home.trusted} />
      </Container>
    </div>
  );
}

/** What three kinds of work take, each in its own time, and in the one time that adds them up. */
export function HomeCost() {
  const { title, lede, year, stats, total } = home.cost;
  return (
    <>
      <div>
        <h2 className="max-w-[22ch] text-h2">{title}</h2>
        <Lede>{lede}</Lede>
      </div>
      <div className="rounded-card border border-paper-200 bg-paper-0 px-5 py-5 tabular-nums sm:px-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-9 lg:py-7">
        <p className="text-right text-small text-subtle">{year}</p>
        <dl>
          {stats.map(({ figure, unit, text, inYear }) => (
            <div
              key={text}
              className="grid grid-cols-[1fr_auto] items-center gap-x-2 border-b border-paper-200 py-3.5"
            >
              <dt className="row-start-2 text-muted">{text}</dt>
              <dd className="font-display text-figure">
                {figure} <span className="text-h3 tracking-normal text-subtle">{unit}</span>
              </dd>
              <dd className="row-span-2 font-display text-h3">{inYear}</dd>
            </div>
          ))}
        </dl>
        <p className="flex items-baseline justify-between gap-4 pt-5">
          <span className="font-semibold">{total.label}</span>
          <span className="font-display text-figure text-pine-700">{total.hours}</span>
        </p>
      </div>
    </>
  );
}

/** The home page below its counts, for a `Still`. */
export function HomeRest() {
  return (
    <>
      <Services {...home.packages} />
      <div className="-mt-14 bg-paper-100 pb-14">
        <Container>
          <Banner {...home.notetaker} />
        </Container>
      </div>
      {names.shown.automationExamples ? <Examples {...automationExamples} /> : null}
      <StoryTeasers {...home.stories}>
        <Banner {...home.banner} />
      </StoryTeasers>
      <Steps {...home.howItWorks} />
      <Closing {...home.closing} />
    </>
  );
}

/** The head of the document is still: the browser has no use for what it is made from. */
export const meta: MetaFunction<() => { readonly siteUrl: string }> = ({ data }) =>
  data
    ? pageMeta({
        page: "home",
        title: home.title,
        description: home.description,
        heading: home.hero.headline.join(""),
        about: [organization(data.siteUrl), website(data.siteUrl)],
        siteUrl: data.siteUrl,
      })
    : [];
