import { names } from "~/config/names";
import { home } from "~/content/pages/home";
import { automationExamples } from "~/content/shared/automation-examples";
import { Closing } from "../sections/closing";
import { Examples } from "../sections/examples";
import { Services } from "../sections/lists";
import { Marquee } from "../sections/marquee";
import { Banner } from "../sections/proof";
import { Steps } from "../sections/steps";
import { StoryTeasers } from "../sections/story-teasers";
import { Container } from "../ui/container";
import { Lede } from "../ui/section";

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
