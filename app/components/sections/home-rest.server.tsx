import { Container } from "~/components/ui/container";
import { home } from "~/content/pages/home";
import { Banner } from "./banner";
import { Closing } from "./closing";
import { Features } from "./features";
import { Marquee } from "./marquee";
import { Services } from "./services";
import { Stats } from "./stats";
import { Steps } from "./steps";

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
      <Features {...home.stories} />
      <Steps {...home.howItWorks} />
      <Closing {...home.closing} />
    </>
  );
}
