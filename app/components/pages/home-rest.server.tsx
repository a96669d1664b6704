import { names } from "~/config/names";
import { home } from "~/content/pages/home";
import { automationExamples } from "~/content/shared/automation-examples";
import { Closing } from "../sections/closing";
import { Examples } from "../sections/examples";
import { Features, Services, Stats, Steps } from "../sections/lists";
import { Marquee } from "../sections/marquee";
import { Banner } from "../sections/proof";
import { Container } from "../ui/container";

/** The home page below its hero, for a `Still`. */
export function HomeRest() {
  return (
    <>
      <div className="border-b border-paper-200 py-3.5">
        <Container>
          <Marquee {...home.trusted} />
        </Container>
      </div>
      <Banner {...home.banner} />
      <Stats {...home.stats} />
      <Services {...home.packages} />
      {names.shown.automationExamples ? <Examples {...automationExamples} /> : null}
      <Features {...home.stories} />
      <Steps {...home.howItWorks} />
      <Closing {...home.closing} />
    </>
  );
}
