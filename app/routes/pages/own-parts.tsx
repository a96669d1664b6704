import type { OwnParts } from "~/components/sections/sections";
import type { PageId } from "~/config/pages";
import { clientStories } from "~/content/pages/case-studies";
import { Calculator } from "./automate/calculator";
import { ProcessMap } from "./blueprint/process-map";
import { Story, StoryIndex } from "./case-studies/stories";
import { Partners } from "./launch/partners";
import { ThirtyDays } from "./launch/thirty-days";
import { Worth } from "./launch-my-business/worth";
import { SampleSite } from "./site-by-tonight/site";
import { Quiz } from "./tutorial/quiz";
import { Seats } from "./workspace-pricing/seats";
import { Ticker } from "./workspace-pricing/ticker";

/** What single pages show beside the bands that all of them are made of; `query` is that of their address. */
export function ownPartsOf(page: PageId, query: URLSearchParams): OwnParts | undefined {
  const parts: Partial<Record<PageId, OwnParts>> = {
    automate: { calculator: <Calculator query={query} /> },
    blueprint: { "process-map": <ProcessMap /> },
    "case-studies": {
      index: <StoryIndex />,
      ...Object.fromEntries(
        clientStories.map((story) => [story.id, <Story key={story.id} story={story} />]),
      ),
    },
    launch: { partners: <Partners />, "thirty-days": <ThirtyDays /> },
    "launch-my-business": { worth: <Worth /> },
    "site-by-tonight": { site: <SampleSite /> },
    tutorial: { quiz: <Quiz /> },
    "workspace-pricing": { seats: <Seats />, ticker: <Ticker /> },
  };
  return parts[page];
}
