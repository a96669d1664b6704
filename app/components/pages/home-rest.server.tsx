import { names } from "~/config/names";
import { home } from "~/content/pages/home";
import { automationExamples } from "~/content/shared/automation-examples";
import { Closing } from "../sections/closing";
import { Examples } from "../sections/examples";
import { Services, StatCells } from "../sections/lists";
import { Marquee } from "../sections/marquee";
import { Banner } from "../sections/proof";
import { Steps } from "../sections/steps";
import { StoryTeasers } from "../sections/story";
import { Container } from "../ui/container";

/** Between the hero and its second count, for a `Still`. */
export function HomeTrust() {
  return (
    <>
      <div className="border-b border-paper-200 py-3.5">
        <Container>
          <Marquee {...home.trusted} />
        </Container>
      </div>
      <Banner {...home.banner} />
    </>
  );
}

export function HomeCost() {
  const { title, stats } = home.stats;
  return (
    <>
      <h2 className="mb-8 max-w-[22ch] text-h2 md:mb-11">{title}</h2>
      <StatCells stats={stats} />
    </>
  );
}

/** The home page below its counts, for a `Still`. */
export function HomeRest() {
  return (
    <>
      <Services {...home.packages} />
      {names.shown.automationExamples ? <Examples {...automationExamples} /> : null}
      <StoryTeasers {...home.stories} />
      <Steps {...home.howItWorks} />
      <Closing {...home.closing} />
    </>
  );
}
